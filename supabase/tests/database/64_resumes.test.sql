begin;
select plan(26);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into storage.buckets (id, name) values ('other', 'other');
insert into storage.objects (bucket_id, name) values
  ('resumes', '00000000-0000-4000-8000-00000000000b/b.pdf'),
  ('other', '00000000-0000-4000-8000-00000000000a/a.pdf');

-- The storage service says so; without it nobody may delete from these tables.
set local storage.allow_delete_query = 'true';

select row_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'resumes' $$,
  row (false, 10485760::bigint, array['application/pdf']), 'resumes is private, for PDFs up to 10 MB'
);
select policies_are('storage', 'objects', array['Owners manage their own resumes'], 'stored objects have exactly this policy');
select policy_roles_are('storage', 'objects', 'Owners manage their own resumes', array['authenticated'], 'which is for people who are signed in');

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
select is_empty('select from storage.objects', 'anon sees no file');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/a.pdf'), false, 'anon stores no file');
select is(pg_temp.store('/a.pdf'), false, 'not even for nobody');
select is_empty($$ update storage.objects set name = 'x' returning 1 $$, 'anon changes no file');
select is_empty('delete from storage.objects returning 1', 'anon deletes no file');

-- The owner, and a stranger to the other
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from storage.objects', 'owners see no file of another, nor of another bucket');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf'), true, 'owners store a PDF in their own folder');
select results_eq(
  'select name from storage.objects', $$ values ('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf') $$, 'owners see it'
);
select is(pg_temp.store('00000000-0000-4000-8000-00000000000b/a.pdf'), false, 'owners store nothing in the folder of another');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/b.pdf', 'other'), false, 'nor in another bucket');
select is(pg_temp.store('a.pdf'), false, 'nor outside of any folder');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/x/a.pdf'), false, 'nor deeper');
select is(pg_temp.store('x/00000000-0000-4000-8000-00000000000a/a.pdf'), false, 'nor below another folder');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/a.html'), false, 'nor anything that ends otherwise');
select is(pg_temp.store(E'00000000-0000-4000-8000-00000000000a/a.pdf\n.html'), false, 'nor behind a line break');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/.pdf'), false, 'nor without a name');
select throws_ok(
  $$ update storage.objects set name = '00000000-0000-4000-8000-00000000000b/c.pdf' $$, '42501', null,
  'owners move no file to another'
);
select throws_ok($$ update storage.objects set bucket_id = 'other' $$, '42501', null, 'nor to another bucket');
select lives_ok($$ update storage.objects set version = 'x' $$, 'owners replace their own file');
select results_eq(
  'delete from storage.objects returning name', $$ values ('00000000-0000-4000-8000-00000000000a/0b9d-A_1.pdf') $$,
  'owners delete their own file and no other'
);

-- The services
reset role;
set local role service_role;
select is((select count(*) from storage.objects), 2::bigint, 'the service sees every file, and none has gone');
select is(pg_temp.store('anything', 'other'), true, 'the service stores what it wants');

reset role;
set local role authenticated;
set local request.jwt.claims = '{"role":"authenticated"}';
select is(pg_temp.store('/a.pdf'), false, 'who is signed in as nobody stores nothing');

select * from finish();
rollback;
