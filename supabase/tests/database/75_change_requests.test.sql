begin;
select plan(34);

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
select throws_ok('select from public.change_requests', '42501', null, 'anon reads no request');
select throws_ok(
  $$ insert into public.change_requests (profile_id, areas)
     values ('00000000-0000-4000-8000-00000000000a', '{copy}') $$,
  '42501', null, 'anon asks for nothing'
);
select throws_ok($$ update public.change_requests set status = 'done' $$, '42501', null, 'anon changes no request');
select throws_ok('delete from public.change_requests', '42501', null, 'anon deletes no request');

-- The owner, and a stranger to the other
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.change_requests', 'owners see no request of another');
select lives_ok(
  $$ insert into public.change_requests (areas, details) values ('{copy,mobile}', 'Shorter, please.') $$,
  'owners ask for changes'
);
select results_eq(
  'select profile_id, areas, details, status, created_at from public.change_requests',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, '{copy,mobile}'::text[], 'Shorter, please.', 'open', now()) $$,
  'a request is open, dated by the database, and read by its owner'
);
select lives_ok($$ insert into public.change_requests (areas) values ('{design}') $$, 'areas alone are enough');
select lives_ok($$ insert into public.change_requests (details) values ('The phone number') $$, 'so are words alone');
select throws_ok('insert into public.change_requests default values', '23514', null, 'a request says something');
select throws_ok(
  $$ insert into public.change_requests (details) values (E' \n\t') $$, '23514', null, 'blank words say nothing'
);
select throws_ok(
  $$ insert into public.change_requests (areas) values ('{copy,price}') $$, '23514', null, 'an area is one of the list'
);
select throws_ok(
  'insert into public.change_requests (areas) values (array[null]::text[])', '23514', null, 'an area is not nothing'
);
select throws_ok(
  $$ insert into public.change_requests (areas) values (array_fill('copy'::text, array[9])) $$,
  '23514', null, 'there are eight areas'
);
select lives_ok(
  $$ insert into public.change_requests (details) values (repeat('x', 4000)) $$, 'words may be 4000 characters'
);
select throws_ok(
  $$ insert into public.change_requests (details) values (repeat('x', 4001)) $$, '23514', null, 'and not one more'
);
select throws_ok(
  $$ insert into public.change_requests (profile_id, areas)
     values ('00000000-0000-4000-8000-00000000000b', '{copy}') $$,
  '42501', null, 'owners ask for nobody else'
);
select throws_ok(
  $$ insert into public.change_requests (areas, status) values ('{copy}', 'done') $$,
  '42501', null, 'owners do not say how far a request is'
);
select throws_ok(
  $$ insert into public.change_requests (areas, created_at) values ('{copy}', '2020-01-01') $$,
  '42501', null, 'nor when it was made'
);
select throws_ok($$ update public.change_requests set details = 'x' $$, '42501', null, 'owners change no request');
select throws_ok('delete from public.change_requests', '42501', null, 'owners delete no request');
select lives_ok(
  $$ insert into public.change_requests (details) select 'Wish ' || n from generate_series(1, 16) as n $$,
  'twenty requests may be open'
);
select throws_ok(
  $$ insert into public.change_requests (details) values ('One more') $$,
  '23514', 'Twenty requests are open already.', 'the twenty-first is refused'
);

-- Somebody who is signed in as nobody
set local request.jwt.claims = '{"role":"authenticated"}';
select is_empty('select from public.change_requests', 'who is signed in as nobody sees nothing');
select throws_ok(
  $$ insert into public.change_requests (areas) values ('{copy}') $$, '42501', null, 'and asks for nothing'
);

-- The services
reset role;
set local role service_role;
select is((select count(*) from public.change_requests), 21::bigint, 'the service reads every request');
select throws_ok(
  $$ insert into public.change_requests (profile_id, areas)
     values ('00000000-0000-4000-8000-00000000000a', '{copy}') $$,
  '42501', null, 'the service asks for nothing'
);
select lives_ok(
  $$ update public.change_requests set status = 'in_progress' where details like 'Wish%' $$,
  'the service says how far a request is'
);
select throws_ok(
  $$ update public.change_requests set status = 'lost' $$, '23514', null, 'in a word that is known'
);
select throws_ok(
  $$ update public.change_requests set details = 'x' $$, '42501', null, 'the service changes nobody''s words'
);
select throws_ok('delete from public.change_requests', '42501', null, 'the service deletes no request');

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok(
  $$ insert into public.change_requests (details) values ('One more') $$, 'what is in work makes room for more'
);

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  'select id from public.change_requests', $$ values ('00000000-0000-4000-8000-0000000000b1'::uuid) $$,
  'requests go with their user'
);

select * from finish();
rollback;
