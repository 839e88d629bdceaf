-- The weekly mail of how often pages were opened: only who asks gets it, one a week.
begin;
select plan(13);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', now());
create function pg_temp.ana() returns uuid language sql immutable as $$ select '00000000-0000-4000-8000-00000000000a'::uuid $$;
insert into public.initial_drafts (profile_id, url, slug, version) values (pg_temp.ana(), '/drafts/' || repeat('a', 32), repeat('a', 32), 1);
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version) values (pg_temp.ana(), 1, 'build-presence', 'warm', '{}', now());
insert into public.site_deploys (id, profile_id, version, name) values (repeat('a', 64), pg_temp.ana(), 1, 'cedar');
insert into public.site_names (name, profile_id, skeleton) values ('cedar', pg_temp.ana(), 'cedar');
insert into public.sites (profile_id, state, deploy, version, published_at) values (pg_temp.ana(), 'live', repeat('a', 64), 1, now());
create function pg_temp.monday() returns date language sql stable as $$ select date_trunc('week', now() at time zone 'America/New_York')::date $$;
-- Makes the planned mail of Ana that of this week, and due; returns the facts of what is sent.
create function pg_temp.claim() returns jsonb language plpgsql as $$
begin
  update public.mails set week = pg_temp.monday(), locked_until = now() - interval '1 minute' where kind = 'week_counted' and status = 'due';
  return (select mail -> 'facts' from jsonb_array_elements(public.claim_mails() -> 'mails') as mail where mail ->> 'kind' = 'week_counted');
end
$$;

insert into public.mail_preferences (profile_id) values ('00000000-0000-4000-8000-00000000000b');
select is_empty('select from public.mails where kind = ''week_counted''', 'a choice of mails asks for no weekly one');

set local role authenticated;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-00000000000a", "role": "authenticated"}', true);
insert into public.mail_preferences (profile_id, weekly_counts) values (pg_temp.ana(), true);
reset role;
select results_eq(
  $$ select week, locked_until from public.mails where kind = 'week_counted' $$,
  $$ select pg_temp.monday() + 7, (pg_temp.monday() + 7 + time '09:00') at time zone 'America/New_York' $$,
  'who asks for it gets it next Monday at nine'
);
update public.mail_preferences set weekly_counts = false where profile_id = pg_temp.ana();
update public.mail_preferences set weekly_counts = true where profile_id = pg_temp.ana();
select is((select count(*) from public.mails where kind = 'week_counted'), 1::bigint, 'who asks again gets one');

insert into public.page_loads (profile_id, day, page, source, loads) values
  (pg_temp.ana(), pg_temp.monday() - 8, '/', '', 100), (pg_temp.ana(), pg_temp.monday() - 7, '/', 'directory.example', 4),
  (pg_temp.ana(), pg_temp.monday() - 1, '/about', 'own', 2), (pg_temp.ana(), pg_temp.monday() - 1, '/', '', 1), (pg_temp.ana(), pg_temp.monday(), '/', '', 100);
-- On other days of the week than these it would be too late.
select case when now() < (pg_temp.monday() + 3)::timestamp at time zone 'America/New_York' then is(
  pg_temp.claim() - 'from_day' - 'to_day', '{"host": "cedar", "loads": 7, "pages": [{"name": "/", "loads": 5}, {"name": "/about", "loads": 2}], "from_nowhere": 1, "from_own": 2}',
  'it has the sums of the seven days before'
) else is(pg_temp.claim(), null, 'a mail that is days late is not sent') end;
select is(
  private.week_mail_facts(jsonb_populate_record(null::public.mails, jsonb_build_object('profile_id', pg_temp.ana(), 'week', pg_temp.monday() + 7))) ->> 'host', 'cedar',
  'it names the address that serves'
);
update public.mails set status = 'sent', sent_at = now() where kind = 'week_counted' and status = 'due' and week = pg_temp.monday();
select is((select max(week) from public.mails where kind = 'week_counted'), pg_temp.monday() + 7, 'a mail that is sent, or dropped, plans the next one');
select is((select count(*) from public.mails where kind = 'week_counted' and status = 'due'), 1::bigint, 'and no more than one');

-- Not live: no mail, but the next one is planned.
delete from public.mails where kind = 'week_counted';
update public.mail_preferences set weekly_counts = true where profile_id = pg_temp.ana();
update public.sites set state = 'offline' where profile_id = pg_temp.ana();
select is(pg_temp.claim(), null, 'no mail comes while the site is offline');
select is((select count(*) from public.mails where kind = 'week_counted' and status = 'dropped'), 1::bigint, 'it is dropped');
select is((select count(*) from public.mails where kind = 'week_counted' and status = 'due'), 1::bigint, 'and the next one is planned');

-- Stopped.
update public.sites set state = 'live' where profile_id = pg_temp.ana();
select is((select public.stop_mails(token) ->> 'weekly_counts' from public.mails where kind = 'week_counted' and status = 'due'), 'false', 'the link in the mail stops it');
delete from public.mails where kind = 'week_counted' and status = 'dropped';
select is(pg_temp.claim(), null, 'who has stopped it gets none');
select is_empty('select from public.mails where kind = ''week_counted'' and status = ''due''', 'and none is planned');
select * from finish();
rollback;
