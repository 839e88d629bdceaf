begin;
select plan(36);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000b', 'reviews');
insert into public.waitlist_entries (email, feature) values ('visitor@practice.example', 'social_ads');

select policies_are('public', 'waitlist_entries', array[
  'Owners read their own waitlist entries', 'Owners insert their own waitlist entries',
  'Owners delete their own waitlist entries'
], 'waitlist_entries has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.waitlist_entries', '42501', null, 'anon cannot read entries');
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews') $$,
  '42501', null, 'anon cannot insert an entry for a profile'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('x@practice.example', 'social_ads') $$,
  '42501', null, 'anon cannot insert an entry for an email'
);
select throws_ok($$ update public.waitlist_entries set feature = 'bookings' $$, '42501', null, 'anon cannot update entries');
select throws_ok('delete from public.waitlist_entries', '42501', null, 'anon cannot delete entries');
select throws_ok($$ select public.join_waitlist('{}') $$, '42501', null, 'anon cannot call join_waitlist');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews') $$,
  'owners insert their own entries'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews') $$,
  '23505', null, 'rejects a second entry of a profile for a feature'
);
select lives_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews')
     on conflict do nothing $$,
  'a repeated insert with on conflict do nothing succeeds'
);
select lives_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'social_ads') $$,
  'owners can join several lists'
);
select results_eq(
  'select profile_id, email, feature::text, created_at from public.waitlist_entries order by feature',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, null::text, 'reviews', now()),
            ('00000000-0000-4000-8000-00000000000a'::uuid, null::text, 'social_ads', now()) $$,
  'owners read only their own entries'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000b', 'bookings') $$,
  '42501', null, 'owners cannot insert entries of other users'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature, created_at)
     values ('00000000-0000-4000-8000-00000000000a', 'bookings', '2020-01-01') $$,
  '42501', null, 'owners cannot set created_at'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('x@practice.example', 'bookings') $$,
  '42501', null, 'owners cannot insert an email'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'lottery') $$,
  '23514', null, 'rejects an unknown feature'
);
select throws_ok($$ update public.waitlist_entries set feature = 'bookings' $$, '42501', null, 'owners cannot update entries');
select throws_ok($$ update public.waitlist_entries set suspected = null $$, '42501', null, 'owners cannot change a mark');
select lives_ok(
  $$ delete from public.waitlist_entries where feature = 'reviews' $$, 'owners delete their own entries'
);
select throws_ok($$ select public.join_waitlist('{}') $$, '42501', null, 'owners cannot call join_waitlist');
reset role;
select results_eq(
  $$ select coalesce(profile_id::text, email) from public.waitlist_entries where feature in ('reviews', 'social_ads') order by 1 $$,
  $$ values ('00000000-0000-4000-8000-00000000000a'), ('00000000-0000-4000-8000-00000000000b'), ('visitor@practice.example') $$,
  'owners delete no other entries'
);

-- The services
set local role service_role;
select is((select count(*) from public.waitlist_entries), 3::bigint, 'the service reads all entries');
select throws_ok($$ update public.waitlist_entries set feature = 'bookings' $$, '42501', null, 'the service cannot update entries');
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('X@Practice.example', 'social_ads') $$,
  '23514', null, 'rejects an email with capitals'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('nobody', 'social_ads') $$,
  '23514', null, 'rejects a malformed email'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('ana@practice..example', 'social_ads') $$,
  '23514', null, 'rejects an email that a capture would reject'
);
select throws_ok(
  $$ insert into public.waitlist_entries (feature) values ('social_ads') $$, '23514', null, 'rejects an entry without profile and email'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, email, feature)
     values ('00000000-0000-4000-8000-00000000000a', 'x@practice.example', 'payments') $$,
  '23514', null, 'rejects an entry with both profile and email'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('visitor@practice.example', 'social_ads') $$,
  '23505', null, 'rejects a second entry of an email for a feature'
);

-- From an email to a profile
reset role;
insert into public.waitlist_entries (email, feature, created_at) values
  ('ana@practice.example', 'social_ads', '2026-01-02'), ('ana@practice.example', 'payments', '2026-01-03');
update auth.users set raw_user_meta_data = '{"email": "visitor@practice.example", "email_verified": true}'
where id = '00000000-0000-4000-8000-00000000000a';
select is(
  (select count(*) from public.waitlist_entries where email is not null), 3::bigint,
  'user metadata ties no entries'
);
update auth.users set email_confirmed_at = now() where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  $$ select feature::text, created_at from public.waitlist_entries
     where profile_id = '00000000-0000-4000-8000-00000000000a' order by feature $$,
  $$ values ('payments', '2026-01-03'::timestamptz), ('social_ads', '2026-01-02'::timestamptz) $$,
  'confirming an email moves its entries to the profile and keeps the earlier date'
);
select results_eq(
  'select email from public.waitlist_entries where email is not null', $$ values ('visitor@practice.example') $$,
  'confirming an email leaves no entry of the email'
);
insert into public.waitlist_entries (email, feature) values ('ana@practice.example', 'bookings');
update auth.users set last_sign_in_at = now() where id = '00000000-0000-4000-8000-00000000000a';
select isnt_empty(
  $$ select from public.waitlist_entries where profile_id = '00000000-0000-4000-8000-00000000000a' and feature = 'bookings' $$,
  'the next sign-in ties entries added since'
);
insert into auth.users (id, email, email_confirmed_at)
values ('00000000-0000-4000-8000-00000000000c', 'Visitor@Practice.example', now());
select isnt_empty(
  $$ select from public.waitlist_entries where profile_id = '00000000-0000-4000-8000-00000000000c' and feature = 'social_ads' $$,
  'a user created with a confirmed email gets a profile before entries are tied'
);

delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
select is_empty(
  $$ select from public.waitlist_entries where feature = 'social_ads' and profile_id is null $$,
  'deleting a user deletes their entries'
);
select is((select count(*) from public.waitlist_entries where feature = 'reviews'), 1::bigint, 'deleting a user keeps entries of other users');

select * from finish();
rollback;
