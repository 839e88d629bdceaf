-- A version is content: its page is rendered when somebody opens it.
create table public.draft_versions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  version integer not null,
  flow text not null,
  style public.design_style not null,
  content jsonb not null,
  answers_version timestamptz not null,
  entered jsonb,
  created_at timestamptz not null default now(),

  constraint draft_versions_one_a_version unique (profile_id, version),
  constraint draft_versions_version_counts check (version > 0),
  constraint draft_versions_flow_known check (flow in ('build-presence', 'current-website')),
  constraint draft_versions_content_shape check (jsonb_typeof(content) = 'object'),
  constraint draft_versions_content_size check (octet_length(content::text) <= 1048576),
  constraint draft_versions_entered_size check (octet_length(entered::text) <= 1048576)
);

comment on table public.draft_versions is 'Every delivered version of a draft. Old versions stay.';
comment on column public.draft_versions.version is 'Counted for each profile, from one.';
comment on column public.draft_versions.content is 'What the draft says: the Content of packages/draft.';
comment on column public.draft_versions.entered is
  'What its owner had entered beyond the answers, as private.site_facts says it: bringing the version back enters it again.';
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

create function private.is_published(owner uuid) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  return exists (select from public.sites where profile_id = owner and published_at is not null);
end
$$;
comment on function private.is_published(uuid) is 'Whether the website of an owner was ever on the internet.';
grant execute on function private.is_published(uuid) to service_role;

create function private.live_place(owner uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return jsonb_build_object('live_at', private.main_host(owner));
end
$$;
comment on function private.live_place(uuid) is 'Where the website of an owner is who has published, as open_draft says it.';
grant execute on function private.live_place(uuid) to service_role;

create function drafts.open(draft_slug text, wanted_version integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when not asked.is_mine and private.is_published(draft.profile_id)
    then private.live_place(draft.profile_id)
    else jsonb_build_object(
      'slug', draft.slug, 'version', shown.version,
      'kind', case shown.content ->> 'kind' when 'proposal' then 'proposal' else 'site' end,
      'style', shown.style, 'name', shown.content #>> '{subject,name}', 'created_at', shown.created_at,
      'mine', asked.is_mine, 'shared', draft.shared_at is not null and not private.is_published(draft.profile_id)
    ) end
  from public.initial_drafts as draft
  cross join lateral (select draft.profile_id is not distinct from (select auth.uid()) as is_mine) as asked
  join public.draft_versions as shown on shown.profile_id = draft.profile_id
    and shown.version = coalesce(case when asked.is_mine then wanted_version end, draft.version)
  where draft.slug = draft_slug and (asked.is_mine or draft.shared_at is not null)
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
  'What is behind the address of a draft: {slug, version, kind, style, name, created_at, mine, shared}. Its owner may ask for an '
  'older version; others see the newest state, and only while the owner shares it. Once it was published, others get '
  '{live_at}, where the site is. Null for an unknown slug or version, and for others while it is not shared.';
grant execute on function public.open_draft(text, integer) to anon, authenticated;

create function public.read_draft(draft_slug text, wanted_version integer default null, reader uuid default null) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  draft public.initial_drafts;
begin
  select * into draft from public.initial_drafts where slug = draft_slug;
  if draft.profile_id is distinct from reader and (draft.shared_at is null or private.is_published(draft.profile_id)) then
    return null;
  end if;
  if draft.profile_id is distinct from reader or wanted_version is null then
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
comment on function public.read_draft(text, integer, uuid) is
  'What a page of a draft is rendered from: {facts}, of which the newest state is composed, or for its owner {style, content} of a '
  'version. Null for an unknown slug or version, and for other readers while it is not shared and once it was published.';
grant execute on function public.read_draft(text, integer, uuid) to service_role;

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

create function drafts.share() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := auth.uid();
  draft public.initial_drafts;
  refusal jsonb;
begin
  select * into draft from public.initial_drafts where profile_id = owner and url is not null for update;
  if not found or private.is_published(owner)
    or not exists (select from public.draft_versions where profile_id = owner)
  then
    return null;
  end if;
  if draft.shared_at is null then
    refusal := private.spend(owner, 'addresses');
    if refusal is not null then return refusal; end if;
    update public.initial_drafts set shared_at = now() where profile_id = owner;
  end if;
  return jsonb_build_object('slug', draft.slug);
end
$$;
comment on function drafts.share() is 'See public.share_draft.';
grant execute on function drafts.share() to authenticated;

create function public.share_draft() returns jsonb
language sql
set search_path = ''
as $$
  select drafts.share()
$$;
comment on function public.share_draft() is
  'Turns the private address of the caller''s draft on: who has it sees the newest state. Returns {"slug"}, or what '
  'private.spend says of a reached limit; null without a version and once it was published.';
grant execute on function public.share_draft() to authenticated;

create function drafts.stop_sharing() returns jsonb
language sql security definer
set search_path = ''
as $$
  update public.initial_drafts as draft set shared_at = null, slug = fresh.slug, url = '/drafts/' || fresh.slug
  from (select private.new_draft_slug() as slug) as fresh
  where draft.profile_id = (select auth.uid())
    and exists (select from public.draft_versions where profile_id = draft.profile_id)
  returning jsonb_build_object('slug', draft.slug)
$$;
comment on function drafts.stop_sharing() is 'See public.stop_sharing_draft.';
grant execute on function drafts.stop_sharing() to authenticated;

create function public.stop_sharing_draft() returns jsonb
language sql
set search_path = ''
as $$
  select drafts.stop_sharing()
$$;
comment on function public.stop_sharing_draft() is
  'Ends the private address of the caller''s draft at once, and gives the draft a new one, which is off. It is never refused. '
  'Returns {"slug"}; null without a version.';
grant execute on function public.stop_sharing_draft() to authenticated;

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
