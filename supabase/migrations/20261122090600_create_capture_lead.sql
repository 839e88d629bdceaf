-- The arguments are named as in the request. A payload of type jsonb would be taken apart twice, by the REST interface and
-- here.
create function public.capture_lead(
  submission_id uuid,
  channel text,
  email text default null,
  address_hash text default null,
  utm_source text default null,
  utm_medium text default null,
  utm_campaign text default null,
  utm_term text default null,
  utm_content text default null,
  ref text default null,
  landing_page text default null,
  page text default null,
  referrer text default null,
  first_touch jsonb default null,
  click_ids jsonb default null,
  consent jsonb default null,
  widget jsonb default null,
  network_hash text default null,
  suspected text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  by_address constant bigint := hashtextextended(address_hash, 1);
  wait constant integer := private.count_request(by_address, 10, '1 minute');
  captured uuid;
begin
  if wait = 0 then
    -- Captures of one email take turns, so that simultaneous ones do not exceed the limit.
    perform pg_advisory_xact_lock(hashtextextended(email, 2));
    insert into public.leads (
      email, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referral_source, landing_page, page,
      referrer, first_touch, click_ids, consent, widget, channel, submission_id, suspected
    )
    select
      email, utm_source, utm_medium, utm_campaign, utm_term, utm_content, ref, landing_page, page,
      referrer, first_touch, coalesce(click_ids, '{}'), consent, widget, channel, submission_id, suspected
    where not exists (
      -- A program that leaves an email takes no place from its owner.
      select from public.leads
      where leads.email = capture_lead.email and leads.created_at > now() - interval '1 hour'
        and (leads.suspected is null) = (capture_lead.suspected is null)
      offset 4
    )
    on conflict on constraint leads_submission_id_unique do nothing
    returning id into captured;
    if captured is not null then
      if network_hash is not null and coalesce(ref, first_touch ->> 'ref') is not null then
        insert into private.lead_networks (lead_id, code, network)
        values (captured, upper(btrim(coalesce(ref, first_touch ->> 'ref'))), network_hash);
      end if;
      return jsonb_build_object('lead_id', captured);
    end if;
  end if;

  -- A retry counts against no limit, and gets its answer even while a limit is reached.
  select id into captured from public.leads where leads.submission_id = capture_lead.submission_id;
  if captured is not null then
    if wait = 0 then perform private.take_back_request(by_address); end if;
    return jsonb_build_object('lead_id', captured);
  end if;
  if wait > 0 then
    return jsonb_build_object('retry_after', wait);
  end if;

  -- Anybody may send an email five times: its owner is not locked out, so the answer is that of the latest capture.
  select id into captured from public.leads
  where leads.email = capture_lead.email and (leads.suspected is null) = (capture_lead.suspected is null)
  order by leads.created_at desc, leads.id limit 1;
  return jsonb_build_object('lead_id', captured);
end
$$;

comment on function public.capture_lead(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, jsonb, jsonb, text, text
) is
  'Stores one capture in one round trip. Takes the field names of the request, address_hash for the limit, and network_hash, which is '
  'kept for 120 days with captures that name a code. Returns {"lead_id"}, '
  'the same for every retry of a submission_id, or {"retry_after"} in seconds if the address has reached its limit (10 a '
  'minute). An email is stored at most 5 times an hour; then the lead stored last is returned. suspected is stored as a mark and '
  'changes no answer; suspected captures have five an hour of their own.';

grant execute on function public.capture_lead(
  uuid, text, text, text, text, text, text, text, text, text, text, text, text, jsonb, jsonb, jsonb, jsonb, text, text
) to service_role;
