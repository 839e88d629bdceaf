-- Owners who ask for it get one mail a week that says how often their pages were opened. Each mail plans the next one.
create function private.plan_weekly_mail(of_profile uuid) returns void
language sql
set search_path = ''
as $$
  -- The next Monday at nine in Eastern time.
  insert into public.mails (profile_id, kind, week, locked_until)
  select of_profile, 'week_counted', monday, (monday + time '09:00') at time zone 'America/New_York'
  from (select date_trunc('week', now() at time zone 'America/New_York')::date + 7 as monday) as next
  where private.wants_mails(of_profile, 'weekly_counts')
  on conflict on constraint mails_one_a_week do nothing
$$;
comment on function private.plan_weekly_mail(uuid) is 'Plans the mail of next Monday to an owner who wants it.';

create function private.follow_weekly_choice() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.plan_weekly_mail(new.profile_id);
  return null;
end
$$;
comment on function private.follow_weekly_choice() is 'Plans the weekly mail of an owner who asks for it, and the next one when one is sent, dropped or given up.';

create trigger plan_weekly_mail after insert or update of weekly_counts on public.mail_preferences
for each row when (new.weekly_counts) execute function private.follow_weekly_choice();
create trigger plan_next_weekly_mail after update of status on public.mails
for each row when (new.kind = 'week_counted' and new.status <> 'due') execute function private.follow_weekly_choice();

create function private.week_mail_facts(mail public.mails) returns jsonb
language sql stable
set search_path = ''
as $$
  with own as materialized (
    select loads.day, loads.page, loads.source, loads.loads from public.page_loads as loads
    where loads.profile_id = mail.profile_id and loads.day >= mail.week - 7 and loads.day < mail.week
  )
  select jsonb_build_object(
    'from_day', mail.week - 7, 'to_day', mail.week - 1, 'host', private.main_host(mail.profile_id),
    'loads', (select coalesce(sum(loads), 0) from own),
    'pages', private.top_sums((select jsonb_object_agg(page, loads) from (select page, sum(loads) as loads from own group by 1) as pages)),
    -- No host is named in a mail: anybody can send one as the site that a page was opened from.
    'from_nowhere', (select coalesce(sum(loads) filter (where source = ''), 0) from own),
    'from_own', (select coalesce(sum(loads) filter (where source = 'own'), 0) from own)
  )
  where exists (select from public.sites where profile_id = mail.profile_id and state = 'live')
    -- A mail that waited for days says nothing new.
    and now() < (mail.week + 3)::timestamp at time zone 'America/New_York'
$$;
comment on function private.week_mail_facts(public.mails) is
  'How often the pages of a live site were opened in the seven days before the Monday of a mail; null when it is not live.';
