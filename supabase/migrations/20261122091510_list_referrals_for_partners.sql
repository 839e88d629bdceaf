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

revoke all on function public.referral_list(text, boolean, text, jsonb, integer),
  public.referral_contacts(text, boolean, text, text, jsonb, integer)
from public, anon, service_role;
grant execute on function public.referral_list(text, boolean, text, jsonb, integer),
  public.referral_contacts(text, boolean, text, text, jsonb, integer)
to authenticated;
