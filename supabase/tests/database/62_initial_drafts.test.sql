begin;
select plan(27);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.initial_drafts (profile_id, url, slug) values
  ('00000000-0000-4000-8000-00000000000a', 'https://foyer.example/drafts/ana', 'ana'),
  ('00000000-0000-4000-8000-00000000000b', null, null);

select policies_are('public', 'initial_drafts', array['Owners read their own draft'], 'initial_drafts has exactly this policy');
select col_is_pk('public', 'initial_drafts', 'profile_id', 'the primary key is the profile');

-- anon
set local role anon;
select throws_ok('select from public.initial_drafts', '42501', null, 'anon cannot read drafts');
select throws_ok(
  $$ insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'anon cannot insert drafts'
);
select throws_ok($$ update public.initial_drafts set url = null $$, '42501', null, 'anon cannot update drafts');
select throws_ok('delete from public.initial_drafts', '42501', null, 'anon cannot delete drafts');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq(
  'select profile_id, url from public.initial_drafts',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'https://foyer.example/drafts/ana') $$,
  'owners read only their own draft'
);
select throws_ok(
  $$ insert into public.initial_drafts (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'owners cannot insert drafts'
);
select throws_ok($$ update public.initial_drafts set url = null $$, '42501', null, 'owners cannot update drafts');
select throws_ok('delete from public.initial_drafts', '42501', null, 'owners cannot delete drafts');

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
  '23505', null, 'a profile cannot have two drafts'
);
select throws_ok('delete from public.initial_drafts', '42501', null, 'the service cannot delete drafts');
select throws_ok($$ update public.initial_drafts set slug = 'same' $$, '23505', null, 'slugs are unique');
select throws_ok($$ update public.initial_drafts set version = 0 $$, '23514', null, 'versions are positive');
select throws_ok($$ update public.initial_drafts set slug = repeat('a', 101) where slug = 'ana' $$, '23514', null, 'slugs have a maximum length');
select throws_ok(
  $$ update public.initial_drafts set url = 'https://' || repeat('a', 2048) $$, '23514', null, 'addresses have a maximum length'
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
select is(pg_temp.takes('url', 'javascript:alert(1)'), false, 'rejects a javascript: address');
select is(pg_temp.takes('url', '//elsewhere.example'), false, 'rejects a protocol-relative address');
select is(pg_temp.takes('url', ''), false, 'rejects an empty address');
select is(pg_temp.takes('url', 'http://127.0.0.1:5173/drafts/ana'), true, 'accepts a web address');
select is(pg_temp.takes('slug', 'Ana Silva'), false, 'rejects a slug with spaces');
select is(pg_temp.takes('slug', 'a/../b'), false, 'rejects a slug with a slash');
select is(pg_temp.takes('slug', 'ana-silva-family-practice'), true, 'accepts a slug of words and hyphens');

reset role;
update public.initial_drafts set updated_at = '2000-01-01', version = 3 where slug = 'ana';
select is((select updated_at from public.initial_drafts where slug = 'ana'), now(), 'updated_at is database time');
delete from auth.users;
select is_empty('select from public.initial_drafts', 'deleting a user deletes the draft');

select * from finish();
rollback;
