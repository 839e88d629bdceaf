-- Mails about drafts, written in the transaction that delivers or gives up a build, and sent afterwards until they are
-- sent: one to the owner for each version, one to support for each failed build.
create table public.draft_mails (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  version integer,
  build_id uuid references public.site_builds (id) on delete cascade,
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
  constraint draft_mails_one_a_version unique (profile_id, version),
  constraint draft_mails_one_a_failure unique (build_id),
  constraint draft_mails_about_one_thing check ((version is null) <> (build_id is null)),
  constraint draft_mails_status_known check (status in ('due', 'sent', 'failed')),
  constraint draft_mails_sent_has_time check ((status = 'sent') = (sent_at is not null)),
  constraint draft_mails_attempts_count check (attempts >= 0),
  constraint draft_mails_last_error_length check (char_length(last_error) <= 200)
);
create index draft_mails_due_index on public.draft_mails (due_at, id) where due_at is not null;

comment on table public.draft_mails is 'Mails about drafts that are to be sent or were sent.';
comment on column public.draft_mails.id is 'Names the mail towards the mail service, so that a repeat is no second mail.';
comment on column public.draft_mails.version is 'The delivered version that the owner is told of.';
comment on column public.draft_mails.build_id is 'The failed build that support is told of.';
comment on column public.draft_mails.status is 'due, sent, or failed: given up.';
comment on column public.draft_mails.first_tried_at is 'Mail services remember a repeated mail for a day from here.';
comment on column public.draft_mails.locked_until is 'No attempt to send the mail before this time.';
comment on column public.draft_mails.due_at is 'When the mail may be sent; null once it is sent or given up.';

revoke all on public.draft_mails from anon, authenticated, service_role;
grant select, insert, update on public.draft_mails to service_role;

-- No policy: only functions called by service_role use the table.
alter table public.draft_mails enable row level security;

-- With all rights, because it reads the addresses of users.
create function private.claim_draft_mails(room integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed jsonb;
begin
  with chosen as (
    select waiting.id, waiting.attempts >= 20 or waiting.first_tried_at < now() - interval '23 hours' as is_too_late
    from public.draft_mails as waiting
    where waiting.due_at <= now()
    order by waiting.due_at, waiting.id
    limit room
    for update skip locked
  ), given_up as (
    -- A retry after a day might send a second mail.
    update public.draft_mails as mail set status = 'failed', last_error = coalesce(mail.last_error, 'stopped')
    from chosen where mail.id = chosen.id and chosen.is_too_late
  ), taken as (
    update public.draft_mails as mail set
      attempts = mail.attempts + 1, first_tried_at = coalesce(mail.first_tried_at, now()),
      locked_until = now() + case mail.attempts
        when 0 then interval '30 seconds' when 1 then interval '1 minute' when 2 then interval '5 minutes'
        when 3 then interval '15 minutes' else interval '1 hour'
      end
    from chosen where mail.id = chosen.id and not coalesce(chosen.is_too_late, false)
    returning mail.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', taken.id, 'attempts', taken.attempts, 'email', account.email, 'first_name', profile.first_name,
    'practice', profile.company_name,
    'draft', case when shown.version is not null then jsonb_build_object(
      'version', shown.version, 'slug', newest.slug, 'content', shown.content,
      'has_card', exists (select from private.draft_cards as card where card.profile_id = taken.profile_id)
    ) end,
    'failure', case when build.id is not null then jsonb_build_object(
      'build_id', build.id, 'flow', build.flow, 'reason', build.last_error, 'created_at', build.created_at
    ) end
  ) order by taken.created_at, taken.id) into claimed
  from taken
  join public.profiles as profile on profile.id = taken.profile_id
  join auth.users as account on account.id = taken.profile_id
  left join public.draft_versions as shown on shown.profile_id = taken.profile_id and shown.version = taken.version
  left join public.initial_drafts as newest on newest.profile_id = taken.profile_id
  left join public.site_builds as build on build.id = taken.build_id;

  return jsonb_build_object('mails', coalesce(claimed, '[]'), 'more', exists (
    select from public.draft_mails as rest where rest.due_at <= now()
  ));
end
$$;
comment on function private.claim_draft_mails(integer) is 'See public.claim_draft_mails.';
revoke all on function private.claim_draft_mails(integer) from public;
grant execute on function private.claim_draft_mails(integer) to service_role;

create function public.claim_draft_mails(room integer default 4) returns jsonb
language sql
set search_path = ''
as $$
  select private.claim_draft_mails(room)
$$;
comment on function public.claim_draft_mails(integer) is
  'Claims up to room mails that are due: no other caller gets them before locked_until. Returns {"mails", "more"}: what '
  'the mails say, and whether others are due. A mail is given up after 20 attempts or 23 hours.';
revoke all on function public.claim_draft_mails(integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_draft_mails(integer) to service_role;

create function public.note_draft_mail(mail_id uuid, failure text default null, is_final boolean default false) returns boolean
language sql
set search_path = ''
as $$
  update public.draft_mails as mail set
    status = case when failure is null then 'sent' when is_final then 'failed' else 'due' end,
    sent_at = case when failure is null then now() end,
    last_error = left(failure, 200)
  where mail.id = mail_id and mail.status <> 'sent'
  returning true
$$;
comment on function public.note_draft_mail(uuid, text, boolean) is
  'Records that a mail was sent, or why it was not; a final failure is not repeated.';
revoke all on function public.note_draft_mail(uuid, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.note_draft_mail(uuid, text, boolean) to service_role;
