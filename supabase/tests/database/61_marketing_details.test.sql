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
  'only the marketing answer is copied to marketing_details'
);

-- anon
set local role anon;
select throws_ok('select from public.marketing_details', '42501', null, 'anon cannot read a status');
select throws_ok(
  $$ insert into public.marketing_details (profile_id, marketing_status) values ('00000000-0000-4000-8000-00000000000a', 'self') $$,
  '42501', null, 'anon cannot insert a status'
);
select throws_ok($$ update public.marketing_details set marketing_status = 'self' $$, '42501', null, 'anon cannot update a status');
select throws_ok('delete from public.marketing_details', '42501', null, 'anon cannot delete a status');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.marketing_details', 'owners cannot read the status of other users');
select throws_ok(
  $$ insert into public.marketing_details (profile_id, marketing_status) values ('00000000-0000-4000-8000-00000000000a', 'self') $$,
  '42501', null, 'owners cannot insert a status directly'
);
select throws_ok($$ update public.marketing_details set marketing_status = 'self' $$, '42501', null, 'owners cannot update a status directly');
select throws_ok('delete from public.marketing_details', '42501', null, 'owners cannot delete a status directly');

insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values ('00000000-0000-4000-8000-00000000000a', 'marketingDetails', '{"selected_status": "self"}', 2, 'businessDetails.marketingDetails');
select results_eq(
  'select profile_id, marketing_status from public.marketing_details',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'self') $$, 'owners read the status of their answer'
);
update public.onboarding_responses set response = '{"selected_status": "current"}';
select results_eq(
  'select marketing_status from public.marketing_details', $$ values ('current') $$, 'an update of the answer updates the status'
);
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values ('00000000-0000-4000-8000-00000000000a', 'marketingDetails', '{"selected_status": "none"}', 2, 'businessDetails.marketingDetails')
on conflict (profile_id, question_key) do update set response = excluded.response;
select results_eq(
  'select marketing_status from public.marketing_details', $$ values ('none') $$, 'an upsert of the answer updates the status'
);
select lives_ok(
  $$ update public.onboarding_responses set response = '{"selected_status": {"a": 1}, "updated_at": "x"}' where question_key = 'marketingDetails' $$,
  'an answer with a malformed status is saved'
);
select is_empty('select from public.marketing_details', 'a malformed status deletes the row');
update public.onboarding_responses set response = '{"selected_status": "self"}' where question_key = 'marketingDetails';
select lives_ok(
  $$ update public.onboarding_responses set response = jsonb_build_object('selected_status', repeat('x', 41)) $$,
  'an answer with a long status is saved'
);
select is_empty('select from public.marketing_details', 'a long status deletes the row');

-- The services
reset role;
set local role service_role;
select results_eq(
  'select marketing_status from public.marketing_details', $$ values ('past') $$, 'the service reads every status'
);
select throws_ok($$ update public.marketing_details set marketing_status = 'self' $$, '42501', null, 'the service cannot update a status');
select throws_ok('delete from public.marketing_details', '42501', null, 'the service cannot delete a status');

reset role;
delete from public.onboarding_responses where question_key = 'marketingDetails';
select is_empty('select from public.marketing_details', 'deleting the answer deletes the status');

insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path) values (
  '00000000-0000-4000-8000-00000000000b', 'marketingDetails', '{"selected_status": "past"}', 2, 'businessDetails.marketingDetails'
);
delete from auth.users;
select is_empty('select from public.marketing_details', 'deleting a user deletes the status');

select * from finish();
rollback;
