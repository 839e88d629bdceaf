-- Payout details, batches, statements: who may do what, and that every cent is found again.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.partner(name text) returns uuid language sql security definer as $$ select private.partner_of(pg_temp.user_id(name)) $$;
create function pg_temp.referral(name text) returns uuid language sql security definer as $$
  select id from public.referrals where referred_id = pg_temp.user_id(name)
$$;
-- A practice whose reward is approved.
create function pg_temp.earn(name text, partner text) returns void language plpgsql as $$
declare
  lead uuid;
begin
  insert into public.leads (email, channel, submission_id, referral_source)
  select name || '@practice.example', 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id(partner)
  returning id into lead;
  perform pg_temp.add_user(name, name || '@practice.example');
  perform private.prove_visit(pg_temp.user_id(name), lead);
  insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id(name), name, now() - interval '31 days');
  perform public.claim_due_referrals();
  perform public.decide_referral(pg_temp.referral(name), 'approve', 'Nadia', 'Looked at the website');
end
$$;
create function pg_temp.accept(name text) returns void language sql as $$
  insert into public.consents (profile_id, document, version) values (pg_temp.user_id(name), 'partner_terms', private.partner_terms_version())
$$;
create function pg_temp.details(account text default '4471', country text default 'US', method text default 'ach') returns jsonb language sql as $$
  select jsonb_build_object('legal_name', 'Haddad Medical Billing LLC', 'country', country, 'method', method, 'account_kind', 'checking',
    'masked', account, 'sealed', repeat('s', 40) || account, 'fingerprint', encode(sha256(account::bytea), 'hex'),
    'undo_hash', encode(sha256(('undo ' || account)::bytea), 'hex'))
$$;
create function pg_temp.save(name text, details jsonb) returns jsonb language plpgsql as $$
declare
  opening uuid;
begin
  perform public.begin_payout_code(pg_temp.user_id(name), 'right');
  opening := public.open_payout_details(pg_temp.user_id(name), 'right') ->> 'opening';
  return public.save_payout_details(pg_temp.user_id(name), opening, details);
end
$$;
create function pg_temp.become(name text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id(name), 'role', 'authenticated')::text, true)
$$;

select pg_temp.add_user('pat', 'pat@partner.example');
select pg_temp.add_user('quinn', 'quinn@partner.example');

-- Codes
set local role service_role;
select is(public.open_payout_details(pg_temp.user_id('pat'), 'right') ->> 'problem', 'expired', 'nothing opens without a code');
select is(public.begin_payout_code(pg_temp.user_id('pat'), 'right') ->> 'email', 'pat@partner.example', 'a code is mailed to the account');
select is(public.open_payout_details(pg_temp.user_id('pat'), 'wrong'), '{"problem": "wrong", "tries_left": 4}', 'a wrong code opens nothing');
select public.open_payout_details(pg_temp.user_id('pat'), 'wrong') from generate_series(1, 3);
select is(public.open_payout_details(pg_temp.user_id('pat'), 'wrong') ->> 'problem', 'used_up', 'the fifth wrong code ends it');
select is(public.open_payout_details(pg_temp.user_id('pat'), 'right') ->> 'problem', 'expired', 'also for the right one');
select public.begin_payout_code(pg_temp.user_id('pat'), 'right');
select isnt(public.open_payout_details(pg_temp.user_id('pat'), 'right') ->> 'opening', null, 'the right code opens');
select is(public.open_payout_details(pg_temp.user_id('pat'), 'right') ->> 'problem', 'expired', 'once');
select is(public.save_payout_details(pg_temp.user_id('pat'), gen_random_uuid(), pg_temp.details()) ->> 'problem', 'closed', 'another browser has not opened them');
select public.begin_payout_code(pg_temp.user_id('pat'), 'old');
reset role;
update private.payout_codes set expires_at = now() where profile_id = pg_temp.user_id('pat');
set local role service_role;
select is(public.open_payout_details(pg_temp.user_id('pat'), 'old') ->> 'problem', 'expired', 'a code lives for ten minutes');
select is((public.begin_payout_code(pg_temp.user_id('quinn'), 'c' || n::text) ->> 'budget'), case when n > 5 then 'payout_codes' end, format('code %s of an hour', n))
from generate_series(1, 6) as n;
reset role;
delete from private.rate_limits;

-- Details
select is((pg_temp.save('pat', pg_temp.details()) ->> 'usable_at')::timestamptz, now() + interval '7 days', 'details are used after seven days');
select pg_temp.become('pat');
select is(public.partner_account() #>> '{payout,details,masked}', '4471', 'partners see them masked');
select is(public.partner_account() #> '{payout,details,sealed}', null, 'and nothing else of the account');
select is(public.partner_account() -> 'code', 'null', 'no code is shown before the terms are accepted');
select pg_temp.accept('pat');
insert into public.consents (profile_id, document, version) values (pg_temp.user_id('quinn'), 'partner_terms', 'older');
select pg_temp.become('quinn');
select is(public.partner_account() -> 'code', 'null', 'nor after an older version was accepted');
select pg_temp.become('pat');
select is(public.partner_account() ->> 'code', (select referral_code from public.profiles where id = pg_temp.user_id('pat')), 'the terms of today show it');

-- Nothing leaves that must not
select pg_temp.earn('ana', 'pat');
select pg_temp.earn('bo', 'pat');
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'new details wait for seven days');
update private.payout_details set usable_at = now();
select public.decide_partner(pg_temp.user_id('pat'), 'hold', 'Nadia', 'One account behind two partners');
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'a hold stops a payout');
select is(public.partner_account() #>> '{payout,waits_for}', 'hold', 'and the partner reads that');
select public.decide_partner(pg_temp.user_id('pat'), 'release', 'Nadia', 'A married couple');
update private.payout_details set country = 'DE', method = 'iban';
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'outside the US the form comes first');
update private.payout_details set country = 'US', method = 'ach';

-- A batch
create temporary table batch as select public.make_payout('Nadia', 'Payday') as made;
select is((select made - 'id' from batch), '{"number": 1, "lines": 1, "cents": 40000}' || jsonb_build_object('number', (select made -> 'number' from batch)), 'a batch takes what is approved');
select throws_ok($$ select public.make_payout('Nadia', 'Again') $$, 'P0002', null, 'a second batch finds nothing left');
select is(public.partner_account() #> '{path,due_cents}', '40000', 'what is in a batch is still shown');
select is(public.partner_account() #> '{ahead,0,due_cents}', '40000', 'with the date of the next payday');
select is(public.closing_money() -> 'due_cents', '40000', 'and before the account is deleted');
select is((select count(*) from jsonb_array_elements(public.referral_list() -> 'rows') as row where row -> 'payment' <> 'null'), 0::bigint,
  'nothing of it is on its way before it was sent');
-- Reversed after the batch: the payment goes out, the next one is less.
select public.decide_referral(pg_temp.referral('bo'), 'reverse', 'Nadia', 'The website was taken down on day 9');
select is(public.mark_payout_paid((made ->> 'id')::uuid, 'MT-261123-0344', '2026-11-23', 'Nadia', 'The bank took it') ->> 'is_new', 'true', 'a batch is marked paid') from batch;
select is(public.mark_payout_paid((made ->> 'id')::uuid, 'MT-261123-0344', '2026-11-23', 'Nadia', 'Again') ->> 'is_new', 'false', 'once') from batch;
select is((select arrives_on from public.payout_lines), '2026-11-27'::date, 'three business days later it has arrived, Thanksgiving not counted');
select results_eq('select approved_cents, reversed_cents, paid_cents from private.ledger_accounts', 'values (40000::bigint, 20000::bigint, 40000::bigint)', 'the books know all of it');
select pg_temp.earn('cy', 'pat');
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'a correction as large as the reward leaves nothing to pay');
select pg_temp.earn('di', 'pat');
create temporary table second as select public.make_payout('Nadia', 'Payday') as made;
select is((select made -> 'cents' from second), '20000', 'the correction is netted against the next payout');
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-2', '2026-12-07', 'Nadia', 'The bank took it') from second;
select is((select sum(cents) from public.referral_events where kind = 'paid'), (select sum(cents) from public.payout_lines), 'the payments are their events');

-- Sent back
create temporary table statement as select number from public.payout_lines order by number desc limit 1;
select is(public.return_payout_line((select number from statement), 'Nadia', 'No account with this number (R03)') ->> 'is_new', 'true', 'a payment comes back');
select is(public.return_payout_line((select number from statement), 'Nadia', 'Again') ->> 'is_new', 'false', 'once');
select is((select paid_cents from private.ledger_accounts), 40000::bigint, 'and is not paid any more');
select results_eq(
  $$ select claimed #>> '{facts,return_reason}', claimed #>> '{facts,waits_for}', (claimed #> '{facts,cents}')::text
     from jsonb_array_elements(public.claim_mails(50) -> 'mails') as claimed where claimed ->> 'kind' = 'reward_returned' $$,
  $$ select 'No account with this number (R03)', 'correction', cents::text from public.payout_lines join statement using (number) $$,
  'its partner is told once, with the reason'
);
select is((select status from public.referrals where id = pg_temp.referral('di')), 'approved', 'its rewards are due again');
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'but wait for corrected details');
select is((pg_temp.save('pat', pg_temp.details('9026')) ->> 'usable_at')::timestamptz, now(), 'a correction is used at once');
create temporary table third as select public.make_payout('Nadia', 'Payday') as made;
select is((select made -> 'cents' from third), '20000', 'and the money leaves again');
select public.cancel_payout((made ->> 'id')::uuid, 'Nadia', 'Wrong file') from third;
select throws_ok(format('select public.mark_payout_paid(%L, ''x'', now()::date, ''Nadia'', ''x'')', made ->> 'id'), '22023', null, 'a cancelled batch is not paid') from third;
update third set made = public.make_payout('Nadia', 'Payday');
select is((select made -> 'cents' from third), '20000', 'what was in it is owed again');
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-3', '2026-12-07', 'Nadia', 'The bank took it') from third;

-- Statements
select pg_temp.become('pat');
select is(jsonb_array_length(public.referral_statements() -> 'rows'), 3, 'each payment is a statement, also one that came back');
select is(public.referral_statements() #> '{years,0}', '{"year": 2026, "cents": 60000, "bank_cents": 60000, "paypal_cents": 0, "statements": 2}', 'the year adds up without it');
select is(
  (select jsonb_agg(item -> 'cents') from jsonb_array_elements(public.referral_statement((select max(number) from public.payout_lines)) -> 'items') as item),
  '[20000, 20000, -20000]', 'a statement has its rewards and its correction');
select is(
  (select item ->> 'reason' from jsonb_array_elements(public.referral_statement((select max(number) from public.payout_lines)) -> 'items') as item where (item ->> 'cents')::integer < 0),
  'The website was taken down on day 9', 'with its reason');
select pg_temp.become('quinn');
select is(public.referral_statement((select max(number) from public.payout_lines)), null, 'nobody reads the statements of others');
select is(public.referral_statements() -> 'rows', '[]', 'nor their list');
select is(public.referral_story(pg_temp.referral('ana')), null, 'nor the story of their referrals');
select pg_temp.become('pat');
select is(
  (select jsonb_agg(event ->> 'kind') from jsonb_array_elements(public.referral_story(pg_temp.referral('ana')) -> 'events') as event),
  '["credited", "held", "released", "launched", "due", "approved", "paid"]', 'the own story is told');
select is(
  (select jsonb_agg(event -> 'reason') from jsonb_array_elements(public.referral_story(pg_temp.referral('ana')) -> 'events') as event where event ->> 'kind' = 'approved'),
  '[null]', 'without what operators note for each other');
select is(position('ana@' in public.referral_story(pg_temp.referral('ana'))::text), 0, 'and without the address');
select is(public.referral_story(pg_temp.referral('di')) ->> 'arrives_on', '2026-12-10', 'what was sent has the day of its arrival');
-- Ahead: a launch of today, and one that nobody has proven.
insert into public.leads (email, channel, submission_id, referral_source)
select name || '@practice.example', 'widget', gen_random_uuid(), referral_code
from unnest(array['gus', 'hal']) as name, public.profiles where id = pg_temp.user_id('pat');
select pg_temp.add_user('gus', 'gus@practice.example'), pg_temp.add_user('hal', 'hal@practice.example');
select private.prove_visit(pg_temp.user_id('gus'), (select id from public.leads where email = 'gus@practice.example'));
insert into public.launches (profile_id, name) values (pg_temp.user_id('gus'), 'gus');
select is(
  public.referral_story(pg_temp.referral('gus')) - 'number' - 'events' - 'left_at' - 'signed_up_at',
  jsonb_build_object('evidence', 'handoff', 'channel', 'widget', 'page', null, 'decides_by', null, 'due_on', private.today() + 30,
    'leaves_on', private.next_payday(private.today() + 29), 'arrives_on', null, 'waits_for', null, 'method', 'ach', 'masked', '9026'),
  'what is launched says when it is due and leaves');
select is(public.referral_story(pg_temp.referral('hal')), null, 'what nobody has proven is not told');
select private.prove_visit(pg_temp.user_id('hal'), (select id from public.leads where email = 'hal@practice.example'));
select public.decide_referral(pg_temp.referral('hal'), 'hold', 'Nadia', 'The practice exists already');
select is((public.referral_story(pg_temp.referral('hal')) ->> 'decides_by')::date, private.arrival(private.today(), 'ach'), 'what is held says when a person has decided');
delete from auth.users where id in (pg_temp.user_id('gus'), pg_temp.user_id('hal'));

-- The tenth reward of a year waits for the form.
select pg_temp.earn('n' || n, 'pat') from generate_series(1, 8) as n;
update third set made = public.make_payout('Nadia', 'Payday');
select is((select made -> 'cents' from third), '120000', 'nine rewards of a year go out');
select is(public.partner_account() #>> '{payout,form,state}', 'waits', 'the next one would wait for the form');
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-4', private.today(), 'Nadia', 'The bank took it') from third;
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'the one that reaches $2,000 waits');
select is(public.partner_account() #>> '{payout,form,state}', 'waits', 'and the page says why');
select public.decide_partner(pg_temp.user_id('pat'), 'form', 'Nadia', 'Came through the payment service', 'W-9', private.today());
update third set made = public.make_payout('Nadia', 'Payday');
select is((select made -> 'cents' from third), '40000', 'until the form is received');
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-5', private.today(), 'Nadia', 'The bank took it') from third;

-- It was not me
select pg_temp.save('pat', pg_temp.details('6666'));
select is(public.undo_payout_details(encode(sha256('undo 6666'::bytea), 'hex')) ->> 'masked', '9026', 'the details before come back');
select is(public.undo_payout_details(encode(sha256('undo 6666'::bytea), 'hex')) ->> 'problem', 'unknown', 'once');
select pg_temp.earn('ed', 'pat');
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'and nothing is paid until a person has looked');
select is(public.partner_account() #>> '{payout,waits_for}', 'check', 'which the page says');

-- Deleting accounts
select is(public.closing_money() - 'next_payday' - 'last_due_on' - 'on_its_way_until' - 'on_its_way_cents',
  '{"has_account": true, "masked": "9026", "method": "ach", "due_cents": 20000, "leaving_cents": 0, "waits_for": "check", "launched_cents": 0, "launched": 0,
    "held_cents": 0, "held": 0, "decides_by": null, "would_close_on": null, "closes_on": null}',
  'the dialog says what is owed');
-- Paid out first
select is(public.close_after_payout(), null, 'without a launched reward there is nothing to wait for');
insert into public.leads (email, channel, submission_id, referral_source)
select name || '@practice.example', 'widget', gen_random_uuid(), referral_code
from unnest(array['ida', 'joe']) as name, public.profiles where id = pg_temp.user_id('pat');
select pg_temp.add_user('ida', 'ida@practice.example');
select private.prove_visit(pg_temp.user_id('ida'), (select id from public.leads where email = 'ida@practice.example'));
insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id('ida'), 'ida', now() - interval '10 days');
create temporary table closing as select private.next_payday(private.today() + 19) + 1 as day;
select is((public.closing_money() ->> 'would_close_on')::date, day, 'the account would close the day after the payday of the last reward') from closing;
set local role authenticated;
select isnt(public.close_after_payout(), null, 'a partner is paid out first');
reset role;
select results_eq('select closes_on from private.account_closings', 'select day from closing', 'on that day');
select is(public.partner_account() ->> 'code', null, 'the link has stopped');
select is((public.partner_account() ->> 'closes_on')::date, day, 'which the page says') from closing;
select pg_temp.add_user('joe', 'joe@practice.example');
select is_empty($$ select from public.referrals where referred_id = pg_temp.user_id('joe') $$, 'and earns nothing any more');
set local role service_role;
select is_empty('select public.claim_account_closings()', 'nothing closes before its day');
reset role;
update private.account_closings set closes_on = private.today();
select is_empty('select public.claim_account_closings()', 'nor while a reward is in its 30 days');
select results_eq('select closes_on from private.account_closings', 'select day from closing', 'which gets a later day');
update public.launches set ended_at = now(), end_reason = 'offline' where profile_id = pg_temp.user_id('ida');
update private.account_closings set closes_on = private.today();
set local role service_role;
select results_eq('select public.claim_account_closings()', $$ values (pg_temp.user_id('pat')) $$, 'then the account closes');
select is_empty('select public.claim_account_closings()', 'once');
reset role;
set local role authenticated;
select public.keep_account();
reset role;
select is_empty('select from private.account_closings', 'until then a partner can take it back');
select is(public.partner_account() ->> 'code', (select referral_code from public.profiles where id = pg_temp.user_id('pat')), 'and the link works again');
delete from auth.users where id in (pg_temp.user_id('ida'), pg_temp.user_id('joe'));
-- Held while the website is live
insert into public.leads (email, channel, submission_id, referral_source)
select 'uma@practice.example', 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id('pat');
select pg_temp.add_user('uma', 'uma@practice.example');
insert into public.launches (profile_id, name) values (pg_temp.user_id('uma'), 'uma');
select is(public.closing_money() -> 'held', '0', 'what nobody has proven is not named');
select private.prove_visit(pg_temp.user_id('uma'), (select id from public.leads where email = 'uma@practice.example'));
select public.decide_referral(pg_temp.referral('uma'), 'hold', 'Nadia', 'The practice exists already');
select is(
  (select jsonb_object_agg(key, value) from jsonb_each(public.closing_money()) where key in ('held', 'held_cents', 'launched_cents', 'would_close_on')),
  '{"held": 1, "held_cents": 20000, "launched_cents": 0, "would_close_on": null}', 'the dialog names what is held while the practice is live'
);
select is((public.closing_money() ->> 'decides_by')::date, private.arrival(private.today(), 'ach'), 'and by when a person decides');
select pg_temp.add_user('kim', 'kim@partner.example');
select pg_temp.become('kim');
select is(public.close_after_payout(), null, 'nobody is paid out without an account to send it to');
select pg_temp.add_user('rae', 'rae@partner.example');
select pg_temp.earn('fay', 'rae');
create temporary table gone as select pg_temp.partner('rae') as partner, pg_temp.partner('pat') as paid;
create temporary table held as select pg_temp.referral('uma') as referral;
delete from auth.users where id in (pg_temp.user_id('rae'), pg_temp.user_id('pat'));
select results_eq(
  $$ select kind, code from public.referral_events join held using (referral) order by seq desc limit 1 $$, $$ values ('rejected', 'closed') $$,
  'what is held is given up, in the books'
);
select results_eq('select approved_cents, reversed_cents from private.ledger_accounts join gone using (partner)', 'values (20000::bigint, 20000::bigint)',
  'what is due without an account to pay to is given up, in the books');
update private.payout_details set stopped_at = null;
update third set made = public.make_payout('Nadia', 'Payday');
select is((select made -> 'cents' from third), '20000', 'what is due of a deleted account is paid');
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-6', private.today(), 'Nadia', 'The bank took it') from third;
select results_eq('select sealed, erase_after from private.payout_details', $$ values (null::text, now() + interval '7 years') $$,
  'then only the name stays, for taxes');

-- Every cent
select is_empty($$
  select account.partner from private.ledger_accounts as account
  where (approved_cents, reversed_cents, paid_cents) is distinct from (
    select (coalesce(sum(cents) filter (where kind = 'approved'), 0), coalesce(sum(cents) filter (where kind = 'reversed'), 0), coalesce(sum(cents) filter (where kind = 'paid'), 0))
    from public.referral_events as event where event.partner = account.partner) $$, 'the sums are those of the events');
select is_empty($$
  select payment, sum(cents) from public.referral_events where kind = 'paid' group by payment
  except select 'S-' || number, case when state = 'sent' then cents else 0 end from public.payout_lines where state in ('sent', 'returned') $$,
  'each payment is the sum of its events');

-- Verb and role
create function pg_temp.denied(relation text, role text) returns setof text language plpgsql as $$
begin
  execute format('set local role %I', role);
  return next throws_ok(format('insert into %s default values', relation), '42501', null, format('%s cannot insert %s', role, relation));
  return next throws_ok(format('delete from %s', relation), '42501', null, format('%s cannot delete %s', role, relation));
  return next throws_ok(format('truncate %s cascade', relation), '42501', null, format('%s cannot truncate %s', role, relation));
  reset role;
end
$$;
select pg_temp.denied(relation, role)
from unnest(array['public.payouts', 'public.payout_lines', 'public.payout_items', 'private.owed_items', 'private.payout_details', 'private.payout_standings', 'private.payout_codes', 'private.account_closings']) as relation,
  unnest(array['anon', 'authenticated', 'service_role']) as role;
select throws_ok(sql, '42501', null, 'also the owner: ' || sql) from unnest(array[
  'delete from public.payouts', 'delete from public.payout_lines', 'delete from public.payout_items',
  'truncate public.payouts cascade', 'truncate public.payout_lines cascade', 'truncate public.payout_items'
]) as sql;
set local role service_role;
select throws_ok('select sealed from public.payout_lines', '42501', null, 'the service cannot read accounts but by its functions');
select throws_ok('select from private.payout_details', '42501', null, 'nor details');
select throws_ok('update public.payout_lines set cents = 1', '42501', null, 'nor change a payment');
reset role;
set local role authenticated;
select throws_ok(format('select %s', call), '42501', null, 'people cannot call ' || call) from unnest(array[
  'public.make_payout(''a'', ''b'')', 'public.mark_payout_paid(gen_random_uuid(), ''a'', now()::date, ''b'', ''c'')',
  'public.return_payout_line(1, ''a'', ''b'')', 'public.cancel_payout(gen_random_uuid(), ''a'', ''b'')',
  'public.read_payout_lines(gen_random_uuid(), ''a'')', 'public.decide_partner(gen_random_uuid(), ''hold'', ''a'', ''b'')',
  'public.begin_payout_code(gen_random_uuid(), ''a'')', 'public.open_payout_details(gen_random_uuid(), ''a'')',
  'public.save_payout_details(gen_random_uuid(), gen_random_uuid(), ''{}'')', 'public.undo_payout_details(''00'')',
  'partners.payout_state(gen_random_uuid())', 'partners.money_ahead(gen_random_uuid())', 'public.claim_account_closings()'
]) as call;
reset role;
set local role anon;
select throws_ok(format('select public.%s', call), '42501', null, 'anon cannot call ' || call) from unnest(array[
  'partner_account()', 'referral_story(gen_random_uuid())', 'referral_statements()', 'referral_statement(1)', 'closing_money()', 'close_after_payout()', 'keep_account()'
]) as call;
reset role;

-- Days
select is(private.next_payday(day::date), payday::date, format('the payday after %s', day)) from (values
  ('2026-11-22', '2026-11-23'), ('2026-11-23', '2026-12-07'), ('2026-12-06', '2026-12-07'), ('2026-12-30', '2027-01-04'), ('2026-11-01', '2026-11-09'),
  -- Bank holidays: Memorial Day on 25 May, Martin Luther King, Presidents, the Fourth of July on a Sunday, Columbus.
  ('2026-05-24', '2026-05-26'), ('2026-05-25', '2026-05-26'), ('2026-05-26', '2026-06-08'), ('2027-01-17', '2027-01-19'),
  ('2027-01-18', '2027-01-19'), ('2027-01-19', '2027-02-01'), ('2027-02-14', '2027-02-16'), ('2027-07-04', '2027-07-06'),
  ('2027-10-10', '2027-10-12')
) as cases (day, payday);
select results_eq(
  $$ select day::date from generate_series('2026-01-01'::date, '2030-12-31', interval '1 day') as day
     where extract(isodow from day) < 6 and private.is_bank_holiday(day::date) $$,
  -- As the Federal Reserve publishes them.
  $$ select unnest(array['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-09-07', '2026-10-12', '2026-11-11',
       '2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-07-05', '2027-09-06', '2027-10-11',
       '2027-11-11', '2027-11-25', '2028-01-17', '2028-02-21', '2028-05-29', '2028-06-19', '2028-07-04', '2028-09-04', '2028-10-09',
       '2028-11-23', '2028-12-25', '2029-01-01', '2029-01-15', '2029-02-19', '2029-05-28', '2029-06-19', '2029-07-04', '2029-09-03',
       '2029-10-08', '2029-11-12', '2029-11-22', '2029-12-25', '2030-01-01', '2030-01-21', '2030-02-18', '2030-05-27', '2030-06-19',
       '2030-07-04', '2030-09-02', '2030-10-14', '2030-11-11', '2030-11-28', '2030-12-25']::date[]) $$,
  'the bank holidays of five years');
select is_empty(
  $$ select day from generate_series('2026-01-01'::date, '2036-12-31', interval '1 day') as day, private.next_payday(day::date) as payday
     where payday <= day or payday > day::date + 15 or payday <> private.business_day(payday) or private.arrival(payday, 'ach') < payday + 3 $$,
  'each payday is a business day, and arrival counts from it');
select is(private.arrival(day::date, method), arrives::date, format('sent on %s by %s', day, method)) from (values
  ('2026-05-22', 'ach', '2026-05-28'), ('2026-05-25', 'ach', '2026-05-29'), ('2026-05-25', 'iban', '2026-06-02'),
  ('2026-05-25', 'paypal', '2026-05-25'), ('2026-11-22', 'ach', '2026-11-27'), ('2026-11-23', 'ach', '2026-11-27'), ('2026-12-07', 'ach', '2026-12-10'), ('2027-01-04', 'ach', '2027-01-07'),
  ('2026-11-23', 'iban', '2026-12-01'), ('2026-12-07', 'paypal', '2026-12-07'), ('2026-12-23', 'ach', '2026-12-29')
) as cases (day, method, arrives);

select * from finish();
rollback;
