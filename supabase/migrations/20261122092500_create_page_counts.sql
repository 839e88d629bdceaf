-- How often the widget was seen, used and sent, by partner, page and day. Nothing about visitors is stored, so these are
-- claims of browsers: partners see them, and no reward depends on them. A browser does not know which captures are
-- suspected, so no more of them are shown as sent than were stored without that mark. The limits are those of
-- packages/shared/src/leads/page-counts.ts; a test compares them.
create table private.page_counts (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  page varchar(500) not null,
  views bigint not null,
  focuses bigint not null,
  submits bigint not null,
  captures bigint not null default 0,
  is_new boolean not null default false,
  last_seen_at timestamptz,
  version varchar(40),
  ready_ms integer,

  primary key (profile_id, page, day),
  constraint page_counts_range check (views >= 0 and focuses >= 0 and submits >= 0 and ready_ms between 0 and 60000)
)
-- Free space on each page lets Postgres add to a row without touching the indexes.
with (fillfactor = 80);
create index page_counts_day_index on private.page_counts (day);
create index page_counts_profile_day_index on private.page_counts (profile_id, day);
create index page_counts_new_index on private.page_counts (profile_id, day) where is_new;

comment on table private.page_counts is 'What browsers reported about the widget: one row for each partner, page and day.';
comment on column private.page_counts.profile_id is 'The partner whose code the widget had.';
comment on column private.page_counts.day is 'In UTC.';
comment on column private.page_counts.page is 'Origin and path of the page with the widget; empty for all pages beyond the limit.';
comment on column private.page_counts.views is 'Forms that were on the screen.';
comment on column private.page_counts.focuses is 'Forms with a field that was focused.';
comment on column private.page_counts.submits is 'Captures that were sent, suspected ones as well.';
comment on column private.page_counts.captures is 'Captures that were stored and are not suspected, by the day they were stored on.';
comment on column private.page_counts.is_new is
  'Whether nothing but a browser had named the page before: such pages are limited, because anybody can make them up.';

comment on column private.page_counts.last_seen_at is 'When the last report came; null if there was only a capture.';
comment on column private.page_counts.version is 'The version of the widget that reported last; 0.1.0 does not say it.';
comment on column private.page_counts.ready_ms is 'How long the script took until its form was on the page, at the last report.';

grant select, insert, update, delete on private.page_counts to service_role;

-- No policy: clients reach counts only through functions.
alter table private.page_counts enable row level security;

create function public.count_page(
  code text, page text, views integer, focuses integer, submits integer, address_hash text default null,
  version text default null, ready_ms integer default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait constant integer := private.count_request(hashtextextended(address_hash, 7), 30, '1 minute');
  today constant date := (now() at time zone 'UTC')::date;
  partner constant uuid := (select id from public.profiles where referral_code = code);
  counted_page text := page;
  is_known boolean;
begin
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  if partner is null then
    return jsonb_build_object('counted', false);
  end if;
  is_known := exists (
    select from private.page_counts as known
    where known.profile_id = partner and known.page = counted_page and known.day > today - 30
  );
  -- Somebody who makes up pages takes no place from those that others report.
  if not is_known and private.count_request(hashtextextended(address_hash || partner, 9), 20, '1 day') > 0 then
    counted_page := '';
  elsif not is_known then
    -- New pages of one partner take turns, so that simultaneous ones do not exceed the limit.
    perform pg_advisory_xact_lock(hashtextextended(partner::text, 6));
    if (
      select count(*) from private.page_counts as known
      where known.profile_id = partner and known.day = today and known.is_new
    ) >= 100 then
      counted_page := '';
    end if;
  end if;
  insert into private.page_counts as known (profile_id, day, page, views, focuses, submits, is_new, last_seen_at, version, ready_ms)
  values (partner, today, counted_page, views, focuses, submits, not is_known and counted_page <> '', now(), version, ready_ms)
  on conflict on constraint page_counts_pkey do update set
    views = known.views + excluded.views,
    focuses = known.focuses + excluded.focuses,
    submits = known.submits + excluded.submits,
    last_seen_at = excluded.last_seen_at,
    version = excluded.version,
    ready_ms = coalesce(excluded.ready_ms, known.ready_ms);
  return jsonb_build_object('counted', true);
end
$$;
comment on function public.count_page(text, text, integer, integer, integer, text, text, integer) is
  'Adds to the counts of a page today. Returns {"counted"}, false for an unknown code, or {"retry_after"} in seconds if the '
  'address has reached its limit (30 a minute). A page with a capture or a count in the last 30 days always has counts of '
  'its own; of the others the first 100 of a code in one day have, 20 of them from one address, and the rest is counted as '
  'one.';
grant execute on function public.count_page(text, text, integer, integer, integer, text, text, integer) to service_role;

create function public.purge_page_counts() returns bigint
language plpgsql
set search_path = ''
as $$
declare
  purged bigint;
begin
  delete from private.page_counts where day < (now() at time zone 'UTC')::date - interval '13 months';
  get diagnostics purged = row_count;
  return purged;
end
$$;
comment on function public.purge_page_counts() is
  'Deletes counts older than 13 months and returns how many rows. A timer calls it every day: pg_cron on the hosted '
  'platform, the product''s script on the embedded stack.';
grant execute on function public.purge_page_counts() to service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('purge-page-counts', '17 3 * * *', 'select public.purge_page_counts()');
  end if;
end
$$;

create function private.know_page(partner uuid, captured_page text, captured_at timestamptz) returns void
language sql
set search_path = ''
as $$
  insert into private.page_counts (profile_id, day, page, views, focuses, submits, captures, is_new)
  select partner, (captured_at at time zone 'UTC')::date, captured_page, 0, 0, 0, 1, false
  where char_length(captured_page) between 1 and 500
  on conflict on constraint page_counts_pkey do update set is_new = false, captures = page_counts.captures + 1
$$;
comment on function private.know_page(uuid, text, timestamptz) is
  'Counts a capture that is not suspected, and makes its page one that is always counted by itself. A null page is none.';

create function partners.page_counts()
returns table (
  page text, views bigint, focuses bigint, submits bigint, last_seen_on date, last_seen_at timestamptz, version text,
  ready_ms integer
)
language sql stable security definer
set search_path = ''
as $$
  select nullif(shown.page, ''), shown.views, shown.focuses, shown.submits, shown.last_seen_on, shown.last_seen_at,
    shown.version, shown.ready_ms
  from (
    select counted.page::text, sum(counted.views)::bigint as views, sum(counted.focuses)::bigint as focuses,
      least(sum(counted.submits), sum(counted.captures))::bigint as submits, max(counted.day) filter (where is_report) as last_seen_on,
      max(counted.last_seen_at) as last_seen_at,
      (array_agg(counted.version::text order by counted.day desc) filter (where is_report))[1] as version,
      (array_agg(counted.ready_ms order by counted.day desc) filter (where counted.ready_ms is not null))[1] as ready_ms
    from private.page_counts as counted, lateral (select counted.views + counted.focuses + counted.submits > 0 as is_report) as day
    where counted.profile_id = auth.uid() and counted.day > (now() at time zone 'UTC')::date - 30
    group by counted.page
    having bool_or(is_report)
    -- The row of all other pages is never cut off, and made-up views cut off no page that sent an email.
    order by counted.page <> '', least(sum(counted.submits), sum(counted.captures)) = 0, sum(counted.views) desc, counted.page
    limit 101
  ) as shown
  order by shown.page = '', shown.views desc, shown.page
$$;
comment on function partners.page_counts() is
  'The 100 pages of the caller with the most views in the last 30 days, those that sent emails first, and all pages beyond '
  'the daily limit as one row without a page. Version and time until ready are those of the last day with one. Suspected '
  'captures are not among submits.';
grant execute on function partners.page_counts() to authenticated;

create function public.referral_page_counts()
returns table (
  page text, views bigint, focuses bigint, submits bigint, last_seen_on date, last_seen_at timestamptz, version text,
  ready_ms integer
)
language sql stable set search_path = ''
as 'select * from partners.page_counts()';
comment on function public.referral_page_counts() is
  'The 100 pages of the caller with the most views in the last 30 days, those that sent emails first, and all pages beyond '
  'the daily limit as one row without a page. Version and time until ready are those of the last day with one.';
grant execute on function public.referral_page_counts() to authenticated;
