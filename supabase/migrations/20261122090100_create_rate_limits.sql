-- The only rate limiter: fixed windows that open with their first hit. The table is unlogged because counters are not
-- worth a flush to disk; a crash empties it, which only opens new windows.
create unlogged table private.rate_limits (
  subject bigint primary key,
  hits smallint not null default 1,
  resets_at timestamptz not null
)
-- Free space on each page lets Postgres count a hit without touching the index.
with (fillfactor = 80);

comment on table private.rate_limits is 'How often a subject was counted in its current window.';
comment on column private.rate_limits.subject is
  'A 64-bit hash of what is limited, such as an address or an email. Each caller of count_hit has its own hash seeds: '
  'capture_lead 1 and 2, join_waitlist 3 and 4, file_support_request 5.';
comment on column private.rate_limits.resets_at is 'When the window ends; the next hit opens a new one.';

revoke all on private.rate_limits from anon, authenticated, service_role;
grant select, insert, update, delete on private.rate_limits to service_role;

-- No policy: only functions called by service_role count hits.
alter table private.rate_limits enable row level security;

create function private.count_hit(counted_subject bigint, max_hits smallint, window_length interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  opened_now_ends_at constant timestamptz := now() + window_length;
  -- A window that ends later than this was opened before the clock was set back, and counts as over. The minute
  -- covers windows opened by transactions that began later than this one.
  latest_end constant timestamptz := opened_now_ends_at + interval '1 minute';
begin
  insert into private.rate_limits as running (subject, resets_at) values (counted_subject, opened_now_ends_at)
  on conflict (subject) do update set
    hits = case when running.resets_at > now() and running.resets_at <= latest_end then running.hits + 1 else 1 end,
    resets_at = case
      when running.resets_at > now() and running.resets_at <= latest_end then running.resets_at
      else opened_now_ends_at
    end
  where running.hits < max_hits or running.resets_at <= now() or running.resets_at > latest_end;
  if found then return 0; end if;
  return private.seconds_until_hit(counted_subject, max_hits, window_length);
end
$$;
comment on function private.count_hit(bigint, smallint, interval) is
  'Counts a hit in the current window of a subject. Returns 0, or the seconds to wait if the window is full; then '
  'nothing is written.';
revoke all on function private.count_hit(bigint, smallint, interval) from public;
grant execute on function private.count_hit(bigint, smallint, interval) to service_role;

create function private.seconds_until_hit(asked_subject bigint, max_hits smallint, window_length interval)
returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(max(greatest(1, ceil(extract(epoch from resets_at - now())))), 0)::integer
  from private.rate_limits
  where subject = asked_subject and hits >= max_hits
    and resets_at > now() and resets_at <= now() + window_length + interval '1 minute'
$$;
comment on function private.seconds_until_hit(bigint, smallint, interval) is
  'Seconds until count_hit would count this subject again; 0 if it would now. Counts nothing.';
revoke all on function private.seconds_until_hit(bigint, smallint, interval) from public;
grant execute on function private.seconds_until_hit(bigint, smallint, interval) to service_role;

create function private.take_back_hit(counted_subject bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.rate_limits where subject = counted_subject and hits = 1;
  if not found then
    update private.rate_limits set hits = hits - 1 where subject = counted_subject;
  end if;
end
$$;
comment on function private.take_back_hit(bigint) is
  'Undoes count_hit in the same transaction, for example for a retry. A window without hits leaves no row.';
revoke all on function private.take_back_hit(bigint) from public;
grant execute on function private.take_back_hit(bigint) to service_role;

create function public.purge_rate_limits() returns bigint
language plpgsql
set search_path = ''
as $$
declare
  purged bigint;
begin
  delete from private.rate_limits where subject = any (array(
    select expired.subject from private.rate_limits as expired
    -- No window is longer than an hour: a later end comes from a clock that was ahead.
    where expired.resets_at <= now() or expired.resets_at > now() + interval '2 hours'
    -- A locked row is in use by a caller: waiting for it could deadlock, and the next purge deletes it.
    for update skip locked
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;
comment on function public.purge_rate_limits() is
  'Deletes windows that are over and returns how many. A timer calls it every five minutes: pg_cron on the hosted '
  'platform, the product''s script on the embedded stack.';
revoke all on function public.purge_rate_limits() from public, anon, authenticated;
grant execute on function public.purge_rate_limits() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    begin
      create extension if not exists pg_cron with schema pg_catalog;
    exception when others then
      raise warning 'pg_cron could not be enabled (%): call purge_rate_limits() every five minutes yourself', sqlerrm;
    end;
  end if;
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    perform cron.schedule('purge-rate-limits', '*/5 * * * *', 'select public.purge_rate_limits()');
  end if;
end
$$;
