begin;
select plan(27);

insert into auth.users (id, email, email_confirmed_at)
values ('00000000-0000-4000-8000-00000000000a', 'stranger@practice.example', now());

insert into public.leads (email, channel, submission_id)
values ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000001');

select policies_are('public', 'leads', array[]::text[], 'leads has no policy');

-- anon
set local role anon;
select throws_ok('select from public.leads', '42501', null, 'anon reads no lead');
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('x@y.example', 'widget', gen_random_uuid()) $$,
  '42501', null, 'anon writes no lead'
);
select throws_ok($$ update public.leads set email = 'x@y.example' $$, '42501', null, 'anon changes no lead');
select throws_ok('delete from public.leads', '42501', null, 'anon deletes no lead');
select throws_ok('truncate public.leads', '42501', null, 'anon empties nothing');
select throws_ok($$ select public.capture_lead('{}') $$, '42501', null, 'anon captures nothing without the function at the edge');

-- A signed-in stranger
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated","email":"ana@practice.example","user_metadata":{"email":"ana@practice.example"}}';
select throws_ok('select from public.leads', '42501', null, 'a stranger reads no lead');
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('x@y.example', 'widget', gen_random_uuid()) $$,
  '42501', null, 'a stranger writes no lead'
);
select throws_ok($$ update public.leads set profile_id = auth.uid() $$, '42501', null, 'a stranger claims no lead');
select throws_ok('delete from public.leads', '42501', null, 'a stranger deletes no lead');
select throws_ok('truncate public.leads', '42501', null, 'a stranger empties nothing');
select throws_ok($$ select public.capture_lead('{}') $$, '42501', null, 'a stranger captures nothing');

-- The function at the edge
reset role;
set local role service_role;
select lives_ok('select from public.leads', 'the service reads leads');
select lives_ok(
  $$ insert into public.leads (channel, submission_id) values ('link', '00000000-0000-4000-8000-000000000002') $$,
  'the service stores a link without an email'
);
select throws_ok($$ update public.leads set utm_source = 'x' $$, '42501', null, 'the service changes no lead');
select throws_ok('delete from public.leads', '42501', null, 'the service deletes no lead');
select throws_ok('truncate public.leads', '42501', null, 'the service empties nothing');

-- Whatever the role
reset role;
select throws_ok(
  $$ update public.leads set email = 'other@practice.example' $$,
  '42501', 'A lead is never changed: leads are append-only', 'not even the owner of the table changes a lead'
);
select lives_ok(
  $$ update public.leads set profile_id = '00000000-0000-4000-8000-00000000000a' where email = 'ana@practice.example' $$,
  'a lead can be given its profile'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id) values ('widget', gen_random_uuid()) $$,
  '23514', null, 'a capture of the widget has an email'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id) values ('form', gen_random_uuid()) $$,
  '23514', null, 'a capture of a form has an email'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('Ana@Practice.example', 'widget', gen_random_uuid()) $$,
  '23514', null, 'an email is stored in lower case'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id) values ('ana@practice', 'widget', gen_random_uuid()) $$,
  '23514', null, 'an email has a domain that mail can reach'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id) values ('telepathy', gen_random_uuid()) $$,
  '23514', null, 'a channel is known'
);
select throws_ok(
  $$ insert into public.leads (channel, submission_id, click_ids) values ('link', gen_random_uuid(), '[]') $$,
  '23514', null, 'click ids come by name'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id)
     values ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000001') $$,
  '23505', null, 'a submission is stored once'
);

select * from finish();
rollback;
