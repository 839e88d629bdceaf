-- Private PDFs of clinicians, each in the folder of its owner. The limits are those of
-- packages/shared/src/onboarding and of config.toml; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('resumes', 'resumes', false, 10485760, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- A count in a policy has no lock: files that are stored at the same moment do not see each other. So a name is reserved first, in
-- a row, and only reserved names are stored. Names are made here and given again, so that an upload that is still under way when its
-- reservation is given up meets another one of the same name, of which one is stored.
create table private.resume_slots (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  file text not null default gen_random_uuid() || '.pdf',
  reserved_until timestamptz not null default now() + interval '1 hour',

  primary key (profile_id, file)
);
comment on table private.resume_slots is 'The names under which owners may store PDFs: twenty each at most.';
comment on column private.resume_slots.reserved_until is 'Until when a file may be stored under it; then, or when it is given back, the name is reserved again.';

alter table private.resume_slots enable row level security;

create schema resumes;
comment on schema resumes is 'What owners may do with their PDFs, with the rights of its owner; not exposed over REST.';
grant usage on schema resumes to authenticated;

create function resumes.reserve_resume() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  again text;
  files bigint;
  bytes bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('resumes ' || person, 11));
  -- The names of a folder as a range, by the operators of the index name_prefix_search.
  update private.resume_slots set reserved_until = default
  where profile_id = person and file = (
    select file from private.resume_slots as slot
    where profile_id = person and reserved_until <= now()
      and not exists (select from storage.objects where bucket_id = 'resumes' and name = person || '/' || slot.file)
    order by reserved_until limit 1
  ) returning file into again;
  if again is not null then return again; end if;
  -- What is not stored yet may have 10 MB.
  select count(*), coalesce(sum(coalesce(stored.size, 10485760)), 0) into files, bytes
  from (
    select substr(name, 38) as file, coalesce((metadata ->> 'size')::bigint, 10485760) as size from storage.objects
    where bucket_id = 'resumes' and name ~>=~ (person || '/') and name ~<~ (person || '0')
  ) as stored
  full join (select file from private.resume_slots where profile_id = person) as slot using (file);
  if files >= 20 or bytes + 10485760 > 104857600 then return null; end if;
  insert into private.resume_slots (profile_id) values (person) returning file into again;
  return again;
end
$$;
comment on function resumes.reserve_resume() is 'Implements public.reserve_resume.';
grant execute on function resumes.reserve_resume() to authenticated;

create function public.reserve_resume() returns text
language sql
set search_path = ''
as 'select resumes.reserve_resume()';
comment on function public.reserve_resume() is
  'The name under which the caller may store one PDF within an hour, in the own folder; null when there are 20 files or 100 MB. The '
  'app keeps one and removes the others; a script could fill the storage.';
grant execute on function public.reserve_resume() to authenticated;

create function resumes.free_resume(of_file text) returns void
language sql security definer
set search_path = ''
as $$
  update private.resume_slots set reserved_until = now() where profile_id = auth.uid() and file = of_file and reserved_until > now()
$$;
comment on function resumes.free_resume(text) is 'Implements public.free_resume.';
grant execute on function resumes.free_resume(text) to authenticated;

create function public.free_resume(of_file text) returns void
language sql
set search_path = ''
as 'select resumes.free_resume(of_file)';
comment on function public.free_resume(text) is 'Gives a reserved name back: of a file that could not be stored, or that was removed.';
grant execute on function public.free_resume(text) to authenticated;

create function private.is_resume_reserved(object_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.resume_slots
    where profile_id = (select auth.uid()) and object_name = profile_id || '/' || file and reserved_until > now()
  )
$$;
comment on function private.is_resume_reserved(text) is 'Whether the caller has reserved the name of a PDF.';
grant execute on function private.is_resume_reserved(text) to authenticated;

-- Row level security of storage.objects is on in every project; the table itself belongs to the platform. Nothing is replaced.
create policy "Owners read their own resumes" on storage.objects
for select to authenticated
using (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid())::text || '/[A-Za-z0-9_-]{1,100}\.pdf$'));

create policy "Owners store the resumes that they reserved" on storage.objects
for insert to authenticated
with check (bucket_id = 'resumes' and private.is_resume_reserved(name));

create policy "Owners remove their own resumes" on storage.objects
for delete to authenticated
using (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid())::text || '/[A-Za-z0-9_-]{1,100}\.pdf$'));
