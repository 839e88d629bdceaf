-- How often the pages of published sites were opened, by site, day, page and referring host. Nothing is stored of a person.
create table public.page_loads (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  page text not null,
  source text not null,
  loads bigint not null,

  primary key (profile_id, day, page, source),
  constraint page_loads_positive check (loads > 0),
  constraint page_loads_page_length check (char_length(page) between 1 and 256),
  constraint page_loads_source_length check (char_length(source) <= 253)
)
-- Free space on each page lets Postgres add to a row without touching the indexes.
with (fillfactor = 80);
create index page_loads_day_index on public.page_loads (day);

comment on table public.page_loads is 'How often pages of published sites were opened. Nothing in it tells one person from another. Kept 400 days.';
comment on column public.page_loads.profile_id is 'The owner of the site.';
comment on column public.page_loads.day is 'In Eastern time.';
comment on column public.page_loads.page is 'The path without a query; "other" for all pages beyond the limit of a day.';
comment on column public.page_loads.source is
  'The host name of the referring site; empty when none is known, "own" for the site itself, "other" beyond the limit.';
comment on column public.page_loads.loads is 'How often the page was opened.';

create table private.page_load_batches (
  id uuid primary key,
  added_at timestamptz not null default now()
);
create index page_load_batches_added_at_index on private.page_load_batches (added_at);
comment on table private.page_load_batches is 'Batches of engines that were added: one that is sent again is refused.';
comment on column private.page_load_batches.id is 'Made up by the engine.';

grant select on public.page_loads to authenticated;
grant select, insert, update, delete on public.page_loads, private.page_load_batches to service_role;
alter table public.page_loads enable row level security;
-- No policy: only functions called by service_role use the table.
alter table private.page_load_batches enable row level security;

create policy "Owners read their own page loads" on public.page_loads
for select to authenticated using (profile_id = (select auth.uid()));

create function public.add_page_loads(batch uuid, counts jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'America/New_York')::date;
begin
  if jsonb_typeof(counts) is distinct from 'array' or jsonb_array_length(counts) > 5000 then
    raise exception 'Counts are an array of at most 5000' using errcode = '22023';
  end if;
  insert into private.page_load_batches (id) values (batch) on conflict do nothing;
  if not found then
    return false;
  end if;
  if counts = '[]' then
    return true;
  end if;
  -- Engines take turns, so that the limit of a site holds and two of them never wait for each other's rows.
  perform pg_advisory_xact_lock(hashtextextended('page_loads', 12));
  with named as (
    select deploy.profile_id, least(given.day, today) as day,
      case when given.page ~ '^/[^[:cntrl:]?#]{0,255}$' then given.page else 'other' end as page,
      case when given.source in ('', 'own') or given.source ~ '^([a-z0-9_-]{1,63}\.)+[a-z0-9-]{1,63}$' and char_length(given.source) <= 253
        then given.source else 'other' end as source,
      sum(given.loads)::bigint as loads
    from jsonb_to_recordset(counts) as given (deploy text, day date, page text, source text, loads bigint)
    join public.site_deploys as deploy on deploy.id = given.deploy
    -- An engine that could not hand over for two days gives up; its clock may be ahead at midnight.
    where given.day between today - 2 and today + 1 and given.loads between 1 and 1000000000 and deploy.profile_id is not null
    group by 1, 2, 3, 4
  ), filled as (
    select day.profile_id, day.day, (
      select count(*) from public.page_loads as known where known.profile_id = day.profile_id and known.day = day.day
    ) as amount
    from (select distinct named.profile_id, named.day from named) as day
  ), placed as (
    select named.*, known.loads is not null or filled.amount + row_number() over (
      partition by named.profile_id, named.day, known.loads is null order by named.loads desc, named.page, named.source
    ) <= 500 as fits
    from named join filled using (profile_id, day) left join public.page_loads as known using (profile_id, day, page, source)
  )
  insert into public.page_loads as known (profile_id, day, page, source, loads)
  select profile_id, day, case when fits then page else 'other' end, case when fits then source else 'other' end, sum(loads)
  from placed group by 1, 2, 3, 4
  on conflict on constraint page_loads_pkey do update set loads = known.loads + excluded.loads;
  return true;
end
$$;
comment on function public.add_page_loads(uuid, jsonb) is
  'Adds what an engine counted since its last batch, as [{deploy, day, page, source, loads}]; false for a batch that was added '
  'before. A deploy says whose site it was. Deploys that are nobody''s and days long past are left out; pages and sources that are '
  'none are "other", as is what a site has beyond 500 rows of its own a day.';
grant execute on function public.add_page_loads(uuid, jsonb) to service_role;

create function public.purge_page_loads() returns bigint
language plpgsql
set search_path = ''
as $$
declare
  purged bigint;
begin
  delete from public.page_loads where day < (now() at time zone 'America/New_York')::date - 400;
  get diagnostics purged = row_count;
  -- The days of a batch that is sent later than this are left out in any case.
  delete from private.page_load_batches where added_at < now() - interval '4 days';
  return purged;
end
$$;
comment on function public.purge_page_loads() is
  'Deletes page loads older than 400 days and returns how many rows; also the ids of batches that no engine sends again. A timer '
  'calls it every day: pg_cron on the hosted platform, the product''s script on the embedded stack.';
grant execute on function public.purge_page_loads() to service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('purge-page-loads', '27 3 * * *', 'select public.purge_page_loads()');
  end if;
end
$$;

create function private.top_sums(sums jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', name, 'loads', loads) order by name = 'other', loads desc, name), '[]')
  from (
    select case when place <= 20 then name else 'other' end as name, sum(loads)::bigint as loads
    from (
      select name, loads::bigint, row_number() over (order by name = 'other', loads::bigint desc, name) as place
      from jsonb_each_text(sums) as given (name, loads)
    ) as ranked
    group by 1
  ) as shown
$$;
comment on function private.top_sums(jsonb) is 'The 20 largest of {name: loads}, as an array with the largest first; the others are one, "other".';

create function drafts.page_load_sums() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (
    select loads.day, loads.page, loads.source, loads.loads from public.page_loads as loads
    where loads.profile_id = auth.uid() and loads.day > (now() at time zone 'America/New_York')::date - 30
  ), first as (
    select min(started_at) as live_since, (min(started_at) at time zone 'America/New_York')::date as live_on
    from public.launches where profile_id = auth.uid()
  ), launches as materialized (
    select started_at, ended_at, (started_at at time zone 'America/New_York')::date as first_day,
      coalesce((ended_at at time zone 'America/New_York')::date, 'infinity') as last_day
    from public.launches where profile_id = auth.uid() order by started_at desc limit 60
  ), days as (
    select date::date as day, coalesce(sum(own.loads), 0)::bigint as loads
    from generate_series(
      (now() at time zone 'America/New_York')::date - 29, (now() at time zone 'America/New_York')::date, interval '1 day'
    ) as date left join own on own.day = date::date
    group by 1
  )
  select jsonb_build_object(
    'live_since', (select live_since from first),
    'is_late', exists (select from launches where ended_at is null and started_at < now() - interval '2 hours')
      and coalesce((select max(added_at) from private.page_load_batches) < now() - interval '2 hours', true),
    'days', (
      select jsonb_agg(jsonb_build_object('day', day, 'loads', loads, 'state', case
        when loads > 0 or exists (select from launches where day between first_day and last_day) then 'live'
        when day > first.live_on then 'offline'
        else 'before'
      end) order by day) from days, first
    ),
    'pages', private.top_sums((select jsonb_object_agg(page, loads) from (select page, sum(loads) as loads from own group by 1) as pages)),
    'sources', private.top_sums((select jsonb_object_agg(source, loads) from (select source, sum(loads) as loads from own group by 1) as sources))
  )
$$;
comment on function drafts.page_load_sums() is 'Implements public.page_load_sums.';
grant execute on function drafts.page_load_sums() to authenticated;

create function public.page_load_sums() returns jsonb
language sql stable
set search_path = ''
as 'select drafts.page_load_sums()';
comment on function public.page_load_sums() is
  'How often the pages of the caller''s site were opened in the last 30 days: {"live_since": of the first publication or null, '
  '"is_late": whether no engine has handed anything over for two hours, "days": [{day, loads, state: before, live or offline}], '
  '"pages" and "sources": [{name, loads}], the largest first}.';
grant execute on function public.page_load_sums() to authenticated;
