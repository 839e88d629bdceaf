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

create function private.purge_rate_limits(pages bigint default 4294967294) returns bigint
language plpgsql
set search_path = ''
as $$
declare
  total constant bigint := pg_relation_size('private.rate_limits') / current_setting('block_size')::bigint;
  first constant bigint := floor(random() * greatest(1, total - pages + 1));
  purged bigint;
begin
  -- A locked row is in use by a capture: to wait for it could end in a deadlock, to leave it costs nothing.
  delete from private.rate_limits where subject = any (array(
    select expired.subject from private.rate_limits as expired
    where expired.ctid >= format('(%s,0)', first)::tid
      and expired.ctid < format('(%s,0)', least(first + pages, 4294967294))::tid
      and expired.resets_at <= now()
    for update skip locked
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;
comment on function private.purge_rate_limits(bigint) is
  'Deletes the windows that are over, in the whole table or in so many pages of it from a random one on; returns how many.';
revoke all on function private.purge_rate_limits(bigint) from public;
grant execute on function private.purge_rate_limits(bigint) to service_role;
