begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into storage.buckets (id, name) values ('other', 'other');
insert into storage.objects (bucket_id, name) values
  ('resumes', '00000000-0000-4000-8000-00000000000b/b.pdf'),
  ('other', '00000000-0000-4000-8000-00000000000a/a.pdf');

-- Set by the storage service; without it deletes from these tables fail.
set local storage.allow_delete_query = 'true';

select row_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'resumes' $$,
  row (false, 10485760::bigint, array['application/pdf']), 'resumes is private and accepts PDFs up to 10 MB'
);
select policies_are('storage', 'objects', array[
  'Owners read their own resumes', 'Owners store the resumes that they reserved', 'Owners remove their own resumes',
  'Owners read their own pictures', 'Owners store their own pictures', 'Ended sessions reach no files'
], 'stored objects have exactly these policies');
select policy_roles_are('storage', 'objects', policy, array['authenticated'], policy) from unnest(array[
  'Owners read their own resumes', 'Owners store the resumes that they reserved', 'Owners remove their own resumes'
]) as policy;

-- Names that tests choose, as if they had been reserved.
create function pg_temp.reserve(name text) returns void language sql security definer as $$
  insert into private.resume_slots (profile_id, file) values (auth.uid(), name)
$$;
create function pg_temp.path(file text) returns text language sql as $$ select '00000000-0000-4000-8000-00000000000a/' || file $$;
create function pg_temp.store(object_name text, bucket text default 'resumes') returns boolean
language plpgsql
as $$
begin
  insert into storage.objects (bucket_id, name) values (bucket, object_name);
  return true;
exception when insufficient_privilege then
  return false;
end
$$;

-- anon
set local role anon;
select is_empty('select from storage.objects', 'anon cannot see files');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/a.pdf'), false, 'anon cannot store files');
select is(pg_temp.store('/a.pdf'), false, 'anon cannot store files without an owner');
select is_empty($$ update storage.objects set name = 'x' returning 1 $$, 'anon cannot update files');
select is_empty('delete from storage.objects returning 1', 'anon cannot delete files');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from storage.objects', 'owners cannot see files of other users or buckets');
select is(pg_temp.store(pg_temp.path('0b9d-A_1.pdf')), false, 'a name has to be reserved');
select pg_temp.reserve(file) from unnest(array['0b9d-A_1.pdf', 'b.pdf']) as file;
select is(pg_temp.store(pg_temp.path('0b9d-A_1.pdf')), true, 'owners store a PDF in their own folder');
select throws_ok('select from private.resume_slots', '42501', null, 'owners cannot read the list');
select results_eq(
  'select name from storage.objects', $$ values ('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf') $$, 'owners see their own file'
);
select is(pg_temp.store('00000000-0000-4000-8000-00000000000b/a.pdf'), false, 'owners cannot store files in the folder of another user');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/b.pdf', 'other'), false, 'owners cannot store files in another bucket');
select is(pg_temp.store('a.pdf'), false, 'owners cannot store files outside a folder');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/x/a.pdf'), false, 'owners cannot store files in a subfolder');
select is(pg_temp.store('x/00000000-0000-4000-8000-00000000000a/a.pdf'), false, 'owners cannot store files in their folder below another one');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/a.html'), false, 'owners cannot store files with another extension');
select is(pg_temp.store(E'00000000-0000-4000-8000-00000000000a/a.pdf\n.html'), false, 'owners cannot store files with a line break in the name');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/.pdf'), false, 'owners cannot store files without a name');
select is_empty($$ update storage.objects set version = 'x' returning 1 $$, 'owners replace and move nothing');
select results_eq(
  'delete from storage.objects returning name', $$ values ('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf') $$,
  'owners delete only their own file'
);

-- The limit: names, not files
reset role;
delete from private.resume_slots;
set local role authenticated;
create temporary table slots (n integer, file text);
insert into slots select n, public.reserve_resume() from generate_series(1, 10) as n;
select is((select count(distinct file) from slots), 10::bigint, 'each call reserves another name');
select matches((select min(file) from slots), '^[0-9a-f-]{36}[.]pdf$', 'which nobody guesses');
select is(public.reserve_resume(), null, 'what is not stored yet may have 10 MB: ten of them are 100 MB');
select is(pg_temp.store(pg_temp.path(file)), true, 'owners store a PDF under a reserved name') from slots where n = 1;
select public.free_resume(file) from slots where n in (1, 2);
select is(pg_temp.store(pg_temp.path(file)), false, 'not under one that was given back') from slots where n = 2;
select is(public.reserve_resume(), file, 'which is the next one, so that an upload under way meets it') from slots where n = 2;
select is(public.reserve_resume(), null, 'there is no other');
reset role;
update private.resume_slots set reserved_until = now() where file = (select file from slots where n = 3);
set local role authenticated;
select is(public.reserve_resume(), file, 'one whose hour is over is reserved again') from slots where n = 3;
-- The service records sizes, with all rights.
reset role;
insert into storage.objects (bucket_id, name, metadata) select 'resumes', pg_temp.path(file), '{"size": 1}' from slots where n > 1;
update storage.objects set metadata = '{"size": 1}' where bucket_id = 'resumes';
set local role authenticated;
insert into slots select n, public.reserve_resume() from generate_series(11, 19) as n;
select is((select count(distinct file) from slots), 19::bigint, 'small ones leave room for others');
select is(public.reserve_resume(), null, 'up to 100 MB');
reset role;
insert into storage.objects (bucket_id, name, metadata) select 'resumes', pg_temp.path(file), '{"size": 1}' from slots where n > 10;
set local role authenticated;
insert into slots values (20, public.reserve_resume());
select isnt((select file from slots where n = 20), null, 'the twentieth');
select is(public.reserve_resume(), null, 'and not a twenty-first');
delete from storage.objects where name = pg_temp.path((select file from slots where n = 7));
select public.free_resume(file) from slots where n = 7;
select is(public.reserve_resume(), file, 'one that was removed makes room for another') from slots where n = 7;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select public.free_resume(file) from slots;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(public.reserve_resume(), null, 'nobody gives back the names of others');
delete from storage.objects where bucket_id = 'resumes';

-- The services
reset role;
set local role service_role;
select is((select count(*) from storage.objects), 2::bigint, 'the service sees all files');
select is(pg_temp.store('anything', 'other'), true, 'the service stores files anywhere');

reset role;
set local role authenticated;
set local request.jwt.claims = '{"role":"authenticated"}';
select is(pg_temp.store('/a.pdf'), false, 'a token without a user id stores no files');

select * from finish();
rollback;
