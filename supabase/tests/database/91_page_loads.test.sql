begin;
select plan(43);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', now());
insert into public.site_deploys (id, profile_id, name) values
  (repeat('a', 64), '00000000-0000-4000-8000-00000000000a', 'cedar'),
  (repeat('b', 64), '00000000-0000-4000-8000-00000000000b', 'birch'),
  (repeat('c', 64), null, 'gone');
create function pg_temp.today() returns date language sql as $$ select (now() at time zone 'America/New_York')::date $$;
create function pg_temp.counts(variadic changes jsonb[]) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('deploy', repeat('a', 64), 'day', pg_temp.today(), 'page', '/', 'source', '', 'loads', 3) || change)
  from unnest(changes) as change
$$;
-- What Ana's pages were opened, as text.
create function pg_temp.kept() returns text[] language sql as $$
  select coalesce(array_agg(page || ' ' || source || ' ' || loads order by page, source), '{}') from public.page_loads
  where profile_id = '00000000-0000-4000-8000-00000000000a'
$$;
create function pg_temp.sign_in(person text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', '00000000-0000-4000-8000-00000000000' || person, 'role', 'authenticated')::text, true)
$$;

-- Who may do what.
set local role anon;
select throws_ok('select from public.page_loads', '42501', null, 'anon cannot read page loads');
select throws_ok($$ insert into public.page_loads values (gen_random_uuid(), '2026-01-01', '/', '', 1) $$, '42501', null, 'anon cannot insert page loads');
select throws_ok('update public.page_loads set loads = 9', '42501', null, 'anon cannot change page loads');
select throws_ok('delete from public.page_loads', '42501', null, 'anon cannot delete page loads');
select throws_ok('select from private.page_load_batches', '42501', null, 'anon cannot read batches');
select throws_ok('insert into private.page_load_batches values (gen_random_uuid())', '42501', null, 'anon cannot insert batches');
select throws_ok($$ select public.add_page_loads(gen_random_uuid(), '[]') $$, '42501', null, 'anon cannot add page loads');
select throws_ok('select public.purge_page_loads()', '42501', null, 'anon cannot purge page loads');
select throws_ok('select public.page_load_sums()', '42501', null, 'anon has no sums');
set local role authenticated;
select throws_ok($$ insert into public.page_loads values (gen_random_uuid(), '2026-01-01', '/', '', 1) $$, '42501', null, 'users cannot insert page loads');
select throws_ok('update public.page_loads set loads = 9', '42501', null, 'users cannot change page loads');
select throws_ok('delete from public.page_loads', '42501', null, 'users cannot delete page loads');
select throws_ok('select from private.page_load_batches', '42501', null, 'users cannot read batches');
select throws_ok('insert into private.page_load_batches values (gen_random_uuid())', '42501', null, 'users cannot insert batches');
select throws_ok('delete from private.page_load_batches', '42501', null, 'users cannot delete batches');
select throws_ok($$ select public.add_page_loads(gen_random_uuid(), '[]') $$, '42501', null, 'users cannot add page loads');
select throws_ok('select public.purge_page_loads()', '42501', null, 'users cannot purge page loads');

-- Batches.
set local role service_role;
select throws_ok('select public.page_load_sums()', '42501', null, 'the service has no sums of its own');
select ok(public.add_page_loads('00000000-0000-4000-8000-000000000001', pg_temp.counts('{}')), 'a new batch is added');
select ok(not public.add_page_loads('00000000-0000-4000-8000-000000000001', pg_temp.counts('{}')), 'the same batch is refused');
select is(pg_temp.kept(), array['/  3'], 'a batch counts once');
select ok(public.add_page_loads('00000000-0000-4000-8000-000000000002', pg_temp.counts('{}', '{"source": "own"}')), 'the next batch is added');
select is(pg_temp.kept(), array['/  6', '/ own 3'], 'batches add up');
select ok(public.add_page_loads(gen_random_uuid(), '[]'), 'a batch can be empty');
select throws_ok($$ select public.add_page_loads(gen_random_uuid(), '{}') $$, '22023', null, 'counts are an array');
select throws_ok(
  $$ select public.add_page_loads(gen_random_uuid(), (select jsonb_agg('{}'::jsonb) from generate_series(1, 5001))) $$, '22023', null,
  'counts have a limit'
);
select public.add_page_loads(gen_random_uuid(), pg_temp.counts(
  jsonb_build_object('deploy', repeat('c', 64)), '{"deploy": "none"}', '{"deploy": null}', '{"day": "2020-01-01"}', '{"day": "2099-01-01"}', '{"loads": 0}',
  '{"loads": -1}', '{"loads": null}'
));
select is(pg_temp.kept(), array['/  6', '/ own 3'], 'deploys that are nobody''s, days long past or to come, and no loads are left out');
delete from public.page_loads;
select public.add_page_loads(gen_random_uuid(), pg_temp.counts(
  '{"page": "about"}', '{"page": "/?q=1"}', jsonb_build_object('page', '/' || repeat('a', 256)), jsonb_build_object('page', '/' || repeat('b', 255)),
  '{"source": "<b>"}', '{"source": "directory.example"}'
));
select is(
  pg_temp.kept(), array['/ directory.example 3', '/ other 3', '/' || repeat('b', 255) || '  3', 'other  9'],
  'pages and sources that are none are counted as "other"'
);
delete from public.page_loads;
select public.add_page_loads(gen_random_uuid(), pg_temp.counts(jsonb_build_object('day', pg_temp.today() + 1)));
select results_eq('select day from public.page_loads', 'select pg_temp.today()', 'an engine whose clock is ahead counts today');
delete from public.page_loads;
select public.add_page_loads(gen_random_uuid(), (
  select jsonb_agg(pg_temp.counts(jsonb_build_object('source', 's' || n || '.example')) -> 0) from generate_series(1, 490) as n
));
select public.add_page_loads(gen_random_uuid(), (
  select jsonb_agg(pg_temp.counts(jsonb_build_object('source', 't' || n || '.example', 'loads', n)) -> 0) from generate_series(1, 20) as n
) || pg_temp.counts('{"source": "s1.example"}'));
select is((select count(*)::int from public.page_loads), 501, 'a site has at most 500 rows of its own a day');
select is((select loads::int from public.page_loads where page = 'other'), 55, 'the least of the others are "other"');
select is((select loads::int from public.page_loads where source = 's1.example'), 6, 'a known row grows beyond the limit');

-- What an owner reads.
delete from public.page_loads;
reset role;
insert into public.launches (profile_id, started_at, ended_at, end_reason) values
  ('00000000-0000-4000-8000-00000000000a', now() - interval '9 days', now() - interval '6 days', 'offline'),
  ('00000000-0000-4000-8000-00000000000a', now() - interval '3 days', null, null);
set local role service_role;
select public.add_page_loads(gen_random_uuid(), pg_temp.counts(
  '{"source": "directory.example"}', '{"page": "/about", "source": "own"}', jsonb_build_object('deploy', repeat('b', 64)),
  jsonb_build_object('day', pg_temp.today() - 1, 'loads', 1)
) || (select jsonb_agg(pg_temp.counts(jsonb_build_object('source', 's' || n || '.example', 'loads', 1)) -> 0) from generate_series(10, 29) as n));
set local role authenticated;
select pg_temp.sign_in('a');
select results_eq('select distinct profile_id from public.page_loads', $$ values ('00000000-0000-4000-8000-00000000000a'::uuid) $$, 'owners read only their own');
create temp table sums as select public.page_load_sums() as sums;
select is(
  (select string_agg(left(day ->> 'state', 1), '' order by day ->> 'day') from sums, jsonb_array_elements(sums -> 'days') as day),
  repeat('b', 20) || 'llll' || 'oo' || 'llll', 'each of 30 days is before the first publication, live or offline'
);
select is((select sums -> 'days' -> 28 ->> 'loads' || ' ' || (sums -> 'days' -> 29 ->> 'loads') from sums), '1 26', 'each day has its sum');
select is((select sums -> 'pages' from sums), '[{"name": "/", "loads": 24}, {"name": "/about", "loads": 3}]', 'pages have their sums, the largest first');
select is(
  (select sums -> 'sources' -> 0 || (sums -> 'sources' -> 20) from sums), '{"name": "other", "loads": 3}',
  'the twenty largest sources have a row, the others are one at the end'
);
select is((select (sums ->> 'is_late')::boolean from sums), false, 'a count that came just now is not late');
select pg_temp.sign_in('b');
select is((select public.page_load_sums() -> 'live_since'), 'null', 'who has never published has no count that began');

-- What is kept.
reset role;
update private.page_load_batches set added_at = now() - interval '3 hours';
set local role authenticated;
select pg_temp.sign_in('a');
select ok((public.page_load_sums() ->> 'is_late')::boolean, 'a count of which nothing was heard for hours is late');
set local role service_role;
update private.page_load_batches set added_at = now() - interval '5 days' where id = '00000000-0000-4000-8000-000000000001';
insert into public.page_loads select '00000000-0000-4000-8000-00000000000a', pg_temp.today() - days, '/', '', 1 from unnest('{400,401}'::int[]) as days;
select is(public.purge_page_loads(), 1::bigint, 'what is older than 400 days is deleted');
select is_empty($$ select from private.page_load_batches where id = '00000000-0000-4000-8000-000000000001' $$, 'ids that no engine sends again are deleted');
reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is(pg_temp.kept(), '{}', 'page loads are deleted with the account');
select * from finish();
rollback;
