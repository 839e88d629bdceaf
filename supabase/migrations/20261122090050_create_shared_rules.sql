-- Written by `npm run generate` from packages/shared and the table of mails.

create domain public.design_style as text
constraint design_style_known check (value in ('modern', 'professional', 'warm', 'minimalist', 'dynamic'));
comment on domain public.design_style is 'The styles of drafts.';

create domain public.device_kind as text
constraint device_kind_known check (value in ('phone', 'tablet', 'computer'));
comment on domain public.device_kind is 'The kind of a device; nothing else of devices is kept with what was saved.';

create domain public.waitlist_feature as text
constraint waitlist_feature_known check (value in ('social_ads', 'reviews', 'bookings', 'payments'));
comment on domain public.waitlist_feature is 'The features with a waitlist.';

create domain public.support_topic as text
constraint support_topic_known check (value in ('onboarding', 'my_site', 'account', 'referrals', 'widget', 'privacy', 'other'));
comment on domain public.support_topic is 'What a request to the support is about.';

create domain public.support_status as text
constraint support_status_known check (value in ('open', 'answered', 'closed'));
comment on domain public.support_status is 'How far the support is with a request.';

create domain public.change_request_status as text
constraint change_request_status_known check (value in ('open', 'in_progress', 'done', 'declined'));
comment on domain public.change_request_status is 'How far the operator is with a change.';

create function private.reward_cents() returns integer
language sql immutable
set search_path = ''
as $$
  select 20000
$$;
comment on function private.reward_cents() is 'What a partner gets for a practice.';

create function private.approval_time() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '30 days'
$$;
comment on function private.approval_time() is 'How long a website has to be live until its reward is due.';

create function private.first_touch_time() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '90 days'
$$;
comment on function private.first_touch_time() is 'How long before a sign-up the first touch of a partner counts.';

create function private.budgets() returns table (budget text, max_count integer, hours integer)
language sql immutable
set search_path = ''
as $$
  values
    ('versions', 20, 1),
    ('versions', 60, 24),
    ('mails', 10, 1),
    ('mails', 30, 24),
    ('addresses', 5, 1),
    ('addresses', 20, 24),
    ('pdf_readings', 40, 1),
    ('pdf_readings', 120, 24),
    ('page_readings', 40, 1),
    ('page_readings', 120, 24),
    ('support_requests', 5, 1),
    ('support_requests', 20, 24),
    ('change_requests', 20, 1),
    ('change_requests', 40, 24),
    ('publications', 30, 1),
    ('payout_codes', 5, 1),
    ('payout_codes', 10, 24),
    ('missing_referrals', 5, 24),
    ('referral_cases', 5, 24),
    ('domain_checks', 60, 1),
    ('domain_mails', 5, 1),
    ('domain_mails', 10, 24)
$$;
comment on function private.budgets() is 'How often an account may do something within so many hours.';

create function private.reserved_site_names() returns text[]
language sql immutable
set search_path = ''
as $$
  select string_to_array(
      'www app apps api admin administrator root host hostmaster postmaster webmaster abuse security secure ssl tls '
      'mail email webmail smtp imap pop ftp sftp ssh dns mx ns1 ns2 autoconfig autodiscover wpad cdn static assets '
      'images files status help support docs blog news shop store billing pay payment payments invoice account '
      'accounts login logout signin signup auth oauth sso verify portal dashboard home site sites test testing '
      'staging dev demo example localhost internal private public legal privacy terms about contact press jobs '
      'careers partner partners referral referrals reward rewards draft drafts preview widget supabase caddy '
      'cloudflare google gmail apple icloud microsoft outlook facebook instagram linkedin paypal stripe venmo zelle '
      'medicare medicaid hipaa cdc fda nih hhs irs usa gov police emergency 911',
    ' '
  )
$$;
comment on function private.reserved_site_names() is 'Words that no website has as its address, nor anything that looks like them.';

create function private.refused_site_words() returns table (kind text, words text[])
language sql immutable
set search_path = ''
as $$
  select kind, string_to_array(list, ' ')
  from (values
    ('anywhere',
      'paypal google facebook instagram whatsapp linkedin microsoft cloudflare supabase docusign coinbase medicare '
      'medicaid socialsecurity bankofamerica wellsfargo bluecross blueshield unitedhealth'),
    ('part',
      'irs cdc fda nih hhs gov uscis usps gmail icloud yahoo venmo zelle cashapp hipaa aetna cigna humana tricare '
      'fedex'),
    ('alone',
      'apple outlook stripe chase citi amex visa mastercard amazon anthem kaiser cvs walgreens usa ssa cms dea dhs '
      'police fbi'),
    ('service',
      'my the us id login logon signin signon verify verification secure security account accounts help helpdesk '
      'support refund refunds billing bill pay payment payments update alert alerts notice claim claims benefits '
      'enroll enrollment portal mail email bank banking card cards service services customer online official recovery '
      'recover unlock reset password wallet invoice tax taxes access confirm confirmation center team web site app')
  ) as lists (kind, list)
$$;
comment on function private.refused_site_words() is 'Institutions that people trust, refused anywhere in an address, as a part of it, or alone; and what people are asked for in their name.';

create function private.partner_terms_version() returns text
language sql immutable
set search_path = ''
as $$
  select '1'
$$;
comment on function private.partner_terms_version() is 'The version of the partner terms that has to be accepted before the link is shown.';

create function private.mail_kinds() returns table (kind text, about text, true_while text[], preference text)
language sql immutable
set search_path = ''
as $$
  values
    ('draft_ready', 'version', null::text[], null),
    ('draft_failed', 'build_id', null::text[], null),
    ('site_live', 'launch_id', null::text[], null),
    ('site_offline', 'launch_id', null::text[], null),
    ('domain_live', 'domain_id', null::text[], null),
    ('domain_slow', 'domain_id', null::text[], null),
    ('domain_lost', 'domain_id', null::text[], null),
    ('domain_stopped', 'domain_id', null::text[], null),
    ('domain_back', 'domain_id', null::text[], null),
    ('referral_signed_up', 'events', array['signed_up', 'onboarded', 'held', 'launched'], 'referral_updates'),
    ('referral_launched', 'events', array['launched', 'held'], 'referral_updates'),
    ('reward_due', 'events', array['approved'], 'referral_updates'),
    ('referral_refused', 'events', array['rejected', 'duplicate', 'expired'], 'referral_updates'),
    ('reward_paid', 'statement', array['on_its_way', 'paid'], null),
    ('reward_returned', 'statement', array['returned'], null),
    ('support_answered', 'support_request', null::text[], null),
    ('questions_left', 'reminder', null::text[], 'question_reminders'),
    ('week_counted', 'week', null::text[], 'weekly_counts')
$$;
comment on function private.mail_kinds() is 'The kinds of mails: the column of public.mails that names what one is about, the states of that in which it is true (null: as long as that exists), and the column of public.mail_preferences that stops it (null: it always comes).';

grant execute on function private.budgets() to service_role;
grant execute on function private.reserved_site_names() to service_role;
grant execute on function private.refused_site_words() to service_role;
grant execute on function private.mail_kinds() to service_role;
