create function public.capture_lead(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  by_address constant bigint := hashtextextended(payload ->> 'address_hash', 1);
  by_email constant bigint := hashtextextended(payload ->> 'email', 2);
  submission constant uuid := payload ->> 'submission_id';
  wait integer := 0;
  captured uuid;
begin
  -- Always the address before the email: captures that share both lock their rows in the same order.
  if by_address is not null then
    wait := private.count_hit(by_address, 10::smallint, interval '1 minute');
  end if;
  if wait > 0 then
    wait := greatest(wait, private.seconds_until_hit(by_email, 5::smallint, interval '1 hour'));
  else
    if by_email is not null then
      wait := private.count_hit(by_email, 5::smallint, interval '1 hour');
    end if;
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
      perform private.take_back_hit(by_email);
    end if;
    perform private.take_back_hit(by_address);
  end if;

  -- A retry or a refusal, which counts against no limit. A retry gets its answer even while a limit is reached.
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
