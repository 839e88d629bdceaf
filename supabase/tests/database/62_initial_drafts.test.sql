begin;
select plan(27);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.initial_drafts (profile_id, url, slug) values
  ('00000000-0000-4000-8000-00000000000a', 'https://foyer.example/drafts/ana', 'ana'),
  ('00000000-0000-4000-8000-00000000000b', null, null);

select policies_are('public', 'initial_drafts', array['Owners read their own draft'], 'initial_drafts has exactly this policy');
select col_is_pk('public', 'initial_drafts', 'profile_id', 'a profile has one draft');

-- anon
set local role anon;
select throws_ok('select from public.initial_drafts', '42501', null, 'anon reads no draft');
select throws_ok(
  $$ insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'anon makes no draft'
);
select throws_ok($$ update public.initial_drafts set url = null $$, '42501', null, 'anon changes no draft');
select throws_ok('delete from public.initial_drafts', '42501', null, 'anon deletes no draft');

-- The owner, and a stranger to the other
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select profile_id, url from public.initial_drafts',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'https://foyer.example/drafts/ana') $$,
  'owners read their own draft and no other'
);
select throws_ok(
  $$ insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'owners make no draft'
);
select throws_ok($$ update public.initial_drafts set url = null $$, '42501', null, 'owners change no draft');
select throws_ok('delete from public.initial_drafts', '42501', null, 'owners delete no draft');

-- The service that delivers
reset role;
set local role service_role;
select is((select count(*) from public.initial_drafts), 2::bigint, 'the service reads every draft');
select lives_ok(
  $$ update public.initial_drafts set url = '/drafts/ben', slug = 'ben-silva-2', version = 2, delivered_at = now()
     where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  'the service delivers a draft'
);
select throws_ok(
  $$ insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '23505', null, 'a second draft of a profile is refused'
);
select throws_ok('delete from public.initial_drafts', '42501', null, 'the service deletes no draft');
select throws_ok($$ update public.initial_drafts set slug = 'same' $$, '23505', null, 'a slug names one draft');
select throws_ok($$ update public.initial_drafts set version = 0 $$, '23514', null, 'versions count from one');
select throws_ok($$ update public.initial_drafts set slug = repeat('a', 101) where slug = 'ana' $$, '23514', null, 'a slug has a limit');
select throws_ok(
  $$ update public.initial_drafts set url = 'https://' || repeat('a', 2048) $$, '23514', null, 'an address has a limit'
);

create function pg_temp.takes(column_name text, value text) returns boolean
language plpgsql
as $$
begin
  execute format('update public.initial_drafts set %I = %L where slug = ''ana''', column_name, value);
  update public.initial_drafts set slug = 'ana' where profile_id = '00000000-0000-4000-8000-00000000000a';
  return true;
exception when check_violation then
  return false;
end
$$;
select is(pg_temp.takes('url', 'javascript:alert(1)'), false, 'a script is no address of a draft');
select is(pg_temp.takes('url', '//elsewhere.example'), false, 'neither is an address without a scheme');
select is(pg_temp.takes('url', ''), false, 'neither is nothing');
select is(pg_temp.takes('url', 'http://127.0.0.1:5173/drafts/ana'), true, 'an address of the web is');
select is(pg_temp.takes('slug', 'Ana Silva'), false, 'a slug is no name with spaces');
select is(pg_temp.takes('slug', 'a/../b'), false, 'nor a path');
select is(pg_temp.takes('slug', 'ana-silva-family-practice'), true, 'words with hyphens are');

reset role;
update public.initial_drafts set updated_at = '2000-01-01', version = 3 where slug = 'ana';
select is((select updated_at from public.initial_drafts where slug = 'ana'), now(), 'the time of a change is the time of the database');
delete from auth.users;
select is_empty('select from public.initial_drafts', 'a draft goes with its user');

select * from finish();
rollback;
