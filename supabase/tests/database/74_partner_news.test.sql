-- What happened last, for its own partner alone.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.referral(name text) returns uuid language sql security definer as $$
  select id from public.referrals where referred_id = pg_temp.user_id(name)
$$;
create function pg_temp.become(name text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id(name), 'role', 'authenticated')::text, true)
$$;
create function pg_temp.refer(name text, is_proven boolean default true) returns void language plpgsql as $$
declare
  lead uuid;
begin
  insert into public.leads (email, channel, submission_id, referral_source)
  select name || '@practice.example', 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id('pat')
  returning id into lead;
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), name || '@practice.example', now());
  if is_proven then perform private.prove_visit(pg_temp.user_id(name), lead); end if;
end
$$;
create function pg_temp.told() returns setof text language sql as $$
  select concat_ws(' ', row ->> 'kind', row #>> '{referral,masked_email}', row #>> '{referral,status}', row ->> 'statement', row ->> 'rewards')
  from jsonb_array_elements(public.referral_news()) with ordinality as news (row, place) order by place
$$;

insert into auth.users (id, email, email_confirmed_at) values
  (pg_temp.user_id('pat'), 'pat@partner.example', now()), (pg_temp.user_id('quinn'), 'quinn@partner.example', now());

-- Verb and role
set local role anon;
select throws_ok('select public.referral_news()', '42501', null, 'anon cannot read news');
select throws_ok('select partners.news()', '42501', null, 'nor by the function behind it');
reset role;
set local role service_role;
select throws_ok('select public.referral_news()', '42501', null, 'the service has no news of its own');
reset role;
set local role authenticated;
select pg_temp.become('pat');
select is(public.referral_news(), '[]', 'a new partner has no news');
reset role;

select pg_temp.refer('ana');
select pg_temp.refer('bo', is_proven => false);
insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id('ana'), 'ana', now() - interval '31 days');
set local role authenticated;
select results_eq('select pg_temp.told()', $$ values ('credited a•••@practice.example launched'),
  ('launched a•••@practice.example launched') $$, 'by the day on which it happened; what was not proven is no news');
select is(position('ana@' in public.referral_news()::text), 0, 'without the address');
select is(public.referral_news() #>> '{1,on}', ((now() - interval '31 days') at time zone 'America/New_York')::date::text, 'with its day in the books');
select pg_temp.become('quinn');
select is(public.referral_news(), '[]', 'nobody reads the news of another partner');
reset role;

select public.claim_due_referrals();
select public.decide_referral(pg_temp.referral('ana'), 'approve', 'Nadia', 'Looked at the website');
select public.decide_referral(pg_temp.referral('bo'), 'reject', 'Nadia', 'The address of an employee');
select pg_temp.refer('cat');
select public.decide_referral(pg_temp.referral('cat'), 'hold', 'Nadia', 'The practice exists already');
select pg_temp.become('pat');
set local role authenticated;
select isnt(public.referral_news() #> '{0,referral,decides_by}', null, 'what is held says by when a person decides');
reset role;
select public.decide_referral(pg_temp.referral('cat'), 'reject', 'Nadia', 'The address of an employee');
insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, undo_hash, usable_at)
values (private.partner_of(pg_temp.user_id('pat')), 'Pat', 'US', 'ach', '4471', repeat('s', 40), sha256('4471'), sha256('undo'), now());
insert into public.consents (profile_id, document, version) values (pg_temp.user_id('pat'), 'partner_terms', private.partner_terms_version());
create temporary table batch as select public.make_payout('Nadia', 'Payday') as made;
select pg_temp.become('pat');
set local role authenticated;
select results_eq('select pg_temp.told() limit 2', $$ values ('rejected c•••@practice.example rejected'), ('credited c•••@practice.example rejected') $$,
  'a batch that was not sent is no news');
reset role;
select public.mark_payout_paid((made ->> 'id')::uuid, 'MT-1', private.today(), 'Nadia', 'The bank took it') from batch;
set local role authenticated;
select is((select told from pg_temp.told() as told limit 1), format('sent %s 1', (public.referral_statements() #>> '{rows,0,number}')),
  'a payment is one line, with its statement');
select is(public.referral_news() #>> '{0,cents}', '20000', 'and its sum');
reset role;
select public.return_payout_line((select number from public.payout_lines), 'Nadia', 'No account with this number');
set local role authenticated;
select is(public.referral_news() #>> '{0,kind}', 'returned', 'what came back says so');
select is(public.referral_news() #>> '{0,reason}', 'No account with this number', 'with its reason');
reset role;

select pg_temp.refer('c' || n) from generate_series(1, 8) as n;
set local role authenticated;
select is(jsonb_array_length(public.referral_news()), 6, 'six of them');

-- One referral of the list
select is((select jsonb_agg(row ->> 'id') from jsonb_array_elements(public.referral_list(only_one => pg_temp.referral('ana')) -> 'rows') as row),
  jsonb_build_array(pg_temp.referral('ana')), 'the list finds one referral');
select is(public.referral_list(only_one => pg_temp.referral('ana')) -> 'total', '1', 'and counts it alone');
select pg_temp.become('quinn');
select is(public.referral_list(only_one => pg_temp.referral('ana')) -> 'rows', '[]', 'of its own partner alone');
reset role;

select * from finish();
rollback;
