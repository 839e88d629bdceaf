-- What was read of an owner's other website, and what the owner ticks in the plan.
begin;
select plan(30);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.website_readings (profile_id, address, read_at, pages, facts) values
  ('00000000-0000-4000-8000-00000000000a', 'ana.example', now(), 3, '[]'),
  ('00000000-0000-4000-8000-00000000000b', 'ben.example', now(), 1, '[]');
insert into public.plan_ticks (profile_id, task) values ('00000000-0000-4000-8000-00000000000b', 'opened');

select policies_are('public', 'website_readings', array[
  'Owners read their own website readings', 'Owners settle their own website readings',
  'Owners delete their own website readings'
], 'website_readings has exactly these policies');
select policies_are('public', 'plan_ticks', array[
  'Owners read their own plan ticks', 'Owners tick their own plan', 'Owners untick their own plan'
], 'plan_ticks has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.website_readings', '42501', null, 'anon cannot read readings');
select throws_ok($$ insert into public.website_readings (address) values ('x') $$, '42501', null, 'anon cannot insert readings');
select throws_ok($$ update public.website_readings set settled = '{}' $$, '42501', null, 'anon cannot settle readings');
select throws_ok('delete from public.website_readings', '42501', null, 'anon cannot delete readings');
select throws_ok('select from public.plan_ticks', '42501', null, 'anon cannot read ticks');
select throws_ok($$ insert into public.plan_ticks (task) values ('opened') $$, '42501', null, 'anon cannot tick');
select throws_ok($$ update public.plan_ticks set task = 'x' $$, '42501', null, 'anon cannot update ticks');
select throws_ok('delete from public.plan_ticks', '42501', null, 'anon cannot untick');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select address from public.website_readings', $$ values ('ana.example') $$, 'owners read only their own reading'
);
select throws_ok(
  $$ insert into public.website_readings (profile_id, address, read_at, pages, facts)
     values ('00000000-0000-4000-8000-00000000000a', 'x', now(), 1, '[]') $$,
  '42501', null, 'owners cannot write a reading'
);
select throws_ok($$ update public.website_readings set facts = '[1]' $$, '42501', null, 'owners cannot change what was found');
select lives_ok($$ update public.website_readings set settled = '{"0": "yes"}' $$, 'owners settle their own reading');
select throws_ok($$ update public.website_readings set settled = '[]' $$, '23514', null, 'what is settled is an object');
select throws_ok(
  $$ update public.website_readings set settled = jsonb_build_object('0', repeat('x', 5000)) $$,
  '23514', null, 'what is settled is small'
);
select lives_ok($$ insert into public.plan_ticks (task) values ('opened'), ('google-profile') $$, 'owners tick their own plan');
select throws_ok($$ insert into public.plan_ticks (task) values ('opened') $$, '23505', null, 'a task is ticked once');
select lives_ok($$ insert into public.plan_ticks (task) values ('opened') on conflict do nothing $$, 'a repeated tick does no harm');
select throws_ok($$ insert into public.plan_ticks (task) values ('Not A Task') $$, '23514', null, 'rejects what is no task');
select throws_ok(
  $$ insert into public.plan_ticks (profile_id, task) values ('00000000-0000-4000-8000-00000000000b', 'x-y') $$,
  '42501', null, 'owners cannot tick for others'
);
select throws_ok(
  $$ insert into public.plan_ticks (task, ticked_at) values ('x-y', '2020-01-01') $$, '42501', null, 'owners cannot set the date'
);
select throws_ok($$ update public.plan_ticks set task = 'x-y' $$, '42501', null, 'owners cannot update ticks');
select is((select count(*) from public.plan_ticks), 2::bigint, 'owners read only their own ticks');
select lives_ok('delete from public.plan_ticks', 'owners untick');
select lives_ok('delete from public.website_readings', 'owners delete their own reading');
reset role;
select results_eq(
  'select address from public.website_readings', $$ values ('ben.example') $$, 'owners settle and delete no other reading'
);
select is((select count(*) from public.plan_ticks), 1::bigint, 'owners untick for no other owner');

-- The service
set local role service_role;
select lives_ok(
  $$ insert into public.website_readings (profile_id, address, read_at, pages, facts)
     values ('00000000-0000-4000-8000-00000000000b', 'new.example', now(), 2, '[]')
     on conflict (profile_id) do update set address = excluded.address, settled = '{}' $$,
  'the service keeps a newer reading in place of the last one'
);
select throws_ok($$ insert into public.plan_ticks (task) values ('x-y') $$, '42501', null, 'the service ticks nothing');

select * from finish();
rollback;
