-- The kinds of mails, as the table of mails in TypeScript has them: what the database does by their rows, whichever they are.
begin;
select no_plan();

insert into auth.users (id, email, email_confirmed_at) values (md5('dana')::uuid, 'dana@practice.example', now());

select is_empty(
  $$ select kind from private.mail_kinds() where about not in (
       select column_name from information_schema.columns where table_schema = 'public' and table_name = 'mails') $$,
  'each kind is about what a column of mails names'
);
select is_empty(
  $$ select kind from private.mail_kinds() where preference is not null and preference not in (
       select column_name from information_schema.columns
       where table_schema = 'public' and table_name = 'mail_preferences' and data_type = 'boolean') $$,
  'and is stopped by a column of mail_preferences, or by none'
);
select is_empty(
  $$ select kind from private.mail_kinds() where (about in ('events', 'statement')) <> (true_while is not null) $$,
  'mails about referrals and statements say in which states they are true; the others are true as long as that exists'
);
select is_empty(
  $$ select kind, state from private.mail_kinds(), unnest(true_while) as state where about = 'events' and not exists (
       select from pg_constraint where conrelid = 'public.referrals'::regclass and contype = 'c'
         and pg_get_constraintdef(oid) like '%' || quote_literal(state) || '%') $$,
  'which are states of referrals'
);

select throws_ok(
  $$ insert into public.mails (profile_id, kind, launch_id) values (md5('dana')::uuid, 'site_burnt', gen_random_uuid()) $$, '23514', null,
  'an unknown kind is refused'
);
create function pg_temp.refuses_other_subjects(of_kind text) returns boolean language plpgsql as $$
declare
  subject record;
begin
  for subject in
    select name, value from (values
      ('domain_id', quote_literal(gen_random_uuid())), ('launch_id', quote_literal(gen_random_uuid())), ('events', 'array[1]'),
      ('statement', '1'), ('reminder', '1'), ('week', quote_literal('2026-11-23'))
    ) as subjects (name, value) where name <> private.mail_about(of_kind)
  loop
    begin
      execute format('insert into public.mails (profile_id, kind, %I) values (md5(''dana'')::uuid, %L, %s)', subject.name, of_kind, subject.value);
      return false;
    exception when check_violation then null;
    end;
  end loop;
  return true;
end
$$;
select ok(pg_temp.refuses_other_subjects(kind), kind || ' is about nothing else') from private.mail_kinds();

select lives_ok(
  format($$ select private.mail_facts(jsonb_populate_record(null::public.mails, '{"kind": "%s", "profile_id": "%s"}')) $$, kind, md5('dana')::uuid),
  kind || ' has facts, or is not true any more'
) from private.mail_kinds();

-- A preference that the database forgets to ask would be found here.
select is(
  private.wants_mails(md5('dana')::uuid, preference), preference <> 'weekly_counts', preference || ': mails come, or wait until they are asked for'
) from private.mail_kinds()
where preference is not null group by preference;
insert into public.mail_preferences (profile_id, referral_updates, question_reminders) values (md5('dana')::uuid, false, false);
select ok(not private.wants_mails(md5('dana')::uuid, preference), preference || ': until they are stopped') from private.mail_kinds()
where preference is not null group by preference;
select ok(private.wants_mails(md5('dana')::uuid, null), 'mails that cannot be stopped always come');
insert into public.mails (profile_id, kind, events) select md5('dana')::uuid, kind, array[1] from private.mail_kinds() where about = 'events';
insert into public.mails (profile_id, kind, reminder) values (md5('dana')::uuid, 'questions_left', 1);
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
values (md5('dana')::uuid, 'practiceLocation', '{"selected_locations": ["physical"], "location_details": {"states": ["OR"], "zipcode": "97211"}}', 11, 'practiceLocation');
select is(private.place_of(md5('dana')::uuid), '{"zip": "97211", "states": ["OR"]}', 'mails know where a practice is');
select is(private.place_of(gen_random_uuid()), null, 'and nothing before that is answered');
insert into public.mails (profile_id, kind, launch_id) values (md5('dana')::uuid, 'site_live', gen_random_uuid());
insert into public.mails (profile_id, kind, week) values (md5('dana')::uuid, 'week_counted', '2026-11-23');
select is(
  public.mail_choice(token) ->> 'about', case kind when 'site_live' then null when 'questions_left' then 'reminders'
    when 'week_counted' then 'weeks' else 'referrals' end,
  kind || ' leads to the choice that it belongs to'
) from public.mails where profile_id = md5('dana')::uuid;

select * from finish();
rollback;
