-- The PDFs of clinicians: private, each in the folder of its owner. The limits are those of
-- packages/shared/src/onboarding and of config.toml; a test compares them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('resumes', 'resumes', false, 10485760, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Row level security of storage.objects is on in every project, and only the platform may say so.
create policy "Owners read their own resumes" on storage.objects
for select to authenticated
using (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{1,100}\.pdf$'));

create policy "Owners store their own resumes" on storage.objects
for insert to authenticated
with check (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{1,100}\.pdf$'));

-- The same upload sent again, after an answer that got lost.
create policy "Owners replace their own resumes" on storage.objects
for update to authenticated
using (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{1,100}\.pdf$'))
with check (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{1,100}\.pdf$'));

create policy "Owners delete their own resumes" on storage.objects
for delete to authenticated
using (bucket_id = 'resumes' and name ~ ('^' || (select auth.uid()) || '/[A-Za-z0-9_-]{1,100}\.pdf$'));
