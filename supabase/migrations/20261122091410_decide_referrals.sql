-- What an operator decides about a referral: one function, which names who decides and why in the ledger and in the log.
create function private.decide_referral(of_referral uuid, decision text, by_actor text, for_reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  referral public.referrals;
  kind text;
  may_come_from text[];
  last_seq bigint;
begin
  perform private.lock_account(map.partner) from private.ledger_partners as map
  where map.profile_id = (select referrer_id from public.referrals where id = of_referral);
  select * into referral from public.referrals where id = of_referral for update;
  if not found then raise exception 'There is no referral %', of_referral using errcode = 'P0002'; end if;
  -- Whoever presses twice, or presses second, reads what has been decided.
  if decision = 'approve' and referral.status in ('approved', 'paid') then
    return jsonb_build_object('number', referral.number, 'status', referral.status, 'is_new', false);
  end if;
  kind := case decision
    when 'hold' then 'held' when 'release' then 'released' when 'reject' then 'rejected' when 'approve' then 'approved'
    when 'credit' then 'credited_by_hand' when 'reverse' then 'reversed'
  end;
  may_come_from := case decision
    when 'hold' then array['signed_up', 'onboarded', 'launched']
    when 'release' then array['held']
    when 'reject' then array['signed_up', 'onboarded', 'held', 'launched']
    when 'approve' then array['launched']
    when 'credit' then array['rejected', 'duplicate', 'self_referral', 'expired']
    when 'reverse' then array['approved', 'paid']
  end;
  if kind is null then
    raise exception 'An operator decides hold, release, reject, approve, credit or reverse, not %', decision using errcode = '22023';
  end if;
  if referral.status <> all (may_come_from) then
    raise exception 'R-% is %: % is not possible', referral.number, referral.status, decision using errcode = '22023';
  end if;
  if decision = 'approve' and referral.due_at is null then
    raise exception 'R-% is not due before its website has been live for 30 days', referral.number using errcode = '22023';
  end if;
  if decision = 'credit' and exists (
    select from public.referrals as other
    where other.referred_id = referral.referred_id and other.id <> referral.id
      and other.status not in ('rejected', 'duplicate', 'self_referral', 'expired')
  ) then
    raise exception 'Another referral counts for this practice: decide that one first' using errcode = '22023';
  end if;
  perform private.log_operator(by_actor, decision, 'R-' || referral.number, for_reason);
  select max(seq) into last_seq from public.referral_events as event where event.referral = of_referral;
  perform private.record_event(jsonb_build_object(
    'referral', of_referral, 'kind', kind, 'reason', btrim(for_reason), 'actor', btrim(by_actor), 'code', 'operator',
    'key', kind || ':' || of_referral || ':' || coalesce(last_seq, 0),
    'cents', case when kind in ('approved', 'reversed') then referral.reward_cents end
  ));
  if decision = 'credit' then
    insert into private.counted_mailboxes (mailbox_hash, referral)
    select referral.mailbox_hash, of_referral where referral.mailbox_hash is not null on conflict do nothing;
    perform private.note_launch(of_referral);
  end if;
  select * into referral from public.referrals where id = of_referral;
  return jsonb_build_object('number', referral.number, 'status', referral.status, 'is_new', true);
end
$$;
comment on function private.decide_referral(uuid, text, text, text) is 'Implements public.decide_referral.';
grant execute on function private.decide_referral(uuid, text, text, text) to service_role;

create function public.decide_referral(of_referral uuid, decision text, by_actor text, for_reason text) returns jsonb
language sql
set search_path = ''
as $$
  select private.decide_referral(of_referral, decision, by_actor, for_reason)
$$;
comment on function public.decide_referral(uuid, text, text, text) is
  'Decides about a referral: hold, release, reject, approve (due ones only), credit (one that did not count) or reverse (an '
  'approved or paid one; what was paid is taken from the next payout). Takes who decides and why; partners read the reason of '
  'hold, reject and reverse. Returns {"number", "status", "is_new"}; approving twice is one approval.';
grant execute on function public.decide_referral(uuid, text, text, text) to service_role;
