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
