create table public.initial_drafts (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  url text,
  slug text,
  version integer not null default 1,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  reopened_at timestamptz,
  shared_at timestamptz,

  constraint initial_drafts_slug_unique unique (slug),
  -- A web address or a path of the app: it is rendered as a link.
  constraint initial_drafts_url_format check (url ~ '^(https?://|/[^/\\])'),
  constraint initial_drafts_url_length check (char_length(url) <= 2048),
  constraint initial_drafts_slug_format check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint initial_drafts_slug_length check (char_length(slug) <= 100),
  constraint initial_drafts_version_counts check (version > 0)
);

comment on table public.initial_drafts is 'The first website draft of a practice, one for each profile.';
comment on column public.initial_drafts.url is 'Address of the draft; null until it is delivered.';
comment on column public.initial_drafts.slug is
  'The last part of its address: its owner finds the draft there, and others while it is shared.';
comment on column public.initial_drafts.version is 'Number of the newest version, from one.';
comment on column public.initial_drafts.delivered_at is 'When the draft was first delivered to the owner.';
comment on column public.initial_drafts.reopened_at is 'Since when the owner changes the answers; null while they are closed.';
-- The first publication ends it: who has the address is led to the site.
comment on column public.initial_drafts.shared_at is
  'Since when people with the private address see the newest state; null while only the owner does.';

grant select on public.initial_drafts to authenticated;
grant select, insert, update on public.initial_drafts to service_role;

create trigger stamp_update before update on public.initial_drafts
for each row execute function private.stamp_update();

alter table public.initial_drafts enable row level security;

create policy "Owners read their own draft" on public.initial_drafts
for select to authenticated using (profile_id = (select auth.uid()));
