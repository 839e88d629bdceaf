-- How an operator sends a batch: make it, take it to the bank, note that it was sent. Each step asks whether a payment may leave,
-- with the accounts of its partners locked: whatever stops a partner locks that row, too, and comes before the step or after it.
create function private.lock_accounts(of_partners uuid[]) returns void
language sql
set search_path = ''
as $$
  -- The order in which captures and sign-ups lock partners.
  select from private.ledger_accounts as account left join private.ledger_partners as map using (partner)
  where account.partner = any (of_partners) order by map.profile_id, account.partner for update of account
$$;
comment on function private.lock_accounts(uuid[]) is 'Locks the accounts of many partners, as private.lock_account does one.';

create function private.hold_back_lines(of_payout uuid, of_partner uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  stopped record;
begin
  for stopped in
    select line.id, private.line_obstacle(line) as obstacle from public.payout_lines as line
    where line.state = 'open' and (line.payout_id = of_payout or line.partner = of_partner) order by line.number for update
  loop
    continue when stopped.obstacle is null;
    perform private.release_items(stopped.id);
    update public.payout_lines set state = 'cancelled', sealed = null, stopped_because = stopped.obstacle where id = stopped.id;
  end loop;
end
$$;
comment on function private.hold_back_lines(uuid, uuid) is
  'Takes out of a batch, or out of all batches of a partner, what may not leave any more: it is owed again.';

create function private.stopped_lines(of_payout uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('number', number, 'because', stopped_because) order by number), '[]')
  from public.payout_lines where payout_id = of_payout and stopped_because is not null
$$;
comment on function private.stopped_lines(uuid) is 'The payments that were taken out of a batch, and why.';

create function private.stopped_in_files(of_partner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg('S-' || line.number || ' of P-' || batch.number order by line.number), '[]')
  from public.payout_lines as line join public.payouts as batch on batch.id = line.payout_id
  where line.partner = of_partner and line.stopped_because is not null and batch.state = 'open' and batch.csv_taken_at is not null
$$;
comment on function private.stopped_in_files(uuid) is
  'Stopped payments of a partner that a file has already, of batches that are not marked as paid: only the bank can stop them.';

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
  perform private.lock_accounts(array(select partner from private.owed_items));
  insert into public.payouts (number, created_by)
  values ((select coalesce(max(number), 0) + 1 from public.payouts), btrim(by_actor)) returning * into made;
  with items as materialized (
    select * from private.payable_items()
  ), lines as (
    insert into public.payout_lines (number, payout_id, partner, cents, legal_name, country, method, account_kind, masked, sealed)
    select (select coalesce(max(number), 0) from public.payout_lines) + row_number() over (order by details.partner), made.id,
      details.partner, sums.cents, details.legal_name, details.country, details.method, details.account_kind, details.masked,
      details.sealed
    from (select partner, sum(cents) as cents from items group by partner) as sums
    join private.payout_details as details on details.partner = sums.partner
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
  perform private.lock_accounts(array(select partner from public.payout_lines where payout_id = of_payout));
  perform private.hold_back_lines(of_payout, null);
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
  'The lines of an open batch that may leave, for the function payouts, which decrypts the accounts and makes the CSV files. Noted '
  'in the log.';
grant execute on function public.read_payout_lines(uuid, text) to service_role;

create function private.mark_payout_paid(
  of_payout uuid, with_reference text, on_day date, by_actor text, for_reason text, only_line integer default null
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  batch public.payouts;
  item record;
begin
  select * into batch from public.payouts where id = of_payout for update;
  if not found then raise exception 'There is no payout %', of_payout using errcode = 'P0002'; end if;
  if batch.state = 'paid' then
    return jsonb_build_object('number', batch.number, 'state', 'paid', 'is_new', false, 'held_back', private.stopped_lines(of_payout));
  end if;
  if batch.state <> 'open' then raise exception 'P-% is %', batch.number, batch.state using errcode = '22023'; end if;
  perform private.log_operator(by_actor, 'mark paid', coalesce('S-' || only_line, 'P-' || batch.number), for_reason);
  perform private.lock_accounts(array(select partner from public.payout_lines where payout_id = of_payout and state = 'open'));
  perform private.hold_back_lines(of_payout, null);
  if not exists (select from public.payout_lines where payout_id = of_payout and state in ('open', 'sent', 'returned')) then
    raise exception 'Nothing in P-% may leave any more: cancel it', batch.number using errcode = '22023';
  end if;
  if only_line is not null and not exists (
    select from public.payout_lines where payout_id = of_payout and number = only_line and state = 'open'
  ) then
    return jsonb_build_object('number', batch.number, 'state', 'open', 'is_new', false, 'held_back', private.stopped_lines(of_payout));
  end if;
  for item in
    select items.*, line.number, line.partner from public.payout_lines as line
    join public.payout_items as items on items.line_id = line.id
    left join private.ledger_partners as map on map.partner = line.partner
    where line.payout_id = of_payout and line.state = 'open' and line.number = coalesce(only_line, line.number)
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
  where line.payout_id = of_payout and line.state = 'open' and line.number = coalesce(only_line, line.number)
    and line.method = arrival.method;
  -- Statements name the reference of the batch, so that of its first line stays.
  update public.payouts as known set
    reference = coalesce(known.reference, btrim(with_reference)), sent_on = coalesce(known.sent_on, on_day),
    state = case when is_over then 'paid' else 'open' end, paid_at = case when is_over then now() end
  from (
    select not exists (select from public.payout_lines where payout_id = of_payout and state = 'open') as is_over
  ) as rest where id = of_payout;
  insert into public.mails (profile_id, kind, statement)
  select map.profile_id, 'reward_paid', line.number from public.payout_lines as line
  join private.ledger_partners as map on map.partner = line.partner
  where line.payout_id = of_payout and line.state = 'sent' and line.number = coalesce(only_line, line.number) order by line.number
  on conflict (statement, kind) do nothing;
  -- Of closed accounts only the name stays, for taxes.
  update private.payout_details as details set sealed = null, earlier = null, undo_hash = null, erase_after = now() + interval '7 years'
  where details.partner in (select partner from public.payout_lines where payout_id = of_payout)
    and not exists (select from private.ledger_partners as map where map.partner = details.partner)
    and not private.is_money_due(details.partner);
  return jsonb_build_object(
    'number', batch.number, 'state', (select state from public.payouts where id = of_payout), 'is_new', true,
    'held_back', private.stopped_lines(of_payout)
  );
end
$$;
comment on function private.mark_payout_paid(uuid, text, date, text, text, integer) is
  'Implements public.mark_payout_paid, and the same for one line of a batch, which is paid with its last.';
grant execute on function private.mark_payout_paid(uuid, text, date, text, text, integer) to service_role;

create function public.mark_payout_paid(of_payout uuid, with_reference text, on_day date, by_actor text, for_reason text) returns jsonb
language sql
set search_path = ''
as 'select private.mark_payout_paid(of_payout, with_reference, on_day, by_actor, for_reason)';
comment on function public.mark_payout_paid(uuid, text, date, text, text) is
  'Notes that a batch was sent, with its reference at the bank and the day: one event for each reward, statements, mails. Twice is '
  'once. What may not leave any more is owed again, and "held_back" names it with the reason.';
grant execute on function public.mark_payout_paid(uuid, text, date, text, text) to service_role;
