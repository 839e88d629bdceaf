-- One row for each capture, never changed: who a person is, which touch earns a reward and whether a referral counts
-- are derived from these rows. A capture that looks like that of a program is stored, too, and marked: everything but the
-- operator leaves it out until a person or a sign-up with its address takes the mark away. The limits are those of packages/shared/src/leads/limits.ts and of
-- packages/shared/src/contact/email.ts; a test compares them.

create function private.is_canonical_email(email text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  return char_length(email) <= 254
    and email ~ '^[a-z0-9_!#$%&''*+/=?^`{|}~-]+(\.[a-z0-9_!#$%&''*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$'
    -- At most 64 characters before the @, and 63 in each label of the domain.
    and strpos(email, '@') <= 65 and split_part(email, '@', 2) !~ '[^.]{64}';
end
$$;
comment on function private.is_canonical_email(text) is
  'Whether an email can receive mail and is in canonical form; the same rule as in packages/shared/src/contact/email.ts.';
-- Users insert into waitlist_entries themselves, and its check calls this.
grant execute on function private.is_canonical_email(text) to authenticated, service_role;

create function private.is_valid_lead(
  email text, channel text, first_touch jsonb, click_ids jsonb, consent jsonb, widget jsonb
)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  -- greatest() ignores nulls, and "is not false" accepts a missing name.
  return channel in ('widget', 'form', 'link')
    and (case when email is null then channel = 'link' else private.is_canonical_email(email) end)
    and (first_touch is null or jsonb_typeof(first_touch) = 'object')
    and (consent is null or jsonb_typeof(consent) = 'object')
    and (widget is null or jsonb_typeof(widget) = 'object')
    and jsonb_typeof(click_ids) = 'object'
    and greatest(
      char_length(click_ids ->> 'gclid'), char_length(click_ids ->> 'gbraid'), char_length(click_ids ->> 'wbraid'),
      char_length(click_ids ->> 'fbclid'), char_length(click_ids ->> 'msclkid'), char_length(click_ids ->> 'ttclid'),
      char_length(click_ids ->> 'li_fat_id'), char_length(click_ids ->> 'twclid')
    ) <= 500 is not false
    and (first_touch is null or (
      greatest(
        char_length(first_touch ->> 'utm_source'), char_length(first_touch ->> 'utm_medium'),
        char_length(first_touch ->> 'utm_campaign'), char_length(first_touch ->> 'utm_term'),
        char_length(first_touch ->> 'utm_content')
      ) <= 200 is not false
      and char_length(first_touch ->> 'ref') <= 64 is not false
      and char_length(first_touch ->> 'landing_page') <= 1024 is not false
      and char_length(first_touch ->> 'referrer') <= 2048 is not false
      -- Eight click ids of 500 characters with their names.
      and char_length(first_touch ->> 'click_ids') <= 8 * 600 is not false
    ))
    and char_length(consent ->> 'text') <= 2000 is not false
    and greatest(char_length(widget ->> 'version'), char_length(widget ->> 'mode')) <= 40 is not false
    and char_length(widget ->> 'ref') <= 64 is not false;
end
$$;
comment on function private.is_valid_lead(text, text, jsonb, jsonb, jsonb, jsonb) is
  'Whether a lead has a known channel, a valid email (only a link may lack one), and objects within their limits.';
grant execute on function private.is_valid_lead(text, text, jsonb, jsonb, jsonb, jsonb) to service_role;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  email text,
  utm_source varchar(200),
  utm_medium varchar(200),
  utm_campaign varchar(200),
  utm_term varchar(200),
  utm_content varchar(200),
  referral_source varchar(64),
  landing_page varchar(1024),
  page varchar(2048),
  referrer varchar(2048),
  first_touch jsonb,
  click_ids jsonb not null default '{}',
  consent jsonb,
  widget jsonb,
  channel text not null,
  submission_id uuid not null,
  suspected text,
  profile_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),

  constraint leads_submission_id_unique unique (submission_id),
  constraint leads_suspected_known check (suspected in ('trap', 'fill_time')),
  -- One check that calls a function: Postgres compiles check expressions for each statement but caches functions.
  -- Measured: a check for each rule takes 78 microseconds of an insert, four checks 28.
  constraint leads_valid check (private.is_valid_lead(email, channel, first_touch, click_ids, consent, widget))
);
-- capture_lead counts the captures of an email in the last hour.
create index leads_email_index on public.leads (email, created_at);
-- Partial: captures have no profile yet and do not pay for this index.
create index leads_profile_id_index on public.leads (profile_id) where profile_id is not null;
-- Leads by referral code, compared as in private.credit_referrals. The second index holds only first touches that the
-- first index does not find. They are few: most captures happen on the first visit.
create index leads_code_index on public.leads (upper(btrim(referral_source)), created_at)
where referral_source is not null and suspected is null;
create index leads_first_code_index on public.leads (upper(btrim(first_touch ->> 'ref')), created_at)
where first_touch ->> 'ref' is not null and suspected is null
  and upper(btrim(first_touch ->> 'ref')) is distinct from upper(btrim(referral_source));

-- The operator lists them, and the purge reads only what it deletes.
create index leads_suspected_index on public.leads (created_at) where suspected is not null;

comment on table public.leads is 'Captured leads, append-only: one row for each submission.';
comment on column public.leads.email is 'In canonical form (trimmed, lower case); null only for a link without an email.';
comment on column public.leads.utm_source is 'The utm columns, click_ids and referral_source are those of the last touch.';
comment on column public.leads.referral_source is 'The query parameter ref as sent, not validated.';
comment on column public.leads.landing_page is 'Path of the page on which the visitor arrived.';
comment on column public.leads.page is
  'Origin and path of the page with the form. The query is never stored: the page can be about health.';
comment on column public.leads.referrer is 'Origin and path of the page that led to the site.';
comment on column public.leads.first_touch is
  'The first touch within 90 days, with the field names of the request. Its time "at" is the browser''s claim.';
comment on column public.leads.click_ids is 'Click ids of advertising networks by name.';
comment on column public.leads.consent is 'The consent text shown to the visitor (text), the answer (given) and its time (at).';
comment on column public.leads.widget is 'Version and mode of the widget that sent the capture, and the code of its tag: empty if that has none.';
comment on column public.leads.channel is 'widget: the script; form: a plain HTML form; link: the address /lead of the app.';
comment on column public.leads.submission_id is 'Chosen by the sender: a retry of the same submission is the same lead.';
comment on column public.leads.suspected is
  'What made the capture look like that of a program, for 90 days: trap, a field that people do not see was filled in; '
  'fill_time, the form was filled in faster than people can. Null for all others, and once the mark is taken away.';
comment on column public.leads.profile_id is 'The profile whose confirmed email is the email of this lead.';
comment on column public.leads.created_at is 'When the server stored the capture: the only time that credit depends on.';

grant select, insert on public.leads to service_role;

create function private.refuse_change_of_lead() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new) - '{profile_id,suspected}'::text[] is distinct from to_jsonb(old) - '{profile_id,suspected}'::text[]
    or (new.suspected is not null and new.suspected is distinct from old.suspected)
  then
    raise exception 'A lead is never changed: leads are append-only' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.refuse_change_of_lead() is 'Rejects updates of a lead, except of profile_id and to take its mark away.';

create trigger refuse_change_of_lead before update on public.leads
for each row execute function private.refuse_change_of_lead();

-- No policy: clients reach leads only through the edge function capture-lead.
alter table public.leads enable row level security;

create function private.clear_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.leads set suspected = null where email = lower(new.email) and suspected is not null;
  return null;
end
$$;
comment on function private.clear_leads() is
  'Takes the marks of captures away whose address has proven to be that of a person.';

-- Before the referral is judged, by the order of the names: what is not suspected any more counts.
create trigger clear_leads_of_confirmed_email after insert or update of email, email_confirmed_at, last_sign_in_at
on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.clear_leads();

create function private.clear_lead(of_lead uuid, by_actor text, for_reason text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.leads set suspected = null where id = of_lead and suspected is not null;
  if not found then return false; end if;
  perform private.log_operator(by_actor, 'clear capture', of_lead::text, for_reason);
  return true;
end
$$;
comment on function private.clear_lead(uuid, text, text) is 'Implements public.clear_lead.';
grant execute on function private.clear_lead(uuid, text, text) to service_role;

create function public.clear_lead(of_lead uuid, by_actor text, for_reason text) returns boolean
language sql set search_path = ''
as 'select private.clear_lead(of_lead, by_actor, for_reason)';
comment on function public.clear_lead(uuid, text, text) is
  'Takes the mark of a suspected capture away: it counts from then on. False when it has none, or was deleted.';
grant execute on function public.clear_lead(uuid, text, text) to service_role;

create function private.forget_suspected_leads() returns void
language sql
set search_path = ''
as $$
  delete from public.leads where suspected is not null and created_at < now() - interval '90 days'
$$;
comment on function private.forget_suspected_leads() is
  'Deletes captures that have been suspected for 90 days; called every night.';

create function private.tie_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.leads set profile_id = new.id where email = lower(new.email) and profile_id is null;
  return null;
end
$$;
comment on function private.tie_leads() is
  'Sets profile_id on the leads of a confirmed email. Only the confirmed email counts: users choose their metadata.';

-- Each sign-in proves the email again and ties leads captured since. Triggers of one event run in the order of their
-- names, so this one runs after make_profile.
create trigger tie_leads_of_confirmed_email after insert or update of email, email_confirmed_at, last_sign_in_at
on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.tie_leads();
