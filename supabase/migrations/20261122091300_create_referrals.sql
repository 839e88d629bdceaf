-- Who referred whom. A referral is judged once, when the email of a new account is confirmed: the first touch within
-- 90 days is credited. The days and the reward are those of packages/shared/src/referrals/reward.ts; a test compares
-- them.

create function private.normalize_email(email text) returns text
language plpgsql immutable strict
set search_path = ''
as $$
declare
  local_part text := lower(split_part(btrim(email), '@', 1));
  domain text := lower(split_part(btrim(email), '@', 2));
begin
  -- Gmail delivers all these spellings to one mailbox. At other providers a dot or a plus can mean another person.
  if domain in ('gmail.com', 'googlemail.com') then
    return replace(split_part(local_part, '+', 1), '.', '') || '@gmail.com';
  end if;
  return local_part || '@' || domain;
end
$$;
comment on function private.normalize_email(text) is
  'One spelling for all addresses of a mailbox: lower case; at Gmail without dots and plus tags.';
revoke all on function private.normalize_email(text) from public;

create function private.mask_email(email text) returns text
language sql immutable strict
set search_path = ''
as $$
  select left(email, 1) || '•••@' || split_part(email, '@', 2)
$$;
comment on function private.mask_email(text) is 'The part of an email that a partner may see: its first character and its domain.';
revoke all on function private.mask_email(text) from public;

create function private.read_instant(written text) returns timestamptz
language plpgsql stable strict
set search_path = ''
as $$
begin
  return written::timestamptz;
exception when others then
  return null;
end
$$;
comment on function private.read_instant(text) is 'A time sent by a browser; null if it is malformed.';
revoke all on function private.read_instant(text) from public;

create function private.stage_place(stage text) returns smallint
language sql immutable
set search_path = ''
as $$
  select coalesce(array_position(array[
    'signed_up', 'onboarded', 'launched', 'approved', 'paid', 'rejected', 'duplicate', 'self_referral', 'expired'
  ], stage), case stage when 'lead' then 0 else -1 end)::smallint
$$;
comment on function private.stage_place(text) is
  'The place of a status in the life of a referral, from 1, as in packages/shared/src/referrals/statuses.ts; 0 for a lead, '
  '-1 for an unknown one.';
revoke all on function private.stage_place(text) from public;

create table public.referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid not null references public.profiles (id) on delete cascade,
  referred_id uuid references public.profiles (id) on delete set null,
  lead_id uuid references public.leads (id) on delete set null,
  masked_email text not null,
  mailbox_hash bytea,
  status text not null,
  reason text,
  reward_cents integer not null default 20000,
  touched_at timestamptz not null,
  signed_up_at timestamptz not null,
  onboarded_at timestamptz,
  launched_at timestamptz,
  approved_at timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  stage_place smallint not null generated always as (private.stage_place(status)) stored,
  person_key text collate "C" not null generated always as (lower(masked_email)) stored,
  reward_key integer not null generated always as (
    case when status in ('rejected', 'duplicate', 'self_referral', 'expired') then 0 else reward_cents end
  ) stored,

  constraint referrals_status_known check (status in (
    'signed_up', 'onboarded', 'launched', 'approved', 'paid', 'rejected', 'duplicate', 'self_referral', 'expired'
  )),
  constraint referrals_closed_has_reason check (
    status not in ('rejected', 'duplicate', 'self_referral', 'expired') or (reason is not null and closed_at is not null)
  ),
  constraint referrals_reason_length check (char_length(reason) between 1 and 300),
  constraint referrals_reward_range check (reward_cents between 0 and 100000),
  constraint referrals_launched_has_time check (status <> 'launched' or launched_at is not null),
  constraint referrals_approved_has_time check (status not in ('approved', 'paid') or approved_at is not null),
  constraint referrals_paid_has_time check (status <> 'paid' or paid_at is not null)
);
-- One referral counts for each new profile; later partners get a duplicate.
create unique index referrals_one_counts on public.referrals (referred_id)
where status not in ('duplicate', 'self_referral', 'expired');
create unique index referrals_once_a_partner on public.referrals (referrer_id, referred_id);
create index referrals_referred_id_index on public.referrals (referred_id);
create index referrals_lead_id_index on public.referrals (lead_id);
create index referrals_mailbox_hash_index on public.referrals (mailbox_hash, referrer_id);
create index referrals_launched_index on public.referrals (launched_at) where status = 'launched';
-- One index for each order of a partner's list. The status is in front, so that a filtered list reads no other rows.
create index referrals_status_index on public.referrals (referrer_id, stage_place, id);
create index referrals_signed_up_index on public.referrals (referrer_id, stage_place, signed_up_at, id);
create index referrals_person_index on public.referrals (referrer_id, stage_place, person_key, id);
create index referrals_reward_index on public.referrals (referrer_id, stage_place, reward_key, id);

comment on table public.referrals is 'Who referred whom, and the reward. Partners read it through functions, never as rows.';
comment on column public.referrals.referrer_id is 'The profile of the partner.';
comment on column public.referrals.referred_id is 'The new profile; null after its account is deleted.';
comment on column public.referrals.lead_id is 'The capture whose touch was judged.';
comment on column public.referrals.masked_email is 'What the partner sees; kept when the referred account is deleted.';
comment on column public.referrals.mailbox_hash is
  'SHA-256 of the normalized email. Finds other accounts of the same mailbox: they earn no second reward.';
comment on column public.referrals.reward_key is 'The reward in cents by which a list is sorted: none for a closed referral.';
comment on column public.referrals.reason is 'Why a referral was closed, worded for the partner.';
comment on column public.referrals.touched_at is 'When the server stored that capture. Client times never decide who is credited.';

revoke all on public.referrals from anon, authenticated, service_role;
grant select on public.referrals to service_role;

create trigger stamp_update before update on public.referrals
for each row execute function private.stamp_update();

-- No policy: not even partners read rows, because rows name the referred profile.
alter table public.referrals enable row level security;
