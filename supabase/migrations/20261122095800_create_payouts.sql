-- Batches of payments. What is approved and not reversed waits in owed_items; a batch moves it into lines, one for each
-- partner. An event is in one line at most, so nothing is paid twice.

create table private.owed_items (
  event_seq bigint primary key references public.referral_events (seq),
  partner uuid not null,
  referral uuid not null,
  cents integer not null
);
create index owed_items_partner_index on private.owed_items (partner, event_seq);
comment on table private.owed_items is 'Approved (more than nothing) and reversed rewards (less) that are in no payment yet.';

create table public.payouts (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique,
  state text not null default 'open',
  created_at timestamptz not null default now(),
  created_by text not null,
  csv_taken_at timestamptz,
  paid_at timestamptz,
  sent_on date,
  reference text,

  constraint payouts_state_known check (state in ('open', 'paid', 'cancelled')),
  constraint payouts_paid_is_named check (state <> 'paid' or (paid_at is not null and sent_on is not null and reference is not null)),
  constraint payouts_reference_length check (char_length(reference) between 1 and 60)
);
create table public.payout_lines (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique,
  payout_id uuid not null references public.payouts (id),
  partner uuid not null,
  cents integer not null,
  legal_name text,
  country text not null,
  method text not null,
  account_kind text,
  masked text not null,
  sealed text,
  state text not null default 'open',
  sent_on date,
  arrives_on date,
  returned_at timestamptz,
  return_reason text,

  constraint payout_lines_cents_range check (cents > 0),
  constraint payout_lines_state_known check (state in ('open', 'sent', 'returned', 'cancelled')),
  constraint payout_lines_sent_has_days check (state <> 'sent' or (sent_on is not null and arrives_on is not null)),
  constraint payout_lines_return_has_reason check ((returned_at is null) = (return_reason is null))
);
create index payout_lines_payout_index on public.payout_lines (payout_id);
create index payout_lines_partner_index on public.payout_lines (partner, number);
create index payout_lines_sent_index on public.payout_lines (partner, sent_on);
create table public.payout_items (
  line_id uuid not null references public.payout_lines (id),
  event_seq bigint not null references public.referral_events (seq),
  referral uuid not null,
  cents integer not null,
  released_at timestamptz,

  primary key (line_id, event_seq)
);
create unique index payout_items_once on public.payout_items (event_seq) where released_at is null;
create index payout_items_event_index on public.payout_items (event_seq);
create index payout_items_referral_index on public.payout_items (referral, event_seq);

comment on table public.payouts is 'Batches of payments: P-1.';
comment on column public.payouts.reference is 'Names the payment at the bank.';
comment on table public.payout_lines is 'One payment to one partner, which is one statement: S-1.';
comment on column public.payout_lines.partner is 'The pseudonym of the ledger.';
comment on column public.payout_lines.sealed is 'The account at that time, encrypted by the function payouts; null once sent.';
comment on column public.payout_lines.arrives_on is 'When it is at the bank at the latest: banks report no arrivals.';
comment on table public.payout_items is 'What a payment consists of: rewards, and corrections with less than nothing.';
comment on column public.payout_items.released_at is 'When the payment was given up or came back: the item is owed again.';

grant select on public.payouts, public.payout_items to service_role;
grant select (id, number, payout_id, partner, cents, legal_name, country, method, masked, state, sent_on, arrives_on, returned_at, return_reason)
  on public.payout_lines to service_role;
-- No policies: people read statements through functions.
alter table private.owed_items enable row level security;
alter table public.payouts enable row level security;
alter table public.payout_lines enable row level security;
alter table public.payout_items enable row level security;

create trigger refuse_delete before delete on public.payouts for each row execute function private.refuse_change_of_ledger();
create trigger refuse_delete before delete on public.payout_lines for each row execute function private.refuse_change_of_ledger();
create trigger refuse_delete before delete on public.payout_items for each row execute function private.refuse_change_of_ledger();
create trigger refuse_truncate before truncate on public.payouts for each statement execute function private.refuse_change_of_ledger();
create trigger refuse_truncate before truncate on public.payout_lines for each statement execute function private.refuse_change_of_ledger();
create trigger refuse_truncate before truncate on public.payout_items for each statement execute function private.refuse_change_of_ledger();

create function private.collect_owed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.owed_items (event_seq, partner, referral, cents)
  select seq, partner, referral, case kind when 'approved' then cents else -cents end
  from added where kind in ('approved', 'reversed');
  return null;
end
$$;
comment on function private.collect_owed() is 'Keeps private.owed_items when a reward is approved or reversed.';

create trigger collect_owed after insert on public.referral_events
referencing new table as added
for each statement execute function private.collect_owed();

-- Days in the time zone of the company.
create function private.today() returns date
language sql stable
set search_path = ''
as $$
  select (now() at time zone 'America/New_York')::date
$$;
comment on function private.today() is 'The day in Eastern time.';

create function private.is_bank_holiday(day date) returns boolean
language sql immutable
set search_path = ''
as $$
  -- The holidays of the Federal Reserve. One on a Saturday is not moved, one on a Sunday is on Monday.
  select to_char(day, 'MM-DD') in ('01-01', '06-19', '07-04', '11-11', '12-25')
    or (extract(isodow from day) = 1 and to_char(day - 1, 'MM-DD') in ('01-01', '06-19', '07-04', '11-11', '12-25'))
    or (extract(isodow from day) = 1 and (
      (extract(month from day), ceil(extract(day from day) / 7)) in ((1, 3), (2, 3), (9, 1), (10, 2))
      or (extract(month from day) = 5 and extract(day from day) > 24)
    ))
    or (extract(isodow from day) = 4 and extract(month from day) = 11 and ceil(extract(day from day) / 7) = 4)
$$;
comment on function private.is_bank_holiday(date) is 'Whether US banks move no money on a weekday.';

create function private.arrival(sent_on date, method text) returns date
language sql immutable
set search_path = ''
as $$
  select coalesce((
    select day::date from generate_series(sent_on + 1, sent_on + 20, interval '1 day') as day
    where extract(isodow from day) < 6 and not private.is_bank_holiday(day::date)
    order by day offset case method when 'ach' then 2 else 4 end limit 1
  ), sent_on)
  where method <> 'paypal'
  union all select sent_on where method = 'paypal'
$$;
comment on function private.arrival(date, text) is 'When a payment has arrived at the latest: three business days (ach), five (iban), at once (paypal).';

create function private.next_payday(after_day date) returns date
language sql immutable
set search_path = ''
as $$
  -- Every second Monday, counted from one of them.
  select after_day + 14 - mod(mod(after_day - date '2026-11-23', 14) + 14, 14)
$$;
comment on function private.next_payday(date) is 'The first payday after a day.';

create function private.payout_obstacle(for_partner uuid, at timestamptz) returns text
language sql stable
set search_path = ''
as $$
  select case
    when details.stopped_at is not null then 'check'
    when details.sealed is null then 'account'
    when details.sent_back is not null then 'correction'
    when standing.held_at is not null then 'hold'
    -- A closed account has accepted the terms before it was closed.
    when map.profile_id is not null and not exists (
      select from public.consents where profile_id = map.profile_id and document = 'partner_terms'
    ) then 'terms'
    when details.country <> 'US' and standing.form_received_on is null then 'form'
    when details.usable_at > at then 'new_account'
  end
  from (select for_partner as partner) as one
  left join private.payout_details as details using (partner)
  left join private.payout_standings as standing using (partner)
  left join private.ledger_partners as map using (partner)
$$;
comment on function private.payout_obstacle(uuid, timestamptz) is 'Why nothing at all leaves for a partner at a time; null when nothing stands in the way.';

create function private.room_before_form(for_partner uuid, on_day date) returns bigint
language sql stable
set search_path = ''
as $$
  select case when details.country <> 'US' then 0 else 199999 - (
    select coalesce(sum(line.cents), 0) from public.payout_lines as line
    where line.partner = one.partner and line.state in ('sent', 'open')
      and date_trunc('year', coalesce(line.sent_on, private.today())) = date_trunc('year', on_day)
  ) end
  from (select for_partner as partner) as one
  left join private.payout_details as details using (partner)
  left join private.payout_standings as standing using (partner)
  where standing.form_received_on is null
$$;
comment on function private.room_before_form(uuid, date) is
  'How much may still leave in the year of a day before the tax form is here; null once it is. The reward with which a year reaches '
  '$2,000 waits for the W-9, outside the US the first one waits.';

create function private.items_within_limit(of_partners uuid[], on_day date) returns table (
  partner uuid, event_seq bigint, referral uuid, cents integer, is_within boolean
)
language sql stable
set search_path = ''
as $$
  with asked as materialized (
    select one.partner, private.room_before_form(one.partner, on_day) as room from unnest(of_partners) as one (partner)
  )
  -- Corrections first: what is left is never more than what is owed.
  select owed.partner, owed.event_seq, owed.referral, owed.cents, owed.cents < 0 or asked.room is null or
    sum(owed.cents) over (partition by owed.partner order by owed.cents < 0 desc, owed.event_seq) <= asked.room
  from asked join private.owed_items as owed on owed.partner = asked.partner
$$;
comment on function private.items_within_limit(uuid[], date) is 'What partners are owed, and what of it may leave without a tax form.';

create function private.payable_items() returns table (
  partner uuid, event_seq bigint, referral uuid, cents integer
)
language sql stable
set search_path = ''
as $$
  with ready as (
    select array_agg(owed.partner) as partners from (select distinct partner from private.owed_items) as owed
    where private.payout_obstacle(owed.partner, now()) is null
  ), allowed as materialized (
    select item.* from ready cross join lateral private.items_within_limit(ready.partners, private.today()) as item
    where item.is_within
  )
  select allowed.partner, allowed.event_seq, allowed.referral, allowed.cents from allowed
  join (select partner from allowed group by partner having sum(cents) > 0) as positive on positive.partner = allowed.partner
$$;
comment on function private.payable_items() is 'What the next batch takes: of partners with details, without a hold, who are owed more than nothing.';

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
  for lost in
    select id from public.referrals where referrer_id = old.id and launched_at is not null and status in ('launched', 'held') order by id
  loop
    perform private.record_event(jsonb_build_object(
      'partner', closing, 'referral', lost.id, 'kind', 'rejected', 'code', 'closed', 'actor', 'system', 'key', 'closed:' || lost.id,
      'reason', 'Given up when the partner closed the account'
    ));
  end loop;
  if exists (select from private.payout_details where partner = closing and sealed is not null) then
    -- What is due leaves with the next payout; without any only the name stays, for taxes.
    update private.payout_details set earlier = null, undo_hash = null,
      sealed = case when exists (select from private.owed_items where partner = closing) then sealed end,
      erase_after = case when not exists (select from private.owed_items where partner = closing) then now() + interval '7 years' end
    where partner = closing;
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
