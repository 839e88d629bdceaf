-- The ledger of referrals: who may write it, that nothing changes it, and what it adds up to.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.capture(email text, partner text, at timestamptz default now()) returns uuid language sql as $$
  insert into public.leads (email, channel, submission_id, referral_source, created_at)
  select email, 'widget', gen_random_uuid(), referral_code, at from public.profiles where id = pg_temp.user_id(partner)
  returning id
$$;
create function pg_temp.referral(name text) returns uuid language sql as $$
  select id from public.referrals where referred_id = pg_temp.user_id(name)
$$;
-- A practice that came through a partner, in the browser of its visit.
create function pg_temp.refer(name text, partner text) returns void language plpgsql as $$
declare
  lead uuid := pg_temp.capture(name || '@practice.example', partner);
begin
  perform pg_temp.add_user(name, name || '@practice.example');
  perform private.prove_visit(pg_temp.user_id(name), lead);
end
$$;
create function pg_temp.launch(name text, ago interval) returns void language sql as $$
  insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id(name), name, now() - ago)
$$;

select pg_temp.add_user('pat', 'pat@partner.example');
select pg_temp.refer('ana', 'pat');

-- What there is
select policies_are('public', 'referral_events', '{}'::name[], 'referral_events has no policy');
select results_eq(
  format('select kind, actor, evidence from public.referral_events where referral = %L order by seq', pg_temp.referral('ana')),
  $$ values ('credited', 'system', 'mailbox'), ('held', 'system', null), ('released', 'system', 'handoff') $$,
  'a visit that is proven releases the credit');

-- Append-only, for everybody
select throws_ok($$ update public.referral_events set cents = 1 $$, '42501', null, 'the owner of the table cannot update events');
select throws_ok('delete from public.referral_events', '42501', null, 'the owner of the table cannot delete events');
select throws_ok('truncate public.referral_events', '0A000', null, 'the owner of the table cannot truncate events, because payments refer to them');
select throws_ok('truncate public.referral_events cascade', '42501', null, 'nor with cascade');
select is_empty($$ select conname from pg_constraint where conrelid = 'public.referral_events'::regclass and contype = 'f' $$,
  'events refer to no person, so no truncation of people reaches them');
select throws_ok(
  $$ insert into public.referral_events (partner, referral, kind, reason, actor, key, hash)
     select partner, referral, kind, 'other', actor, key, hash from public.referral_events limit 1
     on conflict (key) do update set reason = excluded.reason $$,
  '42501', null, 'an upsert cannot change an event');
-- Where the role may not switch triggers off at all, that is refused with the same code.
select throws_ok('set local session_replication_role = replica; ' || sql, '42501', null, 'nor a session that switches triggers off: ' || sql)
from (values ('update public.referral_events set cents = 1'), ('delete from public.referral_events'), ('truncate public.referral_events cascade')) as verbs (sql);
select private.log_operator('Nadia', 'look', 'R-1', 'To see it');
select throws_ok($$ update private.operator_log set reason = 'x' $$, '42501', null, 'the log of operators is not updated');
select throws_ok('delete from private.operator_log', '42501', null, 'the log of operators is not deleted');
select throws_ok('truncate private.operator_log cascade', '42501', null, 'the log of operators is not truncated');

-- Verb and role
create function pg_temp.verbs(relation text) returns table (verb text, sql text) language sql as $$
  values ('select', format('select from %s', relation)), ('insert', format('insert into %s default values', relation)),
    ('update', format('update %s set actor = actor', relation)), ('delete', format('delete from %s', relation)),
    ('truncate', format('truncate %s', relation))
$$;
set local role anon;
select throws_ok(sql, '42501', null, 'anon cannot ' || verb || ' events') from pg_temp.verbs('public.referral_events');
reset role;
set local role authenticated;
select throws_ok(sql, '42501', null, 'people cannot ' || verb || ' events') from pg_temp.verbs('public.referral_events');
select throws_ok(sql, '42501', null, 'people cannot ' || verb || ' the log') from pg_temp.verbs('private.operator_log');
select throws_ok('select private.record_event(''{}'')', '42501', null, 'people cannot record events');
reset role;
set local role service_role;
select lives_ok('select from public.referral_events', 'the service reads events');
select throws_ok(sql, '42501', null, 'the service cannot ' || verb || ' events') from pg_temp.verbs('public.referral_events') where verb <> 'select';
select throws_ok(sql, '42501', null, 'the service cannot ' || verb || ' the log') from pg_temp.verbs('private.operator_log') where verb <> 'select';
select throws_ok('select private.record_event(''{}'')', '42501', null, 'the service cannot record events');
select throws_ok('insert into private.ledger_accounts (partner) values (gen_random_uuid())', '42501', null, 'the service cannot change sums');
select throws_ok('delete from private.ledger_partners', '42501', null, 'the service cannot erase pseudonyms');
select throws_ok('select from private.counted_mailboxes', '42501', null, 'the service cannot read hashes of mailboxes');
reset role;

-- Repeats
select is(
  private.record_event(jsonb_build_object('referral', pg_temp.referral('ana'), 'kind', 'onboarded', 'reason', 'x', 'actor', 'system', 'key', 'once')),
  private.record_event(jsonb_build_object('referral', pg_temp.referral('ana'), 'kind', 'ended', 'reason', 'y', 'actor', 'system', 'key', 'once')),
  'a repeated key is the event of the first time');
select throws_ok(format(
  'select private.record_event(%L)', jsonb_build_object('referral', pg_temp.referral('ana'), 'kind', kind, 'reason', reason, 'actor', actor, 'key', 'k', 'cents', cents)
), sqlstate, null, why) from (values
  ('credited', 'x', null, null::integer, '23502', 'an event needs an actor'),
  ('credited', null, 'system', null, '23502', 'an event needs a reason'),
  ('gift', 'x', 'system', null, '23514', 'an event has a known kind'),
  ('approved', 'x', 'system', null, '23514', 'money has cents'),
  ('approved', 'x', 'system', -5, '23514', 'an approval is more than nothing'),
  ('launched', 'x', 'system', 5, '23514', 'a launch has no cents'),
  ('paid', 'x', 'system', 5, '23514', 'a payment has a reference')
) as cases (kind, reason, actor, cents, sqlstate, why);

-- The chain
create function pg_temp.breaks() returns bigint language sql as $$
  select count(*) from (
    select event.hash, private.hash_event(lag(event.hash, 1, ''::bytea) over (partition by event.partner order by event.seq), event) as computed
    from public.referral_events as event
  ) as chain where hash <> computed
$$;
select pg_temp.refer(name, 'pat') from (values ('bo'), ('cy')) as people (name);
select is(pg_temp.breaks(), 0::bigint, 'every event has the hash of itself and of the one before');
alter table public.referral_events disable trigger refuse_change;
update public.referral_events set reason = 'forged' where key = 'once';
select is(pg_temp.breaks(), 1::bigint, 'a forged event breaks the chain');
update public.referral_events set reason = 'x' where key = 'once';
alter table public.referral_events enable always trigger refuse_change;

-- What it adds up to: a website that leaves and comes back, a decision that is taken back, a reward that is reversed
select pg_temp.launch('bo', '40 days');
update public.launches set ended_at = now() - interval '20 days', end_reason = 'offline' where profile_id = pg_temp.user_id('bo');
select pg_temp.launch('bo', '10 days');
select is(public.claim_due_referrals(), 0, 'thirty new days begin when a website is back');
select results_eq(format('select status, launched_at, ended_at from public.referrals where id = %L', pg_temp.referral('bo')),
  $$ values ('launched', now() - interval '10 days', null::timestamptz) $$, 'the last launch counts');
select public.decide_referral(pg_temp.referral('bo'), 'hold', 'Nadia', 'Same network as you');
select results_eq(format('select status, reason from public.referrals where id = %L', pg_temp.referral('bo')),
  $$ values ('held', 'Same network as you') $$, 'a held referral says why');
select public.decide_referral(pg_temp.referral('bo'), 'release', 'Nadia', 'A colleague');
select public.decide_referral(pg_temp.referral('bo'), 'reject', 'Nadia', 'Employee of the practice');
select is((select status from public.referrals where id = pg_temp.referral('bo')), 'rejected', 'a rejection closes it');
select public.decide_referral(pg_temp.referral('bo'), 'credit', 'Nadia', 'Was a mistake');
select is((select status from public.referrals where id = pg_temp.referral('bo')), 'launched', 'credited by hand it goes on where it was');
select pg_temp.launch('cy', '31 days');
select is(public.claim_due_referrals(), 1, 'after thirty days it is due');
select is((select due_at from public.referrals where id = pg_temp.referral('cy')), now() - interval '1 day', 'since the day on which the thirty days were over');
select public.decide_referral(pg_temp.referral('cy'), 'approve', 'Nadia', 'Looked at the website');
select public.decide_referral(pg_temp.referral('cy'), 'reverse', 'Nadia', 'It was a test');
select results_eq(format('select status, reason, approved_at from public.referrals where id = %L', pg_temp.referral('cy')),
  $$ values ('rejected', 'It was a test', null::timestamptz) $$, 'a reversed reward is not counted');
select results_eq('select approved_cents, reversed_cents, paid_cents from private.ledger_accounts where partner = private.partner_of(pg_temp.user_id(''pat''))',
  'values (20000::bigint, 20000::bigint, 0::bigint)', 'the sums know both');
select is_empty(
  $$ select referral.id from public.referrals as referral left join private.folded_events as folded on folded.referral = referral.id
     where (referral.status, referral.reason, referral.evidence, referral.onboarded_at, referral.held_at, referral.launched_at,
         referral.ended_at, referral.due_at, referral.approved_at, referral.paid_at, referral.closed_at)
       is distinct from (folded.status, folded.reason, folded.evidence, folded.onboarded_at, folded.held_at, folded.launched_at,
         folded.ended_at, folded.due_at, folded.approved_at, folded.paid_at, folded.closed_at) $$,
  'every row of referrals is what its events add up to');

-- Erasure
create temporary table before as select max(seq) as last, count(*) as events, sum(('x' || encode(substr(hash, 1, 4), 'hex'))::bit(32)::bigint) as hashes from public.referral_events;
delete from auth.users where id = pg_temp.user_id('pat');
select is_empty($$ select from private.ledger_partners where profile_id = pg_temp.user_id('pat') $$, 'erasing a partner erases the map');
select results_eq(
  'select count(*), sum((''x'' || encode(substr(hash, 1, 4), ''hex''))::bit(32)::bigint) from public.referral_events, before where seq <= last', 'select events, hashes from before',
  'and changes no event');
select pg_temp.add_user('quinn', 'quinn@partner.example');
select lives_ok($$ delete from auth.users where id = pg_temp.user_id('cy') $$, 'a practice can be erased');
select pg_temp.capture('cy@practice.example', 'quinn');
select pg_temp.add_user('cy again', 'cy@practice.example');
select is((select status from public.referrals where referred_id = pg_temp.user_id('cy again')), 'duplicate',
  'a practice that comes back earns nobody a second reward, also when its partner is gone');

select * from finish();
rollback;
