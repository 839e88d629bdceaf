begin;
select plan(34);

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
  'Owners manage their own resumes', 'Owners store a limited amount of resumes', 'Owners replace a limited amount of resumes',
  'Owners read their own pictures', 'Owners store their own pictures'
], 'stored objects have exactly these policies');
select policy_roles_are('storage', 'objects', 'Owners manage their own resumes', array['authenticated'], 'the policy is for authenticated users');
select policy_roles_are('storage', 'objects', 'Owners store a limited amount of resumes', array['authenticated'], 'the limit is for authenticated users');

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
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf'), true, 'owners store a PDF in their own folder');
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
select throws_ok(
  $$ update storage.objects set name = '00000000-0000-4000-8000-00000000000b/c.pdf' $$, '42501', null,
  'owners cannot move files to the folder of another user'
);
select throws_ok($$ update storage.objects set bucket_id = 'other' $$, '42501', null, 'owners cannot move files to another bucket');
select lives_ok($$ update storage.objects set version = 'x' $$, 'owners replace their own file');
select results_eq(
  'delete from storage.objects returning name', $$ values ('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf') $$,
  'owners delete only their own file'
);

-- The limit
select lives_ok(
  $$ do $do$ begin
    for n in 1..20 loop
      insert into storage.objects (bucket_id, name)
      values ('resumes', '00000000-0000-4000-8000-00000000000a/' || n || '.pdf');
    end loop;
  end $do$ $$, 'owners store twenty PDFs'
);
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/21.pdf'), false, 'owners cannot store a twenty-first PDF');
delete from storage.objects where name like '%/7.pdf';
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/21.pdf'), true, 'owners store another PDF after they have removed one');
select lives_ok($$ update storage.objects set version = 'y' where name like '%/21.pdf' $$, 'owners with twenty PDFs replace one');
delete from storage.objects where bucket_id = 'resumes';
-- The service records sizes, with all rights.
reset role;
insert into storage.objects (bucket_id, name, metadata)
select 'resumes', '00000000-0000-4000-8000-00000000000a/' || n || '.pdf', '{"size": 10485760}' from generate_series(1, 9) as n;
set local role authenticated;
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/10.pdf'), true, 'owners store up to 100 MB');
reset role;
update storage.objects set metadata = '{"size": 1}' where name like '%/10.pdf';
set local role authenticated;
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/11.pdf'), false, 'owners cannot store more than 100 MB');
select throws_ok(
  $$ update storage.objects set version = 'z' where name like '%/10.pdf' $$, '42501', null,
  'owners cannot replace a file by one that may exceed 100 MB'
);
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
