-- The pictures of websites, up to four files each, in the folder of their owner. The limits are those of
-- packages/shared/src/pictures and of config.toml; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('site-pictures', 'site-pictures', false, 1048576, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table private.site_pictures (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  id text not null,
  files text[] not null default '{}',
  begun_at timestamptz not null default now(),
  check_at timestamptz default now() + interval '30 days',
  removing_at timestamptz,

  primary key (profile_id, id),
  constraint site_pictures_id_format check (id ~ '^[0-9a-f]{32}$'),
  constraint site_pictures_files_few check (cardinality(files) <= 4),
  constraint site_pictures_files_format check (array_to_string(files, ',') ~ '^([1-9][0-9]{0,3}[.](webp|jpg|png),?)*$')
);
create index site_pictures_check_index on private.site_pictures (check_at, profile_id, id) where check_at is not null;

comment on table private.site_pictures is
  'Pictures whose files are or were about to be stored. A row is written before the first file, so that each is removed one day.';
comment on column private.site_pictures.files is
  'Which files may be stored, such as 480.webp: never others. A count in the policy would have no lock, and let pass what is stored at the same moment.';
comment on column private.site_pictures.begun_at is 'When files could be stored last: for an hour from then.';
comment on column private.site_pictures.check_at is
  'When to look whether the page still shows it; null: a version does, which never goes.';
comment on column private.site_pictures.removing_at is 'Since when its files are being removed.';

alter table private.site_pictures enable row level security;
grant select, update, delete on private.site_pictures to service_role;

create function private.may_store_picture(object_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.site_pictures as picture
    where picture.profile_id = (select auth.uid()) and picture.id = substr(split_part(object_name, '/', 2), 1, 32)
      and substr(object_name, 71) = any (picture.files)
      and picture.begun_at > now() - interval '1 hour' and picture.removing_at is null
  )
$$;
comment on function private.may_store_picture(text) is
  'Whether the caller reserved a file of a picture: four, within an hour.';
grant execute on function private.may_store_picture(text) to authenticated;

-- Files are never replaced, and only the service removes them: a version may show them.
create policy "Owners read their own pictures" on storage.objects
for select to authenticated
using (bucket_id = 'site-pictures' and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{32}-[1-9][0-9]{0,3}\.(webp|jpg|png)$'));

create policy "Owners store their own pictures" on storage.objects
for insert to authenticated
with check (
  bucket_id = 'site-pictures'
  and name ~ ('^' || (select auth.uid())::text || '/[0-9a-f]{32}-[1-9][0-9]{0,3}\.(webp|jpg|png)$')
  and private.may_store_picture(name)
);

create function drafts.begin_picture(picture text, with_files text[]) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('pictures ' || auth.uid(), 11));
  if (select count(*) from private.site_pictures where profile_id = auth.uid() and id <> picture) >= 100 then return false; end if;
  insert into private.site_pictures as known (profile_id, id, files) values (auth.uid(), picture, with_files)
  on conflict (profile_id, id) do update set
    begun_at = now(), files = array(select distinct unnest(known.files || excluded.files) order by 1)
  where known.removing_at is null;
  return found;
end
$$;
comment on function drafts.begin_picture(text, text[]) is 'See public.begin_picture.';
grant execute on function drafts.begin_picture(text, text[]) to authenticated;

create function public.begin_picture(picture text, files text[]) returns boolean
language sql
set search_path = ''
as $$
  select drafts.begin_picture(picture, files)
$$;
comment on function public.begin_picture(text, text[]) is
  'Lets the caller store the files of a picture for an hour, such as {480.webp}: four of a picture, and no others later. False when '
  'a hundred pictures are stored, or this one is being removed.';
grant execute on function public.begin_picture(text, text[]) to authenticated;

create function private.note_edited_pictures() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Thirty days are counted from when the page showed a picture last.
  update private.site_pictures as picture set check_at = now() + interval '30 days'
  where picture.profile_id = new.profile_id and picture.check_at is not null and picture.removing_at is null and (
    exists (select from jsonb_each(new.pictures) as shown (slot, value) where value ->> 'id' = picture.id)
    or tg_op = 'UPDATE'
      and exists (select from jsonb_each(old.pictures) as shown (slot, value) where value ->> 'id' = picture.id)
  );
  return null;
end
$$;
comment on function private.note_edited_pictures() is 'Counts the time without use of pictures from the last use.';

create trigger note_edited_pictures after insert or update of pictures on public.site_edits
for each row execute function private.note_edited_pictures();

create function private.keep_shown_pictures() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.site_pictures as picture set check_at = null
  where picture.profile_id = new.profile_id and picture.check_at is not null and picture.removing_at is null and jsonb_path_exists(
    new.content,
    '$.sections.** ? (@.id == $id)',
    jsonb_build_object('id', picture.id)
  );
  return null;
end
$$;
comment on function private.keep_shown_pictures() is 'Keeps the pictures of a version for as long as the account exists.';

create trigger keep_shown_pictures after insert on public.draft_versions
for each row execute function private.keep_shown_pictures();

create function public.find_draft_picture(draft_slug text, picture text) returns uuid
language sql stable
set search_path = ''
as $$
  select known.profile_id
  from public.initial_drafts as draft join private.site_pictures as known on known.profile_id = draft.profile_id
  where draft.slug = draft_slug and known.id = picture and known.removing_at is null
$$;
comment on function public.find_draft_picture(text, text) is
  'The owner of a draft, if the picture is the owner''s, too; else null.';
grant execute on function public.find_draft_picture(text, text) to service_role;

create function public.claim_unused_pictures(room integer default 5) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  line text[];
  claimed jsonb;
begin
  line := (
    select private.take_turns(array_agg(profile_id || '/' || id), array_agg(profile_id::text), array_agg(removing_at is not null), room)
    from (
      select profile_id, id, removing_at from private.site_pictures where check_at <= now()
      order by check_at, profile_id, id limit private.line_length()
    ) as due
  );
  with due as (
    select picture.profile_id, picture.id, removing_at, exists (
      select from public.site_edits as edited, jsonb_each(edited.pictures) as shown (slot, value)
      where edited.profile_id = picture.profile_id and value ->> 'id' = picture.id
    ) as is_shown
    from unnest(line) with ordinality as first (key, place)
    join private.site_pictures as picture on picture.profile_id = split_part(key, '/', 1)::uuid and picture.id = split_part(key, '/', 2)
    where check_at <= now()
    order by place limit room for update of picture skip locked
  ), kept as (
    update private.site_pictures as picture set check_at = now() + interval '30 days'
    from due
    where picture.profile_id = due.profile_id and picture.id = due.id and due.is_shown and due.removing_at is null
  ), taken as (
    update private.site_pictures as picture set
      removing_at = coalesce(picture.removing_at, now()), check_at = now() + interval '5 minutes'
    from due
    where picture.profile_id = due.profile_id and picture.id = due.id and not (due.is_shown and due.removing_at is null)
    returning picture.profile_id, picture.id, picture.check_at
  )
  select jsonb_agg(jsonb_build_object('owner', profile_id, 'id', id, 'lock', check_at)) into claimed from taken;
  return jsonb_build_object('pictures', coalesce(claimed, '[]'), 'more', exists (
    select from private.site_pictures where check_at <= now()
  ));
end
$$;
comment on function public.claim_unused_pictures(integer) is
  'Claims for five minutes pictures that no page has shown for 30 days, of each owner in turn. Returns {"pictures", "more"}, each with its owner, id '
  'and lock.';
grant execute on function public.claim_unused_pictures(integer) to service_role;

create function public.note_removed_picture(owner_id uuid, picture text, lock timestamptz) returns boolean
language sql
set search_path = ''
as $$
  delete from private.site_pictures
  where profile_id = owner_id and id = picture and check_at = lock and removing_at is not null
  returning true
$$;
comment on function public.note_removed_picture(uuid, text, timestamptz) is 'Records that the files of a claimed picture are gone.';
grant execute on function public.note_removed_picture(uuid, text, timestamptz) to service_role;
