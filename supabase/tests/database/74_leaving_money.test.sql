-- What the page of a partner says about the next payday is what the next batch takes, and its rows add up to the path.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.referral(name text) returns uuid language sql security definer as $$
  select id from public.referrals where referred_id = pg_temp.user_id(name)
$$;
-- A practice that came through rae and launched so many days ago.
create function pg_temp.launch(name text, days integer) returns void language plpgsql as $$
declare
  lead uuid;
begin
  insert into public.leads (email, channel, submission_id, referral_source)
  select name || '@practice.example', 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id('rae')
  returning id into lead;
  perform pg_temp.add_user(name, name || '@practice.example');
  perform private.prove_visit(pg_temp.user_id(name), lead);
  insert into public.launches (profile_id, name, started_at)
  values (pg_temp.user_id(name), name, now() - days * interval '1 day');
end
$$;
create function pg_temp.earn(name text) returns void language plpgsql as $$
begin
  perform pg_temp.launch(name, 31);
  perform public.claim_due_referrals();
  perform public.decide_referral(pg_temp.referral(name), 'approve', 'Nadia', 'Looked at the website');
end
$$;
create function pg_temp.account() returns jsonb language plpgsql as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id('rae'), 'role', 'authenticated')::text, true);
  return public.partner_account();
end
$$;
-- Kind, cents (of a payday: what is due and all of it) and what it waits for.
create function pg_temp.ahead() returns text[] language sql as $$
  select array_agg(concat_ws(' ', row ->> 'kind', coalesce(row ->> 'cents', (row ->> 'due_cents') || '+' || (row ->> 'up_to_cents')), row ->> 'waits_for') order by place)
  from jsonb_array_elements(pg_temp.account() -> 'ahead') with ordinality as rows (row, place)
$$;
create function pg_temp.adds_up(moment text) returns setof text language plpgsql as $$
declare
  account constant jsonb := pg_temp.account();
begin
  return next is(
    (select coalesce(sum((row -> 'due_cents')::bigint), 0)::bigint from jsonb_array_elements(account -> 'ahead') as row
      where row ->> 'kind' = 'payday' and row -> 'on' = account -> 'next_payday'),
    (select coalesce(sum(cents), 0)::bigint from private.payable_items())
      + (select coalesce(sum(cents), 0)::bigint from public.payout_lines where state = 'open'),
    moment || ': the next payday names what the batch takes');
  return next is(
    (select coalesce(sum((coalesce(row -> 'up_to_cents', row -> 'cents'))::bigint), 0)::bigint from jsonb_array_elements(account -> 'ahead') as row),
    (account #> '{path,launched_cents}')::bigint + (account #> '{path,due_cents}')::bigint + (account #> '{path,on_its_way_cents}')::bigint,
    moment || ': the rows add up to launched, due and on its way');
end
$$;

select pg_temp.add_user('rae', 'rae@partner.example');
select pg_temp.earn('a1');
select is(pg_temp.ahead(), array['waiting 20000 account'], 'what is due waits for an account');
select pg_temp.adds_up('without an account');
insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
select private.partner_of(pg_temp.user_id('rae')), 'Rae Ortiz', 'US', 'ach', '4471', repeat('s', 40), sha256('4471'), now();
select is(pg_temp.ahead(), array['waiting 20000 terms'], 'for the terms');
select pg_temp.adds_up('without the terms');
insert into public.consents (profile_id, document, version) values (pg_temp.user_id('rae'), 'partner_terms', private.partner_terms_version());
select is(pg_temp.ahead(), array['payday 20000+20000'], 'and leaves once nothing stands in the way');
select pg_temp.adds_up('ready');

-- Each obstacle
select public.decide_partner(pg_temp.user_id('rae'), 'hold', 'Nadia', 'One account behind two partners');
select is(pg_temp.ahead(), array['waiting 20000 hold'], 'a hold stops it');
select pg_temp.adds_up('held');
select public.decide_partner(pg_temp.user_id('rae'), 'release', 'Nadia', 'A married couple');
update private.payout_details set sent_back = 'No account';
select is(pg_temp.ahead(), array['waiting 20000 correction'], 'so does a payment that came back');
select pg_temp.adds_up('sent back');
update private.payout_details set sent_back = null, stopped_at = now();
select is(pg_temp.ahead(), array['waiting 20000 check'], 'and a change that somebody did not make');
select pg_temp.adds_up('stopped');
update private.payout_details set stopped_at = null, country = 'DE', method = 'iban';
select pg_temp.launch('abroad', 10);
select is(pg_temp.ahead(), array['waiting 40000 form'], 'outside the US everything waits for the form, also what is launched');
select pg_temp.adds_up('abroad');
update private.payout_details set country = 'US', method = 'ach', usable_at = private.next_payday(private.today() - 1) + interval '2 days';
select is(
  (select row ->> 'on' from jsonb_array_elements(pg_temp.account() -> 'ahead') as row where (row -> 'due_cents')::integer = 20000),
  (private.next_payday(private.today() - 1) + 14)::text, 'a new account is used on the payday after its seven days');
select is(pg_temp.account() #>> '{payout,waits_for}', 'new_account', 'which is said');
select pg_temp.adds_up('new account');
update private.payout_details set usable_at = now();
delete from auth.users where id = pg_temp.user_id('abroad');

-- Nine of a year leave without the form.
select pg_temp.earn('a' || n) from generate_series(2, 8) as n;
select pg_temp.adds_up('eight due');
select is(pg_temp.account() #>> '{payout,form,state}', 'asked', 'the form is asked for from the fifth reward on, sent or not');
create temporary table batch as select public.make_payout('Nadia', 'Payday') as made;
select pg_temp.adds_up('in a batch');
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-1', private.today(), 'Nadia', 'The bank took it') from batch;
select pg_temp.earn('a9');
truncate batch;
insert into batch select public.make_payout('Nadia', 'Payday');
select is(pg_temp.account() #>> '{payout,form,state}', 'waits', 'the ninth uses up what may leave without the form');
select is(pg_temp.account() #>> '{payout,waits_for}', null, 'but nothing that is due waits for it');
select is(public.closing_money() -> 'leaving_cents', public.closing_money() -> 'due_cents', 'as all of it is in the batch');
select public.cancel_payout((made ->> 'id')::uuid, 'Nadia', 'Wrong day') from batch;
select pg_temp.earn('a' || n) from generate_series(10, 11) as n;
select pg_temp.launch('soon', 10);
select is(
  (select row - 'on' - 'arrives_on' from jsonb_array_elements(pg_temp.account() -> 'ahead') as row where row ->> 'kind' = 'payday'),
  '{"kind": "payday", "due_cents": 20000, "up_to_cents": 20000, "launched": 0, "only": null}', 'the ninth leaves alone');
select is((select row from jsonb_array_elements(pg_temp.account() -> 'ahead') as row where row ->> 'kind' = 'waiting'),
  '{"kind": "waiting", "waits_for": "form", "cents": 60000, "due_cents": 40000}', 'two that are due and one that is launched wait');
select pg_temp.adds_up('the tenth waits');
select is(pg_temp.account() #>> '{payout,waits_for}', 'form', 'the page says for what');
select is(pg_temp.account() #>> '{payout,form,state}', 'waits', 'and beside the tax form');
select results_eq(
  $$ select row ->> 'waits_for' from jsonb_array_elements(public.referral_list() -> 'rows') as row where row ->> 'status' = 'approved' order by (row ->> 'number')::integer $$,
  array[null, 'form', 'form'], 'each row of the table says it');
select is(public.referral_story(pg_temp.referral('a9')) ->> 'waits_for', null, 'so does the story of the ninth');
select is(public.referral_story(pg_temp.referral('a10')) ->> 'waits_for', 'form', 'and of the tenth');
select is(public.closing_money() -> 'leaving_cents', '20000', 'and the dialog that deletes the account');
update public.mails set locked_until = null where kind = 'reward_due' and status = 'due';
select is(
  (select jsonb_agg(told -> 'waits_for' order by told -> 'number') from jsonb_array_elements(public.claim_mails(50) -> 'mails') as mail,
    jsonb_array_elements(mail #> '{facts,referrals}') as told
    where mail ->> 'kind' = 'reward_due' and (told -> 'number')::integer >= (select number from public.referrals where id = pg_temp.referral('a9'))),
  '[null, "form", "form"]', 'and the mail');
truncate batch;
insert into batch select public.make_payout('Nadia', 'Payday');
select is((select made -> 'cents' from batch), '20000', 'the batch takes what the page said');
select pg_temp.adds_up('the ninth in a batch');
select public.decide_partner(pg_temp.user_id('rae'), 'form', 'Nadia', 'Came through the payment service', 'W-9', private.today());
select is((select sum((row -> 'due_cents')::integer) from jsonb_array_elements(pg_temp.account() -> 'ahead') as row where row ->> 'kind' = 'payday'), 60000::bigint,
  'once the form is received, all of it leaves');
select pg_temp.adds_up('the form is here');

-- Corrections
select public.decide_referral(pg_temp.referral('a9'), 'reverse', 'Nadia', 'The website was taken down on day 9');
select pg_temp.adds_up('the one in the batch is reversed');
select public.decide_referral(pg_temp.referral('a1'), 'reverse', 'Nadia', 'The same');
select public.decide_referral(pg_temp.referral('a2'), 'reverse', 'Nadia', 'The same');
select public.decide_referral(pg_temp.referral('a3'), 'reverse', 'Nadia', 'The same');
select pg_temp.adds_up('more is reversed than is due');
select is((select row - 'on' - 'arrives_on' - 'only' from jsonb_array_elements(pg_temp.account() -> 'ahead') as row where row ->> 'kind' = 'payday' and (row -> 'launched')::integer > 0), null,
  'the launched one only makes up for it');
select is((select (row -> 'cents')::integer from jsonb_array_elements(pg_temp.account() -> 'ahead') as row where row ->> 'kind' = 'correction'), -20000,
  'what no payday takes stands apart');

select * from finish();
rollback;
