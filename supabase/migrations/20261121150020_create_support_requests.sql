-- What people ask the support for. A request is safe once it is here; the mail to the support is sent from this table,
-- and tried again as long as it has not gone out.
create table public.support_requests (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  email text not null,
  topic text not null,
  message text not null,
  page text,
  status text not null default 'open',
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  mail_attempts smallint not null default 0,
  mail_locked_until timestamptz,
  mail_error text,

  constraint support_requests_email_length check (char_length(email) between 3 and 254),
  constraint support_requests_topic_known check (
    topic in ('onboarding', 'my_site', 'account', 'referrals', 'widget', 'privacy', 'other')
  ),
  constraint support_requests_message_length check (char_length(message) between 1 and 5000),
  constraint support_requests_page_length check (char_length(page) between 1 and 500),
  constraint support_requests_status_known check (status in ('open', 'answered', 'closed')),
  constraint support_requests_mail_attempts_count check (mail_attempts >= 0),
  constraint support_requests_mail_error_length check (char_length(mail_error) <= 200)
);
create index support_requests_profile_id_index on public.support_requests (profile_id, created_at);
create index support_requests_unmailed_index on public.support_requests (created_at) where mailed_at is null;

comment on table public.support_requests is 'What people ask the support for.';
comment on column public.support_requests.id is 'Made by the sender: the same request sent twice is one.';
comment on column public.support_requests.email is 'Where the answer goes: the address that the person was signed in with.';
comment on column public.support_requests.page is 'The page that it is about, in the person''s own words.';
comment on column public.support_requests.status is 'open, answered or closed; the support changes it.';
comment on column public.support_requests.mailed_at is 'When the mail to the support went out; empty while it has not.';
comment on column public.support_requests.mail_locked_until is 'Until then nobody tries to send the mail again.';
comment on column public.support_requests.mail_error is 'Why the last try failed.';

revoke all on public.support_requests from anon, authenticated, service_role;
grant select (id, profile_id, topic, message, page, status, created_at) on public.support_requests to authenticated;
grant select, insert, update on public.support_requests to service_role;

alter table public.support_requests enable row level security;

create policy "Owners read what they asked for" on public.support_requests
for select to authenticated using (profile_id = (select auth.uid()));
