begin;
select plan(44);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', now());
update public.profiles set referral_code = 'ANAANAAN' where id = '00000000-0000-4000-8000-00000000000a';
update public.profiles set referral_code = 'BENBENBE' where id = '00000000-0000-4000-8000-00000000000b';

-- anon
set local role anon;
select throws_ok('select from private.page_counts', '42501', null, 'anon cannot read counts');
select throws_ok('insert into private.page_counts default values', '42501', null, 'anon cannot insert counts');
select throws_ok('update private.page_counts set views = 1', '42501', null, 'anon cannot update counts');
select throws_ok('delete from private.page_counts', '42501', null, 'anon cannot delete counts');
select throws_ok('truncate private.page_counts', '42501', null, 'anon cannot truncate counts');
select throws_ok($$ select public.count_page('ANAANAAN', 'https://a.example/', 1, 0, 0) $$, '42501', null, 'anon cannot call count_page');
select throws_ok('select public.purge_page_counts()', '42501', null, 'anon cannot purge counts');
select throws_ok('select public.referral_page_counts()', '42501', null, 'anon has no counts');

-- A signed-in user
reset role;
set local role authenticated;
select throws_ok('select from private.page_counts', '42501', null, 'users cannot read rows of counts');
select throws_ok('insert into private.page_counts default values', '42501', null, 'users cannot insert counts');
select throws_ok('update private.page_counts set views = 1', '42501', null, 'users cannot update counts');
select throws_ok('delete from private.page_counts', '42501', null, 'users cannot delete counts');
select throws_ok('truncate private.page_counts', '42501', null, 'users cannot truncate counts');
select throws_ok($$ select public.count_page('ANAANAAN', 'https://a.example/', 1, 0, 0) $$, '42501', null, 'users cannot call count_page');
select throws_ok('select public.purge_page_counts()', '42501', null, 'users cannot purge counts');

-- The service
reset role;
set local role service_role;
select throws_ok('truncate private.page_counts', '42501', null, 'the service cannot truncate counts');
select throws_ok('select public.referral_page_counts()', '42501', null, 'the service has no counts of its own');
select is(public.count_page('ANAANAAN', 'https://a.example/', 2, 1, 0, 'x'), '{"counted": true}', 'counts a page');
select is(public.count_page('ANAANAAN', 'https://a.example/', 1, 1, 1, 'y'), '{"counted": true}', 'counts a page again');
select is(public.count_page('BENBENBE', 'https://a.example/', 5, 0, 0), '{"counted": true}', 'counts a page for another partner');
select is(public.count_page('NOBODYNO', 'https://a.example/', 1, 0, 0), '{"counted": false}', 'ignores a code that nobody has');
select results_eq(
  $$ select day, page::text, views, focuses, submits from private.page_counts
     where profile_id = '00000000-0000-4000-8000-00000000000a' $$,
  $$ values ((now() at time zone 'UTC')::date, 'https://a.example/', 3::bigint, 2::bigint, 1::bigint) $$,
  'keeps one row for each partner, page and day'
);
select throws_ok(
  $$ select public.count_page('ANAANAAN', 'https://a.example/', -1, 0, 0) $$, '23514', null, 'rejects a new negative count'
);
select is(
  (select count(*) from generate_series(1, 29) as n,
     lateral public.count_page('ANAANAAN', 'https://a.example/', n, 0, 0, 'x') as answer where answer = '{"counted": true}'),
  29::bigint, 'accepts thirty reports a minute from one address'
);
select is(
  public.count_page('ANAANAAN', 'https://a.example/', 1, 0, 0, 'x'), '{"retry_after": 60}', 'rejects the thirty-first'
);
select is(
  (select count(*) from generate_series(1, 120) as n,
     lateral public.count_page('ANAANAAN', 'https://a.example/' || n, 1, 0, 0) as answer where answer = '{"counted": true}'),
  120::bigint, 'counts any number of pages of a partner a day'
);
select is((select count(*) from private.page_counts where page <> '' and profile_id = '00000000-0000-4000-8000-00000000000a'),
  100::bigint, 'keeps rows of a hundred new pages of a partner a day');
select is((select views from private.page_counts where page = ''), 21::bigint, 'counts all further pages as one');
select public.count_page('ANAANAAN', 'https://a.example/', 1, 0, 0);
select is((select views from private.page_counts where page = ''), 21::bigint, 'a known page counts beyond that limit');
select is(
  (select count(*) from generate_series(1, 25) as n,
     lateral public.count_page('BENBENBE', 'https://made-up.example/' || n, 1, 0, 0, 'z') as answer where answer = '{"counted": true}'),
  25::bigint, 'counts any number of pages from one address'
);
select is((select count(*) from private.page_counts where page like 'https://made-up.example/%'), 20::bigint,
  'keeps rows of twenty new pages from one address');
delete from private.page_counts where page like 'https://made-up.example/%' or page = '' and views = 5;
reset role;
insert into private.page_counts (profile_id, day, page, views, focuses, submits) values
  ('00000000-0000-4000-8000-00000000000a', (now() at time zone 'UTC')::date - 29, 'https://a.example/seen', 1, 0, 0);
insert into public.leads (email, channel, submission_id, referral_source, page)
values ('dana@practice.example', 'widget', gen_random_uuid(), 'ANAANAAN', 'https://a.example/captured'),
  ('dana@practice.example', 'widget', gen_random_uuid(), 'ANAANAAN', 'https://a.example/1');
set local role service_role;
select public.count_page('ANAANAAN', 'https://a.example/' || page, 1, 0, 0) from unnest(array['seen', 'captured']) as page;
select is((select views from private.page_counts where page = ''), 21::bigint,
  'made-up pages do not crowd out one that was seen before or had a capture');
select public.count_page('ANAANAAN', 'https://a.example/later', 1, 0, 0);
select is((select views from private.page_counts where page = 'https://a.example/later'), 1::bigint,
  'a page with a capture takes no place from new ones');

-- What a partner sees
reset role;
insert into private.page_counts (profile_id, day, page, views, focuses, submits) values
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'UTC')::date - 29, 'https://a.example/', 1, 1, 1),
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'UTC')::date - 30, 'https://a.example/', 100, 1, 1),
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'UTC')::date, 'https://b.example/', 9, 1, 0),
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'UTC')::date, '', 7, 1, 0),
  ('00000000-0000-4000-8000-00000000000b', (now() at time zone 'UTC')::date, 'https://captured.example/', 0, 0, 0);
insert into public.leads (email, channel, submission_id, referral_source, page)
values ('finn@practice.example', 'widget', gen_random_uuid(), 'BENBENBE', 'https://a.example/');
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select results_eq(
  'select page, views, focuses, submits, last_seen_on from public.referral_page_counts()',
  $$ values ('https://b.example/', 9::bigint, 1::bigint, 0::bigint, (now() at time zone 'UTC')::date),
       ('https://a.example/', 6::bigint, 1::bigint, 1::bigint, (now() at time zone 'UTC')::date),
       (null, 7::bigint, 1::bigint, 0::bigint, (now() at time zone 'UTC')::date) $$,
  'a partner sees the sums of their own last 30 days, most views first, other pages last'
);

reset role;
set local role service_role;
select public.count_page('BENBENBE', 'https://a.example/', 1, 0, 0, null, '0.2.0', 80);
reset role;
set local role authenticated;
select results_eq(
  'select version, ready_ms, last_seen_at = now() from public.referral_page_counts() where page = ''https://a.example/''',
  $$ values ('0.2.0', 80, true) $$,
  'a partner sees which version was there last, and how fast it was'
);

-- Browsers do not know which captures are suspected.
reset role;
create function pg_temp.submits() returns bigint language sql as $$
  select submits from partners.page_counts() where page = 'https://trap.example/'
$$;
create function pg_temp.send(address text, sign text default null) returns uuid language sql as $$
  select public.count_page('BENBENBE', 'https://trap.example/', 1, 1, 1);
  select (public.capture_lead(
    submission_id => gen_random_uuid(), channel => 'widget', email => address, ref => 'BENBENBE', page => 'https://trap.example/',
    suspected => sign
  ) ->> 'lead_id')::uuid
$$;
select pg_temp.send('eve@practice.example', 'trap');
select is(pg_temp.submits(), 0::bigint, 'a suspected capture is not among what a page sent');
select is(
  (select views from partners.page_counts() where page = 'https://trap.example/'), 1::bigint, 'the page was seen all the same'
);
select pg_temp.send('gil@practice.example'), pg_temp.send('gil@practice.example'), pg_temp.send('eve@practice.example', 'fill_time');
select is(pg_temp.submits(), 2::bigint, 'every other capture is');
update public.leads set suspected = null where email = 'eve@practice.example' and suspected = 'trap';
select is(pg_temp.submits(), 3::bigint, 'a capture that is not suspected any more counts');
insert into public.leads (email, channel, submission_id, referral_source, page, created_at)
select 'hal@practice.example', 'widget', gen_random_uuid(), 'BENBENBE', 'https://trap.example/', now() - interval '1 day'
from generate_series(1, 3);
select is(pg_temp.submits(), 4::bigint, 'what browsers did not report is not added');

-- Retention
reset role;
delete from private.page_counts;
insert into private.page_counts (profile_id, day, page, views, focuses, submits) values
  ('00000000-0000-4000-8000-00000000000a', (now() at time zone 'UTC')::date - interval '13 months', 'https://a.example/', 1, 0, 0),
  ('00000000-0000-4000-8000-00000000000a', (now() at time zone 'UTC')::date - interval '13 months 1 day', 'https://a.example/', 1, 0, 0);
set local role service_role;
select is(public.purge_page_counts(), 1::bigint, 'the purge deletes counts older than 13 months');
select is((select count(*) from private.page_counts), 1::bigint, 'the purge keeps the others');
reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is_empty('select from private.page_counts', 'counts are deleted with the account of their partner');
select policies_are('private', 'page_counts', array[]::text[], 'page_counts has no policy');

select * from finish();
rollback;
