begin;
select plan(34);

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
select throws_ok('select from public.waitlist_entries', '42501', null, 'anon reads no entry');
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews') $$,
  '42501', null, 'anon puts nobody on a list'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('x@practice.example', 'social_ads') $$,
  '42501', null, 'anon puts no email on a list past the function at the edge'
);
select throws_ok($$ update public.waitlist_entries set feature = 'bookings' $$, '42501', null, 'anon changes no entry');
select throws_ok('delete from public.waitlist_entries', '42501', null, 'anon deletes no entry');
select throws_ok($$ select public.join_waitlist('{}') $$, '42501', null, 'anon does not call join_waitlist');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews') $$,
  'owners put themselves on a list'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews') $$,
  '23505', null, 'once a person and feature'
);
select lives_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'reviews')
     on conflict do nothing $$,
  'to ask twice is harmless'
);
select lives_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'social_ads') $$,
  'owners are on several lists'
);
select results_eq(
  'select profile_id, email, feature, created_at from public.waitlist_entries order by feature',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, null::text, 'reviews', now()),
            ('00000000-0000-4000-8000-00000000000a'::uuid, null::text, 'social_ads', now()) $$,
  'owners see their own entries, and nobody else''s'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000b', 'bookings') $$,
  '42501', null, 'owners put no other on a list'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature, created_at)
     values ('00000000-0000-4000-8000-00000000000a', 'bookings', '2020-01-01') $$,
  '42501', null, 'owners do not say since when'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('x@practice.example', 'bookings') $$,
  '42501', null, 'owners write no email'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, feature) values ('00000000-0000-4000-8000-00000000000a', 'lottery') $$,
  '23514', null, 'only known features have a list'
);
select throws_ok($$ update public.waitlist_entries set feature = 'bookings' $$, '42501', null, 'owners change no entry');
select lives_ok(
  $$ delete from public.waitlist_entries where feature = 'reviews' $$, 'owners take themselves off a list'
);
select throws_ok($$ select public.join_waitlist('{}') $$, '42501', null, 'owners do not call join_waitlist');
reset role;
select results_eq(
  $$ select coalesce(profile_id::text, email) from public.waitlist_entries where feature in ('reviews', 'social_ads') order by 1 $$,
  $$ values ('00000000-0000-4000-8000-00000000000a'), ('00000000-0000-4000-8000-00000000000b'), ('visitor@practice.example') $$,
  'and nobody else'
);

-- The services
set local role service_role;
select is((select count(*) from public.waitlist_entries), 3::bigint, 'the service reads the lists');
select throws_ok($$ update public.waitlist_entries set feature = 'bookings' $$, '42501', null, 'the service changes no entry');
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('X@Practice.example', 'social_ads') $$,
  '23514', null, 'an email is in lower case'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('nobody', 'social_ads') $$,
  '23514', null, 'an email can be written to'
);
select throws_ok(
  $$ insert into public.waitlist_entries (feature) values ('social_ads') $$, '23514', null, 'an entry is somebody''s'
);
select throws_ok(
  $$ insert into public.waitlist_entries (profile_id, email, feature)
     values ('00000000-0000-4000-8000-00000000000a', 'x@practice.example', 'payments') $$,
  '23514', null, 'a profile needs no email beside it'
);
select throws_ok(
  $$ insert into public.waitlist_entries (email, feature) values ('visitor@practice.example', 'social_ads') $$,
  '23505', null, 'once an email and feature'
);

-- From an email to a profile
reset role;
insert into public.waitlist_entries (email, feature, created_at) values
  ('ana@practice.example', 'social_ads', '2026-01-02'), ('ana@practice.example', 'payments', '2026-01-03');
update auth.users set raw_user_meta_data = '{"email": "visitor@practice.example", "email_verified": true}'
where id = '00000000-0000-4000-8000-00000000000a';
select is(
  (select count(*) from public.waitlist_entries where email is not null), 3::bigint,
  'nothing but a confirmation ties an entry'
);
update auth.users set email_confirmed_at = now() where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  $$ select feature, created_at from public.waitlist_entries
     where profile_id = '00000000-0000-4000-8000-00000000000a' order by feature $$,
  $$ values ('payments', '2026-01-03'::timestamptz), ('social_ads', '2026-01-02'::timestamptz) $$,
  'a confirmed email brings its entries along; who is on the list already keeps the earlier date'
);
select results_eq(
  'select email from public.waitlist_entries where email is not null', $$ values ('visitor@practice.example') $$,
  'and leaves none behind'
);
insert into public.waitlist_entries (email, feature) values ('ana@practice.example', 'bookings');
update auth.users set last_sign_in_at = now() where id = '00000000-0000-4000-8000-00000000000a';
select isnt_empty(
  $$ select from public.waitlist_entries where profile_id = '00000000-0000-4000-8000-00000000000a' and feature = 'bookings' $$,
  'the next sign-in ties what was typed since'
);
insert into auth.users (id, email, email_confirmed_at)
values ('00000000-0000-4000-8000-00000000000c', 'Visitor@Practice.example', now());
select isnt_empty(
  $$ select from public.waitlist_entries where profile_id = '00000000-0000-4000-8000-00000000000c' and feature = 'social_ads' $$,
  'a user who is made with a confirmed email has a profile first, then the entries'
);

delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
select is_empty(
  $$ select from public.waitlist_entries where feature = 'social_ads' and profile_id is null $$,
  'entries go with their user'
);
select is((select count(*) from public.waitlist_entries where feature = 'reviews'), 1::bigint, 'and no others do');

select * from finish();
rollback;
