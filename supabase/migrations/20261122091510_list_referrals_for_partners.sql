-- Lists are read in pages by key: rows that appear meanwhile neither repeat nor hide others, and a page reads the same
-- number of rows however long the list is. Each answer has the page and the key of its last row (next; null on the last
-- page). Answers are one value, so the row limit of the REST interface does not cut them off.

create function partners.select_rows(
  relation regclass, partner_column text, sort_column text, is_descending boolean, places integer[], after jsonb,
  room integer
)
returns text
language plpgsql stable
set search_path = ''
as $$
declare
  -- All rows in the order by status: one scan of an index instead of one for each status.
  is_one_scan constant boolean := sort_column = 'stage_place' and cardinality(places) >= 10;
  direction constant text := case when is_descending then 'desc' else 'asc' end;
  key_type constant text := (
    select format_type(atttypid, atttypmod) from pg_catalog.pg_attribute where attrelid = relation and attname = sort_column
  );
  branch constant text := format('select * from %s where %I = $1', relation, partner_column)
    || case when after is not null then format(
      ' and (%I, id) %s (%L::%s, %L::uuid)', sort_column, case when is_descending then '<' else '>' end,
      after ->> 'key', key_type, after ->> 'id'
    ) else '' end;
  branches text;
begin
  -- One scan of an index for each status, merged by Postgres.
  select string_agg(
    format(
      '(%s%s order by %I %s, id %s)', branch,
      case when is_one_scan then ' and stage_place >= 0' else ' and stage_place = ' || place end,
      sort_column, direction, direction
    ),
    ' union all '
  ) into branches
  from unnest(places) as place where not is_one_scan or place = places[1];
  return format(
    'select *, %1$I::text as sort_key, row_number() over (order by %1$I %2$s, id %2$s) as place '
    'from (select * from (%3$s) as rows order by %1$I %2$s, id %2$s limit %4$s) as page',
    sort_column, direction, branches, room
  );
end
$$;
comment on function partners.select_rows(regclass, text, text, boolean, integer[], jsonb, integer) is
  'A query of the next rows of a partner ($1) with one of these statuses in an order, each with its key and number.';

create function partners.list(
  sort_by text, is_descending boolean, wanted_statuses text[], after jsonb, page_size integer, only_one uuid
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- Only the scans of the index can stop after a page. Postgres expects too little of that when it merges them.
set enable_sort = off
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
declare
  partner constant uuid := auth.uid();
  sort_column constant text := case sort_by
    when 'signed_up' then 'signed_up_at' when 'person' then 'person_key' when 'status' then 'stage_place'
    when 'reward' then 'reward_key'
  end;
  places constant integer[] := case
    when wanted_statuses is null then array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    else array(select distinct private.stage_place(wanted) from unnest(wanted_statuses) as wanted)
  end;
  statuses jsonb;
  rows jsonb;
  next jsonb;
  obstacle text;
  leaving uuid[];
begin
  if sort_column is null then
    raise exception 'Referrals cannot be sorted by %', sort_by using errcode = '22023';
  end if;
  if private.stage_place('approved') = any (places) then
    select * into obstacle, leaving from partners.due_limits(partner);
  end if;
  execute format(
    $query$
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', id, 'number', number, 'evidence', evidence, 'masked_email', masked_email, 'status', status, 'reason', reason, 'reward_cents', reward_cents,
          'signed_up_at', signed_up_at, 'onboarded_at', onboarded_at, 'launched_at', launched_at,
          'held_at', held_at, 'ended_at', ended_at, 'due_at', due_at, 'approved_at', approved_at, 'paid_at', paid_at, 'closed_at', closed_at,
          'approves_at', case when status = 'launched' then launched_at + private.approval_time() end,
          'decides_by', case when status = 'held' then private.arrival((held_at at time zone 'America/New_York')::date, 'ach') end,
          'waits_for', partners.due_obstacle(id, status, $4, $5),
          'payment', (
            select jsonb_build_object(
              'statement', line.number, 'sent_on', line.sent_on, 'arrives_on', line.arrives_on, 'method', line.method,
              'is_on_its_way', line.arrives_on >= private.today()
            )
            from public.payout_lines as line
            -- One scan of an index for each row: Postgres would rather merge all items with all lines.
            where line.id = (
              select item.line_id from public.payout_items as item
              where item.referral = page.id and item.released_at is null and item.cents > 0
              order by item.event_seq desc limit 1
            ) and line.state = 'sent'
          )
        ) order by place) filter (where place <= $2), '[]'),
        case when count(*) > $2 then jsonb_agg(jsonb_build_object('key', sort_key, 'id', id)) filter (where place = $2) -> 0 end
      from (%s) as page
    $query$,
    case when only_one is null
      then partners.select_rows('public.referrals', 'referrer_id', sort_column, is_descending, places, after, page_size + 1)
      else 'select *, null::text as sort_key, 1 as place from public.referrals where id = $3 and referrer_id = $1 and is_told'
    end
  ) into rows, next using partner, page_size, only_one, obstacle, leaving;
  select coalesce(jsonb_object_agg(status, referrals) filter (where referrals > 0), '{}') into statuses
  from partners.referral_totals where partner_id = partner;
  return jsonb_build_object(
    'rows', rows, 'next', next, 'statuses', statuses,
    'total', case when only_one is not null then jsonb_array_length(rows) else (
      select coalesce(sum(amount::bigint), 0) from jsonb_each_text(statuses) as totals (status, amount)
      where wanted_statuses is null or status = any (wanted_statuses)
    ) end
  );
end
$$;
comment on function partners.list(text, boolean, text[], jsonb, integer, uuid) is 'Implements public.referral_list.';
grant execute on function partners.list(text, boolean, text[], jsonb, integer, uuid) to authenticated;

create function partners.contacts(
  sort_by text, is_descending boolean, wanted_stages text[], search text, after jsonb, page_size integer
)
returns jsonb
language plpgsql stable security definer
set search_path = ''
-- Only the scans of the index can stop after a page. Postgres expects too little of that when it merges them.
set enable_sort = off
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
declare
  partner constant uuid := auth.uid();
  sort_column constant text := case sort_by
    when 'last' then 'last_at' when 'first' then 'first_at' when 'person' then 'person_key'
    when 'stage' then 'stage_place' when 'source' then 'source_key' when 'page' then 'page_key'
  end;
  places constant integer[] := case
    when wanted_stages is null then array[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    else array(select distinct private.stage_place(wanted) from unnest(wanted_stages) as wanted)
  end;
  -- Null without a search.
  words constant text[] := regexp_split_to_array(nullif(lower(btrim(left(search, 200))), ''), '\s+');
  -- How many people are looked at for one page.
  room constant integer := case when words is null then page_size else 500 end;
  stages jsonb;
  rows jsonb;
  next jsonb;
  is_end boolean;
  found integer;
begin
  if sort_column is null then
    raise exception 'Contacts cannot be sorted by %', sort_by using errcode = '22023';
  end if;
  execute format(
    $query$
      with looked_at as materialized (%s), found as (
        select *, row_number() over (order by place) as number from looked_at
        where place <= $3 and ($4 is null or not exists (
          select from unnest($4) as word
          where position(word in lower(masked_email) || ' '
            || private.source_words(channel, utm_source, utm_medium, utm_campaign) || ' ' || private.page_words(page)) = 0
        ))
      ), ends as (
        select sort_key, id from found where number = $2 and (
          exists (select from found where number > $2) or (select count(*) from looked_at) > $3
        )
        union all
        select sort_key, id from looked_at
        where place = $3 and (select count(*) from looked_at) > $3 and (select count(*) from found) < $2
      )
      select (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', id, 'masked_email', masked_email, 'channel', channel, 'utm_source', utm_source,
            'utm_medium', utm_medium, 'utm_campaign', utm_campaign, 'page', page, 'captures', captures,
            'first_captured_at', first_at, 'last_captured_at', last_at, 'stage', stage
          ) order by number) filter (where number <= $2), '[]') from found
        ),
        (select jsonb_build_object('key', sort_key, 'id', id) from ends),
        (select count(*) from looked_at) <= $3,
        (select count(*) from found)
    $query$,
    partners.select_rows('partners.people', 'partner_id', sort_column, is_descending, places, after, room + 1)
  ) into rows, next, is_end, found using partner, page_size, room, words;
  select coalesce(jsonb_object_agg(name, people) filter (where people > 0), '{}') into stages
  from partners.people_totals where partner_id = partner and kind = 'stage';
  return jsonb_build_object(
    'rows', rows, 'next', next, 'stages', stages,
    'total', case
      when words is null then (
        select coalesce(sum(amount::bigint), 0) from jsonb_each_text(stages) as totals (stage, amount)
        where wanted_stages is null or stage = any (wanted_stages)
      )
      when after is null and is_end then found
    end
  );
end
$$;
comment on function partners.contacts(text, boolean, text[], text, jsonb, integer) is 'Implements public.referral_contacts.';
grant execute on function partners.contacts(text, boolean, text[], text, jsonb, integer) to authenticated;

create function public.referral_list(
  sort_by text default 'signed_up', is_descending boolean default true, wanted_statuses text[] default null,
  after jsonb default null, page_size integer default 50, only_one uuid default null
)
returns jsonb
language sql stable set search_path = ''
as 'select partners.list(sort_by, is_descending, nullif(wanted_statuses, ''{}''), after, least(greatest(page_size, 1), 1000), only_one)';
comment on function public.referral_list(text, boolean, text[], jsonb, integer, uuid) is
  'A page of the caller''s referrals that are told with masked emails, sorted by signed_up, person, status or reward. A row that was sent has '
  'its "payment" {statement, sent_on, arrives_on, method, is_on_its_way}. With only_one, this referral alone. Returns {"rows", '
  '"next": pass it as "after"; null on the last page, "total", "statuses": how many there are of each, without the filter}.';

create function public.referral_contacts(
  sort_by text default 'last', is_descending boolean default true, wanted_stages text[] default null,
  search text default null, after jsonb default null, page_size integer default 50
)
returns jsonb
language sql stable set search_path = ''
as 'select partners.contacts(sort_by, is_descending, nullif(wanted_stages, ''{}''), search, after, least(greatest(page_size, 1), 1000))';
comment on function public.referral_contacts(text, boolean, text[], text, jsonb, integer) is
  'A page of the caller''s leads with masked emails, sorted by last, first, person, stage, source or page. Each word of the '
  'search is in email, source or page. Returns {"rows", "next": pass it as "after"; null on the last page, "total", '
  '"stages": how many there are of each, without search and filter}. A search looks at 500 people for each page, so a '
  'page may have fewer rows before the last one, and total is null if there are more people than that.';

grant execute on function public.referral_list(text, boolean, text[], jsonb, integer, uuid),
  public.referral_contacts(text, boolean, text[], text, jsonb, integer)
to authenticated;
