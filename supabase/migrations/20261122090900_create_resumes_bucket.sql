-- Private PDFs of clinicians, each in the folder of its owner. The limits are those of
-- packages/shared/src/onboarding and of config.toml; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('resumes', 'resumes', false, 10485760, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Row level security of storage.objects is on in every project; the table itself belongs to the platform.
create policy "Owners manage their own resumes" on storage.objects
for all to authenticated
using (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid())::text || '/[A-Za-z0-9_-]{1,100}\.pdf$'))
with check (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid())::text || '/[A-Za-z0-9_-]{1,100}\.pdf$'));

create function private.has_room_for_resume(added_files integer) returns boolean
language sql stable security definer
set search_path = ''
as $$
  -- The names of a folder as a range, by the operators of the index name_prefix_search. The service records the size of a
  -- file after the policies: a file may have 10 MB.
  select count(*) + added_files <= 20 and coalesce(sum((metadata ->> 'size')::bigint), 0) + 10485760 <= 104857600
  from storage.objects
  where bucket_id = 'resumes'
    and name ~>=~ ((select auth.uid())::text || '/') and name ~<~ ((select auth.uid())::text || '0')
$$;
comment on function private.has_room_for_resume(integer) is
  'Whether the caller may store one PDF more, or replace one (0): 20 files and 100 MB. The app keeps one and removes the '
  'others; a script could fill the storage.';
grant execute on function private.has_room_for_resume(integer) to authenticated;

create policy "Owners store a limited amount of resumes" on storage.objects
as restrictive for insert to authenticated with check (bucket_id <> 'resumes' or (select private.has_room_for_resume(1)));

create policy "Owners replace a limited amount of resumes" on storage.objects
as restrictive for update to authenticated with check (bucket_id <> 'resumes' or (select private.has_room_for_resume(0)));
