-- How people choose their mails without signing in: the token of a mail says whose they are.
create schema choices;
comment on schema choices is 'Functions with all rights behind those of public by which people choose mails without signing in.';
revoke all on schema choices from public;
grant usage on schema choices to anon, authenticated, service_role;

create function private.has_open_link(mail public.mails) returns boolean
language sql stable
set search_path = ''
as $$
  -- A mail may wait for long before it is sent.
  select coalesce(mail.first_tried_at, mail.created_at) > now() - interval '60 days'
$$;
comment on function private.has_open_link(public.mails) is 'Whether the links in a mail still work: for sixty days from when it was sent.';

create function choices.mail_choice(with_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'masked_email', private.mask_email(account.email), 'about', case known.preference
      when 'referral_updates' then 'referrals' when 'question_reminders' then 'reminders' when 'weekly_counts' then 'weeks' end,
    'referral_updates', private.wants_mails(mail.profile_id, 'referral_updates'),
    'question_reminders', private.wants_mails(mail.profile_id, 'question_reminders'),
    'weekly_counts', private.wants_mails(mail.profile_id, 'weekly_counts')
  )
  from public.mails as mail join auth.users as account on account.id = mail.profile_id join private.mail_kinds() as known using (kind)
  where mail.token = with_token and private.has_open_link(mail)
$$;
comment on function choices.mail_choice(text) is 'Implements public.mail_choice.';
grant execute on function choices.mail_choice(text) to anon, authenticated, service_role;

create function public.mail_choice(with_token text) returns jsonb
language sql stable
set search_path = ''
as 'select choices.mail_choice(with_token)';
comment on function public.mail_choice(text) is
  'Which mails the person wants who got the mail with this token: {"masked_email", "about": what the mail is about, referrals, '
  'reminders, weeks or null (it cannot be stopped), "referral_updates", "question_reminders", "weekly_counts"}; null when the token is wrong or older than 60 days.';
grant execute on function public.mail_choice(text) to anon, authenticated, service_role;

create function choices.choose_mails(with_token text, wants_referrals boolean, wants_reminders boolean, wants_weeks boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.mail_preferences as kept (profile_id, referral_updates, question_reminders, weekly_counts)
  select mail.profile_id, coalesce(wants_referrals, private.wants_mails(mail.profile_id, 'referral_updates')),
    coalesce(wants_reminders, private.wants_mails(mail.profile_id, 'question_reminders')),
    coalesce(wants_weeks, private.wants_mails(mail.profile_id, 'weekly_counts'))
  from public.mails as mail where mail.token = with_token and private.has_open_link(mail)
  -- What is not chosen now is kept as it is by then: another call may just have changed it.
  on conflict (profile_id) do update set
    referral_updates = coalesce(wants_referrals, kept.referral_updates),
    question_reminders = coalesce(wants_reminders, kept.question_reminders),
    weekly_counts = coalesce(wants_weeks, kept.weekly_counts)
  where kept.referral_updates <> wants_referrals or kept.question_reminders <> wants_reminders or kept.weekly_counts <> wants_weeks;
  return choices.mail_choice(with_token);
end
$$;
comment on function choices.choose_mails(text, boolean, boolean, boolean) is 'Implements public.choose_mails.';
grant execute on function choices.choose_mails(text, boolean, boolean, boolean) to anon, authenticated, service_role;

create function public.choose_mails(
  with_token text, wants_referrals boolean default null, wants_reminders boolean default null, wants_weeks boolean default null
) returns jsonb
language sql
set search_path = ''
as 'select choices.choose_mails(with_token, wants_referrals, wants_reminders, wants_weeks)';
comment on function public.choose_mails(text, boolean, boolean, boolean) is
  'Stops or resumes mails of the person who got the mail with this token; null leaves a choice as it is. Returns what '
  'public.mail_choice does.';
grant execute on function public.choose_mails(text, boolean, boolean, boolean) to anon, authenticated, service_role;

create function public.stop_mails(with_token text) returns jsonb
language sql
set search_path = ''
as $$
  select choices.choose_mails(
    with_token, case when choice ->> 'about' = 'referrals' then false end, case when choice ->> 'about' = 'reminders' then false end,
    case when choice ->> 'about' = 'weeks' then false end
  )
  from choices.mail_choice(with_token) as choice
$$;
comment on function public.stop_mails(text) is
  'Stops the mails that the mail with this token belongs to, for the function mails. Returns what public.mail_choice does.';
grant execute on function public.stop_mails(text) to service_role;
