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

-- Lists are read in pages by key: rows that appear meanwhile neither repeat nor hide others. Each answer has the page, the
-- key of its last row (next; null on the last page) and how many rows match in total. Answers are one value, so the row
-- limit of the REST interface does not cut them off.
create function partners.list(
  sort_by text, is_descending boolean, wanted_status text, after jsonb, page_size integer
)
returns jsonb
language plpgsql security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  answer jsonb;
begin
  if sort_by is null or sort_by not in ('signed_up', 'person', 'status', 'reward') then
    raise exception 'Referrals cannot be sorted by %', sort_by using errcode = '22023';
  end if;
  perform private.approve_due_referrals();
  with own as materialized (
    select *, case sort_by
      when 'signed_up' then to_char(signed_up_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
      when 'person' then lower(masked_email)
      -- The order of a referral's life, as in packages/shared/src/referrals/statuses.ts.
      when 'status' then array_position(array[
        'signed_up', 'onboarded', 'launched', 'approved', 'paid', 'rejected', 'duplicate', 'self_referral', 'expired'
      ], status)::text
      when 'reward' then lpad(
        case when status in ('rejected', 'duplicate', 'self_referral', 'expired') then 0 else reward_cents end::text, 6, '0'
      )
    end collate "C" as sort_key
    from public.referrals where referrer_id = auth.uid()
  ), found as (
    select * from own where wanted_status is null or status = wanted_status
  ), page as (
    select *, row_number() over (
      order by case when is_descending then sort_key end desc, case when is_descending then id end desc, sort_key, id
    ) as place
    from found
    where after is null or case
      when is_descending then (sort_key, id) < ((after ->> 'key') collate "C", (after ->> 'id')::uuid)
      else (sort_key, id) > ((after ->> 'key') collate "C", (after ->> 'id')::uuid)
    end
    order by place limit page_size + 1
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'masked_email', masked_email, 'status', status, 'reason', reason, 'reward_cents', reward_cents,
        'signed_up_at', signed_up_at, 'onboarded_at', onboarded_at, 'launched_at', launched_at,
        'approved_at', approved_at, 'paid_at', paid_at, 'closed_at', closed_at,
        'approves_at', case when status = 'launched' then launched_at + interval '30 days' end
      ) order by place) filter (where place <= page_size), '[]') from page
    ),
    'next', (
      select jsonb_build_object('key', sort_key, 'id', id) from page
      where place = page_size and (select count(*) from page) > page_size
    ),
    'total', (select count(*) from found),
    'statuses', (
      select coalesce(jsonb_object_agg(status, amount), '{}')
      from (select status, count(*) as amount from own group by status) as amounts
    )
  ) into answer;
  return answer;
end
$$;
comment on function partners.list(text, boolean, text, jsonb, integer) is 'Implements public.referral_list.';
revoke all on function partners.list(text, boolean, text, jsonb, integer) from public, anon;
grant execute on function partners.list(text, boolean, text, jsonb, integer) to authenticated;

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

create function partners.contacts(
  sort_by text, is_descending boolean, wanted_stage text, search text, after jsonb, page_size integer
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set jit = off
as $$
declare
  partner constant uuid := auth.uid();
  own_code constant text := (select referral_code from public.profiles where id = partner);
  -- Null without a search.
  words constant text[] := regexp_split_to_array(nullif(lower(btrim(left(search, 200))), ''), '\s+');
  answer jsonb;
begin
  if sort_by is null or sort_by not in ('last', 'first', 'person', 'stage', 'source', 'page') then
    raise exception 'Contacts cannot be sorted by %', sort_by using errcode = '22023';
  end if;
  with touched as materialized (
    select * from partners.touches where code = own_code
  ), seen as (
    select mailbox, count(*) as captures, max(created_at) as last_at from touched group by mailbox
  ), firsts as (
    select distinct on (mailbox) * from touched order by mailbox, created_at, lead_id
  ), stages as (
    -- A person may have signed up with two spellings: the referral that counts is shown.
    select distinct on (touched.mailbox) touched.mailbox, referrals.status
    from public.referrals join touched on touched.lead_id = referrals.lead_id
    where referrals.referrer_id = partner
    order by touched.mailbox, referrals.status in ('duplicate', 'self_referral', 'expired'), referrals.signed_up_at desc,
      referrals.id
  ), people as materialized (
    -- The id is that of the first capture, which is random: a hash of the email could be guessed from its first letter
    -- and domain.
    select firsts.lead_id as id, firsts.email, firsts.channel, firsts.utm_source,
      firsts.utm_medium, firsts.utm_campaign, firsts.page, seen.captures, firsts.created_at as first_at, seen.last_at,
      coalesce(stages.status, 'lead') as stage
    from firsts join seen on seen.mailbox = firsts.mailbox left join stages on stages.mailbox = firsts.mailbox
  ), worded as (
    -- What people see is what they sort by and search in: the words of contact-words.ts in the app.
    select people.*,
      -- As private.mask_email, without a call for each of 100,000 people; a test compares them.
      lower(left(email, 1) || '•••@' || split_part(email, '@', 2)) as person_words,
      lower(case channel
        when 'widget' then 'Your snippet' when 'form' then 'Your form' when 'link' then 'Your link' else channel
      end || ' ' || concat_ws(' / ', nullif(utm_source, ''), nullif(utm_medium, ''), nullif(utm_campaign, ''))) as source_words,
      lower(regexp_replace(coalesce(page, ''), '^https?://', '')) as page_words
    from people
  ), found as materialized (
    -- Only what a choice needs is computed for everybody: words are costly.
    select id, email, channel, utm_source, utm_medium, utm_campaign, worded.page, captures, first_at, last_at, stage, case sort_by
      when 'last' then to_char(last_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
      when 'first' then to_char(first_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
      when 'person' then person_words
      when 'stage' then coalesce(array_position(array[
        'signed_up', 'onboarded', 'launched', 'approved', 'paid', 'rejected', 'duplicate', 'self_referral', 'expired'
      ], stage), 0)::text
      when 'source' then source_words
      when 'page' then page_words
    end collate "C" as sort_key
    from worded
    where (wanted_stage is null or stage = wanted_stage) and (words is null or not exists (
      select from unnest(words) as word
      where position(word in person_words || ' ' || source_words || ' ' || page_words) = 0
    ))
  ), page as (
    select *, row_number() over (
      order by case when is_descending then sort_key end desc, case when is_descending then id end desc, sort_key, id
    ) as place
    from found
    where after is null or case
      when is_descending then (sort_key, id) < ((after ->> 'key') collate "C", (after ->> 'id')::uuid)
      else (sort_key, id) > ((after ->> 'key') collate "C", (after ->> 'id')::uuid)
    end
    order by place limit page_size + 1
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'masked_email', private.mask_email(email), 'channel', channel, 'utm_source', utm_source, 'utm_medium', utm_medium,
        'utm_campaign', utm_campaign, 'page', page.page, 'captures', captures, 'first_captured_at', first_at,
        'last_captured_at', last_at, 'stage', stage
      ) order by place) filter (where place <= page_size), '[]') from page
    ),
    'next', (
      select jsonb_build_object('key', sort_key, 'id', id) from page
      where place = page_size and (select count(*) from page) > page_size
    ),
    'total', (select count(*) from found),
    'stages', (
      select coalesce(jsonb_object_agg(stage, amount), '{}')
      from (select stage, count(*) as amount from people group by stage) as amounts
    )
  ) into answer;
  return answer;
end
$$;
comment on function partners.contacts(text, boolean, text, text, jsonb, integer) is 'Implements public.referral_contacts.';
revoke all on function partners.contacts(text, boolean, text, text, jsonb, integer) from public, anon;
grant execute on function partners.contacts(text, boolean, text, text, jsonb, integer) to authenticated;

create function public.referral_summary() returns jsonb
language sql set search_path = ''
as 'select partners.summary()';
comment on function public.referral_summary() is 'Results of the caller''s referral code: code, funnel, money, weeks, sources.';

create function public.referral_list(
  sort_by text default 'signed_up', is_descending boolean default true, wanted_status text default null,
  after jsonb default null, page_size integer default 50
)
returns jsonb
language sql set search_path = ''
as 'select partners.list(sort_by, is_descending, wanted_status, after, least(greatest(page_size, 1), 1000))';
comment on function public.referral_list(text, boolean, text, jsonb, integer) is
  'A page of the caller''s referrals with masked emails, sorted by signed_up, person, status or reward. Returns {"rows", '
  '"next": pass it as "after"; null on the last page, "total", "statuses": how many there are of each, without the filter}.';

create function public.referral_pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language sql stable set search_path = ''
as 'select * from partners.pages()';
comment on function public.referral_pages() is 'The 100 pages with the latest captures by code of the caller in the last 90 days.';

create function public.referral_contacts(
  sort_by text default 'last', is_descending boolean default true, wanted_stage text default null,
  search text default null, after jsonb default null, page_size integer default 50
)
returns jsonb
language sql stable set search_path = ''
as 'select partners.contacts(sort_by, is_descending, wanted_stage, search, after, least(greatest(page_size, 1), 1000))';
comment on function public.referral_contacts(text, boolean, text, text, jsonb, integer) is
  'A page of the caller''s leads with masked emails, sorted by last, first, person, stage, source or page. Each word of the '
  'search is in email, source or page. Returns {"rows", "next": pass it as "after"; null on the last page, "total", '
  '"stages": how many there are of each, without search and filter}.';

revoke all on function public.referral_summary(), public.referral_pages(),
  public.referral_list(text, boolean, text, jsonb, integer),
  public.referral_contacts(text, boolean, text, text, jsonb, integer)
from public, anon, service_role;
grant execute on function public.referral_summary(), public.referral_pages(),
  public.referral_list(text, boolean, text, jsonb, integer),
  public.referral_contacts(text, boolean, text, text, jsonb, integer)
to authenticated;
