-- The outbox: mails to people, written in the transaction that makes them due, and sent afterwards by the worker until
-- they are sent. What a mail says is read when it is claimed (private.mail_facts).
create function private.mail_about(of_kind text) returns text
language sql immutable
set search_path = ''
as 'select about from private.mail_kinds() where kind = of_kind';
comment on function private.mail_about(text) is 'The column of public.mails that names what a mail of this kind is about; null for an unknown kind.';
grant execute on function private.mail_about(text) to service_role;

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  version integer,
  build_id uuid references public.site_builds (id) on delete cascade,
  domain_id uuid,
  launch_id uuid,
  events bigint[],
  statement integer,
  reminder smallint,
  support_request uuid references public.support_requests (id) on delete cascade,
  week date,
  token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  status text not null default 'due',
  attempts smallint not null default 0,
  first_tried_at timestamptz,
  locked_until timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  due_at timestamptz generated always as (
    case when status = 'due' then coalesce(locked_until, created_at) end
  ) stored,

  foreign key (profile_id, version) references public.draft_versions (profile_id, version) on delete cascade,
  constraint mails_one_a_version unique (profile_id, version, kind),
  constraint mails_one_a_failure unique (build_id, kind),
  constraint mails_one_a_statement unique (statement, kind),
  constraint mails_one_a_launch unique (launch_id, kind),
  constraint mails_one_an_answer unique (support_request, kind),
  constraint mails_two_reminders unique (profile_id, kind, reminder),
  constraint mails_one_a_week unique (profile_id, kind, week),
  constraint mails_token_unique unique (token),
  constraint mails_about_their_kind check (coalesce(private.mail_about(kind) = case
    when version is not null then 'version'
    when build_id is not null then 'build_id'
    when domain_id is not null then 'domain_id'
    when launch_id is not null then 'launch_id'
    when events is not null then 'events'
    when statement is not null then 'statement'
    when reminder is not null then 'reminder'
    when support_request is not null then 'support_request'
    when week is not null then 'week'
  end, false) and num_nonnulls(version, build_id, domain_id, launch_id, events, statement, reminder, support_request, week) = 1),
  constraint mails_two_a_reminder check (reminder in (1, 2)),
  constraint mails_events_count check (cardinality(events) between 1 and 50),
  constraint mails_status_known check (status in ('due', 'sent', 'failed', 'dropped')),
  constraint mails_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint mails_attempts_count check (attempts >= 0),
  constraint mails_last_error_length check (char_length(last_error) <= 200)
);
create index mails_due_index on public.mails (due_at, id) where due_at is not null;
create index mails_domain_index on public.mails (domain_id) where domain_id is not null;
create index mails_growing_index on public.mails (profile_id, kind) where status = 'due' and events is not null;

comment on table public.mails is 'Mails that are to be sent or were sent.';
comment on column public.mails.id is 'Names the mail towards the mail service, so that a repeat is no second mail.';
comment on column public.mails.profile_id is 'Who is told; of a failed build, its owner, while the mail goes to the support.';
comment on column public.mails.version is 'The delivered version that the owner is told of.';
comment on column public.mails.build_id is 'The failed build that support is told of.';
comment on column public.mails.domain_id is 'The domain that the owner is told of; a mail about one that was removed is dropped.';
comment on column public.mails.launch_id is 'The launch that the owner is told of: the first, or one that the owner has ended.';
comment on column public.mails.events is 'The numbers of the events of the ledger that the partner is told of together.';
comment on column public.mails.statement is 'The number of the statement that the partner gets, or whose payment came back.';
comment on column public.mails.reminder is 'The first or the second reminder of unfinished questions.';
comment on column public.mails.support_request is 'The request to the support that an operator answered.';
comment on column public.mails.week is 'The Monday on which the owner is told how often the pages were opened in the seven days before.';
comment on column public.mails.token is 'In the address behind which this person chooses mails, for sixty days from when the mail was sent.';
comment on column public.mails.status is 'due, sent, failed: given up, or dropped: not wanted or not true any more.';
comment on column public.mails.first_tried_at is 'Mail services remember a repeated mail for a day from here.';
comment on column public.mails.locked_until is 'No attempt to send the mail before this time.';
comment on column public.mails.due_at is 'When the mail may be sent; null once it is not to be sent any more.';

grant select, insert, update on public.mails to service_role;

-- No policy: only functions called by service_role use the table.
alter table public.mails enable row level security;

create function public.note_mail(mail_id uuid, failure text default null, is_final boolean default false) returns boolean
language sql
set search_path = ''
as $$
  update public.mails as mail set
    status = case when failure is null then 'sent' when is_final then 'failed' else status end,
    sent_at = case when failure is null then now() end,
    last_error = left(failure, 200)
  where mail.id = mail_id and mail.status <> 'sent'
  returning true
$$;
comment on function public.note_mail(uuid, text, boolean) is
  'Records that a mail was sent, or why it was not; a final failure is not repeated.';
grant execute on function public.note_mail(uuid, text, boolean) to service_role;
