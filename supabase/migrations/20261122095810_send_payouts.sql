-- How an operator sends a batch: make it, take it to the bank, note that it was sent.
create function private.make_payout(by_actor text, for_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  made public.payouts;
  amount bigint;
  total bigint;
begin
  -- Two batches at once: the second finds what the first left.
  perform pg_advisory_xact_lock(hashtextextended('payouts', 10));
  insert into public.payouts (created_by) values (btrim(by_actor)) returning * into made;
  with items as materialized (
    select * from private.payable_items()
  ), lines as (
    insert into public.payout_lines (payout_id, partner, cents, legal_name, country, method, account_kind, masked, sealed)
    select made.id, details.partner, sums.cents, details.legal_name, details.country, details.method, details.account_kind,
      details.masked, details.sealed
    from (select partner, sum(cents) as cents from items group by partner) as sums
    join private.payout_details as details on details.partner = sums.partner
    order by details.partner
    returning id, partner, cents
  ), moved as (
    insert into public.payout_items (line_id, event_seq, referral, cents)
    select lines.id, items.event_seq, items.referral, items.cents from items join lines on lines.partner = items.partner
    returning event_seq
  ), taken as (
    delete from private.owed_items where event_seq in (select event_seq from moved)
  )
  select count(*), coalesce(sum(lines.cents), 0) into amount, total from lines;
  if amount = 0 then raise exception 'Nothing can be paid now' using errcode = 'P0002'; end if;
  perform private.log_operator(by_actor, 'make payout', 'P-' || made.number, for_reason);
  return jsonb_build_object('id', made.id, 'number', made.number, 'lines', amount, 'cents', total);
end
$$;
comment on function private.make_payout(text, text) is 'Implements public.make_payout.';
grant execute on function private.make_payout(text, text) to service_role;

create function public.make_payout(by_actor text, for_reason text) returns jsonb
language sql
set search_path = ''
as 'select private.make_payout(by_actor, for_reason)';
comment on function public.make_payout(text, text) is
  'Makes a batch of everything that is approved, of partners with details and without a hold, net of reversals: {"id", "number", '
  '"lines", "cents"}. Refuses when there is nothing to pay.';
grant execute on function public.make_payout(text, text) to service_role;

create function private.read_payout_lines(of_payout uuid, by_actor text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  batch public.payouts;
begin
  update public.payouts set csv_taken_at = now() where id = of_payout and state = 'open' returning * into batch;
  if batch.id is null then raise exception 'There is no open payout %', of_payout using errcode = 'P0002'; end if;
  perform private.log_operator(by_actor, 'take CSV', 'P-' || batch.number, 'To pay it');
  return jsonb_build_object('number', batch.number, 'lines', (
    select jsonb_agg(jsonb_build_object(
      'number', number, 'legal_name', legal_name, 'country', country, 'method', method, 'account_kind', account_kind,
      'cents', cents, 'sealed', sealed
    ) order by number) from public.payout_lines where payout_id = of_payout and state = 'open'
  ));
end
$$;
comment on function private.read_payout_lines(uuid, text) is 'Implements public.read_payout_lines.';
grant execute on function private.read_payout_lines(uuid, text) to service_role;

create function public.read_payout_lines(of_payout uuid, by_actor text) returns jsonb
language sql
set search_path = ''
as 'select private.read_payout_lines(of_payout, by_actor)';
comment on function public.read_payout_lines(uuid, text) is
  'The lines of an open batch for the function payouts, which decrypts the accounts and makes the CSV files. Noted in the log.';
grant execute on function public.read_payout_lines(uuid, text) to service_role;

create function private.mark_payout_paid(of_payout uuid, with_reference text, on_day date, by_actor text, for_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  batch public.payouts;
  item record;
begin
  select * into batch from public.payouts where id = of_payout for update;
  if not found then raise exception 'There is no payout %', of_payout using errcode = 'P0002'; end if;
  if batch.state = 'paid' then return jsonb_build_object('number', batch.number, 'state', 'paid', 'is_new', false); end if;
  if batch.state <> 'open' then raise exception 'P-% is %', batch.number, batch.state using errcode = '22023'; end if;
  perform private.log_operator(by_actor, 'mark paid', 'P-' || batch.number, for_reason);
  for item in
    select items.*, line.number, line.partner from public.payout_lines as line
    join public.payout_items as items on items.line_id = line.id
    left join private.ledger_partners as map on map.partner = line.partner
    where line.payout_id = of_payout and line.state = 'open'
    -- The order in which captures and sign-ups lock partners.
    order by map.profile_id, line.partner, items.event_seq
  loop
    perform private.record_event(jsonb_build_object(
      'partner', item.partner, 'referral', item.referral, 'kind', 'paid', 'cents', item.cents, 'payment', 'S-' || item.number,
      'reason', case when item.cents > 0 then 'Sent with statement S-' else 'Taken from statement S-' end || item.number,
      'code', case when item.cents < 0 then 'netted' end, 'actor', btrim(by_actor),
      'key', 'paid:' || item.line_id || ':' || item.event_seq
    ));
  end loop;
  -- Once for each method and not for each line.
  with arrivals as materialized (
    select method, private.arrival(on_day, method) as day from unnest(array['ach', 'iban', 'paypal']) as method
  )
  update public.payout_lines as line set state = 'sent', sent_on = on_day, arrives_on = arrival.day, sealed = null from arrivals as arrival
  where line.payout_id = of_payout and line.state = 'open' and line.method = arrival.method;
  update public.payouts set state = 'paid', paid_at = now(), sent_on = on_day, reference = btrim(with_reference) where id = of_payout;
  insert into public.mails (profile_id, kind, statement)
  select map.profile_id, 'reward_paid', line.number from public.payout_lines as line
  join private.ledger_partners as map on map.partner = line.partner
  where line.payout_id = of_payout and line.state = 'sent' order by line.number;
  -- Of closed accounts only the name stays, for taxes.
  update private.payout_details as details set sealed = null, earlier = null, erase_after = now() + interval '7 years'
  where details.partner in (select partner from public.payout_lines where payout_id = of_payout)
    and not exists (select from private.ledger_partners as map where map.partner = details.partner)
    and not exists (select from private.owed_items as owed where owed.partner = details.partner);
  return jsonb_build_object('number', batch.number, 'state', 'paid', 'is_new', true);
end
$$;
comment on function private.mark_payout_paid(uuid, text, date, text, text) is 'Implements public.mark_payout_paid.';
grant execute on function private.mark_payout_paid(uuid, text, date, text, text) to service_role;

create function public.mark_payout_paid(of_payout uuid, with_reference text, on_day date, by_actor text, for_reason text) returns jsonb
language sql
set search_path = ''
as 'select private.mark_payout_paid(of_payout, with_reference, on_day, by_actor, for_reason)';
comment on function public.mark_payout_paid(uuid, text, date, text, text) is
  'Notes that a batch was sent, with its reference at the bank and the day: one event for each reward, statements, mails. Twice is once.';
grant execute on function public.mark_payout_paid(uuid, text, date, text, text) to service_role;
