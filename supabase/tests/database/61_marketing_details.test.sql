begin;
select plan(22);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path) values (
  '00000000-0000-4000-8000-00000000000b', 'marketingDetails', '{"selected_status": "past"}', 2, 'businessDetails.marketingDetails'
);
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path) values (
  '00000000-0000-4000-8000-00000000000b', 'businessDetails', '{"selected_status": "none"}', 1, 'businessDetails'
);

select policies_are('public', 'marketing_details', array[
  'Owners read their own marketing status'
], 'marketing_details has exactly this policy');
select results_eq(
  'select profile_id, marketing_status, created_at, updated_at from public.marketing_details',
  $$ values ('00000000-0000-4000-8000-00000000000b'::uuid, 'past', now(), now()) $$,
  'the answer stands in marketing_details, and only that answer'
);

-- anon
set local role anon;
select throws_ok('select from public.marketing_details', '42501', null, 'anon reads no status');
select throws_ok(
  $$ insert into public.marketing_details (profile_id, marketing_status) values ('00000000-0000-4000-8000-00000000000a', 'self') $$,
  '42501', null, 'anon writes no status'
);
select throws_ok($$ update public.marketing_details set marketing_status = 'self' $$, '42501', null, 'anon changes no status');
select throws_ok('delete from public.marketing_details', '42501', null, 'anon deletes no status');

-- The owner, and a stranger to the other
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.marketing_details', 'owners read no status of another');
select throws_ok(
  $$ insert into public.marketing_details (profile_id, marketing_status) values ('00000000-0000-4000-8000-00000000000a', 'self') $$,
  '42501', null, 'owners write no status but by answering'
);
select throws_ok($$ update public.marketing_details set marketing_status = 'self' $$, '42501', null, 'owners change none');
select throws_ok('delete from public.marketing_details', '42501', null, 'owners delete none');

insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values ('00000000-0000-4000-8000-00000000000a', 'marketingDetails', '{"selected_status": "self"}', 2, 'businessDetails.marketingDetails');
select results_eq(
  'select profile_id, marketing_status from public.marketing_details',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'self') $$, 'owners read the status that they answered'
);
update public.onboarding_responses set response = '{"selected_status": "current"}';
select results_eq(
  'select marketing_status from public.marketing_details', $$ values ('current') $$, 'another answer is another status'
);
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values ('00000000-0000-4000-8000-00000000000a', 'marketingDetails', '{"selected_status": "none"}', 2, 'businessDetails.marketingDetails')
on conflict (profile_id, question_key) do update set response = excluded.response;
select results_eq(
  'select marketing_status from public.marketing_details', $$ values ('none') $$, 'an answer that is upserted too'
);
select lives_ok(
  $$ update public.onboarding_responses set response = '{"selected_status": {"a": 1}, "updated_at": "x"}' where question_key = 'marketingDetails' $$,
  'a status of another shape fails no save'
);
select is_empty('select from public.marketing_details', 'and is none');
update public.onboarding_responses set response = '{"selected_status": "self"}' where question_key = 'marketingDetails';
select lives_ok(
  $$ update public.onboarding_responses set response = jsonb_build_object('selected_status', repeat('x', 41)) $$,
  'neither does one that is too long'
);
select is_empty('select from public.marketing_details', 'which is none either');

-- The services
reset role;
set local role service_role;
select results_eq(
  'select marketing_status from public.marketing_details', $$ values ('past') $$, 'the service reads every status'
);
select throws_ok($$ update public.marketing_details set marketing_status = 'self' $$, '42501', null, 'the service changes none');
select throws_ok('delete from public.marketing_details', '42501', null, 'the service deletes none');

reset role;
delete from public.onboarding_responses where question_key = 'marketingDetails';
select is_empty('select from public.marketing_details', 'an answer that is deleted takes its status along');

insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path) values (
  '00000000-0000-4000-8000-00000000000b', 'marketingDetails', '{"selected_status": "past"}', 2, 'businessDetails.marketingDetails'
);
delete from auth.users;
select is_empty('select from public.marketing_details', 'a status goes with its user');

select * from finish();
rollback;
