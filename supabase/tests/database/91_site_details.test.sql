begin;
select plan(38);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example'),
  ('00000000-0000-4000-8000-00000000000c', 'cleo@practice.example');
insert into public.site_details (profile_id, details) values ('00000000-0000-4000-8000-00000000000b', '{"phone": "1"}');
create temporary table seen (name text primary key, at timestamptz);
grant all on seen to authenticated, service_role;

select policies_are('public', 'site_details', array[
  'Owners read their own site details', 'Owners insert their own site details', 'Owners change their own site details'
], 'site_details has exactly these policies');

-- anon
set local role anon;
select throws_ok('select details from public.site_details', '42501', null, 'anon cannot read details');
select throws_ok(
  $$ insert into public.site_details (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'anon cannot insert details'
);
select throws_ok($$ update public.site_details set details = '{}' $$, '42501', null, 'anon cannot update details');
select throws_ok('delete from public.site_details', '42501', null, 'anon cannot delete details');
select throws_ok($$ select public.save_site_details('{}') $$, '42501', null, 'anon cannot save details');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.site_details', 'owners do not see the details of others');
select throws_ok(
  $$ insert into public.site_details (profile_id) values ('00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'owners cannot insert details of others'
);
select lives_ok($$ insert into public.site_details (details) values ('{"phone": "2"}') $$, 'owners insert their own details');
insert into seen select 'insert', changed_at from public.site_details;
select lives_ok(
  $$ insert into public.site_details (profile_id, details, statements, passages, style)
     values ('00000000-0000-4000-8000-00000000000a', '{"phone": "3"}', '{"values/a": "confirmed", "values/b": "struck"}',
       '[{"id": "p1", "text": "Mine"}]', 'warm')
     on conflict (profile_id) do update set profile_id = excluded.profile_id, details = excluded.details,
       statements = excluded.statements, passages = excluded.passages, style = excluded.style $$,
  'owners save their own details again'
);
select ok(
  (select changed_at from public.site_details) > (select at from seen where name = 'insert'), 'a change has a later time'
);
insert into seen select 'change', changed_at from public.site_details;
update public.site_details set details = '{"phone": "3"}';
select is((select changed_at from public.site_details), (select at from seen where name = 'change'), 'saving the same keeps the time');
select throws_ok($$ update public.site_details set changed_at = now() $$, '42501', null, 'owners cannot set the time');
select throws_ok(
  $$ update public.site_details set profile_id = '00000000-0000-4000-8000-00000000000b' $$, '42501', null,
  'owners cannot give their details to others'
);
update public.site_details set details = '{}' where profile_id = '00000000-0000-4000-8000-00000000000b';
select throws_ok('delete from public.site_details', '42501', null, 'owners cannot delete details');

create function pg_temp.takes(changes text) returns boolean
language plpgsql
as $$
begin
  execute 'update public.site_details set ' || changes;
  return true;
exception when check_violation then
  return false;
end
$$;
select is(pg_temp.takes($$ details = '[]' $$), false, 'rejects details that are no object');
select is(pg_temp.takes($$ details = jsonb_build_object('hours', repeat('x', 16384)) $$), false, 'rejects large details');
select is(pg_temp.takes($$ statements = '{"a": "maybe"}' $$), false, 'rejects an unknown decision');
select is(pg_temp.takes($$ statements = '{"a": 1}' $$), false, 'rejects a decision that is no text');
select is(pg_temp.takes($$ statements = '{"a": ["confirmed"]}' $$), false, 'rejects a list of decisions');
select is(pg_temp.takes($$ statements = '"confirmed"' $$), false, 'rejects statements that are no object');
select is(pg_temp.takes($$ passages = '{}' $$), false, 'rejects passages that are no list');
select is(pg_temp.takes($$ passages = to_jsonb(array[repeat('x', 32768)]) $$), false, 'rejects large passages');
select is(pg_temp.takes($$ style = 'loud' $$), false, 'rejects an unknown style');
select is(pg_temp.takes($$ style = null $$), true, 'accepts no style');

-- Changes of several tabs
select is(
  public.save_site_details('{"details": {"phone": "4", "hours": "9 to 5"}, "statements": {"values/b": null, "values/c": "struck"}}'),
  '{"details": {"phone": "4", "hours": "9 to 5"}, "statements": {"values/a": "confirmed", "values/c": "struck"},
    "passages": [{"id": "p1", "text": "Mine"}], "style": null}',
  'the first tab changes single details and statements'
);
select is(
  public.save_site_details('{"details": {"phone": "5", "city": ""}, "style": "modern"}'),
  '{"details": {"phone": "5", "hours": "9 to 5", "city": ""}, "statements": {"values/a": "confirmed", "values/c": "struck"},
    "passages": [{"id": "p1", "text": "Mine"}], "style": "modern"}',
  'the second tab keeps what the first one changed'
);
select is(
  public.save_site_details('{"passages": [], "style": null}') - 'details' - 'statements', '{"passages": [], "style": null}',
  'passages and the style are replaced'
);
select throws_ok($$ select public.save_site_details('{"details": null}') $$, '23514', null, 'rejects changes that are no details');
select throws_ok($$ select public.save_site_details('{"style": "loud"}') $$, '23514', null, 'rejects a change to an unknown style');
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select is(
  public.save_site_details('{"style": "warm"}') -> 'details', '{"phone": "1"}', 'each owner changes their own details'
);
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000c","role":"authenticated"}';
select is(
  public.save_site_details('{"statements": {"a": null}, "style": "warm"}'),
  '{"details": {}, "statements": {}, "passages": [], "style": "warm"}', 'the first save inserts the details'
);

-- The service
reset role;
select is(
  (select details from public.site_details where profile_id = '00000000-0000-4000-8000-00000000000b'), '{"phone": "1"}',
  'the details of others are unchanged'
);
set local role service_role;
select throws_ok($$ select public.save_site_details('{}') $$, '42501', null, 'the service cannot save details');
select throws_ok($$ update public.site_details set details = '{}' $$, '42501', null, 'the service cannot change details');
insert into seen select 'ana', changed_at from public.site_details where profile_id = '00000000-0000-4000-8000-00000000000a';
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01') ->> 'status', 'queued',
  'a build is queued'
);
select is(
  (select answers_version from public.site_builds), (select at from seen where name = 'ana'),
  'the version of a build is the newest of answers and details'
);

reset role;
delete from auth.users;
select is_empty('select from public.site_details', 'deleting a user deletes the details');

select * from finish();
rollback;
