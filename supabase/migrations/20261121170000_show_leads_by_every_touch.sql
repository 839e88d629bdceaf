-- A partner is told of a lead by the rule that judges it later: whoever touched a person, by the capture or by the first
-- touch that the browser kept, sees the lead from the start and keeps it at the sign-up. And each answer is one walk
-- over the captures of the partner: asking for every person anew took minutes where there are 100,000.

-- Codes are compared as private.credit_referrals does. The second index holds only what the first does not find, which
-- is little: most captures are made at the first visit.
drop index public.leads_referral_source_index;
create index leads_code_index on public.leads (upper(btrim(referral_source)), created_at)
where referral_source is not null;
create index leads_first_code_index on public.leads (upper(btrim(first_touch ->> 'ref')), created_at)
where first_touch ->> 'ref' is not null
  and upper(btrim(first_touch ->> 'ref')) is distinct from upper(btrim(referral_source));

create view partners.touches with (security_invoker = true) as
with touches as not materialized (
  select upper(btrim(referral_source)) as code, id as lead_id, email, created_at, channel,
    utm_source::text, utm_medium::text, utm_campaign::text, page::text
  from public.leads
  where referral_source is not null and email is not null
  union all
  -- They came back by another way: its page and its campaign are nobody else's business.
  select upper(btrim(first_touch ->> 'ref')), id, email, created_at, channel,
    first_touch ->> 'utm_source', first_touch ->> 'utm_medium', first_touch ->> 'utm_campaign', null
  from public.leads
  where first_touch ->> 'ref' is not null and email is not null
    and upper(btrim(first_touch ->> 'ref')) is distinct from upper(btrim(referral_source))
)
select touches.*,
  -- As private.normalize_email for what leads hold, at half the cost of 100,000 calls; a test compares them.
  case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else email
  end collate "C" as mailbox
from touches;
comment on view partners.touches is
  'Captures by the code that they bear witness to: their own, and another one of their first touch. One mailbox is one person.';
revoke all on partners.touches from public, anon, authenticated, service_role;

create or replace function partners.summary() returns jsonb
language plpgsql security definer
set search_path = ''
-- Partners differ a thousandfold in size: a plan made for one is bad for another, and none is worth compiling.
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  partner constant uuid := auth.uid();
  own_code constant text := (select referral_code from public.profiles where id = partner);
  this_week constant date := date_trunc('week', now() at time zone 'UTC')::date;
  answer jsonb;
begin
  perform private.approve_due_referrals();
  with touched as materialized (
    select mailbox, lead_id, created_at, utm_source, utm_campaign from partners.touches where code = own_code
  ), firsts as (
    select distinct on (mailbox) * from touched order by mailbox, created_at, lead_id
  ), own as materialized (
    select * from public.referrals where referrer_id = partner and status not in ('duplicate', 'self_referral', 'expired')
  ), counted as (
    -- Who counts has signed up, unless the operator has turned it down.
    select distinct touched.mailbox from own join touched on touched.lead_id = own.lead_id where own.status <> 'rejected'
  ), people as materialized (
    select firsts.created_at, firsts.utm_source, firsts.utm_campaign, counted.mailbox is not null as has_signed_up
    from firsts left join counted on counted.mailbox = firsts.mailbox
  ), weeks as (
    select date_trunc('week', created_at at time zone 'UTC')::date as starts_on, count(*) as leads
    from people where created_at >= (this_week - 49)::timestamp at time zone 'UTC' group by 1
  ), sources as (
    select utm_source as source, utm_campaign as campaign, count(*) as leads,
      count(*) filter (where has_signed_up) as signed_up
    from people group by utm_source, utm_campaign
    order by count(*) desc, utm_source, utm_campaign limit 20
  )
  select jsonb_build_object(
    'code', own_code,
    'funnel', (
      select jsonb_build_object(
        'leads', (select count(*) from people),
        'signed_up', count(*),
        'onboarded', count(onboarded_at),
        'launched', count(launched_at),
        'approved', count(approved_at),
        'paid', count(paid_at)
      ) from own
    ),
    'money', (
      select jsonb_build_object(
        'pending_cents', coalesce(sum(reward_cents) filter (where status in ('signed_up', 'onboarded', 'launched')), 0),
        'approved_cents', coalesce(sum(reward_cents) filter (where status = 'approved'), 0),
        'paid_cents', coalesce(sum(reward_cents) filter (where status = 'paid'), 0)
      ) from own
    ),
    'weeks', (
      select jsonb_agg(jsonb_build_object('starts_on', this_week - 7 * ago, 'leads', coalesce(weeks.leads, 0)) order by ago desc)
      from generate_series(0, 7) as ago left join weeks on weeks.starts_on = this_week - 7 * ago
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(sources) order by sources.leads desc, sources.source, sources.campaign), '[]')
      from sources
    )
  ) into answer;
  return answer;
end
$$;

create or replace function partners.pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  own_code constant text := (select referral_code from public.profiles where id = auth.uid());
begin
  return query
    select leads.page::text, leads.widget ->> 'version', leads.widget ->> 'mode', leads.channel, count(*)::integer,
      max(leads.created_at)
    from public.leads
    where upper(btrim(leads.referral_source)) = own_code and leads.referral_source is not null
      and leads.page is not null and leads.created_at > now() - interval '90 days'
    group by 1, 2, 3, 4
    order by max(leads.created_at) desc
    limit 100;
end
$$;

create or replace function partners.contacts()
returns table (
  id text, masked_email text, channel text, utm_source text, utm_medium text, utm_campaign text, page text,
  captures integer, first_captured_at timestamptz, last_captured_at timestamptz, stage text
)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
#variable_conflict use_column
declare
  partner constant uuid := auth.uid();
  own_code constant text := (select referral_code from public.profiles where id = partner);
begin
  return query
    with touched as materialized (
      select * from partners.touches where code = own_code
    ), latest as materialized (
      select mailbox, count(*)::integer as captures, max(created_at) as last_at
      from touched group by mailbox order by max(created_at) desc, mailbox limit 1000
    ), firsts as (
      select distinct on (touched.mailbox) touched.*, latest.captures, latest.last_at
      from touched join latest on latest.mailbox = touched.mailbox
      order by touched.mailbox, touched.created_at, touched.lead_id
    ), stages as (
      -- Somebody may have signed up with two spellings: what counts is shown before what does not.
      select distinct on (touched.mailbox) touched.mailbox, referrals.status
      from public.referrals join touched on touched.lead_id = referrals.lead_id
      where referrals.referrer_id = partner
      order by touched.mailbox, referrals.status in ('duplicate', 'self_referral', 'expired'), referrals.signed_up_at desc,
        referrals.id
    )
    -- Named by their first capture, which is random: a hash of the address could be guessed from its first letter and
    -- domain.
    select firsts.lead_id::text, private.mask_email(firsts.email), firsts.channel, firsts.utm_source, firsts.utm_medium,
      firsts.utm_campaign, firsts.page, firsts.captures, firsts.created_at, firsts.last_at,
      coalesce(stages.status, 'lead')
    from firsts left join stages on stages.mailbox = firsts.mailbox
    order by firsts.last_at desc, firsts.mailbox;
end
$$;
drop function partners.people(uuid);
