begin;
select plan(27);

insert into auth.users (id, email, email_confirmed_at)
values ('00000000-0000-4000-8000-00000000000a', 'stranger@practice.example', now());

insert into public.leads (email, channel, submission_id)
values ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000001');

select policies_are('public', 'leads', array[]::text[], 'leads has no policy');

-- anon
set local role anon;
select throws_ok('select from public.leads', '42501', null, 'anon cannot read leads');
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('x@y.example', 'widget', gen_random_uuid()) $$,
  '42501', null, 'anon cannot insert leads'
);
select throws_ok($$ update public.leads set email = 'x@y.example' $$, '42501', null, 'anon cannot update leads');
select throws_ok('delete from public.leads', '42501', null, 'anon cannot delete leads');
select throws_ok('truncate public.leads', '42501', null, 'anon cannot truncate leads');
select throws_ok($$ select public.capture_lead(gen_random_uuid(), 'widget') $$, '42501', null, 'anon cannot call capture_lead');

-- A signed-in user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated","email":"ana@practice.example","user_metadata":{"email":"ana@practice.example"}}';
select throws_ok('select from public.leads', '42501', null, 'users cannot read leads');
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('x@y.example', 'widget', gen_random_uuid()) $$,
  '42501', null, 'users cannot insert leads'
);
select throws_ok($$ update public.leads set profile_id = auth.uid() $$, '42501', null, 'users cannot update leads');
select throws_ok('delete from public.leads', '42501', null, 'users cannot delete leads');
select throws_ok('truncate public.leads', '42501', null, 'users cannot truncate leads');
select throws_ok($$ select public.capture_lead(gen_random_uuid(), 'widget') $$, '42501', null, 'users cannot call capture_lead');

-- The service
reset role;
set local role service_role;
select lives_ok('select from public.leads', 'the service reads leads');
select lives_ok(
  $$ insert into public.leads (channel, submission_id) values ('link', '00000000-0000-4000-8000-000000000002') $$,
  'the service inserts a link without an email'
);
select throws_ok($$ update public.leads set utm_source = 'x' $$, '42501', null, 'the service cannot update leads');
select throws_ok('delete from public.leads', '42501', null, 'the service cannot delete leads');
select throws_ok('truncate public.leads', '42501', null, 'the service cannot truncate leads');

-- Any role
reset role;
select throws_ok(
  $$ update public.leads set email = 'other@practice.example' $$,
  '42501', 'A lead is never changed: leads are append-only', 'the table owner cannot change a lead'
);
select lives_ok(
  $$ update public.leads set profile_id = '00000000-0000-4000-8000-00000000000a' where email = 'ana@practice.example' $$,
  'the table owner can set profile_id'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id) values ('widget', gen_random_uuid()) $$,
  '23514', null, 'rejects a widget capture without an email'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id) values ('form', gen_random_uuid()) $$,
  '23514', null, 'rejects a form capture without an email'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('Ana@Practice.example', 'widget', gen_random_uuid()) $$,
  '23514', null, 'rejects an email with capitals'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('ana@practice', 'widget', gen_random_uuid()) $$,
  '23514', null, 'rejects an email without a dot in its domain'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id) values ('telepathy', gen_random_uuid()) $$,
  '23514', null, 'rejects an unknown channel'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id, click_ids) values ('link', gen_random_uuid(), '[]') $$,
  '23514', null, 'rejects click ids that are not an object'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id)
     values ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000001') $$,
  '23505', null, 'rejects a second lead of a submission'
);

select * from finish();
rollback;
