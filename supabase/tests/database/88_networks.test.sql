-- Networks are kept as hashes for 120 days, for captures with a code, and only flag referrals for a person.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.network(name text) returns text language sql immutable as $$ select encode(sha256(name::bytea), 'hex') $$;
create function pg_temp.capture(name text, network text, code text) returns uuid language sql as $$
  select (public.capture_lead(
    submission_id => gen_random_uuid(), channel => 'widget', email => name || '@practice.example', ref => code,
    network_hash => pg_temp.network(network)
  ) ->> 'lead_id')::uuid
$$;
create function pg_temp.flags(name text) returns text[] language sql as $$
  select private.referral_flags(id) from public.referrals where referred_id = pg_temp.user_id(name)
$$;

insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id('pat'), 'pat@partner.example', now());
create temporary table partner as select lower(referral_code) as code from public.profiles where id = pg_temp.user_id('pat');
grant select on partner to service_role;

set local role service_role;
select pg_temp.capture('ana' || n, 'office', code) from partner, generate_series(1, 4) as n;
select pg_temp.capture('bo', 'home', code) from partner;
select pg_temp.capture('cy', 'office', null);
select throws_ok('select from private.lead_networks', '42501', null, 'the service only adds networks');
reset role;
select is((select count(*) from private.lead_networks), 5::bigint, 'a capture without a code keeps no network');
select results_eq('select distinct code from private.lead_networks', 'select upper(code) from partner', 'the code is kept as profiles have it');
select throws_ok($$ insert into private.lead_networks (lead_id, code, network) values (gen_random_uuid(), 'A', '203.0.113.0/24') $$, '23514', null, 'an address is refused');

insert into auth.users (id, email, email_confirmed_at)
select pg_temp.user_id(name), name || '@practice.example', now() from unnest(array['ana1', 'bo']) as name;
select private.prove_visit(pg_temp.user_id(name), (select id from public.leads where email = name || '@practice.example'))
from unnest(array['ana1', 'bo']) as name;
select is(pg_temp.flags('ana1'), array['many addresses within a minute'], 'four addresses of one network are no sign');
set local role service_role;
select pg_temp.capture('ana5', 'office', code) from partner;
reset role;
select is(pg_temp.flags('ana1'), array['many addresses within a minute', 'many addresses from one network'], 'five are');
select is(pg_temp.flags('bo'), array['many addresses within a minute'], 'and not for another network');

set local role service_role;
select public.begin_payout_code(pg_temp.user_id('pat'), 'right');
select public.open_payout_details(pg_temp.user_id('pat'), 'wrong', pg_temp.network('elsewhere'));
select isnt(public.open_payout_details(pg_temp.user_id('pat'), 'right', pg_temp.network('home')) ->> 'opening', null, 'details are opened');
reset role;
select results_eq('select network from private.partner_networks', $$ values (pg_temp.network('home')) $$, 'from a network that is noted');
select is(pg_temp.flags('bo'), array['many addresses within a minute', 'partner and practice are on one network'], 'which the practice has, too');

update private.lead_networks set seen_at = now() - interval '121 days' where network = pg_temp.network('home');
select public.run_ledger_checks();
select is((select count(*) from private.lead_networks), 5::bigint, 'networks are deleted after 120 days');
select is(pg_temp.flags('bo'), array['many addresses within a minute'], 'and flag nothing then');
update private.partner_networks set seen_at = now() - interval '121 days';
select public.run_ledger_checks();
select is_empty('select from private.partner_networks', 'those of partners as well');

create function pg_temp.denied(relation text, role text) returns setof text language plpgsql as $$
begin
  execute format('set local role %I', role);
  return next throws_ok(format('select from %s', relation), '42501', null, format('%s cannot read %s', role, relation));
  return next throws_ok(format('delete from %s', relation), '42501', null, format('%s cannot delete %s', role, relation));
  return next throws_ok(format('update %s set seen_at = now()', relation), '42501', null, format('%s cannot change %s', role, relation));
  return next throws_ok(format('truncate %s', relation), '42501', null, format('%s cannot truncate %s', role, relation));
  reset role;
end
$$;
select pg_temp.denied(relation, role) from unnest(array['private.lead_networks', 'private.partner_networks']) as relation,
  unnest(array['anon', 'authenticated', 'service_role']) as role;

select * from finish();
rollback;
