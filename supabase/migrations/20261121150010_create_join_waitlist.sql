create function private.count_hit(subject_to_count bigint, most smallint, in_window interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  insert into private.rate_limits as running (subject, max_hits, resets_at)
  values (subject_to_count, most, now() + in_window)
  on conflict (subject) do update set
    hits = case when running.resets_at <= now() then 1 else running.hits + 1 end,
    max_hits = excluded.max_hits,
    resets_at = case when running.resets_at <= now() then excluded.resets_at else running.resets_at end
  where running.resets_at <= now() or running.hits < excluded.max_hits;
  if found then
    if random() < 0.01 then perform private.purge_rate_limits(32); end if;
    return 0;
  end if;
  select greatest(1, ceil(extract(epoch from running.resets_at - now())))::integer into wait
  from private.rate_limits as running where running.subject = subject_to_count;
  return wait;
end
$$;
comment on function private.count_hit(bigint, smallint, interval) is
  'Counts one hit of a subject in its running window. Returns 0, or the seconds to wait when the window is full.';
revoke all on function private.count_hit(bigint, smallint, interval) from public;
grant execute on function private.count_hit(bigint, smallint, interval) to service_role;

create function private.is_on_waitlist(confirmed_email text, of_feature text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.users as person
    join public.waitlist_entries as entry on entry.profile_id = person.id
    where person.email = confirmed_email and person.email_confirmed_at is not null and entry.feature = of_feature
  )
$$;
comment on function private.is_on_waitlist(text, text) is
  'Whether the profile that has confirmed this email is on the list already.';
revoke all on function private.is_on_waitlist(text, text) from public;
grant execute on function private.is_on_waitlist(text, text) to service_role;

create function public.join_waitlist(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Seeds of their own: the same email and address count for captures apart from this.
  by_address constant bigint := hashtextextended(payload ->> 'address_hash', 3);
  by_email constant bigint := hashtextextended(payload ->> 'email', 4);
  wait integer := 0;
begin
  -- A hit counts whether the email is on the list or not: the limits must not tell.
  if by_address is not null then
    wait := private.count_hit(by_address, 10::smallint, interval '1 minute');
  end if;
  if wait = 0 then
    wait := private.count_hit(by_email, 5::smallint, interval '1 hour');
  end if;
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;
  if not private.is_on_waitlist(payload ->> 'email', payload ->> 'feature') then
    insert into public.waitlist_entries (email, feature) values (payload ->> 'email', payload ->> 'feature')
    on conflict (email, feature) do nothing;
  end if;
  return jsonb_build_object('joined', true);
end
$$;
comment on function public.join_waitlist(jsonb) is
  'Puts an email on a list, once. Takes email, feature and address_hash. Returns {"joined"}, the same for an email that is '
  'on the list already, or {"retry_after"} in seconds when the address or the email is over its limit (10 a minute, 5 an hour).';
revoke all on function public.join_waitlist(jsonb) from public, anon, authenticated;
grant execute on function public.join_waitlist(jsonb) to service_role;
