begin;
select plan(8);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.initial_drafts (profile_id, url) values
  ('00000000-0000-4000-8000-00000000000a', '/drafts/0123456789abcdef0123456789abcdea'),
  ('00000000-0000-4000-8000-00000000000b', '/drafts/0123456789abcdef0123456789abcdeb');

set local role anon;
select throws_ok('select public.close_answers()', '42501', null, 'anon cannot close answers');
reset role;
set local role service_role;
select throws_ok('select public.close_answers()', '42501', null, 'the service cannot close answers');

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select ok(public.reopen_answers(), 'another owner reopens answers');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select ok(not public.close_answers(), 'closed answers cannot be closed');
select ok(public.reopen_answers(), 'an owner reopens answers');
select ok(public.close_answers(), 'an owner closes reopened answers');
reset role;
select results_eq(
  'select profile_id from public.initial_drafts where reopened_at is not null',
  $$ values ('00000000-0000-4000-8000-00000000000b'::uuid) $$,
  'only the answers of the caller are closed'
);
set local role authenticated;
set local request.jwt.claims = '{"role":"authenticated"}';
select ok(not public.close_answers(), 'a token without a user id closes nothing');

select * from finish();
rollback;
