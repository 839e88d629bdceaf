-- Public by exact address only: no policy lets a client list, write or delete. The limits are those of
-- packages/shared/src/api/drafts.ts and of config.toml; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('drafts', 'drafts', true, 2097152, array['text/html', 'text/plain', 'image/svg+xml', 'image/png'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Every folder that was ever begun in the bucket. A row is written before the first file, so that files of a build that
-- stopped, or of a deleted account, can be found and removed.
create table private.draft_folders (
  slug text primary key default left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 32),
  profile_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),

  constraint draft_folders_slug_format check (slug ~ '^[0-9a-f]{32}$')
);
create index draft_folders_profile_id_index on private.draft_folders (profile_id);

comment on table private.draft_folders is 'Folders of the bucket drafts, also those that no version uses any more.';
comment on column private.draft_folders.slug is '128 bits of a hash of 244 random bits: whoever knows it can see the draft.';
comment on column private.draft_folders.profile_id is 'The owner; null once the account is deleted.';

revoke all on private.draft_folders from anon, authenticated, service_role;
grant select, insert, delete on private.draft_folders to service_role;

-- No policy: only functions called by service_role use the table.
alter table private.draft_folders enable row level security;

create table public.draft_versions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  version integer not null,
  slug text not null references private.draft_folders (slug),
  flow text not null,
  style text not null,
  content jsonb not null,
  answers_version timestamptz not null,
  paths text[] not null,
  created_at timestamptz not null default now(),

  constraint draft_versions_one_a_version unique (profile_id, version),
  constraint draft_versions_slug_unique unique (slug),
  constraint draft_versions_version_counts check (version > 0),
  constraint draft_versions_flow_known check (flow in ('build-presence', 'current-website')),
  constraint draft_versions_style_known check (style in ('modern', 'professional', 'warm', 'minimalist', 'dynamic')),
  constraint draft_versions_content_shape check (jsonb_typeof(content) = 'object'),
  constraint draft_versions_content_size check (octet_length(content::text) <= 1048576)
);

comment on table public.draft_versions is 'Every delivered rendering of a draft. Old versions stay.';
comment on column public.draft_versions.version is 'Counted for each profile, from one.';
comment on column public.draft_versions.slug is 'The folder of the files and the last part of the address.';
comment on column public.draft_versions.content is 'What the draft says: the Content of packages/draft.';
comment on column public.draft_versions.answers_version is 'changed_at of the newest answer or site detail that it was rendered from.';
comment on column public.draft_versions.paths is 'The files in the bucket drafts.';

revoke all on public.draft_versions from anon, authenticated, service_role;
grant select on public.draft_versions to authenticated;
grant select, insert, update on public.draft_versions to service_role;

alter table public.draft_versions enable row level security;

create policy "Owners read their own draft versions" on public.draft_versions
for select to authenticated using (profile_id = (select auth.uid()));

-- What people may do with drafts beyond their rows. The REST interface does not expose the schema.
create schema drafts;
comment on schema drafts is 'Functions with all rights behind those of public about drafts.';
revoke all on schema drafts from public;
grant usage on schema drafts to anon, authenticated;

create function drafts.open(draft_slug text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'slug', shown.slug, 'version', shown.version,
    'kind', case shown.content ->> 'kind' when 'proposal' then 'proposal' else 'site' end,
    'style', shown.style, 'name', shown.content #>> '{subject,name}', 'created_at', shown.created_at,
    'mine', shown.profile_id is not distinct from (select auth.uid())
  )
  from public.draft_versions as shown where shown.slug = draft_slug
$$;
comment on function drafts.open(text) is 'See public.open_draft.';
revoke all on function drafts.open(text) from public;
grant execute on function drafts.open(text) to anon, authenticated;

create function public.open_draft(draft_slug text) returns jsonb
language sql stable
set search_path = ''
as $$
  select drafts.open(draft_slug)
$$;
comment on function public.open_draft(text) is
  'What a visitor of a draft may know: {slug, version, kind, style, name, created_at, mine}; null for an unknown slug.';
revoke all on function public.open_draft(text) from public, anon, authenticated, service_role;
grant execute on function public.open_draft(text) to anon, authenticated;

create function drafts.reopen_answers() returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The lock of queue_site_build.
  perform pg_advisory_xact_lock(hashtextextended((select auth.uid())::text, 3));
  update public.initial_drafts set reopened_at = coalesce(reopened_at, now())
  where profile_id = (select auth.uid()) and url is not null;
  if not found then return false; end if;
  -- A build that waits would take answers that are half changed. Finishing the questions queues it again.
  delete from public.site_builds where profile_id = (select auth.uid()) and status in ('queued', 'building');
  return true;
end
$$;
comment on function drafts.reopen_answers() is 'See public.reopen_answers.';
revoke all on function drafts.reopen_answers() from public;
grant execute on function drafts.reopen_answers() to authenticated;

create function public.reopen_answers() returns boolean
language sql
set search_path = ''
as $$
  select drafts.reopen_answers()
$$;
comment on function public.reopen_answers() is
  'Lets the caller change their answers after delivery, and calls off a build that is not done. Returns false without a '
  'delivered draft.';
revoke all on function public.reopen_answers() from public, anon, authenticated, service_role;
grant execute on function public.reopen_answers() to authenticated;

create function drafts.close_answers() returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.initial_drafts set reopened_at = null
  where profile_id = (select auth.uid()) and reopened_at is not null;
  return found;
end
$$;
comment on function drafts.close_answers() is 'See public.close_answers.';
revoke all on function drafts.close_answers() from public;
grant execute on function drafts.close_answers() to authenticated;

create function public.close_answers() returns boolean
language sql
set search_path = ''
as $$
  select drafts.close_answers()
$$;
comment on function public.close_answers() is
  'Closes the answers that the caller reopened, without a new version. Returns false when they were not open.';
revoke all on function public.close_answers() from public, anon, authenticated, service_role;
grant execute on function public.close_answers() to authenticated;
