-- A version is content: its page is rendered when somebody opens it.
create table public.draft_versions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  version integer not null,
  flow text not null,
  style public.design_style not null,
  content jsonb not null,
  answers_version timestamptz not null,
  created_at timestamptz not null default now(),

  constraint draft_versions_one_a_version unique (profile_id, version),
  constraint draft_versions_version_counts check (version > 0),
  constraint draft_versions_flow_known check (flow in ('build-presence', 'current-website')),
  constraint draft_versions_content_shape check (jsonb_typeof(content) = 'object'),
  constraint draft_versions_content_size check (octet_length(content::text) <= 1048576)
);

comment on table public.draft_versions is 'Every delivered version of a draft. Old versions stay.';
comment on column public.draft_versions.version is 'Counted for each profile, from one.';
comment on column public.draft_versions.content is 'What the draft says: the Content of packages/draft.';
comment on column public.draft_versions.answers_version is 'changed_at of the newest answer or site detail that it was composed from.';

grant select on public.draft_versions to authenticated;
grant select, insert on public.draft_versions to service_role;

alter table public.draft_versions enable row level security;

create policy "Owners read their own draft versions" on public.draft_versions
for select to authenticated using (profile_id = (select auth.uid()));

-- Beside the drafts and not in a bucket, because it is written, replaced and removed in the same transactions.
create table private.draft_cards (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  png bytea not null,

  constraint draft_cards_size check (octet_length(png) <= 1048576)
);
comment on table private.draft_cards is 'The picture of the newest version of each draft, for mails and previews.';

grant select, insert, delete on private.draft_cards to service_role;

-- No policy: only functions called by service_role use the table.
alter table private.draft_cards enable row level security;

create function private.new_draft_slug() returns text
language sql
set search_path = ''
as $$
  select left(encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex'), 32)
$$;
comment on function private.new_draft_slug() is 'Returns 128 bits of a hash of 244 random bits, as the last part of an address.';
grant execute on function private.new_draft_slug() to service_role;

-- What people may do with drafts beyond their rows. The REST interface does not expose the schema.
create schema drafts;
comment on schema drafts is 'Functions with all rights behind those of public about drafts.';
revoke all on schema drafts from public;
grant usage on schema drafts to anon, authenticated;

create function drafts.open(draft_slug text, wanted_version integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'slug', draft.slug, 'version', shown.version,
    'kind', case shown.content ->> 'kind' when 'proposal' then 'proposal' else 'site' end,
    'style', shown.style, 'name', shown.content #>> '{subject,name}', 'created_at', shown.created_at,
    'mine', shown.profile_id is not distinct from (select auth.uid())
  )
  from public.initial_drafts as draft
  join public.draft_versions as shown on shown.profile_id = draft.profile_id
    and shown.version = coalesce(wanted_version, draft.version)
  where draft.slug = draft_slug
$$;
comment on function drafts.open(text, integer) is 'See public.open_draft.';
grant execute on function drafts.open(text, integer) to anon, authenticated;

create function public.open_draft(draft_slug text, wanted_version integer default null) returns jsonb
language sql stable
set search_path = ''
as $$
  select drafts.open(draft_slug, wanted_version)
$$;
comment on function public.open_draft(text, integer) is
  'What a visitor of a draft may know of a version, the newest by default: {slug, version, kind, style, name, created_at, '
  'mine}; null for an unknown slug or version.';
grant execute on function public.open_draft(text, integer) to anon, authenticated;

create function public.read_draft(draft_slug text, wanted_version integer default null) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  draft public.initial_drafts;
begin
  select * into draft from public.initial_drafts where slug = draft_slug;
  if wanted_version is null then
    return (
      select jsonb_build_object('facts', private.site_facts(draft.profile_id))
      where exists (select from public.draft_versions where profile_id = draft.profile_id)
    );
  end if;
  return (
    select jsonb_build_object('style', shown.style, 'content', shown.content) from public.draft_versions as shown
    where shown.profile_id = draft.profile_id and shown.version = wanted_version
  );
end
$$;
comment on function public.read_draft(text, integer) is
  'What a page of a draft is rendered from: {facts}, of which the newest state is composed, or {style, content} of a version. '
  'Null for an unknown slug or version.';
grant execute on function public.read_draft(text, integer) to service_role;

create function public.read_draft_card(draft_slug text) returns text
language sql stable
set search_path = ''
as $$
  select encode(card.png, 'base64')
  from public.initial_drafts as draft join private.draft_cards as card on card.profile_id = draft.profile_id
  where draft.slug = draft_slug
$$;
comment on function public.read_draft_card(text) is 'The picture of the newest version in base64; null when there is none.';
grant execute on function public.read_draft_card(text) to service_role;

create function drafts.rotate() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  new_slug constant text := private.new_draft_slug();
  refusal jsonb;
begin
  perform from public.draft_versions where profile_id = owner limit 1;
  if not found then return null; end if;
  refusal := private.spend(owner, 'addresses');
  if refusal is not null then return refusal; end if;
  update public.initial_drafts set slug = new_slug, url = '/drafts/' || new_slug where profile_id = owner;
  return jsonb_build_object('slug', new_slug);
end
$$;
comment on function drafts.rotate() is 'See public.rotate_draft.';
grant execute on function drafts.rotate() to authenticated;

create function public.rotate_draft() returns jsonb
language sql
set search_path = ''
as $$
  select drafts.rotate()
$$;
comment on function public.rotate_draft() is
  'Gives the caller''s draft a new address; the old one stops at once, for all versions. Returns {"slug"}, or what '
  'private.spend says of a reached limit, or null without a version.';
grant execute on function public.rotate_draft() to authenticated;

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
grant execute on function drafts.close_answers() to authenticated;

create function public.close_answers() returns boolean
language sql
set search_path = ''
as $$
  select drafts.close_answers()
$$;
comment on function public.close_answers() is
  'Closes the answers that the caller reopened, without a new version. Returns false when they were not open.';
grant execute on function public.close_answers() to authenticated;
