begin;
select plan(21);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.consents (profile_id, document, version) values ('00000000-0000-4000-8000-00000000000b', 'terms', '2026-11');

select policies_are('public', 'consents', array[
  'Owners read their own consents', 'Owners add their own consents'
], 'consents has exactly these policies');

-- anon
set local role anon;
select throws_ok('select from public.consents', '42501', null, 'anon cannot read consents');
select throws_ok(
  $$ insert into public.consents (profile_id, document, version) values ('00000000-0000-4000-8000-00000000000a', 'terms', '1') $$,
  '42501', null, 'anon cannot insert consents'
);
select throws_ok($$ update public.consents set version = '2' $$, '42501', null, 'anon cannot update consents');
select throws_ok('delete from public.consents', '42501', null, 'anon cannot delete consents');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok($$ insert into public.consents (document, version) values ('terms', '2026-11') $$, 'owners insert their own consents');
select lives_ok(
  $$ insert into public.consents (document, version) values ('terms', '2026-11') on conflict do nothing $$,
  'a repeated consent is ignored'
);
select results_eq(
  'select profile_id, document, version, accepted_at from public.consents',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'terms', '2026-11', now()) $$,
  'owners read only their own consents'
);
select throws_ok(
  $$ insert into public.consents (profile_id, document, version) values ('00000000-0000-4000-8000-00000000000b', 'privacy', '1') $$,
  '42501', null, 'owners cannot insert consents of other users'
);
select throws_ok(
  $$ insert into public.consents (document, version, accepted_at) values ('privacy', '1', '2020-01-01') $$,
  '42501', null, 'owners cannot set accepted_at'
);
select throws_ok($$ update public.consents set version = '2' $$, '42501', null, 'owners cannot update consents');
select throws_ok('delete from public.consents', '42501', null, 'owners cannot delete consents');
select throws_ok(
  $$ insert into public.consents (document, version) values ('cookies', '1') $$, '23514', null, 'a consent requires a known document'
);
select throws_ok(
  $$ insert into public.consents (document, version) values ('terms', '') $$, '23514', null, 'a consent requires a version'
);

-- The services
reset role;
set local role service_role;
select is((select count(*) from public.consents), 2::bigint, 'the service reads consents');
select throws_ok(
  $$ insert into public.consents (profile_id, document, version) values ('00000000-0000-4000-8000-00000000000a', 'privacy', '1') $$,
  '42501', null, 'the service cannot insert consents'
);
select throws_ok($$ update public.consents set version = '2' $$, '42501', null, 'the service cannot update consents');
select throws_ok('delete from public.consents', '42501', null, 'the service cannot delete consents');

reset role;
select lives_ok($$ insert into public.consents (profile_id, document, version) select '00000000-0000-4000-8000-00000000000a', 'terms', n::text from generate_series(1, 99) as n $$, 'a person may accept many versions');
select throws_ok($$ insert into public.consents (profile_id, document, version) values ('00000000-0000-4000-8000-00000000000a', 'terms', 'one more') $$, '54000', null, 'but not without an end');
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is((select count(*) from public.consents), 1::bigint, 'deleting a user deletes their consents');

select * from finish();
rollback;
