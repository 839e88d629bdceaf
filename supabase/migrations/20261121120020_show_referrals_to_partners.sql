-- What partners read of people who are not themselves: counts and masked addresses, computed by functions that act as
-- their owner. They live in a schema that the REST interface does not expose; `public` has a thin door to each.
create schema partners;
comment on schema partners is 'What a partner may see of the people they brought. Reached through functions of public alone.';
revoke all on schema partners from public;
grant usage on schema partners to authenticated;

create function partners.people(partner_id uuid)
returns table (
  id text, masked_email text, channel text, utm_source text, utm_medium text, utm_campaign text, page text,
  captures integer, first_captured_at timestamptz, last_captured_at timestamptz, stage text
)
language sql stable security definer
set search_path = ''
as $$
  with own as (
    select leads.*, private.normalize_email(leads.email) as person
    from public.profiles
    join public.leads on leads.referral_source in (profiles.referral_code, lower(profiles.referral_code))
    where profiles.id = partner_id and leads.email is not null
    union
    -- Whoever was credited by a first touch came last by another way.
    select leads.*, private.normalize_email(leads.email)
    from public.referrals
    join public.leads on leads.id = referrals.lead_id
    where referrals.referrer_id = partner_id
  ), firsts as (
    select distinct on (own.person) own.* from own order by own.person, own.created_at
  ), counted as (
    select own.person, count(*)::integer as captures, max(own.created_at) as last_at from own group by own.person
  )
  -- Named by their first capture, which is random: a hash of the address could be guessed from its first letter and domain.
  select firsts.id::text, private.mask_email(firsts.email), firsts.channel, firsts.utm_source,
    firsts.utm_medium, firsts.utm_campaign, firsts.page, counted.captures, firsts.created_at, counted.last_at,
    coalesce((
      select referrals.status from public.referrals
      join public.leads as tied on tied.id = referrals.lead_id
      where referrals.referrer_id = partner_id and private.normalize_email(tied.email) = firsts.person
      limit 1
    ), 'lead')
  from firsts join counted on counted.person = firsts.person
$$;
comment on function partners.people(uuid) is 'Everybody whose captures carry the code of a partner: one row a mailbox.';
revoke all on function partners.people(uuid) from public, anon, authenticated;

create function partners.summary() returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  partner constant uuid := auth.uid();
  this_week constant date := date_trunc('week', now() at time zone 'UTC')::date;
  answer jsonb;
begin
  perform private.approve_due_referrals();
  with people as materialized (
    select * from partners.people(partner)
  ), own as materialized (
    select * from public.referrals where referrer_id = partner and status not in ('duplicate', 'self_referral', 'expired')
  )
  select jsonb_build_object(
    'code', (select referral_code from public.profiles where id = partner),
    'funnel', jsonb_build_object(
      'leads', (select count(*) from people),
      'signed_up', (select count(*) from own),
      'onboarded', (select count(*) from own where onboarded_at is not null),
      'launched', (select count(*) from own where launched_at is not null),
      'approved', (select count(*) from own where approved_at is not null),
      'paid', (select count(*) from own where paid_at is not null)
    ),
    'money', jsonb_build_object(
      'pending_cents', (select coalesce(sum(reward_cents), 0) from own where status in ('signed_up', 'onboarded', 'launched')),
      'approved_cents', (select coalesce(sum(reward_cents), 0) from own where status = 'approved'),
      'paid_cents', (select coalesce(sum(reward_cents), 0) from own where status = 'paid')
    ),
    'weeks', (
      select jsonb_agg(jsonb_build_object('starts_on', this_week - 7 * ago, 'leads', (
        select count(*) from people
        where first_captured_at >= (this_week - 7 * ago)::timestamp at time zone 'UTC'
          and first_captured_at < (this_week - 7 * ago + 7)::timestamp at time zone 'UTC'
      )) order by ago desc)
      from generate_series(0, 7) as ago
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(top) order by top.leads desc, top.source, top.campaign), '[]')
      from (
        select utm_source as source, utm_campaign as campaign, count(*) as leads,
          count(*) filter (where stage in ('signed_up', 'onboarded', 'launched', 'approved', 'paid')) as signed_up
        from people group by utm_source, utm_campaign
        order by count(*) desc, utm_source, utm_campaign limit 20
      ) as top
    )
  ) into answer;
  return answer;
end
$$;
comment on function partners.summary() is 'Funnel, money, weeks and sources of the caller.';
revoke all on function partners.summary() from public, anon;
grant execute on function partners.summary() to authenticated;

create function partners.list()
returns table (
  id uuid, masked_email text, status text, reason text, reward_cents integer, signed_up_at timestamptz,
  onboarded_at timestamptz, launched_at timestamptz, approved_at timestamptz, paid_at timestamptz,
  closed_at timestamptz, approves_at timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.approve_due_referrals();
  return query
    select own.id, own.masked_email, own.status, own.reason, own.reward_cents, own.signed_up_at, own.onboarded_at,
      own.launched_at, own.approved_at, own.paid_at, own.closed_at,
      case when own.status = 'launched' then own.launched_at + interval '30 days' end
    from public.referrals as own
    where own.referrer_id = auth.uid()
    order by own.signed_up_at desc, own.id;
end
$$;
comment on function partners.list() is 'The referrals of the caller, newest first, without who they are.';
revoke all on function partners.list() from public, anon;
grant execute on function partners.list() to authenticated;

create function partners.pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select leads.page::text, leads.widget ->> 'version', leads.widget ->> 'mode', leads.channel, count(*)::integer,
    max(leads.created_at)
  from public.profiles
  join public.leads on leads.referral_source in (profiles.referral_code, lower(profiles.referral_code))
  where profiles.id = auth.uid() and leads.page is not null and leads.created_at > now() - interval '90 days'
  group by 1, 2, 3, 4
  order by max(leads.created_at) desc
  limit 100
$$;
comment on function partners.pages() is 'The pages from which captures with the code of the caller came in the last 90 days.';
revoke all on function partners.pages() from public, anon;
grant execute on function partners.pages() to authenticated;

create function partners.contacts()
returns table (
  id text, masked_email text, channel text, utm_source text, utm_medium text, utm_campaign text, page text,
  captures integer, first_captured_at timestamptz, last_captured_at timestamptz, stage text
)
language sql stable security definer
set search_path = ''
as $$
  select * from partners.people(auth.uid()) order by last_captured_at desc limit 1000
$$;
comment on function partners.contacts() is 'Everybody who came through the caller, last seen first.';
revoke all on function partners.contacts() from public, anon;
grant execute on function partners.contacts() to authenticated;

create function public.referral_summary() returns jsonb
language sql set search_path = ''
as 'select partners.summary()';
comment on function public.referral_summary() is 'What the code of the caller has brought: code, funnel, money, weeks, sources.';

create function public.referral_list()
returns table (
  id uuid, masked_email text, status text, reason text, reward_cents integer, signed_up_at timestamptz,
  onboarded_at timestamptz, launched_at timestamptz, approved_at timestamptz, paid_at timestamptz,
  closed_at timestamptz, approves_at timestamptz
)
language sql set search_path = ''
as 'select * from partners.list()';
comment on function public.referral_list() is 'The referrals of the caller, newest first; addresses are masked.';

create function public.referral_pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language sql stable set search_path = ''
as 'select * from partners.pages()';
comment on function public.referral_pages() is 'The pages from which captures with the code of the caller came lately.';

create function public.referral_contacts()
returns table (
  id text, masked_email text, channel text, utm_source text, utm_medium text, utm_campaign text, page text,
  captures integer, first_captured_at timestamptz, last_captured_at timestamptz, stage text
)
language sql stable set search_path = ''
as 'select * from partners.contacts()';
comment on function public.referral_contacts() is 'The people who came through the code of the caller; addresses are masked.';

revoke all on function public.referral_summary(), public.referral_list(), public.referral_pages(), public.referral_contacts()
from public, anon, service_role;
grant execute on function public.referral_summary(), public.referral_list(), public.referral_pages(),
  public.referral_contacts() to authenticated;
