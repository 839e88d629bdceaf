-- Which partner's lead a person is, before and after sign-up.
begin;
select plan(29);

create function pg_temp.user_id(name text) returns uuid language sql as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.code(name text) returns text language sql as $$
  select referral_code from public.profiles where id = pg_temp.user_id(name)
$$;
create function pg_temp.capture(email text, code text, first_touch jsonb default null, at timestamptz default now())
returns void language sql as $$
  insert into public.leads (email, channel, submission_id, referral_source, created_at, first_touch, page, utm_source, utm_campaign)
  values (email, 'widget', gen_random_uuid(), code, at, first_touch, 'https://last.example/learn', 'journal', 'fall')
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
create function pg_temp.stages_of(name text) returns setof text language sql as $$
  select pg_temp.become(name);
  select masked_email || ' ' || stage from public.referral_contacts();
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
select is((select page from (select pg_temp.become('pat')) as as_pat, public.referral_contacts() where masked_email like 'b%'), null,
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
  array['a•••@practice.example signed_up', 'b•••@practice.example signed_up', 'c•••@practice.example signed_up', 'd•••@practice.example expired'],
  'each lead has the status of its referral');
select set_eq($$ select pg_temp.stages_of('quinn') $$,
  array['a•••@practice.example duplicate', 'd•••@practice.example signed_up', 'f•••@practice.example signed_up'],
  'each lead of another partner has the status of its referral');
select is_empty($$
  select from public.referrals join public.profiles on profiles.id = referrals.referrer_id
  where not exists (select from partners.touches where touches.code = profiles.referral_code and touches.lead_id = referrals.lead_id)
$$, 'every referral has a lead of its partner');

-- One mailbox is one person
select pg_temp.add_user('rae', 'rae@partner.example');
select pg_temp.capture('z.o.e@gmail.com', pg_temp.code('rae'), null, now() - interval '8 days');
select pg_temp.capture('zoe+a@googlemail.com', lower(pg_temp.code('rae')), null, now() - interval '1 day');
select pg_temp.capture('z.o.e@clinic.example', pg_temp.code('rae'), null, now() - interval '2 days');
select is(pg_temp.leads_of('rae'), 2, 'spellings of one mailbox are one lead');
select results_eq($$ select masked_email, captures, first_captured_at, last_captured_at from public.referral_contacts() $$,
  $$ values ('z•••@gmail.com', 2, now() - interval '8 days', now() - interval '1 day'),
     ('z•••@clinic.example', 1, now() - interval '2 days', now() - interval '2 days') $$,
  'contacts have the first and last capture, last seen first');
select is(pg_temp.leads_of('rae'), (select sum((week ->> 'leads')::integer)::integer
  from jsonb_array_elements(public.referral_summary() -> 'weeks') as week), 'each lead counts in the week of its first capture');
select pg_temp.add_user('zoe', 'zoe+a@googlemail.com');
select set_eq($$ select pg_temp.stages_of('rae') $$, array['z•••@gmail.com signed_up', 'z•••@clinic.example lead'],
  'spellings of one mailbox have one status');
select pg_temp.add_user('zoe again', 'z.o.e@gmail.com');
select is(pg_temp.leads_of('rae'), 2, 'a second account adds no lead');

select is(touches.mailbox::text, private.normalize_email(touches.email), format('the mailbox of %s is its normalized email', touches.email))
from partners.touches where code = pg_temp.code('rae') order by touches.email;

select is_empty($$ select from partners.touches where mailbox is distinct from private.normalize_email(email) $$,
  'partners.touches normalizes emails as private.normalize_email does');

-- More contacts than an answer holds
reset role;
select pg_temp.add_user('vic', 'vic@partner.example');
select pg_temp.capture('visitor' || n || '@practice.example', pg_temp.code('vic')) from generate_series(1, 1001) as n;
select is(pg_temp.leads_of('vic'), 1001, 'the summary counts all leads');
select is((select count(*) from public.referral_contacts()), 1000::bigint, 'referral_contacts returns 1,000 rows at most');
select set_eq('select distinct total from public.referral_contacts()', array[1001], 'each contact says how many there are in total');

-- Access
set local role authenticated;
select throws_ok('select * from partners.touches', '42501', null, 'users cannot read partners.touches');
reset role;
set local role service_role;
select throws_ok('select * from partners.touches', '42501', null, 'the service cannot read partners.touches');
reset role;
select pg_temp.become('nobody');
select is(public.referral_summary() -> 'funnel' ->> 'leads', '0', 'a user without a profile has no leads');
select is_empty('select * from public.referral_contacts()', 'a user without a profile has no contacts');
select is_empty('select * from public.referral_pages()', 'a user without a profile has no pages');

select * from finish();
rollback;
