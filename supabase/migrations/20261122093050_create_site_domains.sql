-- Domains of the owners' own. Anybody may type any name: what counts is that its DNS leads to us, and who is proven to
-- command it. The function domains looks; this table decides.
create table public.site_domains (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references public.profiles (id) on delete set null,
  hostname text not null,
  zone text not null,
  shown_name text not null,
  is_apex boolean not null,
  prefers_www boolean not null default false,
  is_main boolean not null default false,
  token text not null default left(replace(gen_random_uuid()::text, '-', ''), 24),
  state text not null default 'waiting',
  since timestamptz not null default now(),
  served text[] not null default '{}',
  cause text,
  findings jsonb,
  checked_at timestamptz,
  live_at timestamptz,
  lost_at timestamptz,
  unknown_since timestamptz,
  away_looks smallint not null default 0,
  away_since timestamptz,
  away_until timestamptz,
  check_at timestamptz not null default now(),
  added_at timestamptz not null default now(),

  constraint site_domains_zone_is_above check (right('.' || hostname, char_length(zone) + 1) = '.' || zone),
  constraint site_domains_apex_is_zone check (is_apex = (hostname = zone)),
  constraint site_domains_one_a_site unique (profile_id, hostname),
  constraint site_domains_hostname_format check (
    char_length(hostname) <= 253 and hostname !~ '^www\.'
    and hostname ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'
  ),
  constraint site_domains_state_known check (state in ('waiting', 'found', 'live', 'lost', 'stopped', 'released')),
  constraint site_domains_only_served_is_held check (state not in ('found', 'live', 'lost') or served <> '{}'),
  constraint site_domains_findings_size check (char_length(findings::text) <= 20000)
);
-- Of all accounts that typed a name, one has it.
create unique index site_domains_one_holder on public.site_domains (hostname) where state in ('found', 'live', 'lost');
create unique index site_domains_one_main on public.site_domains (profile_id) where is_main;
create index site_domains_hostname_index on public.site_domains (hostname);
create index site_domains_zone_index on public.site_domains (zone);
create index site_domains_check_index on public.site_domains (check_at, id);

comment on table public.site_domains is 'Domains of the owners'' own, at most five a site.';
comment on column public.site_domains.profile_id is 'Null: the account is deleted, and the name is nobody''s while its DNS leads to us.';
comment on column public.site_domains.hostname is 'In ASCII (punycode), without www.';
comment on column public.site_domains.zone is
  'The domain that was bought: the name below its public suffix, as the function domains knows it.';
comment on column public.site_domains.shown_name is 'As people read it.';
comment on column public.site_domains.is_apex is 'It stands at the top of its zone: www belongs to it.';
comment on column public.site_domains.prefers_www is 'Of the two hostnames, www serves and the other one leads to it.';
comment on column public.site_domains.is_main is 'All other addresses of the site lead to this domain while it is live.';
comment on column public.site_domains.token is 'What the TXT record says that proves who commands the name, and what our engines answer under it.';
comment on column public.site_domains.state is
  'waiting for its DNS; found: it leads to us, and its certificate is being made; live; lost: it led to us and stopped, and is '
  'served for 14 more days; stopped after them, or found for 7 days without a certificate; released: removed by its owner, or its '
  'account is deleted, and its DNS was not seen to have left. private.name_state says what that makes of the name.';
comment on column public.site_domains.served is 'The hostnames that lead to us, of the name and its www.';
comment on column public.site_domains.cause is 'Why it is not live, by the last look (packages/shared/src/api/domains.ts); null when nothing is wrong.';
comment on column public.site_domains.findings is 'What the last look saw, and what it expects.';
comment on column public.site_domains.unknown_since is
  'Since when it could not be known where one of its hostnames leads; null when the last look knew.';
comment on column public.site_domains.away_looks is
  'Looks in a row that saw all of it at another target. Looks that failed, or saw nothing, do not count and do not end the row.';
comment on column public.site_domains.away_since is 'The first of them.';
comment on column public.site_domains.away_until is 'The last of them.';
comment on column public.site_domains.check_at is 'When to look again. While a look is under way: until when it may take.';

grant select (
  id, profile_id, hostname, shown_name, is_apex, prefers_www, is_main, token, state, since, served, cause, findings, checked_at,
  live_at, lost_at, check_at, added_at
) on public.site_domains to authenticated;
grant select, insert, update, delete on public.site_domains to service_role;

alter table public.site_domains enable row level security;
create policy "Owners read their own domains" on public.site_domains
for select to authenticated using (profile_id = (select auth.uid()) and state <> 'released');

create function private.domain_host(domain public.site_domains) returns text
language sql immutable
set search_path = ''
as $$
  select case when domain.prefers_www then 'www.' else '' end || domain.hostname
$$;
comment on function private.domain_host(public.site_domains) is 'The hostname of a domain that serves; the other one leads to it.';
grant execute on function private.domain_host(public.site_domains) to service_role;

create function private.main_host(owner uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select private.domain_host(domain) from public.site_domains as domain
     where domain.profile_id = owner and domain.is_main and domain.state = 'live'),
    (select name from public.site_names where profile_id = owner and expires_at is null)
  )
$$;
comment on function private.main_host(uuid) is
  'Where the site of an owner is served: a hostname of a domain of its own, else its name below our domain. Others lead there.';
grant execute on function private.main_host(uuid) to service_role;

create function private.site_hosts(owner uuid) returns setof text
language sql stable
set search_path = ''
as $$
  select name from public.site_names where profile_id = owner
  union all
  select unnest(case when is_apex then array[hostname, 'www.' || hostname] else array[hostname] end)
  from public.site_domains where profile_id = owner
$$;
comment on function private.site_hosts(uuid) is 'All addresses of a site.';
grant execute on function private.site_hosts(uuid) to service_role;

create function private.point_site(of_owner uuid, removes boolean default false) returns void
language sql
set search_path = ''
as $$
  insert into private.site_pointers as pointer (host, owner, is_removal) select private.site_hosts(of_owner), of_owner, removes
  -- The number is taken after the row is locked, so that of two changes the later one has the higher.
  on conflict (host) do update set
    -- What was to be taken down and is not yet stays first in the line.
    owner = excluded.owner, is_removal = pointer.is_removal or excluded.is_removal,
    sequence = nextval('private.site_sequence'), due_at = now(), attempts = 0, last_error = null
$$;
comment on function private.point_site(uuid, boolean) is
  'Has the pointers of all addresses of a site written again; before those of others when that takes it down.';
grant execute on function private.point_site(uuid, boolean) to service_role;

create function private.point_domain(domain public.site_domains, removes boolean default false) returns void
language sql
set search_path = ''
as $$
  insert into private.site_pointers as pointer (host, owner, is_removal)
  select unnest(case when domain.is_apex then array[domain.hostname, 'www.' || domain.hostname] else array[domain.hostname] end),
    domain.profile_id, removes
  on conflict (host) do update set
    owner = coalesce(excluded.owner, pointer.owner), is_removal = pointer.is_removal or excluded.is_removal, sequence = nextval('private.site_sequence'), due_at = now(), attempts = 0, last_error = null
$$;
comment on function private.point_domain(public.site_domains, boolean) is
  'Has the pointers of one domain written again, also when it is its owner''s no more.';
grant execute on function private.point_domain(public.site_domains, boolean) to service_role;

create function private.day_of_notices() returns date
language sql stable
set search_path = ''
as $$ select ((now() at time zone 'UTC') - interval '10 hours')::date $$;
comment on function private.day_of_notices() is
  'The day of a notice: one is shown where its last day ends last, in Hawaii (dayOfNotices of packages/shared).';
grant execute on function private.day_of_notices() to service_role;

create function private.next_notice_end(content jsonb, rendered_day date) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select min((until #>> '{}')::date + 1 + interval '10 hours') at time zone 'UTC'
  from jsonb_path_query(content, '$.sections[*] ? (@.kind == "news").items[*].until') as until
  where (until #>> '{}')::date >= rendered_day
$$;
comment on function private.next_notice_end(jsonb, date) is
  'When the first notice leaves a page that was rendered on a day; null when none of its notices has a last day.';
grant execute on function private.next_notice_end(jsonb, date) to service_role;

create function private.follow_address(owner uuid) returns void
language sql
set search_path = ''
as $$
  -- Waits for a publication that is being recorded: it ends the claim of the worker, and the update must see that.
  select from public.sites where profile_id = owner for update;
  update public.sites as site set
    follow_at = case
      when deploy.name is distinct from private.main_host(owner) then now()
      else private.next_notice_end(shown.content, deploy.rendered_day)
    end
  from public.site_deploys as deploy, public.draft_versions as shown
  where site.profile_id = owner and deploy.id = site.deploy and site.state = 'live'
    and shown.profile_id = owner and shown.version = site.version
    -- A worker that has claimed the site keeps it for its five minutes: then the site is looked at again.
    and (site.follow_at is null or site.follow_at not between now() and now() + interval '5 minutes')
$$;
comment on function private.follow_address(uuid) is
  'Has a live site rendered again when another address serves it now, because its own links name the address; else when the '
  'next of its notices ends. What is due within five minutes, such as a claim of the worker, stays.';
grant execute on function private.follow_address(uuid) to service_role;

create function private.release_domain(released uuid) returns void
language sql
set search_path = ''
as $$
  -- Looks count from now: those before saw a domain in use, and did not ask for wildcards.
  update public.site_domains set
    state = 'released', since = now(), served = '{}', is_main = false, prefers_www = false, cause = null, findings = null,
    checked_at = null, live_at = null, lost_at = null, unknown_since = null, away_looks = 0, away_since = null, away_until = null,
    check_at = now()
  where id = released
$$;
comment on function private.release_domain(uuid) is
  'Takes a domain from its site. Its row stays until looks have seen it leave, whatever state it was in.';
grant execute on function private.release_domain(uuid) to service_role;

create function private.close_site() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.point_site(old.id, true);
  update public.site_names set profile_id = null, expires_at = coalesce(expires_at, now() + interval '90 days')
  where profile_id = old.id;
  -- Nothing of the account stays with a name that has not left yet.
  perform private.release_domain(id) from public.site_domains where profile_id = old.id;
  update public.site_domains set
    profile_id = null, shown_name = hostname, token = left(replace(gen_random_uuid()::text, '-', ''), 24), added_at = now()
  where profile_id = old.id;
  update public.launches set
    ended_at = coalesce(ended_at, now()), end_reason = coalesce(end_reason, 'account deleted'), profile_id = null,
    launched_by = null, name = null
  where profile_id = old.id;
  delete from public.sites where profile_id = old.id;
  update public.site_deploys set profile_id = null, version = null, check_at = now() where profile_id = old.id;
  return old;
end
$$;
comment on function private.close_site() is
  'Ends the website of a deleted account: its pointers and files are removed by the worker, its addresses stay nobody''s '
  'for 90 days, its domains as long as their DNS leads to us, its launch ends.';

create trigger close_site before delete on public.profiles
for each row execute function private.close_site();
