-- How often the pages of published sites were opened, by site, day, page and referring host. Nothing is stored of a person.
create table private.page_loads (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  page text not null,
  source text not null,
  loads bigint not null,

  primary key (profile_id, day, page, source),
  constraint page_loads_positive check (loads > 0),
  constraint page_loads_page_length check (char_length(page) between 1 and 200),
  constraint page_loads_source_length check (char_length(source) <= 253)
)
with (fillfactor = 80);
create index page_loads_day_index on private.page_loads (day);

comment on table private.page_loads is 'How often pages of published sites were opened. Nothing in it tells one person from another.';
comment on column private.page_loads.profile_id is 'The owner of the site.';
comment on column private.page_loads.day is 'In UTC.';
comment on column private.page_loads.page is 'The path without a query; "other" for all pages beyond the limit of a day.';
comment on column private.page_loads.source is 'The host name of the referring site; empty when none is known, "other" beyond the limit.';
comment on column private.page_loads.loads is 'How often the page was opened.';

create table private.page_load_batches (
  id uuid primary key,
  added_at timestamptz not null default now()
);
create index page_load_batches_added_at_index on private.page_load_batches (added_at);
comment on table private.page_load_batches is 'Batches of engines that were added: one that is sent again is refused for two days.';
comment on column private.page_load_batches.id is 'Made up by the engine.';

grant select, insert, update, delete on private.page_loads, private.page_load_batches to service_role;
-- No policy: clients reach the counts only through functions.
alter table private.page_loads enable row level security;
alter table private.page_load_batches enable row level security;

create function public.add_page_loads(batch uuid, counts jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  counted record;
  is_known boolean;
begin
  if jsonb_typeof(counts) is distinct from 'array' or jsonb_array_length(counts) > 5000 then
    raise exception 'Counts are an array of at most 5000' using errcode = '22023';
  end if;
  insert into private.page_load_batches (id) values (batch) on conflict do nothing;
  if not found then
    return false;
  end if;
  -- In one order, so that two engines do not wait for each other's rows.
  for counted in
    select owner.profile_id, given.day, given.page, given.source, sum(given.loads)::bigint as loads
    from jsonb_to_recordset(counts) as given (host text, day date, page text, source text, loads bigint)
    cross join lateral (
      select domains.profile_id from public.site_domains as domains where domains.hostname = given.host
      union all
      select names.profile_id from public.site_names as names where names.name = split_part(given.host, '.', 1)
      limit 1
    ) as owner
    join public.sites as site on site.profile_id = owner.profile_id
    where given.day between today - 1 and today
      and given.loads between 1 and 100000
      and (given.page ~ '^/[^[:cntrl:]?#]{0,199}$' or given.page = 'other')
      and (given.source in ('', 'other') or given.source ~ '^([a-z0-9_-]{1,63}\.)+[a-z0-9-]{1,63}$' and char_length(given.source) <= 253)
    group by owner.profile_id, given.day, given.page, given.source
    order by owner.profile_id, given.day, given.page, given.source
  loop
    perform pg_advisory_xact_lock(hashtextextended(counted.profile_id::text, 12));
    is_known := exists (
      select from private.page_loads as known
      where known.profile_id = counted.profile_id and known.day = counted.day
        and known.page = counted.page and known.source = counted.source
    ) or (
      select count(*) from private.page_loads as known
      where known.profile_id = counted.profile_id and known.day = counted.day
    ) < 500;
    insert into private.page_loads as known (profile_id, day, page, source, loads)
    values (
      counted.profile_id, counted.day, case when is_known then counted.page else 'other' end,
      case when is_known then counted.source else 'other' end, counted.loads
    )
    on conflict on constraint page_loads_pkey do update set loads = known.loads + excluded.loads;
  end loop;
  return true;
end
$$;
comment on function public.add_page_loads(uuid, jsonb) is
  'Adds what an engine counted since its last batch; false for a batch that was added before. Hosts that are nobody''s, days '
  'before yesterday and values out of bounds are left out. A site has at most 500 rows of its own a day, the rest is "other".';
grant execute on function public.add_page_loads(uuid, jsonb) to service_role;
