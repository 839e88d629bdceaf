-- Requests to support. The mail to support is sent from this table after the request is stored, and retried until it is
-- sent.
create table public.support_requests (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  email text not null,
  topic public.support_topic not null,
  message text not null,
  page text,
  status public.support_status not null default 'open',
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  mail_attempts smallint not null default 0,
  mail_locked_until timestamptz,
  mail_error text,
  answer text,
  mail_due_at timestamptz generated always as (
    case when mailed_at is null and mail_attempts < 10 then coalesce(mail_locked_until, created_at) end
  ) stored,

  constraint support_requests_email_length check (char_length(email) between 3 and 254),
  constraint support_requests_message_length check (char_length(message) between 1 and 5000),
  constraint support_requests_message_visible check (message !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]'),
  constraint support_requests_page_length check (char_length(page) between 1 and 500),
  constraint support_requests_mail_attempts_count check (mail_attempts >= 0),
  constraint support_requests_answer_length check (char_length(answer) between 1 and 5000),
  constraint support_requests_mail_error_length check (char_length(mail_error) <= 200)
);
create index support_requests_profile_id_index on public.support_requests (profile_id, created_at);
create index support_requests_due_index on public.support_requests (mail_due_at, id) where mail_due_at is not null;

comment on table public.support_requests is 'Requests of users to support.';
comment on column public.support_requests.id is 'Chosen by the sender: a retry of the same request is the same row.';
comment on column public.support_requests.email is 'Where to send the answer: the email of the account that sent the request.';
comment on column public.support_requests.page is 'The page that the request is about, as typed by the user.';
comment on column public.support_requests.status is 'open, answered or closed; set by support.';
comment on column public.support_requests.mailed_at is 'When the mail to support was sent; null until then.';
comment on column public.support_requests.mail_locked_until is 'No attempt to send the mail before this time.';
comment on column public.support_requests.mail_due_at is 'When the mail may be sent; null once it is sent or given up.';
comment on column public.support_requests.answer is 'What an operator answered at the desk; the person gets it as a mail.';
comment on column public.support_requests.mail_error is 'Why the last attempt failed.';

-- Owners see whether the mail to support has been sent.
grant select (id, profile_id, topic, message, page, status, created_at, mailed_at) on public.support_requests
  to authenticated;
grant select, insert, update on public.support_requests to service_role;

alter table public.support_requests enable row level security;

create policy "Owners read their own support requests" on public.support_requests
for select to authenticated using (profile_id = (select auth.uid()));

create function public.file_support_request(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := (payload ->> 'owner_id')::uuid;
  request constant uuid := (payload ->> 'request_id')::uuid;
  filed public.support_requests;
  refusal jsonb;
begin
  select * into filed from public.support_requests where id = request and profile_id = owner;
  if not found then
    refusal := private.spend(owner, 'support_requests');
    if refusal is not null then return refusal; end if;
    insert into public.support_requests (id, profile_id, email, topic, message, page)
    values (request, owner, payload ->> 'email', payload ->> 'topic', payload ->> 'message', payload ->> 'page')
    returning * into filed;
  end if;
  return jsonb_build_object('id', filed.id, 'created_at', filed.created_at);
end
$$;
comment on function public.file_support_request(jsonb) is
  'Stores a request. Takes request_id, owner_id, email, topic, message and page. Returns {"id", "created_at"}, the same for '
  'every retry of a request, or what private.spend says of a limit that its owner has reached.';
grant execute on function public.file_support_request(jsonb) to service_role;

create function public.claim_support_mails(first_id uuid, room integer default 4) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  line uuid[];
  chosen uuid[];
  mails jsonb;
begin
  line := (
    select private.take_turns(array_agg(id::text), array_agg(owner), null, room)
    from (
      select id, profile_id::text as owner from public.support_requests where mail_due_at <= now() order by mail_due_at, id limit private.line_length()
    ) as due
  );
  chosen := array(
    select id from public.support_requests where id = first_id and mail_due_at <= now() for update skip locked
  ) || array(
    select id from public.support_requests where id = any (line) and mail_due_at <= now() and id is distinct from first_id
    order by array_position(line, id)
    limit room
    for update skip locked
  );
  with claimed as (
    update public.support_requests as request
    set mail_attempts = request.mail_attempts + 1,
      mail_locked_until = now() + interval '1 minute' * power(2, request.mail_attempts)
    where request.id = any (chosen[1:room])
    returning request.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claimed.id, 'email', claimed.email, 'topic', claimed.topic, 'message', claimed.message, 'page', claimed.page,
    'created_at', claimed.created_at, 'name', nullif(concat_ws(' ', profile.first_name, profile.last_name), ''),
    'practice', profile.company_name
  )), '[]') into mails
  from claimed join public.profiles as profile on profile.id = claimed.profile_id;
  return mails;
end
$$;
comment on function public.claim_support_mails(uuid, integer) is
  'Claims up to room requests whose mail is due, first_id first, then of each owner in turn: no other caller gets them before mail_locked_until. The '
  'pause doubles with each of ten attempts. Returns the contents of the mails.';
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
comment on function public.note_support_mail(uuid, text) is 'Records that the mail of a request was sent, or why it was not.';
grant execute on function public.note_support_mail(uuid, text) to service_role;
