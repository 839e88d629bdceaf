-- Standing checks of the books, every night and whenever an operator asks, and signs that a person should look at.
create table private.ledger_checks (
  id bigint primary key generated always as identity,
  ran_at timestamptz not null default now(),
  problems jsonb not null,
  events bigint not null,
  root bytea not null
);
comment on table private.ledger_checks is 'The checks that ran: what they found, and the state of all chains at that time.';
comment on column private.ledger_checks.root is 'A hash of the ends of all chains. Kept elsewhere, it shows whether the past was rewritten.';

grant select on private.ledger_checks to service_role;
alter table private.ledger_checks enable row level security;

create function private.check_ledger() returns table (name text, subject text, details text)
language sql stable
set search_path = ''
as $$
  with sums as materialized (
    select partner, count(*) as events,
      coalesce(sum(cents) filter (where kind = 'approved'), 0) as approved,
      coalesce(sum(cents) filter (where kind = 'reversed'), 0) as reversed,
      coalesce(sum(cents) filter (where kind = 'paid'), 0) as paid
    from public.referral_events group by partner
  )
  select 'sums', account.partner::text, 'The sums of the account are not those of its events'
  from private.ledger_accounts as account left join sums using (partner)
  where (account.events, account.approved_cents, account.reversed_cents, account.paid_cents)
    is distinct from (coalesce(sums.events, 0), coalesce(sums.approved, 0), coalesce(sums.reversed, 0), coalesce(sums.paid, 0))
  union all
  select 'page', sums.partner::text, 'Approved less reversed less paid is not what is owed and on its way to be paid'
  from sums
  left join (select partner, sum(cents) as cents from private.owed_items group by partner) as owed on owed.partner = sums.partner
  left join (
    select partner, sum(cents) as cents from public.payout_lines where state = 'open' group by partner
  ) as open on open.partner = sums.partner
  where sums.approved - sums.reversed - sums.paid <> coalesce(owed.cents, 0) + coalesce(open.cents, 0)
  union all
  select 'lines', 'S-' || line.number, 'The statement is not the sum of its items'
  from public.payout_lines as line
  left join (select line_id, sum(cents) as cents from public.payout_items group by line_id) as items on items.line_id = line.id
  where line.cents is distinct from items.cents
  union all
  select 'payments', coalesce(paid.payment, 'S-' || line.number), 'The events of the payment are not the statement'
  from (select payment, sum(cents) as cents from public.referral_events where kind = 'paid' group by payment) as paid
  full join (select number, 'S-' || number as name, case when state = 'sent' then cents else 0 end as cents from public.payout_lines) as line
    on line.name = paid.payment
  where coalesce(paid.cents, 0) <> coalesce(line.cents, 0)
  union all
  select 'batches', 'P-' || batch.number, 'A paid batch has open payments'
  from public.payouts as batch join public.payout_lines as line on line.payout_id = batch.id
  where batch.state = 'paid' and line.state = 'open'
  union all
  select 'stopped', 'S-' || line.number, 'An open payment may not leave: ' || private.line_obstacle(line)
  from public.payout_lines as line where line.state = 'open' and private.line_obstacle(line) is not null
  union all
  select 'captures', 'R-' || referral.number, 'Credited without a stored capture'
  from public.referrals as referral
  where referral.lead_id is null and referral.status not in ('rejected', 'duplicate', 'self_referral', 'expired')
    and exists (select from public.referral_events where referral = referral.id and kind = 'credited')
  union all
  select 'chain', chain.partner::text, 'The chain breaks at event ' || chain.seq
  from (
    select event.seq, event.partner, event.hash,
      private.hash_event(lag(event.hash, 1, ''::bytea) over (partition by event.partner order by event.seq), event) as computed
    from public.referral_events as event
  ) as chain where chain.hash <> chain.computed
  union all
  select 'chain', account.partner::text, 'The last event is missing'
  from private.ledger_accounts as account
  where account.events > 0 and account.hash is distinct from (
    select hash from public.referral_events where partner = account.partner order by seq desc limit 1
  )
  union all
  select 'status', 'R-' || referral.number, 'The status is not what the events say'
  from public.referrals as referral join private.folded_events as folded on folded.referral = referral.id
  where referral.status <> folded.status
$$;
comment on function private.check_ledger() is 'What is wrong in the books: nothing, when everything adds up.';

create function private.run_ledger_checks() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  found_problems jsonb;
begin
  select coalesce(jsonb_agg(to_jsonb(problem) order by name, subject), '[]') into found_problems
  from (select * from private.check_ledger() limit 100) as problem;
  insert into private.ledger_checks (problems, events, root)
  select found_problems, coalesce(sum(events), 0), sha256(coalesce(string_agg(hash, ''::bytea order by partner), ''::bytea))
  from private.ledger_accounts;
  -- Names go too, seven years after the last payment of a closed account.
  update public.payout_lines set legal_name = null
  where partner in (select partner from private.payout_details where erase_after <= now()) and legal_name is not null;
  delete from private.payout_details where erase_after <= now();
  perform private.forget_networks();
  perform private.forget_suspected_leads();
  perform private.forget_suspected_joins();
  return jsonb_build_object('problems', found_problems);
end
$$;
comment on function private.run_ledger_checks() is 'Implements public.run_ledger_checks.';
grant execute on function private.run_ledger_checks() to service_role;

create function public.run_ledger_checks() returns jsonb
language sql set search_path = ''
as 'select private.run_ledger_checks()';
comment on function public.run_ledger_checks() is
  'Checks the books now and keeps the result: {"problems": [{name, subject, details}]}, none when everything adds up.';
grant execute on function public.run_ledger_checks() to service_role;

create function private.claim_ledger_check() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Once a night, at 3:00 in the morning of the company; whoever comes second finds it done.
  update private.ledger_schedule set due_at = ((private.today() + 1)::timestamp + interval '3 hours') at time zone 'America/New_York'
  where due_at <= now();
  if not found then return null; end if;
  return private.run_ledger_checks();
end
$$;
comment on function private.claim_ledger_check() is 'Implements public.claim_ledger_check.';
grant execute on function private.claim_ledger_check() to service_role;

create function public.claim_ledger_check() returns jsonb
language sql set search_path = ''
as 'select private.claim_ledger_check()';
comment on function public.claim_ledger_check() is 'The check of this night, for the timer: what public.run_ledger_checks returns; null when it is done.';
grant execute on function public.claim_ledger_check() to service_role;

create function private.referral_flags(of_referral uuid) returns text[]
language sql stable security definer
set search_path = ''
as $$
  with asked as (
    select referral.*, partner.referral_code, lead.created_at as left_at, lead.email, map.partner, seen.network
    from public.referrals as referral
    join public.profiles as partner on partner.id = referral.referrer_id
    left join public.leads as lead on lead.id = referral.lead_id
    left join private.ledger_partners as map on map.profile_id = referral.referrer_id
    left join private.lead_networks as seen on seen.lead_id = referral.lead_id
    where referral.id = of_referral
  )
  select array_remove(array[
    (select 'many addresses within a minute' from asked where (
      select count(distinct lead.email) from public.leads as lead
      where upper(btrim(lead.referral_source)) = asked.referral_code and lead.referral_source is not null and lead.suspected is null
        and lead.created_at between asked.left_at - interval '30 seconds' and asked.left_at + interval '30 seconds'
    ) >= 5),
    (select 'many addresses from one network' from asked where (
      select count(distinct lead.email) from (
        select lead_id from private.lead_networks as seen
        where seen.code = asked.referral_code and seen.network = asked.network
          and seen.seen_at between asked.left_at - interval '30 days' and asked.left_at + interval '30 days'
        order by seen.seen_at desc limit 50
      ) as near join public.leads as lead on lead.id = near.lead_id and lead.suspected is null
    ) >= 5),
    (select 'partner and practice are on one network' from asked where exists (
      select from private.partner_networks as own where own.profile_id = asked.referrer_id and own.network = asked.network
    )),
    (select 'no visit was ever seen of this partner' from asked where not exists (
      select from (
        select evidence from public.referrals where referrer_id = asked.referrer_id order by signed_up_at desc limit 50
      ) as latest where evidence <> 'mailbox'
    )),
    (select 'the address also came without this partner' from asked where exists (
      select from public.leads as lead
      where lead.email = asked.email and lead.suspected is null and coalesce(upper(btrim(lead.referral_source)), '') <> asked.referral_code
    )),
    (select 'another partner has proof of a visit' from asked where exists (
      select from public.referrals as other
      where other.referred_id = asked.referred_id and other.id <> asked.id and other.evidence <> 'mailbox'
    )),
    (select 'the account is paid to another partner, too' from asked join private.payout_details as own on own.partner = asked.partner
      where exists (select from private.payout_details as other where other.fingerprint = own.fingerprint and other.partner <> own.partner))
  ], null)
$$;
comment on function private.referral_flags(uuid) is 'What a person should look at before a referral is approved; never a verdict.';
grant execute on function private.referral_flags(uuid) to service_role;
