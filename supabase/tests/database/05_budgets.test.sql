-- What one account may use in an hour and in a day.
begin;
select plan(25);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
create function pg_temp.ana() returns uuid language sql as $$ select '00000000-0000-4000-8000-00000000000a'::uuid $$;
create function pg_temp.window_over(of_budget text, of_hours integer) returns void language sql as $$
  update private.rate_limits set resets_at = now()
  where subject = hashtextextended(of_budget || ' ' || of_hours || ' ' || pg_temp.ana(), 8)
$$;

set local role anon;
select throws_ok('select public.spend_budget(gen_random_uuid(), ''pdf_readings'')', '42501', null, 'anon cannot count readings');
reset role;
set local role authenticated;
select throws_ok('select public.spend_budget(gen_random_uuid(), ''pdf_readings'')', '42501', null, 'owners cannot count readings');
reset role;
set local role service_role;

-- Both limits of a budget
select throws_ok($$ select public.spend_budget(pg_temp.ana(), 'tea') $$, '22023', null, 'there is no other budget');
select is((select count(public.spend_budget(pg_temp.ana(), 'pdf_readings')) from generate_series(1, 40)), 0::bigint, 'counts 40 readings an hour');
select is(
  public.spend_budget(pg_temp.ana(), 'pdf_readings'), '{"budget": "pdf_readings", "max": 40, "hours": 1, "retry_after": 3600}',
  'refuses the next reading, with the limit and the seconds to wait'
);
select is(
  (select array_agg(hits) from private.rate_limits), array[40, 40]::smallint[], 'a refused use counts in no window'
);
select is(public.spend_budget('00000000-0000-4000-8000-00000000000b', 'pdf_readings'), null, 'another account has its own budget');
select is(private.spend(pg_temp.ana(), 'addresses'), null, 'another budget is not spent');
select pg_temp.window_over('pdf_readings', 1);
select is((select count(public.spend_budget(pg_temp.ana(), 'pdf_readings')) from generate_series(1, 40)), 0::bigint, 'an hour later it goes on');
select pg_temp.window_over('pdf_readings', 1);
select is((select count(public.spend_budget(pg_temp.ana(), 'pdf_readings')) from generate_series(1, 40)), 0::bigint, 'and once more');
select is(
  public.spend_budget(pg_temp.ana(), 'pdf_readings'), '{"budget": "pdf_readings", "max": 120, "hours": 24, "retry_after": 86400}',
  'of two limits that are reached, the one that is over last is told'
);
select pg_temp.window_over('pdf_readings', 1);
select is(public.spend_budget(pg_temp.ana(), 'pdf_readings') ->> 'hours', '24', 'a new hour does not help when the day is spent');
select pg_temp.window_over('pdf_readings', 24);
select is(public.spend_budget(pg_temp.ana(), 'pdf_readings'), null, 'the next day does');

-- Versions and their mails
create function pg_temp.queue(day integer) returns jsonb language sql as $$
  select public.queue_site_build(pg_temp.ana(), 'build-presence', '2026-01-01'::timestamptz + make_interval(days => day))
$$;
create function pg_temp.deliver() returns integer language sql as $$
  select public.record_draft(
    (build ->> 'id')::uuid, (build ->> 'lock')::timestamptz, 'warm', '{}',
    (select answers_version from public.site_builds where id = (build ->> 'id')::uuid)
  )
  from jsonb_array_elements(public.claim_site_builds() -> 'builds') as build
$$;
create function pg_temp.save(first_day integer, last_day integer) returns integer language plpgsql as $$
declare
  number integer;
begin
  for day in first_day..last_day loop
    perform pg_temp.queue(day);
    number := pg_temp.deliver();
  end loop;
  return number;
end
$$;
select is(pg_temp.save(1, 10), 10, 'delivers ten versions');
select is((select count(*) from public.mails where locked_until is null), 10::bigint, 'each with its mail');
select is(pg_temp.save(11, 20), 20, 'delivers ten further versions');
select results_eq(
  'select version, locked_until from public.mails where locked_until is not null',
  $$ values (20, now() + interval '1 hour') $$, 'one mail, about the newest, waits for the next hour'
);
reset role;
update public.initial_drafts set reopened_at = now();
set local role service_role;
select is(
  pg_temp.queue(21), '{"budget": "versions", "max": 20, "hours": 1, "retry_after": 3600}', 'refuses the twenty-first version'
);
select is((select count(*) from public.site_builds), 20::bigint, 'and queues nothing');
select isnt((select reopened_at from public.initial_drafts), null, 'answers that were reopened stay open');
select is(pg_temp.queue(20) ->> 'status', 'done', 'a version that is there is no use of the budget');
select pg_temp.window_over('versions', 1);
select is(pg_temp.queue(21) ->> 'status', 'queued', 'an hour later the next version is queued');
select is(pg_temp.queue(22) ->> 'status', 'queued', 'newer answers renew the build that waits');
select is(pg_temp.deliver(), 21, 'which is one version');
select is(
  (select hits from private.rate_limits where subject = hashtextextended('versions 24 ' || pg_temp.ana(), 8)), 21::smallint,
  'and one use of the budget'
);

select * from finish();
rollback;
