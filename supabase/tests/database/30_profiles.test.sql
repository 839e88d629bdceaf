begin;
select plan(26);

-- What an unauthenticated request for a mail can carry
insert into auth.users (id, email, raw_user_meta_data, encrypted_password) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', '{"firstName": " Ana ", "lastName": "Silva", "companyName": "Silva Family Practice"}', 'hash'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', '{"startsAs": "partner"}', null),
  ('00000000-0000-4000-8000-00000000000c', 'cy@practice.example', jsonb_build_object('firstName', repeat('x', 300), 'lastName', '', 'companyName', '{"a": 1}'::jsonb), null);
update auth.users set email_confirmed_at = now(), last_sign_in_at = now();

select results_eq(
  'select distinct first_name, last_name, company_name, starts_as from public.profiles',
  $$ values (null::text, null::text, null::text, 'practice') $$,
  'no name, practice or start that a stranger may have typed is the word of the owner, also not after the confirmation'
);
select results_eq(
  'select distinct raw_user_meta_data, encrypted_password from auth.users', $$ values ('{}'::jsonb, ''::varchar) $$,
  'nothing of the request but the address waits for the owner, also no password'
);
select row_eq(
  $$ select created_at, updated_at from public.profiles where id = '00000000-0000-4000-8000-00000000000a' $$,
  row (now(), now()), 'a new user gets a profile'
);
select matches(
  (select referral_code from public.profiles where id = '00000000-0000-4000-8000-00000000000a'),
  '^[A-HJ-NP-Z2-9]{8}$', 'a referral code has eight characters, none of them 0, O, 1 or I'
);
select is(
  (select private.referral_check_character(left(referral_code, 7)) from public.profiles where id = '00000000-0000-4000-8000-00000000000a'),
  (select right(referral_code, 1) from public.profiles where id = '00000000-0000-4000-8000-00000000000a'),
  'the last character of a referral code checks the others'
);
select is((select count(distinct referral_code) from public.profiles), 3::bigint, 'each profile has a unique referral code');
select policies_are('public', 'profiles', array[
  'Owners read their own profile', 'Owners change the names of their own profile'
], 'profiles has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.profiles', '42501', null, 'anon cannot read profiles');
select throws_ok($$ insert into public.profiles (id, referral_code) values (gen_random_uuid(), 'x') $$, '42501', null, 'anon cannot insert a profile');
select throws_ok($$ update public.profiles set first_name = 'x' $$, '42501', null, 'anon cannot update profiles');
select throws_ok('delete from public.profiles', '42501', null, 'anon cannot delete profiles');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select id from public.profiles', $$ values ('00000000-0000-4000-8000-00000000000a'::uuid) $$,
  'owners read only their own profile'
);
select throws_ok($$ insert into public.profiles (id, referral_code) values (gen_random_uuid(), 'x') $$, '42501', null, 'owners cannot insert a second profile');
select lives_ok($$ update public.profiles set first_name = 'Anna', last_name = 'S', company_name = null $$, 'owners change their names');
select throws_ok($$ update public.profiles set referral_code = 'AAAAAAAA' $$, '42501', null, 'owners cannot change their referral code');
select throws_ok($$ update public.profiles set id = '00000000-0000-4000-8000-00000000000b' $$, '42501', null, 'owners cannot change the id of their profile');
select throws_ok($$ update public.profiles set created_at = now() $$, '42501', null, 'owners cannot change created_at');
select throws_ok($$ update public.profiles set first_name = repeat('x', 101) $$, '23514', null, 'names have a maximum length');
select throws_ok('delete from public.profiles', '42501', null, 'owners cannot delete their profile');

reset role;
select results_eq(
  'select first_name from public.profiles order by id limit 2',
  $$ values ('Anna'), (null) $$, 'an update by an owner does not affect other profiles'
);

-- The services
set local role service_role;
select lives_ok('select from public.profiles', 'the service reads profiles');
select throws_ok($$ insert into public.profiles (id, referral_code) values (gen_random_uuid(), 'x') $$, '42501', null, 'the service cannot insert profiles');
select throws_ok($$ update public.profiles set first_name = 'x' $$, '42501', null, 'the service cannot update profiles');
select throws_ok('delete from public.profiles', '42501', null, 'the service cannot delete profiles');

reset role;
update public.profiles set updated_at = '2000-01-01', first_name = 'Ana' where id = '00000000-0000-4000-8000-00000000000a';
select is(
  (select updated_at from public.profiles where id = '00000000-0000-4000-8000-00000000000a'), now(),
  'updated_at is database time'
);
delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
select is_empty(
  $$ select from public.profiles where id = '00000000-0000-4000-8000-00000000000c' $$,
  'deleting a user deletes the profile'
);

select * from finish();
rollback;
