begin;
select plan(41);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.change_requests (id, profile_id, areas, details)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', '{copy}', 'Say Dr. Ben.');

select policies_are('public', 'change_requests', array[
  'Owners read their own change requests', 'Owners insert their own change requests'
], 'change_requests has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.change_requests', '42501', null, 'anon cannot read requests');
select throws_ok(
  $$ insert into public.change_requests (profile_id, areas)
     values ('00000000-0000-4000-8000-00000000000a', '{copy}') $$,
  '42501', null, 'anon cannot insert requests'
);
select throws_ok($$ update public.change_requests set status = 'done' $$, '42501', null, 'anon cannot update requests');
select throws_ok('delete from public.change_requests', '42501', null, 'anon cannot delete requests');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.change_requests', 'owners cannot see requests of other users');
select lives_ok(
  $$ insert into public.change_requests (areas, details) values ('{copy,mobile}', 'Shorter, please.') $$,
  'owners insert requests'
);
select results_eq(
  'select profile_id, areas, details, status::text, created_at from public.change_requests',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, '{copy,mobile}'::text[], 'Shorter, please.', 'open', now()) $$,
  'a new request is open, has database time, and is readable by its owner'
);
select lives_ok(
  $$ insert into public.change_requests (id, details) values ('00000000-0000-4000-8000-0000000000a1', 'Once') $$,
  'owners choose the id of a request'
);
select throws_ok(
  $$ insert into public.change_requests (id, details) values ('00000000-0000-4000-8000-0000000000a1', 'Once') $$,
  '23505', null, 'a repeated request is stored once'
);
select lives_ok($$ insert into public.change_requests (areas) values ('{design}') $$, 'a request may have only areas');
select lives_ok($$ insert into public.change_requests (details) values ('The phone number') $$, 'a request may have only details');
select throws_ok('insert into public.change_requests default values', '23514', null, 'rejects a request without areas and details');
select throws_ok(
  $$ insert into public.change_requests (details) values (E' \n\t') $$, '23514', null, 'rejects a request with blank details'
);
select throws_ok(
  $$ insert into public.change_requests (areas) values ('{copy,price}') $$, '23514', null, 'rejects an unknown area'
);
select throws_ok(
  'insert into public.change_requests (areas) values (array[null]::text[])', '23514', null, 'rejects a null area'
);
select throws_ok(
  $$ insert into public.change_requests (areas) values (array_fill('copy'::text, array[9])) $$,
  '23514', null, 'rejects more than eight areas'
);
select lives_ok(
  $$ insert into public.change_requests (details) values (repeat('x', 4000)) $$, 'accepts details of 4,000 characters'
);
select throws_ok(
  $$ insert into public.change_requests (details) values (repeat('x', 4001)) $$, '23514', null, 'rejects details of 4,001 characters'
);
select throws_ok(
  $$ insert into public.change_requests (profile_id, areas)
     values ('00000000-0000-4000-8000-00000000000b', '{copy}') $$,
  '42501', null, 'owners cannot insert requests of other users'
);
select throws_ok(
  $$ insert into public.change_requests (areas, status) values ('{copy}', 'done') $$,
  '42501', null, 'owners cannot set the status'
);
select throws_ok(
  $$ insert into public.change_requests (areas, created_at) values ('{copy}', '2020-01-01') $$,
  '42501', null, 'owners cannot set created_at'
);
select throws_ok($$ update public.change_requests set details = 'x' $$, '42501', null, 'owners cannot update requests');
select throws_ok('delete from public.change_requests', '42501', null, 'owners cannot delete requests');
select lives_ok(
  $$ insert into public.change_requests (details) select 'Wish ' || n from generate_series(1, 15) as n $$,
  'accepts twenty open requests'
);
select throws_ok(
  $$ insert into public.change_requests (details) values ('One more') $$,
  '23514', 'Twenty requests are open already.', 'rejects the twenty-first open request'
);

-- A token without a user id
set local request.jwt.claims = '{"role":"authenticated"}';
select is_empty('select from public.change_requests', 'a token without a user id reads no requests');
select throws_ok(
  $$ insert into public.change_requests (areas) values ('{copy}') $$, '42501', null, 'a token without a user id inserts no requests'
);

-- The services
reset role;
set local role service_role;
select is((select count(*) from public.change_requests), 21::bigint, 'the service reads every request');
select throws_ok(
  $$ insert into public.change_requests (profile_id, areas)
     values ('00000000-0000-4000-8000-00000000000a', '{copy}') $$,
  '42501', null, 'the service cannot insert requests'
);
select lives_ok(
  $$ update public.change_requests set status = 'in_progress' where details like 'Wish%' $$,
  'the service sets the status'
);
select throws_ok(
  $$ update public.change_requests set reason = 'Too long' where details = 'The phone number' $$,
  '23514', null, 'rejects a reason for a request that is not declined'
);
select lives_ok(
  $$ update public.change_requests set status = 'declined', reason = 'Your number is on every page.'
     where details = 'The phone number' $$,
  'the service declines a request with a reason'
);
select throws_ok(
  $$ update public.change_requests set status = 'lost' $$, '23514', null, 'rejects an unknown status'
);
select throws_ok(
  $$ update public.change_requests set details = 'x' $$, '42501', null, 'the service cannot change details'
);
select throws_ok('delete from public.change_requests', '42501', null, 'the service cannot delete requests');

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(
  (select reason from public.change_requests where status = 'declined'), 'Your number is on every page.',
  'owners read the reason'
);
select throws_ok(
  $$ insert into public.change_requests (details) values ('One more') $$, 'PT429', null, 'rejects the twenty-first new request in an hour'
);
select throws_ok(
  $$ insert into public.change_requests (id, details) values ('00000000-0000-4000-8000-0000000000a1', 'Once') $$,
  '23505', null, 'a repeated request is told that it is stored, not of the limit'
);
reset role;
update private.rate_limits set resets_at = now();
set local role authenticated;
select lives_ok(
  $$ insert into public.change_requests (details) values ('One more') $$, 'requests in progress do not count as open'
);

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  'select id from public.change_requests', $$ values ('00000000-0000-4000-8000-0000000000b1'::uuid) $$,
  'deleting a user deletes the requests'
);

select * from finish();
rollback;
