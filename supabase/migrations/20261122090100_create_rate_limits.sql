-- The only rate limiter: fixed windows that open with their first hit. The table is unlogged because counters are not
-- worth a flush to disk; a crash empties it, which only opens new windows.
create unlogged table private.rate_limits (
  subject bigint primary key,
  hits smallint not null default 1,
  resets_at timestamptz not null
)
-- Free space on each page lets Postgres count a hit without touching the index.
with (fillfactor = 80);
-- The purge reads only what it deletes.
create index rate_limits_resets_at_index on private.rate_limits (resets_at);

comment on table private.rate_limits is 'How many requests of a subject were counted in its current window.';
comment on column private.rate_limits.subject is
  'A 64-bit hash of an address or sender. Each caller of count_request has hash seeds of its own: '
  'capture_lead 1, join_waitlist 3 and 4, count_page 7 and 9, spend 8, find_used_link 10.';
comment on column private.rate_limits.resets_at is 'When the window ends; the next hit opens a new one.';

grant select, insert, update, delete on private.rate_limits to service_role;

-- No policy: only functions called by service_role count requests.
alter table private.rate_limits enable row level security;

create function private.count_request(counted_subject bigint, max_hits integer, window_length interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  current_window private.rate_limits;
begin
  if counted_subject is null then return 0; end if;
  insert into private.rate_limits (subject, resets_at) values (counted_subject, now() + window_length)
  on conflict (subject) do nothing;
  -- Most subjects are new. Postgres prepares the expressions of an upsert at each call, so they wait in a second statement.
  if found then return 0; end if;

  select * into current_window from private.rate_limits where subject = counted_subject for update;
  -- A window that ends more than a minute later than one opened now was opened before the clock was set back, and counts
  -- as over. The minute covers windows opened by transactions that began later than this one.
  if current_window.resets_at > now() and current_window.resets_at <= now() + window_length + interval '1 minute' then
    if current_window.hits >= max_hits then
      return greatest(1, ceil(extract(epoch from current_window.resets_at - now())))::integer;
    end if;
    update private.rate_limits set hits = hits + 1 where subject = counted_subject;
  else
    update private.rate_limits set hits = 1, resets_at = now() + window_length where subject = counted_subject;
  end if;
  return 0;
end
$$;
comment on function private.count_request(bigint, integer, interval) is
  'Counts a request of a subject, which may be null. Returns 0, or the seconds to wait if the subject has reached its '
  'limit; then nothing is written. Callers count a network address before a sender, so that no two of them deadlock.';
grant execute on function private.count_request(bigint, integer, interval) to service_role;

create function private.take_back_request(counted_subject bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.rate_limits where subject = counted_subject and hits = 1;
  update private.rate_limits set hits = hits - 1 where subject = counted_subject;
end
$$;
comment on function private.take_back_request(bigint) is
  'Undoes count_request in the same transaction, for example for a retry. A window without hits leaves no row.';
grant execute on function private.take_back_request(bigint) to service_role;

create function public.purge_rate_limits() returns bigint
language plpgsql
set search_path = ''
as $$
declare
  purged bigint;
begin
  delete from private.rate_limits where subject = any (array(
    select expired.subject from private.rate_limits as expired
    -- No window is longer than a day: a later end comes from a clock that was ahead.
    where expired.resets_at <= now() or expired.resets_at > now() + interval '25 hours'
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
