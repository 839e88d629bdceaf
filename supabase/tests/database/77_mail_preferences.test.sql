begin;
select plan(27);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.mail_preferences (profile_id, tips, updated_at)
values ('00000000-0000-4000-8000-00000000000b', true, '2026-01-01');

select policies_are('public', 'mail_preferences', array[
  'Owners read their own mail preferences', 'Owners insert their own mail preferences', 'Owners change their own mail preferences'
], 'mail_preferences has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.mail_preferences', '42501', null, 'anon reads no preference');
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'anon chooses for nobody'
);
select throws_ok('update public.mail_preferences set tips = false', '42501', null, 'anon changes no preference');
select throws_ok('delete from public.mail_preferences', '42501', null, 'anon deletes no preference');

-- The owner, and a stranger to the other
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.mail_preferences', 'owners see no preference of another');
select lives_ok('insert into public.mail_preferences (tips) values (true)', 'owners choose their mails');
select results_eq(
  'select profile_id, product_news, tips, referral_updates, updated_at from public.mail_preferences',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, false, true, true, now()) $$,
  'news and tips come to who asked for them, referral updates to who did not decline'
);
select throws_ok('insert into public.mail_preferences (tips) values (true)', '23505', null, 'everybody has one row');
select lives_ok(
  $$ insert into public.mail_preferences (profile_id, product_news, tips, referral_updates)
     values ('00000000-0000-4000-8000-00000000000a', true, false, false)
     on conflict (profile_id) do update set profile_id = excluded.profile_id, product_news = excluded.product_news,
       tips = excluded.tips, referral_updates = excluded.referral_updates $$,
  'an upsert changes what was chosen'
);
select results_eq(
  'select product_news, tips, referral_updates from public.mail_preferences', 'values (true, false, false)',
  'and says it all anew'
);
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'owners choose for nobody else'
);
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000b')
     on conflict (profile_id) do update set tips = excluded.tips $$,
  '42501', null, 'not even over what is there'
);
select throws_ok(
  $$ update public.mail_preferences set profile_id = '00000000-0000-4000-8000-00000000000b' $$, '42501', null,
  'owners hand their row to nobody'
);
select is_empty(
  $$ update public.mail_preferences set tips = false where profile_id = '00000000-0000-4000-8000-00000000000b' returning 1 $$,
  'owners reach no row of another'
);
select throws_ok(
  'update public.mail_preferences set tips = null', '23502', null, 'a preference is yes or no'
);
select throws_ok(
  $$ update public.mail_preferences set updated_at = '2020-01-01' $$, '42501', null, 'owners do not say when they chose'
);
select throws_ok('delete from public.mail_preferences', '42501', null, 'owners delete no preference');

-- Somebody who is signed in as nobody
set local request.jwt.claims = '{"role":"authenticated"}';
select is_empty('select from public.mail_preferences', 'who is signed in as nobody sees nothing');
select throws_ok('insert into public.mail_preferences (tips) values (true)', '42501', null, 'and chooses nothing');

-- The services
reset role;
set local role service_role;
select is((select count(*) from public.mail_preferences), 2::bigint, 'the service reads who wants which mails');
select throws_ok(
  $$ insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'the service chooses for nobody'
);
select throws_ok('update public.mail_preferences set tips = true', '42501', null, 'the service changes no preference');
select throws_ok('delete from public.mail_preferences', '42501', null, 'the service deletes no preference');

reset role;
select results_eq(
  $$ select tips, updated_at from public.mail_preferences where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  $$ values (true, '2026-01-01'::timestamptz) $$, 'what the other chose is untouched'
);
update public.mail_preferences set tips = false where profile_id = '00000000-0000-4000-8000-00000000000b';
select results_eq(
  $$ select tips, updated_at from public.mail_preferences where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  'values (false, now())', 'a change notes its time'
);
delete from auth.users where id = '00000000-0000-4000-8000-00000000000b';
select is((select count(*) from public.mail_preferences), 1::bigint, 'preferences go with their user');

select * from finish();
rollback;
