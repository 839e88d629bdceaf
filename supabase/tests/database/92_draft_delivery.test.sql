-- The queue and the outbox under the worker's functions.
begin;
select plan(53);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example'),
  ('00000000-0000-4000-8000-00000000000c', 'cy@practice.example');
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values ('00000000-0000-4000-8000-00000000000a', 'businessDetails', '{"selected_type": "thinking"}', 1, 'businessDetails');
insert into public.site_builds (profile_id, flow, answers_version, created_at) values
  ('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01', '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000b', 'current-website', '2026-01-01', '2026-01-02'),
  ('00000000-0000-4000-8000-00000000000c', 'build-presence', '2026-01-01', '2026-01-03');
create temporary table claims (name text primary key, claimed jsonb);
grant all on claims to service_role;
create function pg_temp.claim(of_name text, number integer default 0) returns jsonb language sql as $$
  select claimed -> 'builds' -> number from claims where name = of_name
$$;
create function pg_temp.record(build jsonb, card text default encode('first', 'base64')) returns integer language sql as $$
  select public.record_draft(
    (build ->> 'id')::uuid, (build ->> 'lock')::timestamptz, 'warm', '{"kind": "full"}', '2026-01-01', card
  )
$$;
create function pg_temp.fail(build jsonb, is_final boolean default false) returns text language sql as $$
  select public.note_build_failure((build ->> 'id')::uuid, (build ->> 'lock')::timestamptz, 'database unavailable', is_final)
$$;

select is_empty($$ select policyname from pg_policies where tablename = 'mails' $$, 'mails has no policy');
set local role anon;
select throws_ok('select status from public.mails', '42501', null, 'anon cannot read mails');
select throws_ok('update public.mails set version = 1', '42501', null, 'anon cannot update mails');
select throws_ok('insert into public.mails (version) values (1)', '42501', null, 'anon cannot insert mails');
select throws_ok('delete from public.mails', '42501', null, 'anon cannot delete mails');
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select throws_ok('select status from public.mails', '42501', null, 'owners cannot read mails');
select throws_ok('update public.mails set version = 1', '42501', null, 'owners cannot update mails');
select throws_ok('insert into public.mails (version) values (1)', '42501', null, 'owners cannot insert mails');
select throws_ok('delete from public.mails', '42501', null, 'owners cannot delete mails');
select throws_ok('select public.claim_site_builds()', '42501', null, 'owners cannot claim builds');
select throws_ok('select public.claim_mails()', '42501', null, 'owners cannot claim mails');
select throws_ok(
  $$ select public.record_draft(gen_random_uuid(), now(), 'warm', '{}', now()) $$, '42501', null, 'owners cannot record drafts'
);
select throws_ok($$ select public.note_mail(gen_random_uuid()) $$, '42501', null, 'owners cannot note mails');
reset role;
set local role service_role;
select throws_ok('delete from public.mails', '42501', null, 'the service cannot delete mails');

-- Claims
insert into claims select 'first', public.claim_site_builds(2);
select is(
  (select jsonb_path_query_array(claimed, '$.builds[*].profile.id') from claims),
  '["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"]', 'the oldest builds are claimed'
);
select is((select claimed -> 'more' from claims), 'true', 'the claim tells that more is due');
select is(pg_temp.claim('first') #> '{answers,0,response}', '{"selected_type": "thinking"}', 'a build comes with its answers');
select is(pg_temp.claim('first') -> 'entries', '[]', 'a build comes without entries where there are none');
insert into claims select 'rest', public.claim_site_builds(2);
select is((select jsonb_array_length(claimed -> 'builds') from claims where name = 'rest'), 1, 'a claimed build is not claimed again');
select is((select claimed -> 'more' from claims where name = 'rest'), 'false', 'the claim tells that nothing more is due');

-- A delivery
select is(pg_temp.record(pg_temp.claim('first') || '{"lock": "2026-01-01"}'), null, 'a lock that is not the own one records nothing');
select is((select count(*) from public.draft_versions), 0::bigint, 'and leaves no version');
select is(pg_temp.record(pg_temp.claim('first')), 1, 'the first version is recorded');
select is(pg_temp.record(pg_temp.claim('first')), null, 'a repeat records nothing');
select results_eq(
  $$ select d.url, d.slug ~ '^[0-9a-f]{32}$', d.version, d.delivered_at, b.status, m.status, v.flow
     from public.initial_drafts as d join public.site_builds as b using (profile_id)
     join public.mails as m using (profile_id) join public.draft_versions as v using (profile_id) where m.reminder is null $$,
  $$ select '/drafts/' || slug, true, 1, now(), 'done', 'due', 'build-presence' from public.initial_drafts $$,
  'the draft, its version, the end of the build and the mail are there together'
);
select is(pg_temp.fail(pg_temp.claim('first')), null, 'a delivered build cannot fail');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-02-02') ->> 'status', 'queued',
  'newer answers queue a build'
);
create temporary table address as select slug from public.initial_drafts;
select is(public.read_draft_card(slug), encode('first', 'base64'), 'the picture is that of the version') from address;
insert into claims select 'second', public.claim_site_builds(2);
select is(pg_temp.record(pg_temp.claim('second'), encode('second', 'base64')), 2, 'the next version is recorded');
select results_eq('select version from public.draft_versions order by version', 'values (1), (2)', 'the old version stays');
select results_eq('select slug from public.initial_drafts', 'select slug from address', 'the address stays');
select is(public.read_draft_card(slug), encode('second', 'base64'), 'the picture is that of the newest version') from address;
select is((select count(*) from private.draft_cards), 1::bigint, 'an owner has one picture');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-03-03') ->> 'status', 'queued',
  'even newer answers queue a build'
);
insert into claims select 'third', public.claim_site_builds(2);
select is(pg_temp.record(pg_temp.claim('third'), null), 3, 'a version whose picture could not be drawn is recorded');
select is(public.read_draft_card(slug), null, 'and is not shown with the picture of another') from address;

-- An expired lease
update public.site_builds set locked_until = now() - interval '1 second' where profile_id = '00000000-0000-4000-8000-00000000000c';
insert into claims select 'again', public.claim_site_builds(2);
select is(pg_temp.claim('again') ->> 'id', pg_temp.claim('rest') ->> 'id', 'a build whose lease is over is claimed again');
-- All of this file happens at one time: the lock of the slow worker would be older.
select is(
  pg_temp.record(pg_temp.claim('rest') || jsonb_build_object('lock', now() + interval '59 seconds')), null,
  'the slow worker cannot record'
);

-- Failures
select is(pg_temp.fail(pg_temp.claim('first', 1)), 'queued', 'a failed build goes back into the queue');
select results_eq(
  $$ select attempts, locked_until, last_error from public.site_builds where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  $$ values (1::smallint, now() + interval '10 seconds', 'database unavailable') $$, 'with a pause and the reason'
);
select is(pg_temp.fail(pg_temp.claim('again'), true), 'failed', 'a final failure ends the build');
select results_eq(
  $$ select m.version, b.status, b.last_error from public.mails as m join public.site_builds as b on b.id = m.build_id $$,
  $$ values (null::integer, 'failed', 'database unavailable') $$, 'and writes the mail to the support'
);
update public.site_builds set status = 'building', attempts = 5, locked_until = now() where profile_id = '00000000-0000-4000-8000-00000000000b';
select is(jsonb_array_length(public.claim_site_builds() -> 'builds'), 0, 'a build whose worker died five times is not claimed');
select results_eq(
  $$ select status, last_error from public.site_builds where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  $$ values ('failed', 'database unavailable') $$, 'it has failed'
);

-- Mails
insert into claims select 'mails', public.claim_mails(3);
select is(
  (select jsonb_path_query_array(claimed, '$.mails[*].email') from claims where name = 'mails') @> '["ana@practice.example"]', true,
  'a mail comes with the address of the account'
);
select is((select claimed -> 'more' from claims where name = 'mails'), 'true', 'the claim tells that more mails are due');
select is(
  (select count(*) from public.mails where attempts = 1 and locked_until = now() + interval '30 seconds'), 3::bigint,
  'claimed mails are locked'
);
select is(public.note_mail(id, 'unavailable 0'), true, 'a failure is noted') from public.mails where version = 1;
select is(public.note_mail(id), true, 'a sent mail is noted') from public.mails where version = 1;
select is(public.note_mail(id, 'late'), null, 'a sent mail stays sent') from public.mails where version = 1;
select is(public.note_mail(id, 'refused 422', true), true, 'a refused mail is given up') from public.mails where version = 2;
update public.mails set status = 'due', locked_until = null, first_tried_at = now() - interval '1 day' where version = 2;
select is(
  jsonb_path_query_array(public.claim_mails(10), '$.mails[*].facts.version') @> '[2]', false,
  'a mail that may have been sent a day ago is not repeated'
);

reset role;
delete from auth.users;
select is_empty('select from public.mails', 'deleting a user deletes the mails');

select * from finish();
rollback;
