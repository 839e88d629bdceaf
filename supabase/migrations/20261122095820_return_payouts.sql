-- What comes back: a payment that the bank returned, a batch that was not sent, and what is left of a closed account.
create function private.return_payout_line(line_number integer, by_actor text, for_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  line public.payout_lines;
  item public.payout_items;
begin
  -- The order of mark_payout_paid: the batch, the accounts, the payments.
  perform from public.payouts where id = (select payout_id from public.payout_lines where number = line_number) for update;
  select * into line from public.payout_lines where number = line_number;
  perform private.lock_account(line.partner) where line.partner is not null;
  select * into line from public.payout_lines where number = line_number for update;
  if not found then raise exception 'There is no statement S-%', line_number using errcode = 'P0002'; end if;
  if line.state = 'returned' then return jsonb_build_object('number', line.number, 'state', line.state, 'is_new', false); end if;
  if line.state = 'cancelled' then raise exception 'S-% was cancelled', line_number using errcode = '22023'; end if;
  perform private.log_operator(by_actor, 'sent back', 'S-' || line.number, for_reason);
  for item in select * from public.payout_items where line_id = line.id and released_at is null order by event_seq loop
    if line.state = 'sent' then
      perform private.record_event(jsonb_build_object(
        'partner', line.partner, 'referral', item.referral, 'kind', 'paid', 'cents', -item.cents, 'payment', 'S-' || line.number,
        'code', 'returned', 'reason', btrim(for_reason), 'actor', btrim(by_actor), 'key', 'returned:' || line.id || ':' || item.event_seq
      ));
    end if;
  end loop;
  perform private.release_items(line.id);
  update public.payout_lines set state = 'returned', returned_at = now(), return_reason = btrim(for_reason), sealed = null,
    -- Of a batch that was not marked as paid: the bank refused it at once.
    sent_on = coalesce(sent_on, private.today()), arrives_on = coalesce(arrives_on, private.arrival(private.today(), method))
  where id = line.id;
  update private.payout_details set sent_back = btrim(for_reason) where partner = line.partner;
  insert into public.mails (profile_id, kind, statement)
  select map.profile_id, 'reward_returned', line.number from private.ledger_partners as map where map.partner = line.partner
  on conflict (statement, kind) do nothing;
  return jsonb_build_object('number', line.number, 'state', 'returned', 'is_new', true);
end
$$;
comment on function private.return_payout_line(integer, text, text) is 'Implements public.return_payout_line.';
grant execute on function private.return_payout_line(integer, text, text) to service_role;

create function private.release_items(of_line uuid) returns void
language sql
set search_path = ''
as $$
  with released as (
    update public.payout_items set released_at = now() where line_id = of_line and released_at is null
    returning event_seq, referral, cents
  )
  insert into private.owed_items (event_seq, partner, referral, cents)
  select released.event_seq, event.partner, released.referral, released.cents
  from released join public.referral_events as event on event.seq = released.event_seq
$$;
comment on function private.release_items(uuid) is 'Makes the items of a payment owed again.';

create function private.hold_back_lines_of_partner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.hold_back_lines(null, new.partner);
  return null;
end
$$;
comment on function private.hold_back_lines_of_partner() is
  'Whatever stops a partner, or changes the account, takes what was not sent out of its batch at once.';

create trigger hold_back_lines after insert or update on private.payout_details
for each row execute function private.hold_back_lines_of_partner();
create trigger hold_back_lines after insert or update on private.payout_standings
for each row execute function private.hold_back_lines_of_partner();

create function public.return_payout_line(line_number integer, by_actor text, for_reason text) returns jsonb
language sql
set search_path = ''
as 'select private.return_payout_line(line_number, by_actor, for_reason)';
comment on function public.return_payout_line(integer, text, text) is
  'Notes that the payment of one statement came back, with the reason of the bank, which the partner reads: it is owed again, and '
  'leaves once the details are corrected. Twice is once.';
grant execute on function public.return_payout_line(integer, text, text) to service_role;

create function private.cancel_payout(of_payout uuid, by_actor text, for_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  batch public.payouts;
begin
  select * into batch from public.payouts where id = of_payout for update;
  if not found then raise exception 'There is no payout %', of_payout using errcode = 'P0002'; end if;
  if batch.state <> 'open' then raise exception 'P-% is %', batch.number, batch.state using errcode = '22023'; end if;
  if exists (select from public.payout_lines where payout_id = of_payout and state = 'sent') then
    raise exception 'A part of P-% was paid: mark the rest as paid or as sent back', batch.number using errcode = '22023';
  end if;
  perform private.log_operator(by_actor, 'cancel payout', 'P-' || batch.number, for_reason);
  perform private.release_items(id) from public.payout_lines where payout_id = of_payout and state = 'open';
  update public.payout_lines set state = 'cancelled', sealed = null where payout_id = of_payout and state = 'open';
  update public.payouts set state = 'cancelled' where id = of_payout;
  return jsonb_build_object('number', batch.number, 'state', 'cancelled');
end
$$;
comment on function private.cancel_payout(uuid, text, text) is 'Implements public.cancel_payout.';
grant execute on function private.cancel_payout(uuid, text, text) to service_role;

create function public.cancel_payout(of_payout uuid, by_actor text, for_reason text) returns jsonb
language sql
set search_path = ''
as 'select private.cancel_payout(of_payout, by_actor, for_reason)';
comment on function public.cancel_payout(uuid, text, text) is 'Gives up a batch that was not sent: everything in it is owed again.';
grant execute on function public.cancel_payout(uuid, text, text) to service_role;

create function private.close_partner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  closing constant uuid := (select partner from private.ledger_partners where profile_id = old.id);
  lost record;
begin
  if closing is null then return old; end if;
  perform private.lock_account(closing);
  for lost in
    select id from public.referrals where referrer_id = old.id and launched_at is not null and status in ('launched', 'held') order by id
  loop
    perform private.record_event(jsonb_build_object(
      'partner', closing, 'referral', lost.id, 'kind', 'rejected', 'code', 'closed', 'actor', 'system', 'key', 'closed:' || lost.id,
      'reason', 'Given up when the partner closed the account'
    ));
  end loop;
  if exists (select from private.payout_details where partner = closing and sealed is not null) then
    -- What is due leaves with the next payout, and until then "It was not me" works: a stranger could delete the account. Without
    -- any only the name stays, for taxes.
    if not private.is_money_due(closing) then
      update private.payout_details set earlier = null, undo_hash = null, sealed = null, erase_after = now() + interval '7 years'
      where partner = closing;
    end if;
  else
    for lost in select * from private.owed_items where partner = closing and cents > 0 order by event_seq loop
      perform private.record_event(jsonb_build_object(
        'partner', closing, 'referral', lost.referral, 'kind', 'reversed', 'code', 'closed', 'actor', 'system', 'cents', lost.cents,
        'key', 'given-up:' || lost.event_seq, 'reason', 'Given up when the partner closed the account without saying where to pay'
      ));
    end loop;
    delete from private.payout_details where partner = closing;
  end if;
  return old;
end
$$;
comment on function private.close_partner() is
  'Settles the money of a partner whose account is deleted: what is due is paid, what has launched is given up, and what is due '
  'without an account to send it to as well.';

create trigger close_partner before delete on public.profiles
for each row execute function private.close_partner();
