-- Which optional mails a user wants. Sign-in mails, news of drafts and domains, and statements go to every account.
create table public.mail_preferences (
  profile_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  referral_updates boolean not null default true,
  question_reminders boolean not null default true,
  weekly_counts boolean not null default false,
  updated_at timestamptz not null default now()
);

comment on table public.mail_preferences is
  'Which optional mails a user wants. A user without a row has the defaults.';
comment on column public.mail_preferences.referral_updates is 'Progress of the user''s referrals.';
comment on column public.mail_preferences.question_reminders is 'Reminders of unfinished questions.';
comment on column public.mail_preferences.weekly_counts is 'How often the user''s pages were opened, once a week; only for those who ask.';

grant select, insert (profile_id, referral_updates, question_reminders, weekly_counts),
  update (profile_id, referral_updates, question_reminders, weekly_counts) on public.mail_preferences to authenticated;
grant select on public.mail_preferences to service_role;

create function private.wants_mails(profile uuid, preference text) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select case preference
      when 'referral_updates' then referral_updates when 'question_reminders' then question_reminders when 'weekly_counts' then weekly_counts
    end
    from public.mail_preferences where profile_id = profile
  ), preference is distinct from 'weekly_counts')
$$;
comment on function private.wants_mails(uuid, text) is
  'Whether a user wants the mails of this preference, which is a column of mail_preferences; null is that of mails that always come.';

create trigger stamp_update before update on public.mail_preferences
for each row execute function private.stamp_update();

alter table public.mail_preferences enable row level security;

create policy "Owners read their own mail preferences" on public.mail_preferences
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own mail preferences" on public.mail_preferences
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own mail preferences" on public.mail_preferences
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
