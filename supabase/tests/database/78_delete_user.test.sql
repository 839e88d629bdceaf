-- After a user is deleted no row in any table refers to them, including tables added later.
begin;
select plan(6);

create temporary view references_to_users as
select c.conrelid::regclass::text as name, a.attname::text as key, c.confdeltype as on_delete, a.attnotnull as is_required
from pg_constraint as c
join pg_namespace as n on n.oid = c.connamespace
join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
where c.contype = 'f' and n.nspname in ('public', 'private')
  and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass);

select is_empty(
  $$ select name, key from references_to_users where on_delete not in ('c', 'n') $$,
  'no foreign key prevents the deletion of a user'
);
select is_empty(
  $$ select name, key from references_to_users where on_delete = 'n' and is_required $$,
  'columns that a deletion sets to null are nullable'
);
select is_empty(
  $$ select c.table_schema || '.' || c.table_name from information_schema.columns as c
     join information_schema.tables as t using (table_schema, table_name)
     where c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE' and c.column_name = 'profile_id'
       and not exists (
         select from references_to_users as r
         where r.key = 'profile_id' and r.name::regclass = (c.table_schema || '.' || c.table_name)::regclass
       ) $$,
  'every profile_id is a foreign key with a delete action'
);
select results_eq(
  $$ select on_delete from references_to_users where name::regclass = 'public.leads'::regclass and key = 'profile_id' $$,
  $$ values ('n'::"char") $$, 'a lead stays without a profile'
);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', now());
insert into public.leads (email, channel, submission_id, profile_id)
select email, 'widget', gen_random_uuid(), id from auth.users where email like '%@practice.example';
insert into public.consents (profile_id, document, version) select id, 'terms', '1' from public.profiles;
insert into public.mail_preferences (profile_id) select id from public.profiles;
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
select id, 'marketingDetails', '{"selected_status": "past"}', 2, 'businessDetails.marketingDetails' from public.profiles;
insert into public.entries (profile_id, key, value, typed_at, changed_at)
select id, 'input/clinicianDetails', '{"input": {"resume_text": "I"}, "based_on": null}', now(), now() from public.profiles;
insert into public.initial_drafts (profile_id) select id from public.profiles;
insert into public.site_builds (profile_id, flow, answers_version) select id, 'build-presence', now() from public.profiles;

-- How many rows of each table name this user.
create function pg_temp.rows_of(profile uuid) returns bigint
language plpgsql
as $$
declare
  total bigint := 0;
  found bigint;
  link record;
begin
  for link in select name, key from references_to_users loop
    execute format('select count(*) from %s where %I = $1', link.name, link.key) using profile into found;
    total := total + found;
  end loop;
  return total;
end
$$;

create temporary table before as select pg_temp.rows_of('00000000-0000-4000-8000-00000000000b') as count;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';

select is(pg_temp.rows_of('00000000-0000-4000-8000-00000000000a'), 0::bigint, 'no row refers to a deleted user');
select results_eq(
  $$ select (select count from before) >= 9, pg_temp.rows_of('00000000-0000-4000-8000-00000000000b') = (select count from before),
       (select count(*) from public.leads where email like '%@practice.example') $$,
  'values (true, true, 2::bigint)', 'rows of other users and all leads stay'
);

select * from finish();
rollback;
