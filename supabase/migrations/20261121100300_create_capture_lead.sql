create function public.capture_lead(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- The seeds keep an email and an address that hash alike apart.
  by_address bigint := hashtextextended(payload ->> 'address_hash', 1);
  by_email bigint := hashtextextended(payload ->> 'email', 2);
  counted bigint[];
  captured uuid;
begin
  -- The address always before the email: captures that share one wait for each other in one order.
  with hit as (
    insert into private.rate_limits as running (subject, max_hits, resets_at)
    select limits.subject, limits.max_hits, limits.resets_at
    from (values
      (by_address, 10::smallint, now() + interval '1 minute'),
      (by_email, 5::smallint, now() + interval '1 hour')
    ) as limits (subject, max_hits, resets_at)
    where limits.subject is not null
    on conflict (subject) do update set
      hits = case when running.resets_at <= now() then 1 else running.hits + 1 end,
      max_hits = excluded.max_hits,
      resets_at = case when running.resets_at <= now() then excluded.resets_at else running.resets_at end
    where running.resets_at <= now() or running.hits < excluded.max_hits
    returning subject
  )
  select array_agg(subject) into counted from hit;

  if coalesce(cardinality(counted), 0) = num_nonnulls(by_address, by_email) then
    insert into public.leads (
      email, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referral_source, landing_page, page,
      referrer, first_touch, click_ids, consent, widget, channel, submission_id
    )
    values (
      payload ->> 'email', payload ->> 'utm_source', payload ->> 'utm_medium', payload ->> 'utm_campaign',
      payload ->> 'utm_term', payload ->> 'utm_content', payload ->> 'ref', payload ->> 'landing_page',
      payload ->> 'page', payload ->> 'referrer', nullif(payload -> 'first_touch', 'null'),
      coalesce(nullif(payload -> 'click_ids', 'null'), '{}'), nullif(payload -> 'consent', 'null'),
      nullif(payload -> 'widget', 'null'), payload ->> 'channel', (payload ->> 'submission_id')::uuid
    )
    on conflict (submission_id) do nothing
    returning id into captured;
    if captured is not null then
      -- Captures take the windows away that are over, a few pages at a time: faster than they open new ones, at a
      -- cost that does not grow with the table, and without a timer.
      if random() < 0.01 then perform private.purge_rate_limits(32); end if;
      return jsonb_build_object('lead_id', captured);
    end if;
  end if;

  -- What was sent before, or is refused, counts nowhere.
  update private.rate_limits set hits = hits - 1 where subject = any (counted);
  select id into captured from public.leads where submission_id = (payload ->> 'submission_id')::uuid;
  if captured is not null then
    return jsonb_build_object('lead_id', captured);
  end if;
  return jsonb_build_object('retry_after', (
    select greatest(1, ceil(extract(epoch from max(resets_at) - now())))::integer from private.rate_limits
    where subject in (by_address, by_email) and subject <> all (coalesce(counted, '{}'))
  ));
end
$$;

comment on function public.capture_lead(jsonb) is
  'Stores one capture in one round trip. Takes the names of the wire and address_hash. Returns {"lead_id"}, the same for a '
  'submission_id that is known already, or {"retry_after"} in seconds when the address or the email is over its limit '
  '(10 a minute, 5 an hour).';

revoke all on function public.capture_lead(jsonb) from public, anon, authenticated;
grant execute on function public.capture_lead(jsonb) to service_role;
