-- Which partner's lead a person is, before and after sign-up.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.code(name text) returns text language sql as $$
  select referral_code from public.profiles where id = pg_temp.user_id(name)
$$;
create function pg_temp.capture(email text, code text, first_touch jsonb default null, at timestamptz default now())
returns void language sql as $$
  insert into public.leads (email, channel, submission_id, referral_source, created_at, first_touch, page, utm_source, utm_campaign, widget)
  values (email, 'widget', gen_random_uuid(), code, at, first_touch, 'https://last.example/learn', 'journal', 'fall', '{"ref": ""}')
$$;
create function pg_temp.touch(code text, age interval) returns jsonb language sql as $$
  select jsonb_build_object('ref', code, 'at', now() - age, 'utm_source', 'podcast', 'utm_campaign', 'spring', 'landing_page', '/')
$$;
create function pg_temp.become(name text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id(name), 'role', 'authenticated')::text, true)
$$;
create function pg_temp.leads_of(name text) returns integer language sql as $$
  select pg_temp.become(name);
  select (public.referral_summary() #>> '{funnel,leads}')::integer;
$$;
create function pg_temp.contacts() returns table (
  masked_email text, stage text, page text, captures integer, first_captured_at timestamptz, last_captured_at timestamptz
) language sql as $$
  select * from jsonb_to_recordset(public.referral_contacts() -> 'rows') as listed (
    masked_email text, stage text, page text, captures integer, first_captured_at timestamptz, last_captured_at timestamptz
  )
$$;
create function pg_temp.stages_of(name text) returns setof text language sql as $$
  select pg_temp.become(name);
  select masked_email || ' ' || stage from pg_temp.contacts();
$$;

select pg_temp.add_user('pat', 'pat@partner.example');
select pg_temp.add_user('quinn', 'quinn@partner.example');
select pg_temp.capture('ana@practice.example', pg_temp.code('quinn'), pg_temp.touch(pg_temp.code('pat'), '40 days'));
select pg_temp.capture('bo@practice.example', null, pg_temp.touch(pg_temp.code('pat'), '40 days'));
select pg_temp.capture('cy@practice.example', pg_temp.code('pat'), pg_temp.touch(pg_temp.code('pat'), '40 days'));
select pg_temp.capture('di@practice.example', pg_temp.code('quinn'), pg_temp.touch(lower(pg_temp.code('pat')) || ' ', '100 days'));
select pg_temp.capture('ed@practice.example', null);
select pg_temp.capture('fay@practice.example', pg_temp.code('quinn'), pg_temp.touch('NOCODE22', '1 day'));

select is(pg_temp.leads_of('pat'), 4, 'a first touch with a code makes a lead of its partner');
select is(pg_temp.leads_of('quinn'), 3, 'a capture with a code makes a lead of its partner');
select set_eq($$ select pg_temp.stages_of('pat') $$,
  array['a•••@practice.example lead', 'b•••@practice.example lead', 'c•••@practice.example lead', 'd•••@practice.example lead'],
  'contacts are the people that the summary counts');
select is((select page from (select pg_temp.become('pat')) as as_pat, pg_temp.contacts() where masked_email like 'b%'), null,
  'the partner of a first touch does not see the page of the capture');
select is(public.referral_summary() -> 'sources',
  '[{"source": "podcast", "campaign": "spring", "leads": 3, "signed_up": 0}, {"source": "journal", "campaign": "fall", "leads": 1, "signed_up": 0}]',
  'the partner of a first touch sees its campaign, not that of the capture');
select is((select count(*) from public.referral_pages()), 1::bigint, 'referral_pages shows only pages of captures with the code');
select is((select captures from public.referral_pages()), 1, 'referral_pages counts captures');

select pg_temp.add_user(name, name || '@practice.example') from (values ('ana'), ('bo'), ('cy'), ('di'), ('fay')) as people (name);
select is(pg_temp.leads_of('pat'), 4, 'sign-ups do not change the number of leads');
select is(pg_temp.leads_of('quinn'), 3, 'sign-ups do not change the number of leads of another partner');
select set_eq($$ select pg_temp.stages_of('pat') $$,
  array['a•••@practice.example lead', 'b•••@practice.example lead', 'c•••@practice.example lead', 'd•••@practice.example lead'],
  'an address that anybody may have left tells nobody that its owner signed up');
select is(public.referral_list() -> 'total', '0', 'nor is there a referral in the list');
update public.referrals set is_told = true;
select set_eq($$ select pg_temp.stages_of('pat') $$,
  array['a•••@practice.example held', 'b•••@practice.example held', 'c•••@practice.example held', 'd•••@practice.example expired'],
  'each lead has the status of its referral');
select set_eq($$ select pg_temp.stages_of('quinn') $$,
  array['a•••@practice.example duplicate', 'd•••@practice.example held', 'f•••@practice.example held'],
  'each lead of another partner has the status of its referral');
select is_empty($$
  select from public.referrals join public.profiles on profiles.id = referrals.referrer_id
  where not exists (select from partners.touches where touches.code = profiles.referral_code and touches.lead_id = referrals.lead_id)
$$, 'every referral has a lead of its partner');
select is_empty($$
  select from public.referrals where not exists (
    select from partners.people where partner_id = referrer_id and people.mailbox_hash = referrals.mailbox_hash
  )
$$, 'every referral has a person of its partner');

-- One mailbox is one person
select pg_temp.add_user('rae', 'rae@partner.example');
select pg_temp.capture('z.o.e@gmail.com', pg_temp.code('rae'), null, now() - interval '8 days');
select pg_temp.capture('zoe+a@googlemail.com', lower(pg_temp.code('rae')), null, now() - interval '1 day');
select pg_temp.capture('z.o.e@clinic.example', pg_temp.code('rae'), null, now() - interval '2 days');
select is(pg_temp.leads_of('rae'), 2, 'spellings of one mailbox are one lead');
select results_eq($$ select masked_email, captures, first_captured_at, last_captured_at from pg_temp.contacts() $$,
  $$ values ('z•••@gmail.com', 2, now() - interval '8 days', now() - interval '1 day'),
     ('z•••@clinic.example', 1, now() - interval '2 days', now() - interval '2 days') $$,
  'contacts have the first and last capture, last seen first');
select is(pg_temp.leads_of('rae'), (select sum((week ->> 'leads')::integer)::integer
  from jsonb_array_elements(public.referral_summary() -> 'weeks') as week), 'each lead counts in the week of its first capture');
select pg_temp.add_user('zoe', 'zoe+a@googlemail.com');
update public.referrals set is_told = true;
select set_eq($$ select pg_temp.stages_of('rae') $$, array['z•••@gmail.com held', 'z•••@clinic.example lead'],
  'spellings of one mailbox have one status');
select pg_temp.add_user('zoe again', 'z.o.e@gmail.com');
select is(pg_temp.leads_of('rae'), 2, 'a second account adds no lead');

-- A transaction that began earlier may end later.
select pg_temp.capture('zoe@gmail.com', pg_temp.code('rae'), null, now() - interval '9 days');
select results_eq($$ select captures, first_captured_at from pg_temp.contacts() where masked_email like '%gmail.com' $$,
  $$ values (3, now() - interval '9 days') $$, 'an earlier capture that is stored later becomes the first');

-- More contacts than an answer holds
reset role;
select pg_temp.add_user('vic', 'vic@partner.example');
select pg_temp.capture('visitor' || n || '@practice.example', pg_temp.code('vic')) from generate_series(1, 1001) as n;
select is(pg_temp.leads_of('vic'), 1001, 'the summary counts all leads');
create function pg_temp.all_contacts(sort_by text, is_descending boolean, page_size integer) returns table (id text)
language sql as $$
  with recursive pages as (
    select public.referral_contacts(sort_by, is_descending, page_size => page_size) as answer, 1 as number
    union all
    select public.referral_contacts(sort_by, is_descending, after => answer -> 'next', page_size => page_size), number + 1
    from pages where answer -> 'next' <> 'null'
  )
  select contact ->> 'id' from pages, jsonb_array_elements(answer -> 'rows') as rows (contact)
$$;
select is(jsonb_array_length(public.referral_contacts() -> 'rows'), 50, 'referral_contacts returns a page');
select is(public.referral_contacts() -> 'total', '1001', 'each page says how many contacts there are in total');
select is(jsonb_array_length(public.referral_contacts(page_size => 5000) -> 'rows'), 1000, 'a page has 1,000 rows at most');
select is((select count(distinct id) from pg_temp.all_contacts(sort_by, is_descending, 400)), 1001::bigint,
  format('the pages by %s have every contact once, descending: %s', sort_by, is_descending))
from unnest(array['last', 'first', 'person', 'stage', 'source', 'page']) as sort_by, unnest(array[true, false]) as is_descending;
select is((select count(*) from pg_temp.all_contacts('person', true, 400)), 1001::bigint, 'no page repeats a contact');
select is(public.referral_contacts(page_size => 1001) -> 'next', public.referral_contacts(page_size => 1000) -> 'next',
  'the next key is that of the last row');
select throws_ok($$ select public.referral_contacts('email') $$, '22023', null, 'contacts cannot be sorted by other columns');

-- More people than a search looks at for one page
select is(public.referral_contacts(search => 'visitor') -> 'rows', '[]', 'a search finds no hidden part of an email');
select is(public.referral_contacts('first', false, search => 'practice.example', page_size => 2) -> 'total', 'null',
  'a search among more than 500 people has no total');
select is(jsonb_array_length(public.referral_contacts(search => 'practice.example', page_size => 2) -> 'rows'), 2,
  'a search fills its page');
select is(
  public.referral_contacts(search => 'practice.example',
    after => public.referral_contacts(search => 'nobody') -> 'next') #> '{rows,0,masked_email}',
  '"v•••@practice.example"', 'the page after 500 people without a hit goes on with the next person');
select is(
  public.referral_contacts(search => 'nobody', after =>
    public.referral_contacts(search => 'nobody', after => public.referral_contacts(search => 'nobody') -> 'next') -> 'next'
  ) -> 'next',
  'null', 'a search ends with the last person');
select is(public.referral_contacts(wanted_stages => '{unknown}') -> 'total', '0', 'nobody has an unknown stage');
select is(public.referral_contacts(wanted_stages => '{unknown}') -> 'rows', '[]', 'an unknown stage has no rows');

-- Search, filter and order
select pg_temp.become('rae');
create function pg_temp.found(search text, wanted_stage text default null) returns setof text language sql as $$
  select contact ->> 'masked_email' from jsonb_array_elements(
    public.referral_contacts('person', false, case when wanted_stage is not null then array[wanted_stage] end, search) -> 'rows'
  ) as rows (contact)
$$;
select results_eq($$ select pg_temp.found('GMAIL  fall') $$, array['z•••@gmail.com'], 'each word of a search is found, in any case');
select results_eq($$ select pg_temp.found('your snippet last.example/learn') $$, array['z•••@clinic.example', 'z•••@gmail.com'],
  'a search finds the words of the channel and the page');
select is_empty($$ select pg_temp.found('z.o.e') $$, 'a search finds nothing in hidden parts of an email');
select is_empty($$ select pg_temp.found('%') $$, 'a search has no wildcards');
select results_eq($$ select pg_temp.found(null, 'held') $$, array['z•••@gmail.com'], 'contacts are filtered by stage');
select is(public.referral_contacts(wanted_stages => '{lead}') -> 'total', '1', 'the total counts what is found');
select is(public.referral_contacts(wanted_stages => '{lead}') -> 'stages', '{"lead": 1, "held": 1}', 'the stages count everybody');

-- Referrals
select pg_temp.become('pat');
create function pg_temp.listed(sort_by text, is_descending boolean, wanted_status text default null, after jsonb default null, size integer default 50)
returns text language sql as $$
  select string_agg(left(referral ->> 'masked_email', 1), '' order by place) from jsonb_array_elements(
    public.referral_list(sort_by, is_descending, case when wanted_status is not null then array[wanted_status] end, after, size) -> 'rows'
  ) with ordinality as rows (referral, place)
$$;
select is(pg_temp.listed('person', false), 'abcd', 'referrals are sorted by person');
select is(pg_temp.listed('person', true), 'dcba', 'referrals are sorted in descending order');
select is(right(pg_temp.listed('status', false), 1), 'd', 'referrals are sorted by status, closed ones last');
select is(left(pg_temp.listed('reward', false), 1), 'd', 'a closed referral has no reward');
select is(pg_temp.listed('person', false, 'expired'), 'd', 'referrals are filtered by status');
select is(pg_temp.listed('person', false, null, public.referral_list('person', false, page_size => 2) -> 'next', 2), 'cd',
  'the next page begins after the last row');
select is(public.referral_list('person', false, page_size => 4) -> 'next', 'null', 'the last page has no next one');
select is(public.referral_list() -> 'total', '4', 'each page says how many referrals there are');
select is(public.referral_list(wanted_statuses => '{expired}') -> 'statuses', '{"expired": 1, "held": 3}', 'the statuses count all referrals');
select is(
  (select string_agg(row ->> 'status', ' ') from jsonb_array_elements(public.referral_list('status', false, '{held,expired,held}') -> 'rows') as row),
  'held held held expired', 'several statuses are one list, in order and each row once'
);
select throws_ok($$ select public.referral_list('id') $$, '22023', null, 'referrals cannot be sorted by other columns');

-- What is kept is what the captures and referrals say.
reset role;
create temporary table kept as
select 'person' as kind, to_jsonb(people) as content from partners.people
union all select 'total', to_jsonb(totals) from partners.people_totals as totals where people <> 0
union all select 'referrals', to_jsonb(totals) from partners.referral_totals as totals where referrals <> 0;
create temporary view computed as
select 'person' as kind, to_jsonb(people) as content from partners.people
union all select 'total', to_jsonb(totals) from partners.people_totals as totals
union all select 'referrals', to_jsonb(totals) from partners.referral_totals as totals;
select private.rebuild_people(id) from public.profiles;
select set_eq('select * from kept', 'select * from computed', 'the triggers keep what rebuild_people computes');
update public.referrals set status = 'launched', launched_at = now(), reward_cents = 100
where referrer_id = pg_temp.user_id('pat') and status = 'held' and masked_email like 'a%';
select pg_temp.become('pat');
select is(public.referral_summary() -> 'money', '{"pending_cents": 100, "approved_cents": 0, "paid_cents": 0}',
  'a change of a referral changes the money');
select is(public.referral_summary() #> '{funnel,launched}', '1', 'a change of a referral changes the funnel');
select is(public.referral_contacts(wanted_stages => '{launched}') -> 'total', '1', 'a change of a referral changes the stage');

-- What changed
create function pg_temp.versions(name text) returns jsonb language sql as $$
  select pg_temp.become(name);
  select public.what_changed();
$$;
create temporary table before as select pg_temp.versions('rae') as versions;
select is(pg_temp.versions('rae'), (select versions from before), 'nothing changes by asking');
select pg_temp.capture('new@practice.example', pg_temp.code('pat'), null, now() - interval '5 seconds');
select is(pg_temp.versions('rae'), (select versions from before), 'captures of other codes change nothing');
select pg_temp.capture('new@practice.example', lower(pg_temp.code('rae')), null, now() - interval '5 seconds');
select isnt(pg_temp.versions('rae') -> 'referrals', (select versions -> 'referrals' from before), 'a capture changes the version');
update before set versions = pg_temp.versions('rae');
select pg_temp.capture('late@practice.example', pg_temp.code('rae'), null, now() - interval '6 seconds');
select isnt(pg_temp.versions('rae') -> 'referrals', (select versions -> 'referrals' from before),
  'a capture with an earlier time changes the version');
update before set versions = pg_temp.versions('rae');
select pg_temp.capture('first@practice.example', null, pg_temp.touch(pg_temp.code('rae'), '1 day'));
select isnt(pg_temp.versions('rae') -> 'referrals', (select versions -> 'referrals' from before), 'a first touch changes the version');
update before set versions = pg_temp.versions('rae');
update public.referrals set status = 'onboarded', updated_at = now() + interval '1 second' where referrer_id = pg_temp.user_id('rae');
select is(pg_temp.versions('rae') -> 'is_under_way', 'true', 'captures of the last minutes are under way');
insert into private.page_counts (profile_id, day, page, views, focuses, submits)
values (pg_temp.user_id('rae'), (now() at time zone 'UTC')::date, 'https://a.example/', 1, 0, 0);
select isnt(pg_temp.versions('rae') -> 'referrals', (select versions -> 'referrals' from before), 'page counts change the version');
select pg_temp.add_user('uma', 'uma@partner.example');
select is(pg_temp.versions('uma') -> 'is_under_way', 'false', 'without captures and builds nothing is under way');
insert into public.site_builds (profile_id, flow, answers_version) values (pg_temp.user_id('uma'), 'build-presence', now());
update before set versions = pg_temp.versions('uma');
select is((select versions -> 'is_under_way' from before), 'true', 'a queued build is under way');
update public.site_builds set status = 'failed' where profile_id = pg_temp.user_id('uma');
select isnt(pg_temp.versions('uma') -> 'site', (select versions -> 'site' from before), 'the end of a build changes the version');
select is(pg_temp.versions('uma') -> 'is_under_way', 'false', 'a failed build is not under way');

-- Access
set local role authenticated;
select throws_ok('select * from partners.touches', '42501', null, 'users cannot read partners.touches');
reset role;
set local role service_role;
select throws_ok('select * from partners.touches', '42501', null, 'the service cannot read partners.touches');
reset role;
select pg_temp.become('nobody');
select is(public.referral_summary() -> 'funnel' ->> 'leads', '0', 'a user without a profile has no leads');
select is_empty('select * from pg_temp.contacts()', 'a user without a profile has no contacts');
select is_empty('select * from public.referral_pages()', 'a user without a profile has no pages');

select * from finish();
rollback;
