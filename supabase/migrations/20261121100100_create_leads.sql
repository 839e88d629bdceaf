-- One row for each capture, never overwritten: who a person is, which touch earns the credit and whether a referral
-- counts are derived from these rows. The limits are those of packages/shared/src/leads/limits.ts and of
-- packages/shared/src/contact/email.ts; a test compares them.
--
-- Few constraints that call functions, instead of one for each rule: Postgres reads every check of a table anew for
-- each statement, and keeps functions. Measured: 28 instead of 78 microseconds for an insert.

create function private.is_canonical_email(email text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  -- White space and control characters are spelled out: what \s means depends on the locale.
  return char_length(email) <= 254 and email = lower(email) and email ~ (
    '^[^\x01-\x20\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>"(),:;[\]\\]{1,64}@'
    '[^\x01-\x20\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>"(),:;[\]\\.]+'
    '(\.[^\x01-\x20\x7f-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>"(),:;[\]\\.]+)+$'
  );
end
$$;
comment on function private.is_canonical_email(text) is
  'Whether mail can be sent to it, in lower case; the same rule as in packages/shared/src/contact/email.ts.';
revoke all on function private.is_canonical_email(text) from public;
grant execute on function private.is_canonical_email(text) to service_role;

create function private.do_lead_details_fit(first_touch jsonb, click_ids jsonb, consent jsonb, widget jsonb)
returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  -- greatest() leaves nulls out, and a check passes on null: a name that is missing breaks no rule.
  return (first_touch is null or jsonb_typeof(first_touch) = 'object')
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
    and greatest(char_length(widget ->> 'version'), char_length(widget ->> 'mode')) <= 40 is not false;
end
$$;
comment on function private.do_lead_details_fit(jsonb, jsonb, jsonb, jsonb) is
  'Whether the objects of a lead are objects and their texts within the limits.';
revoke all on function private.do_lead_details_fit(jsonb, jsonb, jsonb, jsonb) from public;
grant execute on function private.do_lead_details_fit(jsonb, jsonb, jsonb, jsonb) to service_role;

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
  profile_id uuid,
  created_at timestamptz not null default now(),

  constraint leads_submission_id_unique unique (submission_id),
  constraint leads_channel_known check (channel in ('widget', 'form', 'link')),
  constraint leads_email_present check (email is not null or channel = 'link'),
  constraint leads_email_valid check (private.is_canonical_email(email)),
  constraint leads_details_fit check (private.do_lead_details_fit(first_touch, click_ids, consent, widget))
);
create index leads_email_index on public.leads (email);

comment on table public.leads is 'Captures of interest, append-only: one row for each submission.';
comment on column public.leads.email is 'Canonical spelling (trimmed, lower case); null only for a link without an address.';
comment on column public.leads.utm_source is 'The utm columns, click_ids and referral_source are those of the last touch.';
comment on column public.leads.referral_source is 'The query parameter ref as it came: judged later, never here.';
comment on column public.leads.landing_page is 'Path where the visitor arrived.';
comment on column public.leads.page is 'Origin and path of the page where the form stood; never its query, it can be a health site.';
comment on column public.leads.referrer is 'Origin and path of the page that led to the site.';
comment on column public.leads.first_touch is 'The first touch within 90 days: names of the wire and when.';
comment on column public.leads.click_ids is 'Click identifiers of advertising networks by name.';
comment on column public.leads.consent is 'What the visitor was asked (text), whether it was given and when (at).';
comment on column public.leads.widget is 'Version and mode of the widget that sent the capture.';
comment on column public.leads.channel is 'widget: the script; form: a plain HTML form; link: the address /lead of the app.';
comment on column public.leads.submission_id is 'Chosen by the sender: the same submission sent again is the same lead.';
comment on column public.leads.profile_id is 'The profile whose confirmed email is the email of this lead.';

revoke all on public.leads from anon, authenticated, service_role;
grant select, insert on public.leads to service_role;

create function private.refuse_change_of_lead() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if to_jsonb(new) - 'profile_id' is distinct from to_jsonb(old) - 'profile_id' then
    raise exception 'A lead is never changed: leads are append-only' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.refuse_change_of_lead() is 'Lets an update of a lead set its profile and nothing else.';
revoke all on function private.refuse_change_of_lead() from public;

create trigger refuse_change_of_lead before update on public.leads
for each row execute function private.refuse_change_of_lead();

-- No policy: clients reach leads through the function capture-lead alone.
alter table public.leads enable row level security;
