-- Which website is live under which address. These tables decide; the files under hosts/ in the bucket, which the engines
-- read, are a projection of them that is repeated until it is true.

-- Deploys and pointers (packages/shared/src/sites): no policy, so only the service reads and writes them. config.toml has
-- the same bucket; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit) values ('sites', 'sites', false, 5242880)
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit;

-- One for all hostnames, so that it also grows when a hostname changes hands.
create sequence private.site_sequence;
comment on sequence private.site_sequence is 'Counts publications and pointers: engines never take a lower number.';
revoke all on sequence private.site_sequence from anon, authenticated, service_role;
grant usage on sequence private.site_sequence to service_role;

create table public.site_deploys (
  id text primary key,
  profile_id uuid references public.profiles (id) on delete set null,
  version integer,
  name text not null,
  rendered_day date not null default current_date,
  confirmed_hash text,
  confirmed_at timestamptz,
  begun_at timestamptz not null default now(),
  completed_at timestamptz,
  live_at timestamptz,
  check_at timestamptz not null default now() + interval '30 days',
  removing_at timestamptz,

  foreign key (profile_id, version) references public.draft_versions (profile_id, version),
  constraint site_deploys_id_is_hash check (id ~ '^[0-9a-f]{64}$'),
  constraint site_deploys_confirmed_hash_is_hash check (confirmed_hash ~ '^[0-9a-f]{64}$'),
  constraint site_deploys_live_is_confirmed check (
    live_at is null or (completed_at is not null and confirmed_hash is not null and confirmed_at is not null)
  )
);
create index site_deploys_version_index on public.site_deploys (profile_id, version, completed_at);
create index site_deploys_live_index on public.site_deploys (profile_id, live_at) where live_at is not null;
create index site_deploys_check_index on public.site_deploys (check_at, id);
create index site_deploys_removal_index on public.site_deploys (check_at, id) where profile_id is null or removing_at is not null;

comment on table public.site_deploys is 'Rendered websites in the bucket sites. A row is written before the first file.';
comment on column public.site_deploys.id is 'SHA-256 of the manifest: the same content is the same deploy.';
comment on column public.site_deploys.profile_id is 'The owner; null once the account is deleted, then the files are removed.';
comment on column public.site_deploys.version is 'The version that it shows; null until it is live for the first time.';
comment on column public.site_deploys.name is 'The name or hostname that it was rendered for: its own links name it.';
comment on column public.site_deploys.rendered_day is 'The day for which it was rendered: notices that had ended before are not on it.';
comment on column public.site_deploys.confirmed_hash is 'SHA-256 of the sentences of which the owner said that they are true.';
comment on column public.site_deploys.completed_at is 'When all files were there; null: the upload broke off.';
comment on column public.site_deploys.live_at is 'When it was made live last.';
comment on column public.site_deploys.check_at is 'When to look whether anything still needs the files.';
comment on column public.site_deploys.removing_at is 'Since when its files are being removed: it is not published any more.';

create table public.sites (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  state text not null default 'offline',
  deploy text references public.site_deploys (id),
  version integer,
  sequence bigint not null default 0,
  published_at timestamptz,
  follow_at timestamptz,
  taken_down_because text,
  created_at timestamptz not null default now(),

  foreign key (profile_id, version) references public.draft_versions (profile_id, version) on delete cascade,
  constraint sites_taken_down_is_offline check (taken_down_because is null or state = 'offline'),
  constraint sites_taken_down_because_length check (char_length(taken_down_because) between 1 and 300),
  constraint sites_state_known check (state in ('live', 'offline')),
  constraint sites_live_shows_something check (
    state <> 'live' or (deploy is not null and version is not null and published_at is not null)
  )
);
create index sites_deploy_index on public.sites (deploy);
create index sites_version_index on public.sites (profile_id, version);
create index sites_follow_index on public.sites (follow_at) where follow_at is not null;

comment on table public.sites is 'The one website of each owner who has published.';
comment on column public.sites.deploy is 'What is live, or was when it was taken offline.';
comment on column public.sites.sequence is 'The publication that this row comes from: an earlier one that ends later is refused.';
comment on column public.sites.taken_down_because is 'Why an operator took the site down, in words for its owner, who cannot publish until it is lifted.';
comment on column public.sites.follow_at is 'When to render it again: for the address that serves it now, or without a notice whose day is over.';

-- Addresses below our own domain; site_domains has the owners' own.
create table public.site_names (
  name text primary key,
  profile_id uuid references public.profiles (id) on delete set null,
  skeleton text not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),

  constraint site_names_name_format check (name ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$' and name !~ '--'),
  constraint site_names_without_owner_expire check (profile_id is not null or expires_at is not null)
);
create index site_names_profile_id_index on public.site_names (profile_id);
create unique index site_names_one_a_site on public.site_names (profile_id) where expires_at is null;
create index site_names_skeleton_index on public.site_names (skeleton);

comment on table public.site_names is 'Addresses of websites below our own domain: the one of each site, and those it had before.';
comment on column public.site_names.profile_id is 'Null: the account is deleted, and nobody else gets the name before it expires.';
comment on column public.site_names.skeleton is 'What names that look alike have in common.';
comment on column public.site_names.expires_at is 'Until when an address leads to the newer one; null for the site''s own.';

create table public.launches (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references public.profiles (id) on delete set null,
  name text,
  launched_by uuid,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text,

  constraint launches_end_reason_known check (end_reason in ('offline', 'account deleted')),
  constraint launches_end_has_reason check ((ended_at is null) = (end_reason is null))
);
create index launches_profile_id_index on public.launches (profile_id, started_at);
create unique index launches_one_at_a_time on public.launches (profile_id) where ended_at is null;

comment on table public.launches is 'When a website was on the internet: from publishing until it is taken offline.';
comment on column public.launches.profile_id is 'The owner of the site; null once the account is deleted.';
comment on column public.launches.name is 'The address at the start; null once the account is deleted.';
comment on column public.launches.launched_by is 'Who published: the owner, as long as nobody else can.';

-- What is to be written to the bucket, by host. Its content is decided when it is claimed.
create table private.site_pointers (
  host text primary key,
  owner uuid,
  is_removal boolean not null default false,
  sequence bigint not null default nextval('private.site_sequence'),
  due_at timestamptz default now(),
  locked_until timestamptz,
  attempts smallint not null default 0,
  last_error text,

  constraint site_pointers_last_error_length check (char_length(last_error) <= 200)
);
create index site_pointers_due_index on private.site_pointers (due_at, host) where due_at is not null;
create index site_pointers_removal_index on private.site_pointers (due_at, host) where is_removal;

comment on table private.site_pointers is 'Files under hosts/ in the bucket sites that are to be written, and were written.';
comment on column private.site_pointers.host is 'A name of site_names, or a hostname of site_domains, which has a dot.';
comment on column private.site_pointers.owner is 'Whose turn it is when it is written; of a deleted account, whose it was.';
comment on column private.site_pointers.is_removal is 'Something is taken down: written before all others.';
comment on column private.site_pointers.sequence is 'The state that has to be in the file.';
comment on column private.site_pointers.due_at is 'When the file is to be written; null while it is true.';
comment on column private.site_pointers.locked_until is 'Until then one worker writes, so that no older file lands on a newer one.';

grant select on public.sites, public.site_names, public.launches to authenticated;
grant select (id, profile_id, version, name, confirmed_hash, confirmed_at, completed_at, live_at) on public.site_deploys
  to authenticated;
grant select, insert, update on public.sites, public.launches to service_role;
grant select, insert, update, delete on public.site_deploys, public.site_names, private.site_pointers to service_role;

alter table public.site_deploys enable row level security;
alter table public.sites enable row level security;
alter table public.site_names enable row level security;
alter table public.launches enable row level security;
-- No policy: only functions called by service_role use the table.
alter table private.site_pointers enable row level security;

create policy "Owners read their own deploys" on public.site_deploys
for select to authenticated using (profile_id = (select auth.uid()));
create policy "Owners read their own site" on public.sites
for select to authenticated using (profile_id = (select auth.uid()));
create policy "Owners read their own addresses" on public.site_names
for select to authenticated using (profile_id = (select auth.uid()));
create policy "Owners read their own launches" on public.launches
for select to authenticated using (profile_id = (select auth.uid()));
