begin;
select plan(27);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.mail_preferences (profile_id, referral_updates, updated_at)
values ('00000000-0000-4000-8000-00000000000b', false, '2026-01-01');

select policies_are('public', 'mail_preferences', array[
  'Owners read their own mail preferences', 'Owners insert their own mail preferences', 'Owners change their own mail preferences'
], 'mail_preferences has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.mail_preferences', '42501', null, 'anon cannot read preferences');
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'anon cannot insert preferences'
);
select throws_ok('update public.mail_preferences set referral_updates = false', '42501', null, 'anon cannot update preferences');
select throws_ok('delete from public.mail_preferences', '42501', null, 'anon cannot delete preferences');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.mail_preferences', 'owners cannot see preferences of other users');
select lives_ok('insert into public.mail_preferences default values', 'owners insert their preferences');
select results_eq(
  'select profile_id, referral_updates, updated_at from public.mail_preferences',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, true, now()) $$,
  'referral updates default to true'
);
select throws_ok('insert into public.mail_preferences (referral_updates) values (true)', '23505', null, 'a user has one row');
select lives_ok(
  $$ insert into public.mail_preferences (profile_id, referral_updates)
     values ('00000000-0000-4000-8000-00000000000a', false)
     on conflict (profile_id) do update set profile_id = excluded.profile_id, referral_updates = excluded.referral_updates $$,
  'an upsert updates preferences'
);
select results_eq(
  'select referral_updates from public.mail_preferences', 'values (false)', 'an upsert sets the preference'
);
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'owners cannot insert preferences of other users'
);
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000b')
     on conflict (profile_id) do update set referral_updates = excluded.referral_updates $$,
  '42501', null, 'owners cannot upsert preferences of other users'
);
select throws_ok(
  $$ update public.mail_preferences set profile_id = '00000000-0000-4000-8000-00000000000b' $$, '42501', null,
  'owners cannot move their row to another user'
);
select is_empty(
  $$ update public.mail_preferences set referral_updates = false where profile_id = '00000000-0000-4000-8000-00000000000b' returning 1 $$,
  'owners cannot update preferences of other users'
);
select throws_ok(
  'update public.mail_preferences set referral_updates = null', '23502', null, 'rejects a null preference'
);
select throws_ok(
  $$ update public.mail_preferences set updated_at = '2020-01-01' $$, '42501', null, 'owners cannot set updated_at'
);
select throws_ok('delete from public.mail_preferences', '42501', null, 'owners cannot delete preferences');

-- A token without a user id
set local request.jwt.claims = '{"role":"authenticated"}';
select is_empty('select from public.mail_preferences', 'a token without a user id reads no preferences');
select throws_ok('insert into public.mail_preferences (referral_updates) values (true)', '42501', null, 'a token without a user id inserts no preferences');

-- The services
reset role;
set local role service_role;
select is((select count(*) from public.mail_preferences), 2::bigint, 'the service reads all preferences');
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'the service cannot insert preferences'
);
select throws_ok('update public.mail_preferences set referral_updates = true', '42501', null, 'the service cannot update preferences');
select throws_ok('delete from public.mail_preferences', '42501', null, 'the service cannot delete preferences');

reset role;
select results_eq(
  $$ select referral_updates, updated_at from public.mail_preferences where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  $$ values (false, '2026-01-01'::timestamptz) $$, 'preferences of the other user are unchanged'
);
update public.mail_preferences set referral_updates = true where profile_id = '00000000-0000-4000-8000-00000000000b';
select results_eq(
  $$ select referral_updates, updated_at from public.mail_preferences where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  'values (true, now())', 'an update sets updated_at'
);
delete from auth.users where id = '00000000-0000-4000-8000-00000000000b';
select is((select count(*) from public.mail_preferences), 1::bigint, 'deleting a user deletes the preferences');

select * from finish();
rollback;
