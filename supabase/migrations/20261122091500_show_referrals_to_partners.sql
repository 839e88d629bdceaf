-- What partners may read about other people: counts and masked emails, computed by functions that run with the rights of
-- their owner. The REST interface does not expose their schema; public has a wrapper for each.
--
-- The dashboard counts a person as a lead of every partner whose code they touched, by the same touches that
-- private.credit_referrals judges, so no lead appears or disappears at sign-up. Each function reads the captures of the
-- partner once: a query for each person took minutes for 100,000 captures.
create schema partners;
comment on schema partners is 'What partners may see of the people they referred. Called only through functions in public.';
revoke all on schema partners from public;
grant usage on schema partners to authenticated;

create view partners.touches with (security_invoker = true) as
with touches as not materialized (
  select upper(btrim(referral_source)) as code, id as lead_id, email, created_at, channel,
    utm_source::text, utm_medium::text, utm_campaign::text, page::text
  from public.leads
  where referral_source is not null and email is not null
  union all
  -- The capture came through another code, so its page and campaign are hidden from the partner of the first touch.
  select upper(btrim(first_touch ->> 'ref')), id, email, created_at, channel,
    first_touch ->> 'utm_source', first_touch ->> 'utm_medium', first_touch ->> 'utm_campaign', null
  from public.leads
  where first_touch ->> 'ref' is not null and email is not null
    and upper(btrim(first_touch ->> 'ref')) is distinct from upper(btrim(referral_source))
)
select touches.*,
  -- The same as private.normalize_email for canonical emails, at half the cost of 100,000 calls; a test compares them.
  case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else email
  end collate "C" as mailbox
from touches;
comment on view partners.touches is
  'Captures by code: that of the capture, and that of its first touch if it differs. One mailbox is one person.';
revoke all on partners.touches from public, anon, authenticated, service_role;

create function partners.summary() returns jsonb
language plpgsql security definer
set search_path = ''
-- Partners differ a thousandfold in size: a plan for one is bad for another, and JIT costs more than it saves.
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
    -- A rejected referral does not count as a sign-up.
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
comment on function partners.summary() is 'Funnel, money, weeks and sources of the caller.';
revoke all on function partners.summary() from public, anon;
grant execute on function partners.summary() to authenticated;

create function partners.pages()
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
comment on function partners.pages() is 'The 100 pages with the latest captures by code of the caller in the last 90 days.';
revoke all on function partners.pages() from public, anon;
grant execute on function partners.pages() to authenticated;

create function public.referral_summary() returns jsonb
language sql set search_path = ''
as 'select partners.summary()';
comment on function public.referral_summary() is 'Results of the caller''s referral code: code, funnel, money, weeks, sources.';

create function public.referral_pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language sql stable set search_path = ''
as 'select * from partners.pages()';
comment on function public.referral_pages() is 'The 100 pages with the latest captures by code of the caller in the last 90 days.';

revoke all on function public.referral_summary(), public.referral_pages() from public, anon, service_role;
grant execute on function public.referral_summary(), public.referral_pages() to authenticated;
