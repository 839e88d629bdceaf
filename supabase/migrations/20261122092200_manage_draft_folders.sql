create function public.reserve_draft_folder(owner_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  shown public.draft_versions;
  reserved text;
  wait integer;
begin
  select * into shown from public.draft_versions where profile_id = owner_id order by version desc limit 1;
  if not found then return null; end if;
  wait := private.count_request(hashtextextended(owner_id::text, 6), 5, '1 hour');
  if wait > 0 then return jsonb_build_object('retry_after', wait); end if;
  insert into private.draft_folders (profile_id) values (owner_id) returning slug into reserved;
  return jsonb_build_object('from', shown.slug, 'to', reserved, 'paths', to_jsonb(shown.paths));
end
$$;
comment on function public.reserve_draft_folder(uuid) is
  'Begins a new address for the newest version: {"from", "to", "paths"}. Returns {"retry_after"} in seconds when the owner '
  'has reached the limit (5 an hour), null without a version.';
revoke all on function public.reserve_draft_folder(uuid) from public, anon, authenticated, service_role;
grant execute on function public.reserve_draft_folder(uuid) to service_role;

create function public.rotate_draft(owner_id uuid, old_slug text, new_slug text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  update public.draft_versions set
    slug = new_slug,
    paths = array(select new_slug || substr(path, length(old_slug) + 1) from unnest(paths) as path)
  where profile_id = owner_id and slug = old_slug;
  if not found then return false; end if;
  update public.initial_drafts set slug = new_slug, url = '/drafts/' || new_slug
  where profile_id = owner_id and slug = old_slug;
  return true;
end
$$;
comment on function public.rotate_draft(uuid, text, text) is
  'Gives a version its new address once the files are copied. Returns false when it no longer has the old one.';
revoke all on function public.rotate_draft(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.rotate_draft(uuid, text, text) to service_role;

create function public.draft_folders_of(owner_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(slug), '[]') from private.draft_folders where profile_id = owner_id
$$;
comment on function public.draft_folders_of(uuid) is 'The folders of an owner in the bucket drafts, for the deletion of the account.';
revoke all on function public.draft_folders_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.draft_folders_of(uuid) to service_role;

create function public.unused_draft_folders(room integer default 5) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(slug), '[]') from (
    select slug from private.draft_folders as folder
    -- A build or a rotation that is under way is younger.
    where created_at < now() - interval '1 hour'
      and not exists (select from public.draft_versions as used where used.slug = folder.slug)
    order by created_at
    limit room
  ) as unused
$$;
comment on function public.unused_draft_folders(integer) is
  'Folders that no version uses: of attempts that stopped, former addresses, and deleted accounts.';
revoke all on function public.unused_draft_folders(integer) from public, anon, authenticated, service_role;
grant execute on function public.unused_draft_folders(integer) to service_role;

create function public.forget_draft_folders(slugs text[]) returns void
language sql
set search_path = ''
as $$
  delete from private.draft_folders as folder
  where slug = any (slugs)
    and not exists (select from public.draft_versions as used where used.slug = folder.slug)
$$;
comment on function public.forget_draft_folders(text[]) is 'Removes the rows of folders whose files are gone.';
revoke all on function public.forget_draft_folders(text[]) from public, anon, authenticated, service_role;
grant execute on function public.forget_draft_folders(text[]) to service_role;

create function private.has_due_deliveries() returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.site_builds
    where status in ('queued', 'building') and (locked_until is null or locked_until <= now())
  ) or exists (
    select from public.draft_mails where status = 'due' and (locked_until is null or locked_until <= now())
  ) or public.unused_draft_folders(1) <> '[]'
$$;
comment on function private.has_due_deliveries() is 'Whether the function deliver-drafts has something to do: asked by the timer.';
revoke all on function private.has_due_deliveries() from public;
