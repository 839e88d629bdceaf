begin;
select plan(36);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.site_builds (profile_id, flow, answers_version, status, last_error) values
  ('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01', 'failed', 'ours'),
  ('00000000-0000-4000-8000-00000000000b', 'current-website', '2026-01-01', 'done', null);

select policies_are('public', 'site_builds', array[
  'Owners read their own builds'
], 'site_builds has exactly this policy');

-- anon
set local role anon;
select throws_ok('select status from public.site_builds', '42501', null, 'anon cannot read builds');
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version) values ('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'anon cannot insert builds'
);
select throws_ok($$ update public.site_builds set status = 'queued' $$, '42501', null, 'anon cannot update builds');
select throws_ok('delete from public.site_builds', '42501', null, 'anon cannot delete builds');
select throws_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'anon cannot call queue_site_build'
);

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select profile_id, flow, status, answers_version, created_at, updated_at from public.site_builds',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'build-presence', 'failed', '2026-01-01'::timestamptz, now(), now()) $$,
  'owners read the status of only their own builds'
);
select throws_ok('select last_error from public.site_builds', '42501', null, 'owners cannot read last_error');
select throws_ok('select attempts from public.site_builds', '42501', null, 'owners cannot read attempts');
select throws_ok('select locked_until from public.site_builds', '42501', null, 'owners cannot read locked_until');
select throws_ok('select * from public.site_builds', '42501', null, 'owners cannot select all columns');
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version) values ('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'owners cannot insert builds'
);
select throws_ok($$ update public.site_builds set status = 'queued' $$, '42501', null, 'owners cannot update builds');
select throws_ok('delete from public.site_builds', '42501', null, 'owners cannot delete builds');
select throws_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'owners cannot call queue_site_build'
);

-- The services
reset role;
set local role service_role;
select throws_ok('delete from public.site_builds', '42501', null, 'the service cannot delete builds');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000b', 'current-website', '2026-01-01'),
  jsonb_build_object('status', 'done', 'created_at', now()), 'a finished version is not built again'
);
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01'),
  jsonb_build_object('status', 'queued', 'created_at', now()), 'a failed version is queued again'
);
select results_eq(
  $$ select status, flow, answers_version, attempts, locked_until, last_error from public.site_builds
     where profile_id = '00000000-0000-4000-8000-00000000000a' order by status $$,
  $$ values
     ('failed', 'build-presence', '2026-01-01'::timestamptz, 0::smallint, null::timestamptz, 'ours'),
     ('queued', 'build-presence', '2026-01-01'::timestamptz, 0::smallint, null::timestamptz, null) $$,
  'a failed version gets a new build'
);
select lives_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01') $$,
  'queueing a queued version again succeeds'
);
select is(
  (select count(*) from public.site_builds where status = 'queued'), 1::bigint, 'queueing a queued version again adds no build'
);

update public.site_builds set status = 'building', attempts = 2, locked_until = now() + interval '1 minute', created_at = '2026-01-01'
where status = 'queued';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2025-12-31') ->> 'status',
  'building', 'older answers do not change a running build'
);
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-02-02'),
  jsonb_build_object('status', 'queued', 'created_at', '2026-01-01'::timestamptz),
  'newer answers restart a running build and keep created_at'
);
select results_eq(
  $$ select status, flow, answers_version, attempts, locked_until from public.site_builds
     where profile_id = '00000000-0000-4000-8000-00000000000a' and status <> 'failed' $$,
  $$ values ('queued', 'current-website', '2026-02-02'::timestamptz, 0::smallint, null::timestamptz) $$,
  'the restarted build has the new version and no lock'
);
update public.site_builds set status = 'done' where status = 'queued';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-03-03') ->> 'status',
  'queued', 'newer answers after a finished build queue a new one'
);
update public.site_builds set status = 'done' where status = 'queued';
insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-04-04') ->> 'status',
  'queued', 'an undelivered draft does not prevent a build'
);
update public.site_builds set status = 'done' where status = 'queued';
update public.initial_drafts set url = '/drafts/ana', delivered_at = '2026-04-05';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-04-05'),
  jsonb_build_object('status', 'done', 'created_at', '2026-04-05'::timestamptz),
  'answers that are not newer than a draft made by hand build nothing'
);
select is((select count(*) from public.site_builds where status = 'queued'), 0::bigint, 'and queue nothing');
select throws_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000c', 'build-presence', now()) $$,
  '23503', null, 'rejects an unknown owner'
);

-- Constraints
create function pg_temp.takes(changes text) returns text
language plpgsql
as $$
begin
  execute 'update public.site_builds set ' || changes || ' where profile_id = ''00000000-0000-4000-8000-00000000000b''';
  return null;
exception when check_violation then
  return sqlstate;
end
$$;
select is(pg_temp.takes($$ flow = 'other' $$), '23514', 'rejects an unknown flow');
select is(pg_temp.takes($$ status = 'lost' $$), '23514', 'rejects an unknown status');
select is(pg_temp.takes($$ status = 'building' $$), '23514', 'rejects a running build without a lock');
select is(pg_temp.takes($$ last_error = repeat('x', 2001) $$), '23514', 'rejects an error message that is too long');
insert into public.site_builds (profile_id, flow, answers_version) values ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-06-06');
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version, status, locked_until)
     values ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-07-07', 'building', now()) $$,
  '23505', null, 'rejects a second running build of an owner'
);
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version, status)
     values ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-06-06', 'done') $$,
  '23505', null, 'rejects a second build of a version'
);

reset role;
delete from auth.users;
select is_empty('select from public.site_builds', 'deleting a user deletes the builds');

select * from finish();
rollback;
