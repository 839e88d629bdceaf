create function public.capture_lead(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  by_address constant bigint := hashtextextended(payload ->> 'address_hash', 1);
  by_email constant bigint := hashtextextended(payload ->> 'email', 2);
  submission constant uuid := payload ->> 'submission_id';
  wait integer;
  captured uuid;
begin
  wait := private.count_request(by_address, by_email);
  if wait = 0 then
    insert into public.leads (
      email, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referral_source, landing_page, page,
      referrer, first_touch, click_ids, consent, widget, channel, submission_id
    )
    values (
      payload ->> 'email', payload ->> 'utm_source', payload ->> 'utm_medium', payload ->> 'utm_campaign',
      payload ->> 'utm_term', payload ->> 'utm_content', payload ->> 'ref', payload ->> 'landing_page',
      payload ->> 'page', payload ->> 'referrer', nullif(payload -> 'first_touch', 'null'),
      coalesce(nullif(payload -> 'click_ids', 'null'), '{}'), nullif(payload -> 'consent', 'null'),
      nullif(payload -> 'widget', 'null'), payload ->> 'channel', submission
    )
    on conflict (submission_id) do nothing
    returning id into captured;
    if captured is not null then
      return jsonb_build_object('lead_id', captured);
    end if;
    -- A retry counts against no limit.
    perform private.take_back_request(by_address, by_email);
  end if;

  -- A retry gets its answer even while a limit is reached.
  select id into captured from public.leads where submission_id = submission;
  if captured is not null then
    return jsonb_build_object('lead_id', captured);
  end if;
  return jsonb_build_object('retry_after', wait);
end
$$;

comment on function public.capture_lead(jsonb) is
  'Stores one capture in one round trip. Takes the field names of the request and address_hash. Returns {"lead_id"}, '
  'the same for every retry of a submission_id, or {"retry_after"} in seconds if the address or the email has reached '
  'its limit (10 a minute, 5 an hour).';

revoke all on function public.capture_lead(jsonb) from public, anon, authenticated;
grant execute on function public.capture_lead(jsonb) to service_role;
