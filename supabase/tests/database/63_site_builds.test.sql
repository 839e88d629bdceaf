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
select throws_ok('select status from public.site_builds', '42501', null, 'anon reads no build');
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version) values ('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'anon queues no build'
);
select throws_ok($$ update public.site_builds set status = 'queued' $$, '42501', null, 'anon changes no build');
select throws_ok('delete from public.site_builds', '42501', null, 'anon deletes no build');
select throws_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'anon does not call the queue'
);

-- The owner, and a stranger to the other
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select profile_id, flow, status, answers_version, created_at, updated_at from public.site_builds',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'build-presence', 'failed', '2026-01-01'::timestamptz, now(), now()) $$,
  'owners read how their own builds stand, and no other'
);
select throws_ok('select last_error from public.site_builds', '42501', null, 'owners do not read what went wrong with us');
select throws_ok('select attempts from public.site_builds', '42501', null, 'nor how often');
select throws_ok('select locked_until from public.site_builds', '42501', null, 'nor who holds it until when');
select throws_ok('select * from public.site_builds', '42501', null, 'nor everything at once');
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version) values ('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'owners queue no build past the function at the edge'
);
select throws_ok($$ update public.site_builds set status = 'queued' $$, '42501', null, 'owners change no build');
select throws_ok('delete from public.site_builds', '42501', null, 'owners delete no build');
select throws_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', now()) $$,
  '42501', null, 'owners do not call the queue'
);

-- The services
reset role;
set local role service_role;
select throws_ok('delete from public.site_builds', '42501', null, 'the service deletes no build');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000b', 'current-website', '2026-01-01'),
  jsonb_build_object('status', 'done', 'created_at', now()), 'a version that is built is not built again'
);
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01'),
  jsonb_build_object('status', 'queued', 'created_at', now()), 'a version that failed is queued again'
);
select results_eq(
  $$ select status, flow, answers_version, attempts, locked_until, last_error from public.site_builds
     where profile_id = '00000000-0000-4000-8000-00000000000a' order by status $$,
  $$ values
     ('failed', 'build-presence', '2026-01-01'::timestamptz, 0::smallint, null::timestamptz, 'ours'),
     ('queued', 'build-presence', '2026-01-01'::timestamptz, 0::smallint, null::timestamptz, null) $$,
  'as a build of its own'
);
select lives_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01') $$,
  'a version that is queued may be queued again'
);
select is(
  (select count(*) from public.site_builds where status = 'queued'), 1::bigint, 'and is queued once'
);

update public.site_builds set status = 'building', attempts = 2, locked_until = now() + interval '1 minute', created_at = '2026-01-01'
where status = 'queued';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2025-12-31') ->> 'status',
  'building', 'answers that are older than what is being built change nothing'
);
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-02-02'),
  jsonb_build_object('status', 'queued', 'created_at', '2026-01-01'::timestamptz),
  'newer answers begin a running build again, which still counts from when it was asked for'
);
select results_eq(
  $$ select status, flow, answers_version, attempts, locked_until from public.site_builds
     where profile_id = '00000000-0000-4000-8000-00000000000a' and status <> 'failed' $$,
  $$ values ('queued', 'current-website', '2026-02-02'::timestamptz, 0::smallint, null::timestamptz) $$,
  'with the new version, free to be taken'
);
update public.site_builds set status = 'done' where status = 'queued';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-03-03') ->> 'status',
  'queued', 'newer answers after a finished build make another'
);
update public.site_builds set status = 'done' where status = 'queued';
insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-04-04') ->> 'status',
  'queued', 'a draft that is not delivered stops nothing'
);
update public.site_builds set status = 'done' where status = 'queued';
update public.initial_drafts set url = '/drafts/ana', delivered_at = '2026-04-05';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', '2026-05-05'),
  jsonb_build_object('status', 'done', 'created_at', '2026-04-05'::timestamptz), 'once a draft is delivered nothing is queued'
);
select is((select count(*) from public.site_builds where status = 'queued'), 0::bigint, 'really nothing');
select throws_ok(
  $$ select public.queue_site_build('00000000-0000-4000-8000-00000000000c', 'build-presence', now()) $$,
  '23503', null, 'nothing is built for nobody'
);

-- What cannot be stored
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
select is(pg_temp.takes($$ flow = 'other' $$), '23514', 'a flow that nobody knows');
select is(pg_temp.takes($$ status = 'lost' $$), '23514', 'a status that nobody knows');
select is(pg_temp.takes($$ status = 'building' $$), '23514', 'somebody who builds without a lock');
select is(pg_temp.takes($$ last_error = repeat('x', 2001) $$), '23514', 'an error without end');
insert into public.site_builds (profile_id, flow, answers_version) values ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-06-06');
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version, status, locked_until)
     values ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-07-07', 'building', now()) $$,
  '23505', null, 'a second running build of one owner'
);
select throws_ok(
  $$ insert into public.site_builds (profile_id, flow, answers_version, status)
     values ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-06-06', 'done') $$,
  '23505', null, 'the same version built twice'
);

reset role;
delete from auth.users;
select is_empty('select from public.site_builds', 'builds go with their user');

select * from finish();
rollback;
