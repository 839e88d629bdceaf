-- Edits while a website is queued or being built.
begin;
select plan(15);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');

create function pg_temp.answer(status text, key text default 'marketingDetails', step integer default 2) returns timestamptz
language sql
as $$
  insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
  values ('00000000-0000-4000-8000-00000000000a', key, jsonb_build_object('selected_status', status), step, key)
  on conflict (profile_id, question_key) do update set response = excluded.response
  returning changed_at;
$$;
create function pg_temp.build() returns public.site_builds language sql security definer as $$
  select * from public.site_builds where profile_id = '00000000-0000-4000-8000-00000000000a'
$$;
create function pg_temp.take() returns void language sql security definer as $$
  update public.site_builds set status = 'building', attempts = 2, locked_until = now() + interval '1 minute', last_error = 'once'
  where status = 'queued'
$$;
create temporary table seen (name text primary key, at timestamptz);
grant all on seen to authenticated;

set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
insert into seen select 'first', pg_temp.answer('self');
select is((pg_temp.build()).id, null, 'an answer queues no build');

reset role;
insert into public.site_builds (profile_id, flow, answers_version, created_at)
select '00000000-0000-4000-8000-00000000000a', 'current-website', at, '2026-01-01' from seen;
insert into public.site_builds (profile_id, flow, answers_version, status, locked_until) values
  ('00000000-0000-4000-8000-00000000000b', 'current-website', '2026-01-01', 'building', now() + interval '1 minute');

-- Not begun
set local role authenticated;
insert into seen select 'edit', pg_temp.answer('agency');
select is((pg_temp.build()).answers_version, (select at from seen where name = 'edit'), 'an edit updates the version of a queued build');
select is((pg_temp.build()).status, 'queued', 'the build stays queued');
select is((pg_temp.build()).created_at, '2026-01-01'::timestamptz, 'the build keeps created_at');
insert into seen select 'new', pg_temp.answer('x', 'webPresence', 3);
select is((pg_temp.build()).answers_version, (select at from seen where name = 'new'), 'a new answer updates the version of a queued build');

-- Begun
reset role;
select pg_temp.take();
set local role authenticated;
select is(pg_temp.answer('agency'), (select at from seen where name = 'edit'), 'saving the same answer keeps the version');
select is((pg_temp.build()).status, 'building', 'saving the same answer keeps a running build');
insert into seen select 'late', pg_temp.answer('none');
select results_eq(
  $$ select status, answers_version, attempts, locked_until, last_error, created_at from pg_temp.build() $$,
  $$ select 'queued', at, 0::smallint, null::timestamptz, null, '2026-01-01'::timestamptz from seen where name = 'late' $$,
  'an edit restarts a running build'
);
reset role;
select is_empty(
  $$ update public.site_builds set status = 'done' where status = 'building' and locked_until = now() + interval '1 minute'
     and profile_id = '00000000-0000-4000-8000-00000000000a' returning id $$,
  'the worker of the old answers cannot finish the build'
);
select is((select status from public.site_builds where profile_id = '00000000-0000-4000-8000-00000000000b'), 'building',
  'builds of other owners keep running');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'current-website', (select at from seen where name = 'late')),
  jsonb_build_object('status', 'queued', 'created_at', '2026-01-01'::timestamptz), 'a start after the edit returns the restarted build'
);
select is((select count(*) from public.site_builds where profile_id = '00000000-0000-4000-8000-00000000000a'), 1::bigint, 'a start after the edit adds no build');

-- Ended
update public.site_builds set status = 'done' where status = 'queued';
set local role authenticated;
select lives_ok($$ select pg_temp.answer('self') $$, 'a later edit succeeds');
select is((pg_temp.build()).status, 'done', 'a later edit does not restart a finished build');
reset role;
update public.site_builds set status = 'failed' where status = 'done';
select pg_temp.answer('agency');
select is((pg_temp.build()).status, 'failed', 'a later edit does not restart a failed build');

select * from finish();
rollback;
