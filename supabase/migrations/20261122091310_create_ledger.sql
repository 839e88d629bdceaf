-- The books of the partner programme: one event for each thing that happens to a referral, never changed. Status, sums and
-- statements are computed from them. An event names its partner by a pseudonym without a foreign key: deleting an account
-- erases the map from the pseudonym to the person and changes no event.

create table private.ledger_partners (
  partner uuid primary key default gen_random_uuid(),
  profile_id uuid not null unique references public.profiles (id) on delete cascade
);
comment on table private.ledger_partners is 'Which profile a pseudonym of the ledger belongs to. Erasing a person deletes the row.';

create table private.ledger_accounts (
  partner uuid primary key,
  events bigint not null default 0,
  hash bytea not null default ''::bytea,
  approved_cents bigint not null default 0,
  reversed_cents bigint not null default 0,
  paid_cents bigint not null default 0
);
comment on table private.ledger_accounts is 'The sums and the end of the hash chain of each partner. The checks compare them with the events.';

create table private.counted_mailboxes (
  mailbox_hash bytea primary key,
  referral uuid not null
);
comment on table private.counted_mailboxes is
  'Mailboxes that count for somebody already. Nobody is rewarded for one of them again, whoever deletes an account.';

create table public.referral_events (
  seq bigint primary key generated always as identity,
  partner uuid not null,
  referral uuid not null,
  kind text not null,
  cents integer,
  payment text,
  code text,
  evidence text,
  reason text not null,
  actor text not null,
  key text not null,
  happened_at timestamptz not null default now(),
  recorded_at timestamptz not null default now(),
  hash bytea not null,

  constraint referral_events_key_unique unique (key),
  constraint referral_events_kind_known check (kind in (
    'credited', 'duplicate', 'held', 'released', 'onboarded', 'launched', 'ended', 'due', 'approved', 'rejected',
    'credited_by_hand', 'reversed', 'paid'
  )),
  constraint referral_events_money_has_cents check ((kind in ('approved', 'reversed', 'paid')) = (cents is not null)),
  -- What is sent back by a bank is a payment of less than nothing.
  constraint referral_events_cents_range check (
    case when kind = 'paid' then abs(cents) between 1 and 100000 else cents between 1 and 100000 end
  ),
  constraint referral_events_payment_named check ((kind = 'paid') = (payment is not null)),
  constraint referral_events_evidence_known check (evidence in ('handoff', 'link', 'mailbox')),
  constraint referral_events_reason_length check (char_length(reason) between 1 and 300),
  constraint referral_events_actor_length check (char_length(actor) between 1 and 100),
  constraint referral_events_key_length check (char_length(key) between 1 and 200)
);
create index referral_events_referral_index on public.referral_events (referral, seq);
create index referral_events_partner_index on public.referral_events (partner, seq);
create index referral_events_payment_index on public.referral_events (payment) where payment is not null;

comment on table public.referral_events is 'The ledger of referrals and rewards, append-only.';
comment on column public.referral_events.partner is 'A pseudonym, see private.ledger_partners.';
comment on column public.referral_events.referral is 'The id of the referral; its row is gone when the account of its partner is.';
comment on column public.referral_events.cents is 'What is owed (approved), not owed any more (reversed), or sent (paid; negative: sent back).';
comment on column public.referral_events.payment is 'The statement of a payment, such as S-1.';
comment on column public.referral_events.code is 'Why, for programs.';
comment on column public.referral_events.reason is 'Why, for people. What closes or holds a referral is worded for the partner.';
comment on column public.referral_events.actor is 'system, or the name of the operator.';
comment on column public.referral_events.key is 'Names the event: a repeat is the same event.';
comment on column public.referral_events.happened_at is 'When it happened; recorded_at is when it was written.';
comment on column public.referral_events.hash is 'SHA-256 of the event and of the one before it of the same partner.';

grant select on private.ledger_partners, private.ledger_accounts, public.referral_events to service_role;

-- No policies: people read the ledger through functions.
alter table private.ledger_partners enable row level security;
alter table private.ledger_accounts enable row level security;
alter table private.counted_mailboxes enable row level security;
alter table public.referral_events enable row level security;

create function private.refuse_change_of_ledger() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The ledger is append-only: a correction is another event' using errcode = '42501';
end
$$;
comment on function private.refuse_change_of_ledger() is 'Refuses to change, delete or truncate rows.';

create trigger refuse_change before update or delete on public.referral_events
for each row execute function private.refuse_change_of_ledger();
create trigger refuse_truncate before truncate on public.referral_events
for each statement execute function private.refuse_change_of_ledger();
-- Also for sessions that switch triggers off by session_replication_role.
alter table public.referral_events enable always trigger refuse_change;
alter table public.referral_events enable always trigger refuse_truncate;

create function private.hash_event(previous bytea, event public.referral_events) returns bytea
language plpgsql immutable
set search_path = ''
as $$
begin
  return sha256(previous || convert_to(jsonb_build_array(
    event.partner, event.referral, event.kind, event.cents, event.payment, event.code, event.evidence, event.reason,
    event.actor, event.key, to_char(event.happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
    to_char(event.recorded_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
  )::text, 'UTF8'));
end
$$;
comment on function private.hash_event(bytea, public.referral_events) is 'The hash of an event that follows the event with the hash previous.';

create function private.partner_of(profile uuid) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  found_partner uuid;
begin
  select partner into found_partner from private.ledger_partners where profile_id = profile;
  if found_partner is not null then return found_partner; end if;
  insert into private.ledger_partners (profile_id) values (profile) on conflict (profile_id) do nothing;
  select partner into found_partner from private.ledger_partners where profile_id = profile;
  return found_partner;
end
$$;
comment on function private.partner_of(uuid) is 'The pseudonym of a profile in the ledger; the first call makes it up.';

create function private.lock_account(of_partner uuid) returns private.ledger_accounts
language plpgsql
set search_path = ''
as $$
declare
  account private.ledger_accounts;
begin
  insert into private.ledger_accounts (partner) values (of_partner) on conflict (partner) do nothing;
  select * into account from private.ledger_accounts where partner = of_partner for update;
  return account;
end
$$;
comment on function private.lock_account(uuid) is
  'Locks the account of a partner, before any row of its referrals and totals: in the other order two transactions could deadlock.';

create function private.record_event(event jsonb) returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  written public.referral_events;
  known bigint;
  account private.ledger_accounts;
begin
  select seq into known from public.referral_events where key = event ->> 'key';
  if found then return known; end if;
  written := jsonb_populate_record(null::public.referral_events, event);
  if written.partner is null then
    select partner into written.partner from public.referral_events where referral = written.referral order by seq limit 1;
  end if;
  -- Events of one partner are written one after the other: the chain has no branches.
  account := private.lock_account(written.partner);
  written.happened_at := coalesce(written.happened_at, now());
  written.recorded_at := now();
  written.hash := private.hash_event(account.hash, written);
  insert into public.referral_events (
    partner, referral, kind, cents, payment, code, evidence, reason, actor, key, happened_at, recorded_at, hash
  )
  values (
    written.partner, written.referral, written.kind, written.cents, written.payment, written.code, written.evidence,
    written.reason, written.actor, written.key, written.happened_at, written.recorded_at, written.hash
  )
  on conflict (key) do nothing returning seq into written.seq;
  if written.seq is null then
    select seq into known from public.referral_events where key = written.key;
    return known;
  end if;
  update private.ledger_accounts set
    events = events + 1, hash = written.hash,
    approved_cents = approved_cents + case when written.kind = 'approved' then written.cents else 0 end,
    reversed_cents = reversed_cents + case when written.kind = 'reversed' then written.cents else 0 end,
    paid_cents = paid_cents + case when written.kind = 'paid' then written.cents else 0 end
  where partner = written.partner;
  return written.seq;
end
$$;
comment on function private.record_event(jsonb) is
  'Writes an event {referral, kind, reason, actor, key, partner?, cents?, payment?, code?, evidence?, happened_at?} and returns '
  'its number; of a repeated key, the number of the first. The only way to add to the ledger.';

create function private.tells_partner(kind text, code text, evidence text) returns boolean
language sql immutable
set search_path = ''
as $$
  select evidence in ('handoff', 'link') or kind in ('released', 'credited_by_hand') or code = 'own'
$$;
comment on function private.tells_partner(text, text, text) is
  'Whether an event is one from which on a partner may know of the referral; see referrals.is_told. May be null for no.';

create view private.folded_events with (security_invoker = true) as
with last_of as (
  select referral,
    coalesce(max(seq) filter (where kind = 'held'), 0) as held, coalesce(max(seq) filter (where kind = 'released'), 0) as released,
    coalesce(max(seq) filter (where kind = 'launched'), 0) as launched, coalesce(max(seq) filter (where kind = 'ended'), 0) as ended,
    coalesce(max(seq) filter (where kind = 'due'), 0) as due, coalesce(max(seq) filter (where kind = 'approved'), 0) as approved,
    coalesce(max(seq) filter (where kind = 'reversed'), 0) as reversed, max(seq) filter (where kind = 'paid') as paid,
    max(seq) filter (where kind in ('credited', 'duplicate', 'rejected', 'credited_by_hand', 'reversed')) as verdict,
    -- Proof of a visit stays proof.
    max(seq) filter (where evidence in ('handoff', 'link')) as proof,
    bool_or(coalesce(private.tells_partner(kind, code, evidence), false)) as is_told,
    min(happened_at) filter (where kind = 'onboarded') as onboarded_at
  from public.referral_events group by referral
), facts as (
  select last_of.referral, verdict.kind, verdict.code, verdict.reason, verdict.happened_at as judged_at,
    coalesce(proof.evidence, 'mailbox') as evidence, last_of.is_told, last_of.onboarded_at,
    held.happened_at as held_at, held.reason as held_because, launched.happened_at as launched_at,
    ended.happened_at as ended_at, ended.reason as ended_because, due.happened_at as due_at, approved.happened_at as approved_at,
    case when paid.cents > 0 then paid.happened_at end as paid_at
  from last_of join public.referral_events as verdict on verdict.seq = last_of.verdict
  left join public.referral_events as proof on proof.seq = last_of.proof
  left join public.referral_events as held on held.seq = last_of.held and last_of.held > last_of.released
  left join public.referral_events as launched on launched.seq = last_of.launched and last_of.launched > last_of.ended
  left join public.referral_events as ended on ended.seq = last_of.ended and last_of.ended > last_of.launched
  left join public.referral_events as due
    on due.seq = last_of.due and last_of.due > last_of.launched and last_of.launched > last_of.ended
  left join public.referral_events as approved on approved.seq = last_of.approved and last_of.approved > last_of.reversed
  left join public.referral_events as paid on paid.seq = last_of.paid
), judged as (
  select facts.*, case
    when kind = 'duplicate' then 'duplicate'
    when kind = 'rejected' then case code when 'own' then 'self_referral' when 'expired' then 'expired' else 'rejected' end
    when kind = 'reversed' then 'rejected'
    when approved_at is not null then case when paid_at is not null then 'paid' else 'approved' end
    when held_at is not null then 'held'
    when launched_at is not null then 'launched'
    when onboarded_at is not null then 'onboarded'
    else 'signed_up'
  end as status
  from facts
)
select judged.referral, judged.status,
  case when judged.status in ('rejected', 'duplicate', 'self_referral', 'expired') then judged.reason
    when judged.status = 'held' then judged.held_because
    when judged.status in ('signed_up', 'onboarded') then judged.ended_because end as reason,
  judged.evidence, judged.is_told, judged.onboarded_at, judged.held_at, judged.launched_at, judged.ended_at, judged.due_at, judged.approved_at,
  judged.paid_at,
  case when judged.status in ('rejected', 'duplicate', 'self_referral', 'expired') then judged.judged_at end as closed_at
from judged;
comment on view private.folded_events is
  'What the events of each referral add up to: the columns of public.referrals that they decide.';

-- In PL/pgSQL, which keeps the plan for the session: each event calls it.
create function private.fold_events(of_referral uuid) returns setof private.folded_events
language plpgsql stable rows 1
set search_path = ''
as $$
begin
  return query select * from private.folded_events where referral = of_referral;
end
$$;
comment on function private.fold_events(uuid) is
  'What the events of one referral add up to. A join with the view would add up the events of all referrals.';

create function private.project_events() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.referrals as referral set
    status = folded.status, reason = folded.reason, evidence = folded.evidence, is_told = folded.is_told, onboarded_at = folded.onboarded_at,
    held_at = folded.held_at, launched_at = folded.launched_at, ended_at = folded.ended_at, due_at = folded.due_at,
    approved_at = folded.approved_at, paid_at = folded.paid_at, closed_at = folded.closed_at
  from (select distinct added.referral from added) as changed, private.fold_events(changed.referral) as folded
  where referral.id = changed.referral;
  return null;
end
$$;
comment on function private.project_events() is 'Brings public.referrals up to date with the events that were just written.';

create trigger project_events after insert on public.referral_events
referencing new table as added
for each statement execute function private.project_events();

create table private.operator_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  reason text not null,

  constraint operator_log_actor_length check (char_length(btrim(actor)) between 1 and 100),
  constraint operator_log_reason_length check (char_length(btrim(reason)) between 1 and 300)
);
comment on table private.operator_log is 'What operators did, and why. Append-only.';
comment on column private.operator_log.subject is 'What it was done to: R-1001, P-1, the pseudonym of a partner, or the id of a capture.';

grant select on private.operator_log to service_role;
alter table private.operator_log enable row level security;

create trigger refuse_change before update or delete on private.operator_log
for each row execute function private.refuse_change_of_ledger();
create trigger refuse_truncate before truncate on private.operator_log
for each statement execute function private.refuse_change_of_ledger();
alter table private.operator_log enable always trigger refuse_change;
alter table private.operator_log enable always trigger refuse_truncate;

create function private.log_operator(by_actor text, did text, to_subject text, for_reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if coalesce(btrim(by_actor), '') = '' or coalesce(btrim(for_reason), '') = '' then
    raise exception 'Say who you are and why: both are kept in the log' using errcode = '22023';
  end if;
  insert into private.operator_log (actor, action, subject, reason) values (btrim(by_actor), did, to_subject, btrim(for_reason));
end
$$;
comment on function private.log_operator(text, text, text, text) is 'Notes what an operator does and why; refuses without a name or a reason.';

create table private.ledger_schedule (
  is_only boolean primary key default true check (is_only),
  due_at timestamptz not null default now() + interval '1 day'
);
insert into private.ledger_schedule default values;
comment on table private.ledger_schedule is 'When the next check of the books is due: one row.';

alter table private.ledger_schedule enable row level security;
