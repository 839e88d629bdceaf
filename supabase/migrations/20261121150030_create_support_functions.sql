create function public.file_support_request(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := (payload ->> 'owner_id')::uuid;
  request constant uuid := (payload ->> 'request_id')::uuid;
  filed public.support_requests;
  wait integer;
begin
  select * into filed from public.support_requests where id = request and profile_id = owner;
  if not found then
    wait := private.count_hit(hashtextextended(owner::text, 5), 5::smallint, interval '1 hour');
    if wait > 0 then
      return jsonb_build_object('retry_after', wait);
    end if;
    insert into public.support_requests (id, profile_id, email, topic, message, page)
    values (request, owner, payload ->> 'email', payload ->> 'topic', payload ->> 'message', payload ->> 'page')
    returning * into filed;
  end if;
  return jsonb_build_object('id', filed.id, 'created_at', filed.created_at);
end
$$;
comment on function public.file_support_request(jsonb) is
  'Stores a request. Takes request_id, owner_id, email, topic, message and page. Returns {"id", "created_at"}, the same for a '
  'request that is stored already, or {"retry_after"} in seconds when its owner is over the limit (5 an hour).';
revoke all on function public.file_support_request(jsonb) from public, anon, authenticated;
grant execute on function public.file_support_request(jsonb) to service_role;

create function public.claim_support_mails(first_id uuid, room integer default 4) returns jsonb
language sql
set search_path = ''
as $$
  with chosen as (
    select waiting.id from public.support_requests as waiting
    where waiting.mailed_at is null and waiting.mail_attempts < 10
      and (waiting.mail_locked_until is null or waiting.mail_locked_until <= now())
    order by waiting.id = first_id desc, waiting.created_at
    limit room
    for update skip locked
  ), claimed as (
    update public.support_requests as request
    set mail_attempts = request.mail_attempts + 1,
      mail_locked_until = now() + interval '1 minute' * power(2, request.mail_attempts)
    from chosen where request.id = chosen.id
    returning request.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claimed.id, 'email', claimed.email, 'topic', claimed.topic, 'message', claimed.message, 'page', claimed.page,
    'created_at', claimed.created_at, 'name', nullif(concat_ws(' ', profile.first_name, profile.last_name), ''),
    'practice', profile.company_name
  )), '[]')
  from claimed join public.profiles as profile on profile.id = claimed.profile_id
$$;
comment on function public.claim_support_mails(uuid, integer) is
  'Takes requests whose mail has not gone out, this one first, so that nobody else sends them; the pause before the next try '
  'doubles each time, and after ten tries there is none. Returns what the mails need.';
revoke all on function public.claim_support_mails(uuid, integer) from public, anon, authenticated;
grant execute on function public.claim_support_mails(uuid, integer) to service_role;

create function public.note_support_mail(request_id uuid, failure text default null) returns boolean
language sql
set search_path = ''
as $$
  update public.support_requests as request
  set mailed_at = case when failure is null then now() end, mail_error = left(failure, 200)
  where request.id = request_id and request.mailed_at is null
  returning true
$$;
comment on function public.note_support_mail(uuid, text) is 'Notes that the mail of a request went out, or why it did not.';
revoke all on function public.note_support_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.note_support_mail(uuid, text) to service_role;
