begin;
select plan(12);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now());
insert into public.sites (profile_id) values ('00000000-0000-4000-8000-00000000000a');
insert into public.site_names (name, profile_id, skeleton) values ('cedar', '00000000-0000-4000-8000-00000000000a', 'cedar');

set local role anon;
select throws_ok('select from private.page_loads', '42501', null, 'anon cannot read page loads');
select throws_ok($$ select public.add_page_loads(gen_random_uuid(), '[]') $$, '42501', null, 'anon cannot add page loads');
set local role authenticated;
select throws_ok('select from private.page_loads', '42501', null, 'users cannot read page loads');
select throws_ok('select from private.page_load_batches', '42501', null, 'users cannot read batches');
select throws_ok($$ select public.add_page_loads(gen_random_uuid(), '[]') $$, '42501', null, 'users cannot add page loads');

set local role service_role;
create temp table sent as select jsonb_build_array(
  jsonb_build_object('host', 'cedar.sites.example', 'day', (now() at time zone 'UTC')::date, 'page', '/', 'source', '', 'loads', 3)
) as counts;
select ok(public.add_page_loads('00000000-0000-4000-8000-000000000001', (select counts from sent)), 'a new batch is added');
select ok(not public.add_page_loads('00000000-0000-4000-8000-000000000001', (select counts from sent)), 'the same batch is refused');
select results_eq('select page, source, loads from private.page_loads', $$ values ('/', '', 3::bigint) $$, 'a batch counts once');
select ok(public.add_page_loads('00000000-0000-4000-8000-000000000002', (select counts from sent)), 'the next batch is added');
select is((select sum(loads) from private.page_loads)::int, 6, 'batches add up');
select public.add_page_loads(gen_random_uuid(), (
  select jsonb_agg((select counts -> 0 from sent) || bad) from unnest(array[
    '{"host": "nobody.sites.example"}', '{"day": "2020-01-01"}', '{"page": "about"}', '{"page": "/?q=1"}', '{"source": "<b>"}',
    '{"loads": 0}', '{"loads": 100001}', '{"loads": null}'
  ]::jsonb[]) as bad
));
select is((select sum(loads) from private.page_loads)::int, 6, 'hosts, days and values out of bounds are left out');
select throws_ok($$ select public.add_page_loads(gen_random_uuid(), '{}') $$, '22023', null, 'counts are an array');
select * from finish();
rollback;
