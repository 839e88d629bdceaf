begin;
select plan(45);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, created_at, updated_at)
values (
  '00000000-0000-4000-8000-00000000000b', 'businessDetails', '{"selected_type": "recent"}', 1, 'businessDetails',
  '2026-01-01', '2026-01-01'
);

-- What the app sends for one answer: one statement, as the REST interface writes it.
create function pg_temp.save(
  owner uuid, key text, answer jsonb, step integer, path text, at timestamptz default '2026-01-02', complete boolean default null
) returns void
language plpgsql
as $$
begin
  if complete is null then
    insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, updated_at)
    values (owner, key, answer, step, path, at)
    on conflict (profile_id, question_key) do update set
      profile_id = excluded.profile_id, question_key = excluded.question_key, response = excluded.response,
      step_number = excluded.step_number, branch_path = excluded.branch_path, updated_at = excluded.updated_at;
  else
    insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, updated_at, is_complete)
    values (owner, key, answer, step, path, at, complete)
    on conflict (profile_id, question_key) do update set
      profile_id = excluded.profile_id, question_key = excluded.question_key, response = excluded.response,
      step_number = excluded.step_number, branch_path = excluded.branch_path, updated_at = excluded.updated_at,
      is_complete = excluded.is_complete;
  end if;
end
$$;

select policies_are('public', 'onboarding_responses', array[
  'Owners read their own answers', 'Owners insert their own answers', 'Owners change their own answers'
], 'onboarding_responses has exactly these policies');
select col_is_pk('public', 'onboarding_responses', array['profile_id', 'question_key'], 'the primary key is owner and question');

-- anon
set local role anon;
select throws_ok('select from public.onboarding_responses', '42501', null, 'anon cannot read answers');
select throws_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000b', 'clinicModel', '{}', 10, 'clinicModel') $$,
  '42501', null, 'anon cannot insert answers'
);
select throws_ok($$ update public.onboarding_responses set response = '{}' $$, '42501', null, 'anon cannot update answers');
select throws_ok('delete from public.onboarding_responses', '42501', null, 'anon cannot delete answers');
select throws_ok('truncate public.onboarding_responses', '42501', null, 'anon cannot truncate answers');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'businessDetails', '{"selected_type": "thinking"}', 1, 'businessDetails') $$,
  'owners insert their own answers'
);
select results_eq(
  'select profile_id, question_key, response, step_number, branch_path, is_complete, created_at, updated_at from public.onboarding_responses',
  $$ values (
    '00000000-0000-4000-8000-00000000000a'::uuid, 'businessDetails', '{"selected_type": "thinking"}'::jsonb, 1::smallint,
    'businessDetails', false, now(), '2026-01-02'::timestamptz
  ) $$,
  'owners read only their own answers'
);
select throws_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000b', 'clinicModel', '{}', 10, 'clinicModel') $$,
  '42501', null, 'owners cannot insert answers of other users'
);
select throws_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000b', 'businessDetails', '{}', 1, 'businessDetails') $$,
  '42501', null, 'owners cannot upsert answers of other users'
);
select is_empty(
  $$ update public.onboarding_responses set response = '{}' where profile_id = '00000000-0000-4000-8000-00000000000b' returning 1 $$,
  'owners cannot update answers of other users'
);
select throws_ok('delete from public.onboarding_responses', '42501', null, 'owners cannot delete answers');
select throws_ok('truncate public.onboarding_responses', '42501', null, 'owners cannot truncate answers');

-- Saving again
update public.onboarding_responses set created_at = '2000-01-01';
select is((select created_at from public.onboarding_responses), now(), 'an update cannot change created_at');
select lives_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'businessDetails', '{"selected_type": "recent"}', 1, 'businessDetails', '2026-01-03') $$,
  'the same upsert saves an answer again'
);
select results_eq(
  'select response, step_number, created_at, updated_at from public.onboarding_responses',
  $$ values ('{"selected_type": "recent"}'::jsonb, 1::smallint, now(), '2026-01-03'::timestamptz) $$,
  'the second save changes the answer and its time in the same row'
);
select lives_ok(
  $$ update public.onboarding_responses set step_number = 7, question_key = 'practiceVision', profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  'an update of owner, question and step does not fail'
);
select results_eq(
  'select profile_id, question_key, step_number from public.onboarding_responses',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'businessDetails', 1::smallint) $$,
  'an update cannot change owner, question or step'
);

-- Completion
select throws_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'clinicModel', '{}', 10, 'clinicModel', '2026-01-02', true) $$,
  '23514', null, 'a middle question cannot complete the onboarding'
);
select lives_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'designDetails', '{"selected_style": "warm"}', 13, 'businessDetails.designDetails', '2026-01-02', true) $$,
  'the last question completes the onboarding'
);
select lives_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'designDetails', '{"selected_style": "modern"}', 13, 'businessDetails.designDetails') $$,
  'the last question can be saved again without is_complete'
);
select is(
  (select is_complete from public.onboarding_responses where question_key = 'designDetails'), true, 'is_complete stays true after that save'
);
update public.onboarding_responses set is_complete = false where question_key = 'designDetails';
select is(
  (select is_complete from public.onboarding_responses where question_key = 'designDetails'), true,
  'an update cannot reset is_complete'
);
select lives_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'websiteFeedback', '{}', 5, 'businessDetails.websiteFeedback', '2026-01-02', false) $$,
  'the last question of the other branch may be incomplete'
);
update public.onboarding_responses set is_complete = true where question_key = 'websiteFeedback';
select is(
  (select is_complete from public.onboarding_responses where question_key = 'websiteFeedback'), true,
  'the last question of the other branch can complete later'
);

-- Clocks
select lives_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'clinicModel', '{"selected_model": "hybrid", "updated_at": "2999-01-01T00:00:00.000Z"}', 10, 'businessDetails.clinicModel', '2999-01-01T00:00:00Z') $$,
  'an answer from a clock that is ahead is saved'
);
select is(
  (select updated_at from public.onboarding_responses where question_key = 'clinicModel'), date_trunc('milliseconds', now()),
  'updated_at of an answer from a clock ahead is database time'
);
select is(
  (select (response ->> 'updated_at')::timestamptz from public.onboarding_responses where question_key = 'clinicModel'),
  (select updated_at from public.onboarding_responses where question_key = 'clinicModel'),
  'updated_at inside the answer is database time too'
);
select matches(
  (select response ->> 'updated_at' from public.onboarding_responses where question_key = 'clinicModel'),
  '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$', 'updated_at inside the answer has the client format'
);
select is(
  (select response ->> 'selected_model' from public.onboarding_responses where question_key = 'clinicModel'), 'hybrid',
  'the correction keeps the rest of the answer'
);
update public.onboarding_responses set updated_at = '2999-01-01', response = '{"selected_model": "boutique"}' where question_key = 'clinicModel';
select is(
  (select response from public.onboarding_responses where question_key = 'clinicModel'), '{"selected_model": "boutique"}'::jsonb,
  'an answer without updated_at gets none'
);
select is(
  (select updated_at from public.onboarding_responses where question_key = 'clinicModel'), date_trunc('milliseconds', now()),
  'an update with a time ahead is corrected too'
);
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, created_at, updated_at)
values ('00000000-0000-4000-8000-00000000000a', 'buildPresence', '{"selected_id": "write"}', 6, 'businessDetails.buildPresence', '2999-01-01', '2026-01-02');
select is(
  (select created_at from public.onboarding_responses where question_key = 'buildPresence'), now(),
  'created_at is never in the future'
);
select is(
  (select updated_at from public.onboarding_responses where question_key = 'buildPresence'), '2026-01-02'::timestamptz,
  'past times are kept as sent'
);

-- Locations
create function pg_temp.zip_of(answer jsonb) returns text
language plpgsql
as $$
begin
  perform pg_temp.save('00000000-0000-4000-8000-00000000000a', 'practiceLocation', answer, 11, 'businessDetails.practiceLocation');
  return (select response #>> '{location_details,zipcode}' from public.onboarding_responses where question_key = 'practiceLocation');
end
$$;
select is(
  pg_temp.zip_of('{"selected_locations": ["virtual", "physical"], "location_details": {"states": ["FL"], "zipcode": "00501"}}'),
  '00501', 'a practice with an office keeps its ZIP code'
);
select is(
  pg_temp.zip_of('{"selected_locations": ["virtual"], "location_details": {"states": ["FL"], "zipcode": "33101"}}'),
  '', 'a practice without an office has an empty ZIP code'
);
select is(
  (select response from public.onboarding_responses where question_key = 'practiceLocation'),
  '{"selected_locations": ["virtual"], "location_details": {"states": ["FL"], "zipcode": ""}}'::jsonb,
  'clearing the ZIP code keeps the rest of the answer'
);
select is(pg_temp.zip_of('{"location_details": {"zipcode": "33101"}}'), '', 'a practice without any location has an empty ZIP code');
select is(pg_temp.zip_of('{"selected_locations": ["virtual"], "location_details": {}}'), null, 'a missing ZIP code is not added');
select lives_ok($$ select pg_temp.zip_of('{"location_details": "33101"}') $$, 'location details of another type are kept');

-- The services
reset role;
set local role service_role;
select is(
  (select count(distinct profile_id) from public.onboarding_responses), 2::bigint, 'the service reads all answers'
);
select throws_ok(
  $$ select pg_temp.save('00000000-0000-4000-8000-00000000000a', 'practiceVision', '{}', 7, 'practiceVision') $$,
  '42501', null, 'the service cannot insert answers'
);
select throws_ok('delete from public.onboarding_responses', '42501', null, 'the service cannot delete answers');

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  'select profile_id from public.onboarding_responses',
  $$ values ('00000000-0000-4000-8000-00000000000b'::uuid) $$, 'deleting a user deletes only their answers'
);

select * from finish();
rollback;
