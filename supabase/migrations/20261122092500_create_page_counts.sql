-- How often the widget was seen, used and sent, by partner, page and day. Nothing about visitors is stored, so these are
-- claims of browsers: partners see them, and no reward depends on them. The limits are those of
-- packages/shared/src/leads/page-counts.ts; a test compares them.
create table private.page_counts (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  page varchar(500) not null,
  views bigint not null,
  focuses bigint not null,
  submits bigint not null,

  primary key (profile_id, day, page),
  constraint page_counts_range check (views >= 0 and focuses >= 0 and submits >= 0)
)
-- Free space on each page lets Postgres add to a row without touching the indexes.
with (fillfactor = 80);
create index page_counts_day_index on private.page_counts (day);

comment on table private.page_counts is 'What browsers reported about the widget: one row for each partner, page and day.';
comment on column private.page_counts.profile_id is 'The partner whose code the widget had.';
comment on column private.page_counts.day is 'In UTC.';
comment on column private.page_counts.page is 'Origin and path of the page with the widget.';
comment on column private.page_counts.views is 'Forms that were on the screen.';
comment on column private.page_counts.focuses is 'Forms with a field that was focused.';
comment on column private.page_counts.submits is 'Captures that were sent.';

revoke all on private.page_counts from anon, authenticated, service_role;
grant select, insert, update, delete on private.page_counts to service_role;

-- No policy: clients reach counts only through functions.
alter table private.page_counts enable row level security;

create function public.count_page(
  code text, page text, views integer, focuses integer, submits integer, address_hash text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait constant integer := private.count_request(hashtextextended(address_hash, 7), 30, '1 minute');
  today constant date := (now() at time zone 'UTC')::date;
  partner constant uuid := (select id from public.profiles where referral_code = code);
begin
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  if partner is null then
    return jsonb_build_object('counted', false);
  end if;
  if not exists (
    select from private.page_counts as known
    where known.profile_id = partner and known.day = today and known.page = count_page.page
  ) then
    -- New pages of one partner take turns, so that simultaneous ones do not exceed the limit.
    perform pg_advisory_xact_lock(hashtextextended(partner::text, 6));
    if (select count(*) from private.page_counts as known where known.profile_id = partner and known.day = today) >= 100 then
      return jsonb_build_object('counted', false);
    end if;
  end if;
  insert into private.page_counts as known (profile_id, day, page, views, focuses, submits)
  values (partner, today, page, views, focuses, submits)
  on conflict on constraint page_counts_pkey do update set
    views = known.views + excluded.views,
    focuses = known.focuses + excluded.focuses,
    submits = known.submits + excluded.submits;
  return jsonb_build_object('counted', true);
end
$$;
comment on function public.count_page(text, text, integer, integer, integer, text) is
  'Adds to the counts of a page today. Returns {"counted"}, false for an unknown code and for more than 100 pages of a code '
  'in one day, or {"retry_after"} in seconds if the address has reached its limit (30 a minute).';
revoke all on function public.count_page(text, text, integer, integer, integer, text) from public, anon, authenticated;
grant execute on function public.count_page(text, text, integer, integer, integer, text) to service_role;

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
revoke all on function public.purge_page_counts() from public, anon, authenticated;
grant execute on function public.purge_page_counts() to service_role;

do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('purge-page-counts', '17 3 * * *', 'select public.purge_page_counts()');
  end if;
end
$$;

create function partners.page_counts()
returns table (page text, views bigint, focuses bigint, submits bigint, last_seen_on date)
language sql stable security definer
set search_path = ''
as $$
  select counted.page::text, sum(counted.views)::bigint, sum(counted.focuses)::bigint, sum(counted.submits)::bigint,
    max(counted.day)
  from private.page_counts as counted
  where counted.profile_id = auth.uid() and counted.day > (now() at time zone 'UTC')::date - 30
  group by counted.page
  order by sum(counted.views) desc, counted.page
  limit 100
$$;
comment on function partners.page_counts() is 'The 100 pages of the caller with the most views in the last 30 days.';
revoke all on function partners.page_counts() from public, anon;
grant execute on function partners.page_counts() to authenticated;

create function public.referral_page_counts()
returns table (page text, views bigint, focuses bigint, submits bigint, last_seen_on date)
language sql stable set search_path = ''
as 'select * from partners.page_counts()';
comment on function public.referral_page_counts() is 'The 100 pages of the caller with the most views in the last 30 days.';
revoke all on function public.referral_page_counts() from public, anon, service_role;
grant execute on function public.referral_page_counts() to authenticated;
