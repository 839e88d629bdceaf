begin;
select plan(36);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.unsaved_inputs (profile_id, question_key, input, typed_at)
values ('00000000-0000-4000-8000-00000000000b', 'clinicianDetails', '{"resume_text": "Ben"}', '2026-01-01');

select policies_are('public', 'unsaved_inputs', array[
  'Owners read their own unsaved inputs', 'Owners insert their own unsaved inputs',
  'Owners change their own unsaved inputs'
], 'unsaved_inputs has exactly these policies');
select col_is_pk('public', 'unsaved_inputs', array['profile_id', 'question_key'], 'the primary key is owner and question');

-- What the app sends: one statement, as the REST interface writes it.
create function pg_temp.keep(
  owner uuid, key text, entered jsonb, at timestamptz, base timestamptz default null, known bigint default 0
) returns void
language sql
as $$
  insert into public.unsaved_inputs (profile_id, question_key, input, based_on, typed_at, replaces)
  values (owner, key, entered, base, at, known)
  on conflict (profile_id, question_key) do update set profile_id = excluded.profile_id,
    question_key = excluded.question_key, input = excluded.input, based_on = excluded.based_on,
    typed_at = excluded.typed_at, replaces = excluded.replaces;
$$;

-- anon
set local role anon;
select throws_ok('select from public.unsaved_inputs', '42501', null, 'anon cannot read inputs');
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000b', 'clinicModel', '{}', '2026-01-01') $$,
  '42501', null, 'anon cannot insert inputs'
);
select throws_ok($$ update public.unsaved_inputs set input = '{}' $$, '42501', null, 'anon cannot update inputs');
select throws_ok('delete from public.unsaved_inputs', '42501', null, 'anon cannot delete inputs');
select throws_ok('truncate public.unsaved_inputs', '42501', null, 'anon cannot truncate inputs');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.unsaved_inputs', 'owners cannot see inputs of other users');
select lives_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicianDetails', '{"resume_text": "I"}', '2026-01-02', '2026-01-01') $$,
  'owners insert their own input'
);
select results_eq(
  'select profile_id, question_key, input, based_on, typed_at from public.unsaved_inputs',
  $$ values (
    '00000000-0000-4000-8000-00000000000a'::uuid, 'clinicianDetails', '{"resume_text": "I"}'::jsonb,
    '2026-01-01'::timestamptz, '2026-01-02'::timestamptz
  ) $$,
  'owners read only their own input'
);
select lives_ok(
  $$ insert into public.unsaved_inputs (question_key, input, typed_at) values ('clinicModel', '{}', '2026-01-02') $$,
  'the owner is the caller by default'
);
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000b', 'clinicModel', '{}', '2026-01-02') $$,
  '42501', null, 'owners cannot insert inputs of other users'
);
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000b', 'clinicianDetails', '{}', '2026-01-02') $$,
  '42501', null, 'owners cannot upsert inputs of other users'
);
select is_empty(
  $$ update public.unsaved_inputs set input = '{}' where profile_id = '00000000-0000-4000-8000-00000000000b' returning 1 $$,
  'owners cannot update inputs of other users'
);
select throws_ok(
  $$ update public.unsaved_inputs set profile_id = '00000000-0000-4000-8000-00000000000b', replaces = version $$, '42501', null,
  'owners cannot move their rows to another user'
);
select throws_ok('delete from public.unsaved_inputs', '42501', null, 'owners cannot delete inputs, also not their own');
select throws_ok('truncate public.unsaved_inputs', '42501', null, 'owners cannot truncate inputs');

-- Versions
select lives_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicianDetails', '{"resume_text": "I am"}', '2026-01-01', known => 1) $$,
  'the same upsert replaces the version that it names'
);
select results_eq(
  $$ select input, based_on, typed_at, version from public.unsaved_inputs where question_key = 'clinicianDetails' $$,
  $$ values ('{"resume_text": "I am"}'::jsonb, null::timestamptz, '2026-01-01'::timestamptz, 2::bigint) $$,
  'also when the clock of the device was set back; the version is counted here'
);
select lives_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicianDetails', '{"resume_text": "I"}', '2026-01-03', known => 1) $$,
  'a change of an earlier version is accepted without an error'
);
select results_eq(
  $$ select input, version from public.unsaved_inputs where question_key = 'clinicianDetails' $$,
  $$ values ('{"resume_text": "I am"}'::jsonb, 2::bigint) $$, 'and replaces nothing, however late it was typed'
);
select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicianDetails', '{"resume_text": "Now"}', '2999-01-01', known => 2);
select results_eq(
  $$ select input, typed_at from public.unsaved_inputs where question_key = 'clinicianDetails' $$,
  $$ values ('{"resume_text": "Now"}'::jsonb, now()) $$, 'a time ahead becomes database time'
);
select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicianDetails', null, '2026-01-04', known => 2);
select results_eq(
  $$ select input, version from public.unsaved_inputs where question_key = 'clinicianDetails' $$,
  $$ values ('{"resume_text": "Now"}'::jsonb, 3::bigint) $$, 'a save leaves an input that it does not know'
);
select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicianDetails', null, '2026-01-04', known => 3);
select results_eq(
  $$ select input, version from public.unsaved_inputs where question_key = 'clinicianDetails' $$,
  $$ values (null::jsonb, 4::bigint) $$, 'and empties the one that it knows'
);

-- Constraints
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'favouriteColour', '{}', '2026-01-02') $$,
  '23514', null, 'rejects an unknown question'
);
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicModel', '["a"]', '2026-01-02') $$,
  '23514', null, 'rejects an array'
);
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicModel', 'null', '2026-01-02') $$,
  '23514', null, 'rejects JSON null'
);
select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'designDetails', '{}', null);
select is(
  (select typed_at from public.unsaved_inputs where question_key = 'designDetails'), now(),
  'an input without a time gets database time'
);
select lives_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'clinicModel', jsonb_build_object('a', repeat('x', 131072 - 9)), '2026-01-02', known => 1) $$,
  'accepts an input of the largest size'
);
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'practiceType', jsonb_build_object('a', repeat('x', 131072 - 8)), '2026-01-02') $$,
  '23514', null, 'rejects a larger input'
);

-- A token without a user id
set local request.jwt.claims = '{"role":"authenticated"}';
select is_empty('select from public.unsaved_inputs', 'a token without a user id reads no inputs');
select throws_ok(
  $$ insert into public.unsaved_inputs (question_key, input, typed_at) values ('practiceType', '{}', '2026-01-02') $$,
  '42501', null, 'a token without a user id inserts no inputs'
);

-- The services
reset role;
set local role service_role;
select throws_ok('select from public.unsaved_inputs', '42501', null, 'the service cannot read inputs');
select throws_ok(
  $$ select pg_temp.keep('00000000-0000-4000-8000-00000000000a', 'practiceType', '{}', '2026-01-02') $$,
  '42501', null, 'the service cannot insert inputs'
);
select throws_ok('delete from public.unsaved_inputs', '42501', null, 'the service cannot delete inputs');

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  'select profile_id from public.unsaved_inputs',
  $$ values ('00000000-0000-4000-8000-00000000000b'::uuid) $$, 'deleting a user deletes only their inputs'
);

select * from finish();
rollback;
