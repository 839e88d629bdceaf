begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text, is_confirmed boolean default true) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at)
  values (pg_temp.user_id(name), email, case when is_confirmed then now() end)
$$;
create function pg_temp.code(name text) returns text language sql as $$
  select referral_code from public.profiles where id = pg_temp.user_id(name)
$$;
create function pg_temp.capture(email text, code text, at timestamptz default now(), first_touch jsonb default null)
returns void language sql as $$
  insert into public.leads (email, channel, submission_id, referral_source, created_at, first_touch, page, utm_source, utm_campaign, widget)
  values (email, 'widget', gen_random_uuid(), code, at, first_touch, 'https://pat.example/learn', 'journal', 'fall', '{"version": "1.2.0", "mode": "inline", "ref": ""}')
$$;
create function pg_temp.verdicts(name text) returns table (partner text, status text) language sql as $$
  select users.email::text, referrals.status from public.referrals
  join auth.users on users.id = referrals.referrer_id
  where referred_id = pg_temp.user_id(name)
$$;

create function pg_temp.referral_rows() returns table (masked_email text, status text) language sql as $$
  select * from jsonb_to_recordset(public.referral_list() -> 'rows') as listed (masked_email text, status text)
$$;
create function pg_temp.contact_rows() returns table (masked_email text, stage text) language sql as $$
  select * from jsonb_to_recordset(public.referral_contacts() -> 'rows') as listed (masked_email text, stage text)
$$;

select pg_temp.add_user('pat', 'pat.partner@gmail.com');
select pg_temp.add_user('quinn', 'quinn@practice.example');

-- Credit
select pg_temp.capture('ana@practice.example', pg_temp.code('pat'));
select pg_temp.add_user('ana', 'Ana@practice.example', false);
select is_empty($$ select * from pg_temp.verdicts('ana') $$, 'an unconfirmed email creates no referral');
update auth.users set email_confirmed_at = now() where id = pg_temp.user_id('ana');
select results_eq($$ select * from pg_temp.verdicts('ana') $$,
  $$ values ('pat.partner@gmail.com', 'held') $$, 'a confirmed email with a lead is a referral');
select is((select masked_email from public.referrals where referred_id = pg_temp.user_id('ana')), 'A•••@practice.example',
  'a referral keeps the masked email');
select is((select reward_cents from public.referrals where referred_id = pg_temp.user_id('ana')), 20000, 'a referral is worth $200');

select pg_temp.capture('ana@practice.example', pg_temp.code('quinn'), now() + interval '1 second');
update auth.users set last_sign_in_at = now() where id = pg_temp.user_id('ana');
update auth.users set email_confirmed_at = now() + interval '1 day' where id = pg_temp.user_id('ana');
select results_eq($$ select * from pg_temp.verdicts('ana') $$,
  $$ values ('pat.partner@gmail.com', 'held') $$, 'later captures and sign-ins do not change the credit');
update auth.users set email_confirmed_at = now() where id = pg_temp.user_id('ana');

select pg_temp.add_user('zoe', 'zoe@practice.example');
select pg_temp.capture('zoe@practice.example', pg_temp.code('pat'));
update auth.users set email = 'zoe2@practice.example', last_sign_in_at = now() where id = pg_temp.user_id('zoe');
select is_empty($$ select * from pg_temp.verdicts('zoe') $$, 'a capture after the sign-up is no referral');

select pg_temp.capture('bo@practice.example', 'NOCODE22');
select pg_temp.add_user('bo', 'bo@practice.example');
select is_empty($$ select * from pg_temp.verdicts('bo') $$, 'an unknown code creates no referral');

-- Two partners: the first touch wins
select pg_temp.capture('cy@practice.example', pg_temp.code('quinn'), now() - interval '3 days');
select pg_temp.capture('cy@practice.example', pg_temp.code('pat'), now() - interval '9 days');
select pg_temp.add_user('cy', 'cy@practice.example');
select set_eq($$ select * from pg_temp.verdicts('cy') $$,
  $$ values ('pat.partner@gmail.com', 'held'), ('quinn@practice.example', 'duplicate') $$,
  'the first partner is credited and the later one gets a duplicate');

select pg_temp.capture('di@practice.example', pg_temp.code('quinn'), now() - interval '1 day',
  jsonb_build_object('ref', pg_temp.code('pat'), 'at', now() - interval '40 days'));
select pg_temp.add_user('di', 'di@practice.example');
select set_eq($$ select * from pg_temp.verdicts('di') $$,
  $$ values ('pat.partner@gmail.com', 'held'), ('quinn@practice.example', 'duplicate') $$,
  'the first touch kept by the browser counts');

-- Claimed times
select pg_temp.add_user('rob', 'rob@partner.example');
select pg_temp.add_user('sue', 'sue@partner.example');
select pg_temp.capture('ivy@practice.example', pg_temp.code('rob'), now() - interval '2 days');
select pg_temp.capture('ivy@practice.example', null, now() - interval '1 day',
  jsonb_build_object('ref', pg_temp.code('sue'), 'at', now() - interval '80 days'));
select pg_temp.add_user('ivy', 'ivy@practice.example');
select set_eq($$ select * from pg_temp.verdicts('ivy') $$,
  $$ values ('rob@partner.example', 'held'), ('sue@partner.example', 'duplicate') $$,
  'a claimed first touch does not win against a capture stored earlier');
select is((select touched_at from public.referrals where referred_id = pg_temp.user_id('ivy') and status = 'duplicate'),
  now() - interval '1 day', 'touched_at is the time when the server stored the capture, not the claimed time');
select pg_temp.capture('jo@practice.example', pg_temp.code('sue'), now() - interval '2 days',
  jsonb_build_object('ref', pg_temp.code('rob'), 'at', now() + interval '1 year'));
select pg_temp.add_user('jo', 'jo@practice.example');
select set_eq($$ select * from pg_temp.verdicts('jo') $$,
  $$ values ('rob@partner.example', 'held'), ('sue@partner.example', 'duplicate') $$,
  'the first touch of a capture precedes its last touch, whatever time is claimed');
select pg_temp.capture('kit@practice.example', pg_temp.code('rob'), now() - interval '2 days',
  jsonb_build_object('ref', pg_temp.code('rob'), 'at', now() - interval '91 days'));
select pg_temp.capture('kit@practice.example', pg_temp.code('sue'), now() - interval '1 day');
select pg_temp.add_user('kit', 'kit@practice.example');
select set_eq($$ select * from pg_temp.verdicts('kit') $$,
  $$ values ('rob@partner.example', 'held'), ('sue@partner.example', 'duplicate') $$,
  'a partner with an expired and a recent touch is credited for the recent one');
select pg_temp.capture('max@practice.example', null, now() - interval '2 days',
  jsonb_build_object('ref', pg_temp.code('rob'), 'at', now() - interval '91 days'));
select pg_temp.capture('max@practice.example', pg_temp.code('sue'), now() - interval '1 day');
select pg_temp.add_user('max', 'max@practice.example');
select set_eq($$ select * from pg_temp.verdicts('max') $$,
  $$ values ('rob@partner.example', 'expired'), ('sue@partner.example', 'held') $$,
  'a claimed time can make a touch too old');

-- The window of 90 days
select pg_temp.capture('w' || days || '@practice.example', lower(pg_temp.code('pat')), now() - make_interval(days => days))
from (values (89), (90), (91)) as cases (days);
select pg_temp.add_user('w' || days, 'w' || days || '@practice.example') from (values (89), (90), (91)) as cases (days);
select results_eq(format('select status from pg_temp.verdicts(%L)', 'w' || days), array[expected],
  format('a touch %s days old is %s', days, expected))
from (values (89, 'held'), (90, 'held'), (91, 'expired')) as cases (days, expected);
select pg_temp.capture('ed@practice.example', pg_temp.code('pat'), now() - interval '120 days');
select pg_temp.capture('ed@practice.example', pg_temp.code('quinn'), now() - interval '2 days');
select pg_temp.add_user('ed', 'ed@practice.example');
select set_eq($$ select * from pg_temp.verdicts('ed') $$,
  $$ values ('pat.partner@gmail.com', 'expired'), ('quinn@practice.example', 'held') $$,
  'an expired touch leaves the credit to the next partner');

-- Self-referrals
select pg_temp.capture(email, pg_temp.code('pat')) from (values
  ('patpartner@gmail.com'), ('pat.partner+2@gmail.com'), ('p.a.t.partner@googlemail.com')) as own (email);
select pg_temp.add_user(email, email) from (values
  ('patpartner@gmail.com'), ('pat.partner+2@gmail.com'), ('p.a.t.partner@googlemail.com')) as own (email);
select results_eq(format('select status from pg_temp.verdicts(%L)', email), array['self_referral'], format('%s is a self-referral', email))
from (values ('patpartner@gmail.com'), ('pat.partner+2@gmail.com'), ('p.a.t.partner@googlemail.com')) as own (email);
select pg_temp.add_user('fay', 'fay@practice.example', false);
select pg_temp.capture('fay@practice.example', pg_temp.code('fay'));
select pg_temp.capture('fay@practice.example', pg_temp.code('quinn'));
update auth.users set email_confirmed_at = now() where id = pg_temp.user_id('fay');
select set_eq($$ select * from pg_temp.verdicts('fay') $$,
  $$ values ('fay@practice.example', 'self_referral'), ('quinn@practice.example', 'held') $$,
  'an own code earns nothing and takes nothing from another partner');
select throws_ok(
  $$ insert into public.referrals (referrer_id, referred_id, masked_email, status, touched_at, signed_up_at)
     values (pg_temp.user_id('quinn'), pg_temp.user_id('ana'), 'x', 'signed_up', now(), now()) $$,
  '23505', null, 'rejects a second counted referral of a profile');

-- From sign-up to payment
create function pg_temp.referral(name text) returns uuid language sql security definer as $$
  select id from public.referrals where referred_id = pg_temp.user_id(name) and status not in ('duplicate', 'self_referral', 'expired')
$$;
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values (pg_temp.user_id('ana'), 'businessDetails', '{"selected_type": "thinking"}', 1, 'businessDetails');
select is((select onboarded_at from public.referrals where id = pg_temp.referral('ana')), null, 'a first answer does not finish the onboarding');
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, is_complete)
values (pg_temp.user_id('ana'), 'designDetails', '{"selected_style": "warm"}', 13, 'designDetails', true);
select is((select onboarded_at from public.referrals where id = pg_temp.referral('ana')), now(), 'the last answer is noted also while a referral is held');
select private.prove_visit(pg_temp.user_id(name), lead_id) from (values ('ana'), ('cy')) as people (name), public.referrals
where referred_id = pg_temp.user_id(name) and status = 'held';
select is((select status from public.referrals where id = pg_temp.referral('ana')), 'onboarded', 'the last answer sets a referral to onboarded');
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values (pg_temp.user_id('cy'), 'buildPresence', '{"selected_id": "talk"}', 6, 'businessDetails.buildPresence');
select is((select status from public.referrals where referred_id = pg_temp.user_id('cy') and status <> 'duplicate'), 'onboarded',
  'a booked call sets a referral to onboarded');

-- What an operator decides; a name may stand for a referral.
create function pg_temp.decide(name text, decision text, reason text default 'Looked at it') returns text language sql as $$
  select public.decide_referral(pg_temp.referral(name), decision, 'Nadia', reason) ->> 'status'
$$;
set local role service_role;
select throws_ok($$ select pg_temp.decide('ana', 'approve') $$, '22023', null, 'rejects an approval before the launch');
select throws_ok($$ select pg_temp.decide('ana', 'paid') $$, '22023', null, 'rejects an unknown decision');
select throws_ok($$ select pg_temp.decide('di', 'reject', '  ') $$, '22023', null, 'rejects a decision without a reason');
select throws_ok(format('select public.decide_referral(%L, %L, %L, %L)', pg_temp.referral('di'), 'reject', '', 'x'), '22023', null,
  'rejects a decision by nobody');
select is(pg_temp.decide('di', 'reject', 'An employee of the practice'), 'rejected', 'accepts a rejection with a reason');
select throws_ok($$ select public.decide_referral(gen_random_uuid(), 'reject', 'Nadia', 'x') $$, 'P0002', null, 'rejects an unknown referral');
select throws_ok('delete from public.referrals', '42501', null, 'the service cannot delete referrals');
select throws_ok(
  $$ insert into public.referrals (referrer_id, masked_email, status, touched_at, signed_up_at) values (null, 'x', 'paid', now(), now()) $$,
  '42501', null, 'the service cannot insert referrals');
select throws_ok('update public.referrals set reward_cents = 1', '42501', null, 'the service cannot update reward_cents');
select throws_ok(format('update public.referrals set %I = %I', name, name), '42501', null, format('the service cannot update %s', name))
from (values ('status'), ('reason'), ('onboarded_at'), ('launched_at'), ('approved_at'), ('paid_at'), ('closed_at')) as columns (name);
reset role;
insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id('ana'), 'ana', now() - interval '29 days 23 hours');
select is((select status from public.referrals where id = pg_temp.referral('ana')), 'launched', 'a launch moves the referral of its practice');
set local role service_role;
select is(public.claim_due_referrals(), 0, 'nothing is due before 30 days');
select throws_ok($$ select pg_temp.decide('ana', 'approve') $$, '22023', null, 'rejects an approval before 30 days');
reset role;
update public.launches set ended_at = now(), end_reason = 'offline' where profile_id = pg_temp.user_id('ana');
select results_eq($$ select status, launched_at from public.referrals where id = pg_temp.referral('ana') $$,
  $$ values ('onboarded', null::timestamptz) $$, 'a website that goes offline before day 30 is no launch any more');
insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id('ana'), 'ana', now() - interval '30 days');
set local role service_role;
select is(public.claim_due_referrals(), 1, 'thirty days after the launch that lasts the reward is due');
select is(public.claim_due_referrals(), 0, 'what is due is due once');
select is(pg_temp.decide('ana', 'approve'), 'approved', 'one look approves what is due');
select is(public.decide_referral(pg_temp.referral('ana'), 'approve', 'Omar', 'Looked too') -> 'is_new', 'false', 'approving twice is one approval');
select throws_ok($$ select pg_temp.decide('ana', 'reject') $$, '22023', null, 'an approved reward is reversed, not rejected');
reset role;
select is((select count(*) from public.referral_events where referral = pg_temp.referral('ana') and kind = 'approved'), 1::bigint,
  'one event approves');

-- anon
set local role anon;
select throws_ok('select id from public.referrals', '42501', null, 'anon cannot read referrals');
select throws_ok($$ insert into public.referrals (masked_email) values ('x') $$, '42501', null, 'anon cannot insert referrals');
select throws_ok($$ update public.referrals set status = 'paid' $$, '42501', null, 'anon cannot update referrals');
select throws_ok('delete from public.referrals', '42501', null, 'anon cannot delete referrals');
select throws_ok(format('select public.%s()', name), '42501', null, format('anon cannot call %s', name))
from (values ('referral_summary'), ('referral_list'), ('referral_pages'), ('referral_contacts'), ('what_changed')) as doors (name);
select throws_ok($$ select public.decide_referral(gen_random_uuid(), 'approve', 'a', 'b') $$, '42501', null, 'anon cannot call decide_referral');

-- A partner
reset role;
update public.referrals set is_told = true;
set local role authenticated;
select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id('quinn'), 'role', 'authenticated')::text, true);
select throws_ok('select id from public.referrals', '42501', null, 'partners cannot read rows');
select throws_ok($$ insert into public.referrals (masked_email) values ('x') $$, '42501', null, 'partners cannot insert referrals');
select throws_ok($$ update public.referrals set status = 'paid' $$, '42501', null, 'partners cannot update referrals');
select throws_ok('delete from public.referrals', '42501', null, 'partners cannot delete referrals');
select throws_ok($$ select public.decide_referral(gen_random_uuid(), 'approve', 'a', 'b') $$, '42501', null, 'partners cannot call decide_referral');
select throws_ok('select mailbox_hash from partners.touches', '42501', null, 'partners cannot read partners.touches');
select set_eq('select masked_email, status from pg_temp.referral_rows()',
  $$ values ('c•••@practice.example', 'duplicate'), ('d•••@practice.example', 'duplicate'),
     ('e•••@practice.example', 'held'), ('f•••@practice.example', 'held') $$,
  'partners list only their own referrals');
select is(public.referral_summary() -> 'funnel', '{"leads": 5, "signed_up": 2, "onboarded": 0, "launched": 0, "approved": 0, "paid": 0}',
  'the funnel counts only own referrals');
select is(public.referral_summary() -> 'money', '{"pending_cents": 0, "approved_cents": 0, "paid_cents": 0}', 'sign-ups are people, not money');
select is(jsonb_array_length(public.referral_summary() -> 'weeks'), 8, 'the summary has eight weeks');
select is(public.referral_summary() #> '{sources,0}',
  '{"source": "journal", "campaign": "fall", "leads": 5, "signed_up": 2}', 'the summary has sources');
select results_eq('select page, widget_version, widget_mode, captures from public.referral_pages()',
  $$ values ('https://pat.example/learn', '1.2.0', 'inline', 5) $$, 'referral_pages lists pages of recent captures');
select is((select count(*) from pg_temp.contact_rows()), 5::bigint, 'each person is one contact');
select is((select count(*) from pg_temp.contact_rows() as contact join pg_temp.referral_rows() as referral
  on referral.masked_email = contact.masked_email and referral.status = contact.stage), 4::bigint, 'contacts have the status of their referral');
select is_empty($$ select * from pg_temp.contact_rows() where masked_email !~ '^.•••@' $$, 'contacts never have a full email');
select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id('pat'), 'role', 'authenticated')::text, true);
select is(public.referral_summary() -> 'money', '{"pending_cents": 0, "approved_cents": 20000, "paid_cents": 0}',
  'the money has what is approved');
select is(public.referral_summary() ->> 'code', pg_temp.code('pat'), 'partners read their own code');

-- Deleted accounts
reset role;
delete from auth.users where id = pg_temp.user_id('ana');
select results_eq($$ select masked_email, status from public.referrals where referrer_id = pg_temp.user_id('pat') and status = 'approved' $$,
  $$ values ('A•••@practice.example', 'approved') $$, 'deleting the referred account keeps the reward');
select pg_temp.capture('ana@practice.example', pg_temp.code('quinn'));
select pg_temp.add_user('ana again', 'ana@practice.example');
select set_eq($$ select status from pg_temp.verdicts('ana again') $$, array['duplicate'],
  'an account that is deleted and opened again is no second referral');
delete from auth.users where id = pg_temp.user_id('pat');
select is_empty($$ select from public.referrals where referrer_id = pg_temp.user_id('pat') $$, 'deleting a partner deletes their referrals');
select isnt_empty($$ select from public.referral_events where kind = 'approved' $$, 'and no event');

select * from finish();
rollback;
