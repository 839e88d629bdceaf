-- Fixed windows that open with the first hit. Unlogged: a counter is worth no flush to disk, and a crash may forget it.
create unlogged table private.rate_limits (
  subject bigint primary key,
  hits smallint not null default 1,
  max_hits smallint not null,
  resets_at timestamptz not null
)
-- Room on each page, so that counting up changes no index.
with (fillfactor = 80);

comment on table private.rate_limits is 'How often a network address or an email was seen in its running window.';
comment on column private.rate_limits.subject is 'A 64-bit hash of what is counted: neither addresses nor emails stand here.';
comment on column private.rate_limits.max_hits is 'The limit in force when it was counted last.';
comment on column private.rate_limits.resets_at is 'The end of the window; the next hit after it opens a new one.';

revoke all on private.rate_limits from anon, authenticated, service_role;
grant select, insert, update, delete on private.rate_limits to service_role;

-- No policy: only functions that run as service_role count.
alter table private.rate_limits enable row level security;

create function private.purge_rate_limits() returns bigint
language sql
set search_path = ''
as $$
  -- A locked row is in use by a capture: to wait for it could end in a deadlock, to leave it costs nothing.
  with purged as (
    delete from private.rate_limits where subject in (
      select expired.subject from private.rate_limits as expired
      where expired.resets_at <= now()
      for update skip locked
    )
    returning 1
  )
  select count(*) from purged
$$;
comment on function private.purge_rate_limits() is 'Deletes the windows that are over; returns how many.';
revoke all on function private.purge_rate_limits() from public;
grant execute on function private.purge_rate_limits() to service_role;
