-- "Missing a referral?", cases, the standing checks and quotas.
begin;
select no_plan();
create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text, at timestamptz default now()) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, at)
$$;
create function pg_temp.capture(email text, partner text, at timestamptz) returns void language sql as $$
  insert into public.leads (email, channel, submission_id, referral_source, created_at)
  select email, 'widget', gen_random_uuid(), referral_code, at from public.profiles where id = pg_temp.user_id(partner)
$$;
-- The browser of the person shows the capture with the code of pat.
create function pg_temp.prove(name text) returns void language sql as $$
  select private.prove_visit(pg_temp.user_id(name), leads.id) from public.leads
  join public.profiles on referral_code = referral_source and profiles.id = pg_temp.user_id('pat')
  where email = name || '@practice.example'
$$;
create function pg_temp.become(name text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id(name), 'role', 'authenticated')::text, true)
$$;
select pg_temp.add_user('pat', 'pat@partner.example');
select pg_temp.add_user('quinn', 'quinn@partner.example');
select pg_temp.capture('counts@practice.example', 'pat', now() - interval '2 days');
select pg_temp.add_user('counts', 'counts@practice.example');
select pg_temp.capture('waits@practice.example', 'pat', now() - interval '6 days');
select pg_temp.capture('second@practice.example', 'quinn', now() - interval '9 days');
select pg_temp.capture('second@practice.example', 'pat', now() - interval '6 days');
select pg_temp.add_user('second', 'second@practice.example');
select pg_temp.add_user('before', 'before@practice.example', now() - interval '20 days');
select pg_temp.capture('before@practice.example', 'pat', now() - interval '6 days');
select pg_temp.capture('late@practice.example', 'pat', now() - interval '97 days');
select pg_temp.add_user('late', 'late@practice.example');
select pg_temp.capture('theirs@practice.example', 'quinn', now() - interval '6 days');
select pg_temp.add_user('theirs', 'theirs@practice.example');
select pg_temp.prove(name) from unnest(array['counts', 'second', 'late']) as name;
-- Forged: the same captures, and nobody came.
select pg_temp.capture(name || '@forged.example', 'pat', now() - days * interval '1 day')
from (values ('unknown', 6), ('known', 6), ('before', 6), ('late', 97), ('second', 6)) as forged (name, days);
select pg_temp.capture('second@forged.example', 'quinn', now() - interval '9 days');
select pg_temp.add_user('known', 'known@forged.example');
select pg_temp.add_user('second forged', 'second@forged.example');
select pg_temp.add_user('late forged', 'late@forged.example');
select pg_temp.add_user('before forged', 'before@forged.example', now() - interval '20 days');

select pg_temp.become('pat');
create temporary table answers as
select address, partners.answer_about(pg_temp.user_id('pat'), address || '@practice.example') as answer
from unnest(array['counts', 'waits', 'second', 'before', 'late', 'theirs', 'unknown']) as address;
select is((select answer ->> 'answer' from answers where answers.address = expected.address), expected.answer, expected.address) from (values
  ('counts', 'counts'), ('waits', 'left_address'), ('second', 'somebody_else'), ('before', 'left_address'), ('late', 'too_late'),
  ('theirs', 'nothing'), ('unknown', 'nothing')
) as expected (address, answer);
select is((select answer ->> 'reason' from answers where address = 'second'), 'They came through another partner three days earlier', 'nobody is named');
select is((select answer ->> 'days' from answers where address = 'late'), '97', 'how late it was is said');
select is(partners.answer_about(pg_temp.user_id('pat'), name || '@forged.example'), partners.answer_about(pg_temp.user_id('pat'), 'unknown@forged.example'),
  name || ': who left a stranger''s address learns nothing of the stranger') from unnest(array['known', 'before', 'second']) as name;
select is(partners.answer_about(pg_temp.user_id('pat'), 'late@forged.example') ->> 'answer', 'left_address', 'also after 90 days');
select unalike(answer::text, '%T__:__:%', address || ' is answered in days') from answers;
select is((select answer from answers where address = 'theirs'), (select answer from answers where address = 'unknown'),
  'an address of another partner is answered as one that nobody knows');

set local role authenticated;
select is(public.ask_about_referral(' Unknown@Practice.example ', '2026-11-10') ->> 'address', 'unknown@practice.example', 'an address is read as it is stored');
select throws_ok($$ select public.ask_about_referral('half@') $$, '22023', null, 'half an address is refused');
select public.ask_about_referral('unknown@practice.example') from generate_series(1, 4);
select is(public.ask_about_referral('unknown@practice.example') ->> 'budget', 'missing_referrals', 'five questions a day');
select is(public.open_referral_case('counts@practice.example') #>> '{answer,answer}', 'counts', 'what is settled is no case');
select isnt(public.open_referral_case('waits@practice.example') ->> 'number', null, 'a person looks at an address that was left, as nothing more is said of it');
select isnt(public.open_referral_case('unknown@practice.example', '2026-11-10') ->> 'number', null, 'a case is opened');
select is(public.open_referral_case('unknown@practice.example') ->> 'number', public.open_referral_case('unknown@practice.example') ->> 'number', 'once');
select public.open_referral_case('more' || n || '@practice.example') from generate_series(1, 3) as n;
select is(public.open_referral_case('more5@practice.example') ->> 'budget', 'referral_cases', 'five cases a day');
select throws_ok('select from public.referral_cases', '42501', null, 'people read no rows of cases');
select throws_ok('insert into public.referral_cases default values', '42501', null, 'nor insert them');
select throws_ok('update public.referral_cases set outcome = outcome', '42501', null, 'nor update them');
select throws_ok('delete from public.referral_cases', '42501', null, 'nor delete them');
select throws_ok($$ select partners.answer_about(gen_random_uuid(), 'a@b.example') $$, '42501', null, 'nor ask for another partner');
select throws_ok('select public.run_ledger_checks()', '42501', null, 'nor run the checks');
reset role;
select is((select count(*) from public.support_requests where profile_id = pg_temp.user_id('pat') and topic = 'referrals'), 5::bigint, 'the support is told of each case');
set local role service_role;
select is((select public.close_referral_case(min(number), 'Nadia', 'It came by phone') from public.referral_cases), true, 'a case is closed with its outcome');
select throws_ok('insert into public.referral_cases default values', '42501', null, 'the service cannot insert cases');
select throws_ok('select from private.ledger_schedule', '42501', null, 'nor change the schedule');
select is(public.run_ledger_checks(), '{"problems": []}', 'the books add up');
select is(public.claim_ledger_check(), null, 'no check before its night');
reset role;
update private.ledger_schedule set due_at = now();
set local role service_role;
select isnt(public.claim_ledger_check(), null, 'the check of the night is claimed');
select is(public.claim_ledger_check(), null, 'once');
reset role;
set local role anon;
select throws_ok($$ select public.ask_about_referral('a@b.example') $$, '42501', null, 'anon cannot ask');
select throws_ok($$ select public.open_referral_case('a@b.example') $$, '42501', null, 'anon cannot open cases');
reset role;
update private.ledger_accounts set approved_cents = 5 where partner = private.partner_of(pg_temp.user_id('pat'));
select is(public.run_ledger_checks() #>> '{problems,0,name}', 'sums', 'a sum that is not that of its events is found');
alter table public.referral_events disable trigger refuse_change;
update public.referral_events set reason = 'forged' where kind = 'credited';
select ok(exists (select from private.check_ledger() where name = 'chain'), 'a forged event is found');
delete from public.referral_events where seq = (select max(seq) from public.referral_events);
select ok(exists (select from private.check_ledger() where details = 'The last event is missing'), 'a missing event is found');

select * from finish();
rollback;
