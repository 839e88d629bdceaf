-- Reminders of unfinished questions: twice at most, only to who stopped, wants them and has not finished.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), name || '@practice.example', now())
$$;
create function pg_temp.answer(name text, question text, reply jsonb, is_last boolean default false) returns void language sql as $$
  insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, is_complete)
  values (pg_temp.user_id(name), question, reply, case question when 'businessDetails' then 1 when 'buildPresence' then 6 else 13 end, question, is_last)
$$;
-- Some time passes: for the answers and for what is planned.
create function pg_temp.wait(length interval) returns void language plpgsql security definer as $$
begin
  alter table public.onboarding_responses disable trigger user;
  update public.onboarding_responses set changed_at = changed_at - length;
  alter table public.onboarding_responses enable trigger user;
  update public.mails set locked_until = locked_until - length, created_at = created_at - length,
    first_tried_at = first_tried_at - length;
end
$$;
-- Who is reminded now.
create function pg_temp.reminded() returns text language plpgsql as $$
declare
  claimed jsonb := public.claim_mails(50) -> 'mails';
begin
  perform public.note_mail((mail ->> 'id')::uuid) from jsonb_array_elements(claimed) as mail;
  return (
    select string_agg(mail ->> 'email' || ' ' || jsonb_array_length(mail #> '{facts,answers}'), ', ' order by mail ->> 'email')
    from jsonb_array_elements(claimed) as mail where mail ->> 'kind' = 'questions_left'
  );
end
$$;

select pg_temp.add_user(name) from unnest(array['ana', 'ben', 'cy', 'dee', 'eve']) as name;
select pg_temp.answer(name, 'businessDetails', '{"selected_type": "thinking"}') from unnest(array['ana', 'ben', 'cy', 'dee']) as name;
select is((select count(*) from public.mails where kind = 'questions_left'), 8::bigint, 'two reminders are planned with the first answer');
select pg_temp.answer('ben', 'designDetails', '{"selected_style": "warm"}', true);
select pg_temp.answer('cy', 'buildPresence', '{"selected_id": "talk"}');
insert into public.mail_preferences (profile_id, question_reminders) values (pg_temp.user_id('dee'), false);
select is((select count(*) from public.mails where kind = 'questions_left'), 8::bigint, 'and no more with the next');

select pg_temp.wait('23 hours');
select is(pg_temp.reminded(), null, 'nobody is reminded within a day');
select pg_temp.answer('ana', 'buildPresence', '{"selected_id": "write"}');
select pg_temp.wait('2 hours');
select is(pg_temp.reminded(), null, 'nor who went on meanwhile, or has finished, chose to talk or wants none');
select is((select count(*) from public.mails where kind = 'questions_left' and status = 'dropped'), 3::bigint, 'their first reminders are dropped');
select pg_temp.wait('23 hours');
select is(pg_temp.reminded(), 'ana@practice.example 2', 'a day after the last answer it comes, with the answers');
select pg_temp.wait('2 days');
select is(pg_temp.reminded(), null, 'not again within the next days');
select pg_temp.wait('1 day');
select is(pg_temp.reminded(), 'ana@practice.example 2', 'four days after the last answer it comes again');
select pg_temp.answer('ana', 'designDetails', '{"selected_style": "warm"}');
select pg_temp.wait('30 days');
select is(pg_temp.reminded(), null, 'and then never again');
select is((select count(*) from public.mails where profile_id = pg_temp.user_id('ana')), 2::bigint, 'also after another answer');

-- No mail went out for ten days
select pg_temp.answer('eve', 'businessDetails', '{"selected_type": "thinking"}');
select pg_temp.wait('10 days');
select is(pg_temp.reminded(), 'eve@practice.example 1', 'who stopped long ago gets one reminder, not both at once');
select pg_temp.wait('2 days');
select is(pg_temp.reminded(), null, 'not the other one within the next days');
select pg_temp.wait('1 day');
select is(pg_temp.reminded(), 'eve@practice.example 1', 'it comes three days later');

-- A whole site for who has a website
select pg_temp.add_user(name) from unnest(array['fay', 'gus']) as name;
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, is_complete)
select pg_temp.user_id(name), question, reply, step, question, step = 5
from (values
  ('fay', 'webPresenceLinks', '{"links": {"website": "fay.example"}, "selected_options": ["website"], "may_read": true}'::jsonb, 4),
  ('fay', 'websiteFeedback', '{"selected_areas": ["copy"], "custom_areas": []}', 5),
  ('gus', 'webPresenceLinks', '{"links": {"website": "gus.example"}, "selected_options": ["website"]}', 4),
  ('gus', 'websiteFeedback', '{"selected_areas": ["copy"], "custom_areas": []}', 5)
) as given (name, question, reply, step);
select pg_temp.wait('25 hours');
select is(pg_temp.reminded(), 'fay@practice.example 2', 'feedback finishes a proposal, and no site of an owner whose website we may read');
select is(
  private.finishes_onboarding(jsonb_populate_record(null::public.onboarding_responses, '{"question_key": "buildPresence", "response": {}}')),
  false, 'an answer without a choice finishes nothing'
);

-- The link in the mail
create temporary table tokens as select token from public.mails where profile_id = pg_temp.user_id('ana') and reminder = 2;
grant select on tokens to anon, service_role;
set local role anon;
select is(
  (select public.mail_choice(token) from tokens),
  '{"masked_email": "a•••@practice.example", "about": "reminders", "referral_updates": true, "question_reminders": true, "weekly_counts": false}',
  'shows what the mail is about');
select is((select public.choose_mails(token, wants_referrals => false) from tokens) ->> 'question_reminders', 'true', 'one choice leaves the other as it is');
select throws_ok('select public.stop_mails(token) from tokens', '42501', null, 'only the function mails stops without a look');
set local role service_role;
select is(
  (select public.stop_mails(token) from tokens) - 'masked_email' - 'about', '{"referral_updates": false, "question_reminders": false, "weekly_counts": false}',
  'a mail program stops what the mail is about');
reset role;
update public.mails set created_at = now() - interval '90 days', first_tried_at = now() - interval '59 days' where reminder = 2;
select isnt((select public.mail_choice(token) from tokens), null, 'the link works for sixty days from the mail, which waited for its time');
update public.mails set first_tried_at = now() - interval '61 days' where reminder = 2;
select is((select public.mail_choice(token) from tokens), null, 'and no longer');

select * from finish();
rollback;
