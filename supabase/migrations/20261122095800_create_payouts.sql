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
  number integer not null unique,
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
  number integer not null unique,
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
  stopped_because text,

  constraint payout_lines_cents_range check (cents > 0),
  constraint payout_lines_state_known check (state in ('open', 'sent', 'returned', 'cancelled')),
  constraint payout_lines_sent_has_days check (state <> 'sent' or (sent_on is not null and arrives_on is not null)),
  constraint payout_lines_return_has_reason check ((returned_at is null) = (return_reason is null)),
  constraint payout_lines_stopped_is_cancelled check (stopped_because is null or state = 'cancelled')
);
create index payout_lines_payout_index on public.payout_lines (payout_id);
create index payout_lines_partner_index on public.payout_lines (partner, number);
create index payout_lines_sent_index on public.payout_lines (partner, sent_on);
create index payout_lines_open_index on public.payout_lines (partner) where state = 'open';
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
comment on column public.payouts.number is 'Without gaps, so that a missing one is seen: a sequence would skip numbers after a refusal or a crash.';
comment on column public.payouts.reference is 'Names the payment at the bank.';
comment on table public.payout_lines is 'One payment to one partner, which is one statement: S-1.';
comment on column public.payout_lines.partner is 'The pseudonym of the ledger.';
comment on column public.payout_lines.sealed is 'The account at that time, encrypted by the function payouts; null once sent.';
comment on column public.payout_lines.number is 'Without gaps, as those of batches.';
comment on column public.payout_lines.stopped_because is 'Why it was taken out of its batch, as private.line_obstacle says it.';
comment on column public.payout_lines.arrives_on is 'When it is at the bank at the latest: banks report no arrivals.';
comment on table public.payout_items is 'What a payment consists of: rewards, and corrections with less than nothing.';
comment on column public.payout_items.released_at is 'When the payment was given up or came back: the item is owed again.';

grant select on public.payouts, public.payout_items to service_role;
grant select (
  id, number, payout_id, partner, cents, legal_name, country, method, masked, state, sent_on, arrives_on, returned_at, return_reason,
  stopped_because
)
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

create function private.business_day(from_day date, further integer default 0) returns date
language sql immutable
set search_path = ''
as $$
  select day::date from generate_series(from_day, from_day + 20, interval '1 day') as day
  where extract(isodow from day) < 6 and not private.is_bank_holiday(day::date)
  order by day offset further limit 1
$$;
comment on function private.business_day(date, integer) is
  'The first day on which US banks move money, from a day on; or the one so many business days further.';

create function private.arrival(sent_on date, method text) returns date
language sql immutable
set search_path = ''
as $$
  -- What is sent on a day without banks leaves on the next business day.
  select case method when 'paypal' then sent_on when 'ach' then private.business_day(sent_on, 3) else private.business_day(sent_on, 5) end
$$;
comment on function private.arrival(date, text) is 'When a payment has arrived at the latest: three business days (ach), five (iban), at once (paypal).';

create function private.next_payday(after_day date) returns date
language sql immutable
set search_path = ''
as $$
  -- Every second Monday, counted from one of them; on a bank holiday the next business day, which may be after a day that the Monday is not.
  select min(payday) from (
    select private.business_day(after_day + ahead - mod(mod(after_day - date '2026-11-23', 14) + 14, 14)) as payday
    from unnest(array[0, 14]) as ahead
  ) as paydays where payday > after_day
$$;
comment on function private.next_payday(date) is 'The first payday after a day: every second Monday, or the business day after it when that is a bank holiday.';

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

create function private.line_obstacle(line public.payout_lines) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    private.payout_obstacle(line.partner, now()),
    -- The account was changed and brought back meanwhile: whoever the payment names may be a stranger.
    case when line.sealed is distinct from (select sealed from private.payout_details where partner = line.partner) then 'account' end
  )
$$;
comment on function private.line_obstacle(public.payout_lines) is
  'Why a payment may not leave; null when it may. The batch, the file for the bank, marking as paid and the nightly check ask it.';

create function private.is_money_due(to_partner uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.owed_items where partner = to_partner)
    or exists (select from public.payout_lines where partner = to_partner and state = 'open')
$$;
comment on function private.is_money_due(uuid) is 'Whether anything is owed to a partner or lies in a batch that was not sent: then the account is kept.';

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
