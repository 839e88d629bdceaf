-- From which networks captures with a code came, and from which ones partners opened their payout details: keyed hashes, made by the
-- functions, of a wide network (/24, /48), and never an address. They only flag referrals for a person (private.referral_flags), and
-- are deleted after 120 days: 90 in which a link counts, and 30 in which a website has to stay live.
create table private.lead_networks (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  code text not null,
  network text not null,
  seen_at timestamptz not null default now(),

  constraint lead_networks_network_is_hash check (network ~ '^[0-9a-f]{64}$')
);
create index lead_networks_code_index on private.lead_networks (code, network, seen_at);
create index lead_networks_seen_index on private.lead_networks (seen_at);

create table private.partner_networks (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),

  primary key (profile_id, network),
  constraint partner_networks_network_is_hash check (network ~ '^[0-9a-f]{64}$')
);
create index partner_networks_seen_index on private.partner_networks (seen_at);

comment on table private.lead_networks is 'The network of a capture with a code, as a keyed hash, for 120 days.';
comment on column private.lead_networks.code is 'The referral code of the capture, as in referral_code of profiles.';
comment on table private.partner_networks is 'The networks from which a partner opened the payout details, as keyed hashes, for 120 days.';

grant insert on private.lead_networks to service_role;
alter table private.lead_networks enable row level security;
alter table private.partner_networks enable row level security;

create function private.forget_networks() returns void
language sql
set search_path = ''
as $$
  delete from private.lead_networks where seen_at < now() - interval '120 days';
  delete from private.partner_networks where seen_at < now() - interval '120 days';
$$;
comment on function private.forget_networks() is 'Deletes what was seen more than 120 days ago; called every night.';
