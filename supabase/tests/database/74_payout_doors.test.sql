-- A payment is stopped at the last door: by "It was not me" and by a hold, after its batch was made and after its file was taken.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.partner(name text) returns uuid language sql security definer as $$ select private.partner_of(pg_temp.user_id(name)) $$;
create function pg_temp.save(name text, account text) returns void language plpgsql as $$
begin
  perform public.begin_payout_code(pg_temp.user_id(name), 'right');
  perform public.save_payout_details(pg_temp.user_id(name), (public.open_payout_details(pg_temp.user_id(name), 'right') ->> 'opening')::uuid,
    jsonb_build_object('legal_name', name, 'country', 'US', 'method', 'ach', 'account_kind', 'checking', 'masked', account,
      'sealed', repeat('s', 40) || account, 'fingerprint', encode(sha256(account::bytea), 'hex'),
      'undo_hash', encode(sha256(('undo ' || account)::bytea), 'hex')));
end
$$;
create function pg_temp.undo(account text) returns jsonb language sql as $$
  select public.undo_payout_details(encode(sha256(('undo ' || account)::bytea), 'hex'))
$$;
create function pg_temp.is_right(name text) returns text language sql as $$
  select is((select jsonb_agg(to_jsonb(problem)) from private.check_ledger() as problem), null, name)
$$;
create function pg_temp.open_batch() returns uuid language sql as $$ select id from public.payouts where state = 'open' $$;

insert into auth.users (id, email, email_confirmed_at)
select pg_temp.user_id(name), name || '@partner.example', now() from unnest(array['pat', 'quinn']) as name;
insert into public.consents (profile_id, document, version) select id, 'partner_terms', '1' from public.profiles;
insert into public.leads (email, channel, submission_id) values ('door@practice.example', 'widget', gen_random_uuid());
insert into public.referrals (id, referrer_id, lead_id, masked_email, status, touched_at, signed_up_at)
select md5(name)::uuid, pg_temp.user_id(name), (select id from public.leads), 'x', 'signed_up', now(), now() from unnest(array['pat', 'quinn']) as name;
select private.record_event(jsonb_build_object('partner', private.partner_of(referrer_id), 'referral', id, 'kind', kind, 'reason', 'x',
  'actor', 'system', 'key', kind || id)) from public.referrals, unnest(array['credited', 'launched', 'due']) as kind;
select public.decide_referral(id, 'approve', 'Nadia', 'Looked at it') from public.referrals;
select pg_temp.save('pat', 'own'), pg_temp.save('quinn', 'quinn');
update private.payout_details set usable_at = now();

-- A stranger changes the account, a week later a batch is made.
select pg_temp.save('pat', 'stolen');
update private.payout_details set usable_at = now();
select public.make_payout('Nadia', 'Payday');
select public.read_payout_lines(pg_temp.open_batch(), 'Nadia');
select is(pg_temp.undo('stolen') -> 'in_files', jsonb_build_array('S-' || (select number from public.payout_lines where masked = 'stolen') || ' of P-1'),
  '"It was not me" says which payment only the bank can stop');
select results_eq($$ select state, stopped_because, sealed from public.payout_lines where masked = 'stolen' $$, $$ values ('cancelled', 'check', null::text) $$,
  'and takes it out of the batch');
select is((select sum(cents) from private.owed_items where partner = pg_temp.partner('pat')), 20000::bigint, 'it is owed again');
select pg_temp.is_right('the books add up');
select is(jsonb_array_length(public.read_payout_lines(pg_temp.open_batch(), 'Nadia') -> 'lines'), 1, 'another file has only the others');
select public.decide_partner(pg_temp.user_id('pat'), 'release', 'Nadia', 'Spoke with Pat');
select is(jsonb_array_length(public.read_payout_lines(pg_temp.open_batch(), 'Nadia') -> 'lines'), 1, 'also after a person has released the partner');
select is(public.mark_payout_paid(pg_temp.open_batch(), 'MT-1', '2026-11-23', 'Nadia', 'The bank took it') #> '{held_back,0,because}', '"check"',
  'marking as paid leaves it out, and says so');
select results_eq($$ select masked from public.payout_lines where state = 'sent' $$, $$ values ('quinn') $$, 'only the others were sent');
select pg_temp.is_right('the books still add up');

-- A stop that its batch did not see: the doors look themselves.
select public.make_payout('Nadia', 'Payday');
select is((select masked from public.payout_lines where state = 'open'), 'own', 'the own account is paid next');
alter table private.payout_details disable trigger hold_back_lines;
update private.payout_details set stopped_at = now() where partner = pg_temp.partner('pat');
alter table private.payout_details enable trigger hold_back_lines;
select is((select array_agg(name || ': ' || details) from private.check_ledger()), array['stopped: An open payment may not leave: check'],
  'the nightly check knows a payment that may not leave');
select throws_ok(format('select public.mark_payout_paid(%L, ''MT-2'', now()::date, ''Nadia'', ''x'')', pg_temp.open_batch()), '22023', null,
  'a batch of which nothing may leave is not marked as paid');
select is(public.read_payout_lines(pg_temp.open_batch(), 'Nadia') -> 'lines', 'null', 'nor has its file a line');
select public.cancel_payout(pg_temp.open_batch(), 'Nadia', 'Stopped');
select pg_temp.is_right('what was stopped is owed');

-- Refusals leave no gap in the numbers.
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'nothing can be paid');
select public.decide_partner(pg_temp.user_id('pat'), 'release', 'Nadia', 'Spoke with Pat');
select is(public.make_payout('Nadia', 'Payday') -> 'number', '3', 'the next batch has the next number');
select is((select array_agg(number order by number) from public.payout_lines), array[1, 2, 3, 4], 'and so have statements');
select is(public.decide_partner(pg_temp.user_id('pat'), 'hold', 'Nadia', 'Two names') -> 'in_files', '[]', 'before a file was taken nothing is at the bank');
select is((select stopped_because from public.payout_lines where number = 4), 'hold', 'a hold takes a payment out of its batch');
select public.decide_partner(pg_temp.user_id('pat'), 'release', 'Nadia', 'A married couple');
select public.cancel_payout(pg_temp.open_batch(), 'Nadia', 'Empty');

-- A stranger changes the account and deletes it.
select pg_temp.save('pat', 'stolen 2');
create temporary table gone as select pg_temp.partner('pat') as partner;
delete from auth.users where id = pg_temp.user_id('pat');
select is(undone - 'in_files', jsonb_build_object('masked', 'own', 'profile_id', null, 'partner', partner), '"It was not me" works after the deletion')
from gone, pg_temp.undo('stolen 2') as undone;
select throws_ok($$ select public.make_payout('Nadia', 'Payday') $$, 'P0002', null, 'and nothing leaves');
select public.decide_partner(partner, 'release', 'Nadia', 'Spoke with Pat') from gone;
select public.make_payout('Nadia', 'Payday');
select is((select masked from public.payout_lines where state = 'open'), 'own', 'until a person releases it, by the pseudonym');
select public.mark_payout_paid(pg_temp.open_batch(), 'MT-3', '2026-12-07', 'Nadia', 'The bank took it');
select results_eq('select sealed, earlier, undo_hash from private.payout_details join gone using (partner)', 'values (null::text, null::jsonb, null::bytea)',
  'then the account is erased');
select pg_temp.is_right('the books add up at the end');

-- Whose open payment is the last that is due keeps its account until it is sent.
select public.decide_referral(md5('quinn')::uuid, 'reverse', 'Nadia', 'x');
insert into public.referrals (id, referrer_id, lead_id, masked_email, status, touched_at, signed_up_at)
select md5('q' || n)::uuid, pg_temp.user_id('quinn'), (select id from public.leads), 'x', 'signed_up', now(), now() from generate_series(1, 2) as n;
select private.record_event(jsonb_build_object('partner', pg_temp.partner('quinn'), 'referral', md5('q' || n)::uuid, 'kind', kind, 'reason', 'x',
  'actor', 'system', 'key', kind || n)) from generate_series(1, 2) as n, unnest(array['credited', 'launched', 'due']) as kind;
select public.decide_referral(md5('q' || n)::uuid, 'approve', 'Nadia', 'x') from generate_series(1, 2) as n;
select public.make_payout('Nadia', 'Payday');
delete from auth.users where id = pg_temp.user_id('quinn');
select is(jsonb_array_length(public.read_payout_lines(pg_temp.open_batch(), 'Nadia') -> 'lines'), 1, 'a batch outlives the account');
select public.mark_payout_paid(pg_temp.open_batch(), 'MT-4', '2026-12-07', 'Nadia', 'The bank took it');
select is((select count(*) from public.payout_lines where state = 'sent'), 3::bigint, 'and is sent');
select pg_temp.is_right('with books that add up');

select * from finish();
rollback;
