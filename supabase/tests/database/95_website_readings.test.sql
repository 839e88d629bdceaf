-- What was read of an owner's other website.
begin;
select plan(24);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.website_readings (profile_id, asked, address, read_at, pages, facts) values
  ('00000000-0000-4000-8000-00000000000a', 'https://ana.example/', 'ana.example', now(), 3, '[]'),
  ('00000000-0000-4000-8000-00000000000b', 'https://ben.example/', 'ben.example', now(), 1, '[]');

select policies_are('public', 'website_readings', array[
  'Owners read their own website readings', 'Owners settle their own website readings',
  'Owners delete their own website readings'
], 'website_readings has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.website_readings', '42501', null, 'anon cannot read readings');
select throws_ok($$ insert into public.website_readings (address) values ('x') $$, '42501', null, 'anon cannot insert readings');
select throws_ok($$ update public.website_readings set settled = '{}' $$, '42501', null, 'anon cannot settle readings');
select throws_ok('delete from public.website_readings', '42501', null, 'anon cannot delete readings');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select address from public.website_readings', $$ values ('ana.example') $$, 'owners read only their own reading'
);
select throws_ok(
  $$ insert into public.website_readings (profile_id, asked, address, read_at, pages, facts)
     values ('00000000-0000-4000-8000-00000000000a', 'x', 'x', now(), 1, '[]') $$,
  '42501', null, 'owners cannot write a reading'
);
select throws_ok($$ update public.website_readings set facts = '[1]' $$, '42501', null, 'owners cannot change what was found');
select lives_ok($$ update public.website_readings set settled = '{"0": "yes"}' $$, 'owners settle their own reading');
select throws_ok($$ update public.website_readings set settled = '[]' $$, '23514', null, 'what is settled is an object');
select throws_ok(
  $$ update public.website_readings set settled = jsonb_build_object('0', repeat('x', 5000)) $$,
  '23514', null, 'what is settled is small'
);
select throws_ok($$ update public.website_readings set visited = '[]' $$, '42501', null, 'owners cannot change what was visited');
select throws_ok($$ update public.website_readings set is_ended = false $$, '42501', null, 'owners cannot begin a reading');
reset role;
update public.website_readings set is_ended = false where profile_id = '00000000-0000-4000-8000-00000000000a';
set local role authenticated;
select throws_ok(
  $$ update public.website_readings set settled = '{"0": "no"}' $$, '42501', null, 'owners settle nothing while pages come'
);
select lives_ok($$ update public.website_readings set is_ended = true $$, 'owners end their own reading');
select results_eq(
  'select settled, is_ended from public.website_readings', $$ values ('{"0": "yes"}'::jsonb, true) $$, 'and what they said stays'
);
select lives_ok('delete from public.website_readings', 'owners delete their own reading');
reset role;
select results_eq(
  'select address from public.website_readings', $$ values ('ben.example') $$, 'owners settle and delete no other reading'
);

-- The service
set local role service_role;
select lives_ok(
  $$ insert into public.website_readings (profile_id, asked, address, read_at, pages, facts)
     values ('00000000-0000-4000-8000-00000000000b', 'https://new.example/', 'new.example', now(), 2, '[]')
     on conflict (profile_id) do update set address = excluded.address, settled = '{}' $$,
  'the service keeps a newer reading in place of the last one'
);
insert into public.website_readings (profile_id, asked, address, read_at, pages, facts)
values ('00000000-0000-4000-8000-00000000000b', 'https://old.example/', 'old.example', now() - interval '1 minute', 1, '[]')
on conflict (profile_id) do update set address = excluded.address, read_at = excluded.read_at;
select results_eq(
  $$ select address from public.website_readings where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  $$ values ('new.example') $$, 'and not an older one that took longer'
);

select throws_ok(
  $$ update public.website_readings set visited = jsonb_build_array(repeat('x', 17000)) $$, '23514', null, 'a list of pages is short'
);

-- Another website
reset role;
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path) values
  ('00000000-0000-4000-8000-00000000000b', 'webPresenceLinks', '{"links": {"website": "new.example"}}', 4, 'webPresenceLinks');
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
update public.onboarding_responses set response = '{"links": {"website": "new.example", "google": "g.page/ben"}}';
select isnt_empty('select from public.website_readings', 'a reading stays while the website is the same');
update public.onboarding_responses set response = '{"links": {"website": "other.example"}}';
select is_empty('select from public.website_readings', 'and goes when another one is named');
reset role;
insert into public.website_readings (profile_id, asked, address, read_at, pages, facts) values
  ('00000000-0000-4000-8000-00000000000b', 'https://other.example/', 'other.example', now(), 1, '[]');
update public.onboarding_responses set response = '{"links": {}}' where profile_id = '00000000-0000-4000-8000-00000000000b';
select is_empty('select from public.website_readings', 'or none');

select * from finish();
rollback;
