-- Mails to partners: which events are news, that each is told once, and how they are stopped without signing in.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.referral(name text) returns uuid language sql security definer as $$
  select id from public.referrals where referred_id = pg_temp.user_id(name)
$$;
-- A practice that signs up in the browser that left its address in the partner's form.
create function pg_temp.refer(name text, partner text) returns void language plpgsql as $$
declare
  lead uuid;
begin
  insert into public.leads (email, channel, submission_id, referral_source)
  select name || '@practice.example', 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id(partner)
  returning id into lead;
  perform pg_temp.add_user(name, name || '@practice.example');
  perform private.prove_visit(pg_temp.user_id(name), lead);
end
$$;
create function pg_temp.launch(name text) returns void language sql as $$
  insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id(name), name, now() - interval '31 days')
$$;
create function pg_temp.approve(name text) returns void language plpgsql as $$
begin
  perform public.claim_due_referrals();
  perform public.decide_referral(pg_temp.referral(name), 'approve', 'Nadia', 'Looked at the website');
end
$$;
create function pg_temp.wait(length interval) returns void language sql security definer as $$
  update public.mails set locked_until = locked_until - length, created_at = created_at - length where status = 'due'
$$;
-- What the worker sends now: each mail with the people that it is about.
create function pg_temp.sent() returns text language plpgsql as $$
declare
  claimed jsonb := public.claim_mails(20) -> 'mails';
begin
  perform public.note_mail((mail ->> 'id')::uuid) from jsonb_array_elements(claimed) as mail;
  return (
    select string_agg(concat_ws(' ', mail ->> 'email', mail ->> 'kind', (
      select string_agg(left(person ->> 'masked_email', 1), '') from jsonb_array_elements(mail -> 'facts' -> 'referrals') as person
    )), ', ' order by mail ->> 'kind') from jsonb_array_elements(claimed) as mail
  );
end
$$;

select pg_temp.add_user('pat', 'pat@partner.example');
select pg_temp.add_user('quinn', 'quinn@gmail.com');

select pg_temp.refer('ana', 'pat');
select pg_temp.refer('ben', 'pat');
select is(pg_temp.sent(), null, 'nothing is sent within the first minutes');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), 'pat@partner.example referral_signed_up ab', 'two sign-ups within ten minutes are one mail');
select pg_temp.wait('1 day');
select is(pg_temp.sent(), null, 'which comes once');

select pg_temp.launch('ana');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), 'pat@partner.example referral_launched a', 'a launch is told');
select pg_temp.approve('ana');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), 'pat@partner.example reward_due a', 'an approved reward is told, and that it became due is not told twice');
select public.decide_referral(pg_temp.referral('ana'), 'approve', 'Nadia', 'Pressed twice');
select public.decide_referral(pg_temp.referral('ben'), 'reject', 'Nadia', 'Employee of the practice');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), 'pat@partner.example referral_refused b', 'a refusal is told');
select private.record_event(jsonb_build_object(
  'referral', pg_temp.referral('ben'), 'kind', 'rejected', 'reason', 'Employee of the practice', 'actor', 'system',
  'evidence', 'link', 'key', 'visit:' || pg_temp.referral('ben')
));
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), null, 'proof that comes later is no news');

-- Approved again
select public.decide_referral(pg_temp.referral('ana'), 'reverse', 'Nadia', 'Thought to be family');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), 'pat@partner.example referral_refused a', 'a reward that is taken back is told');
select public.decide_referral(pg_temp.referral('ana'), 'credit', 'Nadia', 'Not family');
select pg_temp.approve('ana');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), 'pat@partner.example reward_due a', 'approved again, it is told as one reward');

-- What is not true any more
select pg_temp.refer('cy', 'pat');
select public.decide_referral(pg_temp.referral('cy'), 'reject', 'Nadia', 'Family');
select pg_temp.refer('dee', 'pat');
select pg_temp.wait('10 minutes');
select is(
  pg_temp.sent(), 'pat@partner.example referral_refused c, pat@partner.example referral_signed_up d',
  'a sign-up that was refused within minutes is told as refused only'
);
select pg_temp.launch('dee');
update public.launches set ended_at = now(), end_reason = 'offline' where profile_id = pg_temp.user_id('dee');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), null, 'a launch that ended within minutes is not told');
select is((select count(*) from public.mails where status = 'dropped'), 1::bigint, 'its mail is dropped');

-- Thirty days over the end of daylight saving time are a day less in New York.
select pg_temp.refer('fay', 'pat');
update public.mails set status = 'sent', sent_at = now() where status = 'due';
insert into public.launches (profile_id, name, started_at) values (pg_temp.user_id('fay'), 'fay', '2025-10-20 00:30 America/New_York');
select pg_temp.wait('10 minutes');
select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id('pat'), 'role', 'authenticated')::text, true);
select is(
  (select mail #>> '{facts,referrals,0,due_on}' from jsonb_array_elements(public.claim_mails(20) -> 'mails') as mail where mail ->> 'kind' = 'referral_launched'),
  public.referral_story(pg_temp.referral('fay')) ->> 'due_on', 'the mail and the page name the same day'
);
update public.mails set status = 'sent', sent_at = now() where status = 'due';
delete from auth.users where id = pg_temp.user_id('fay');

-- The own link
insert into public.leads (email, channel, submission_id, referral_source)
select 'q.uinn+2@gmail.com', 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id('quinn');
select pg_temp.add_user('quinn2', 'q.uinn+2@gmail.com');
select is_empty($$ select from public.mails where profile_id = pg_temp.user_id('quinn') $$, 'who tries the own link is not told about it');

-- A mail holds fifty
update public.mails set status = 'sent', sent_at = now() where status = 'due';
select pg_temp.refer('many' || n, 'quinn') from generate_series(1, 51) as n;
select results_eq(
  $$ select cardinality(events) from public.mails where profile_id = pg_temp.user_id('quinn') order by cardinality(events) $$,
  'values (1), (50)', 'a flood is told in mails of fifty'
);
update public.mails set status = 'sent', sent_at = now() where status = 'due';

-- A statement
insert into public.consents (profile_id, document, version) values (pg_temp.user_id('pat'), 'partner_terms', private.partner_terms_version());
insert into private.payout_details (partner, legal_name, country, method, account_kind, masked, sealed, fingerprint, usable_at)
values (private.partner_of(pg_temp.user_id('pat')), 'Pat Ltd', 'US', 'ach', 'checking', '4471', repeat('s', 40), '\x00', now());
create temporary table batch as select (public.make_payout('Nadia', 'Payday') ->> 'id')::uuid as id;
select is_empty($$ select from public.mails where kind = 'reward_paid' $$, 'a batch that is not sent is not told');
select public.mark_payout_paid(id, 'MT-1', date '2026-11-23', 'Nadia', 'Sent') from batch;
select public.mark_payout_paid(id, 'MT-1', date '2026-11-23', 'Nadia', 'Pressed twice') from batch;
create temporary table statement as select public.claim_mails(20) -> 'mails' as mails;
select is((select jsonb_array_length(mails) from statement), 1, 'a paid batch is told to its partner once, at once');
select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.user_id('pat'), 'role', 'authenticated')::text, true);
select is(
  (select (mails #> '{0,facts}') - array['waits_for', 'payday'] from statement),
  (select public.referral_statement((mails #>> '{0,facts,number}')::integer) from statement), 'it says what the statement says'
);
select is((select (mails #>> '{0,facts,cents}')::integer from statement), 20000, 'to the cent');

update public.mails set status = 'sent', sent_at = now() where status = 'due';

-- Stopping
create temporary table tokens as select token from public.mails where kind = 'reward_due' limit 1;
grant select on tokens to service_role;
select is(public.mail_choice(token) -> 'about', 'null', 'a statement always comes') from public.mails where kind = 'reward_paid';
select is(public.stop_mails(token) ->> 'referral_updates', 'true', 'and its token stops nothing') from public.mails where kind = 'reward_paid';
delete from public.mail_preferences;
update public.mails set first_tried_at = now() where token = (select token from tokens);
grant select on tokens to anon, authenticated, service_role;
set local role anon;
select throws_ok('select from public.mails', '42501', null, 'anon cannot read mails');
select is(
  (select public.mail_choice(token) from tokens), '{"masked_email": "p•••@partner.example", "about": "referrals", "referral_updates": true, "question_reminders": true, "weekly_counts": false}',
  'the token of a mail shows a masked address and the choice, and nothing else'
);
select is(public.mail_choice(repeat('0', 64)), null, 'a wrong token shows nothing');
select is(public.choose_mails(repeat('0', 64), false), null, 'and stops nothing');
select is((select public.choose_mails(token, false) ->> 'referral_updates' from tokens), 'false', 'one press stops the mails');
reset role;
select is(
  (select referral_updates from public.mail_preferences where profile_id = pg_temp.user_id('pat')),
  false, 'it is what Settings shows'
);
select is((select count(*) from public.mail_preferences), 1::bigint, 'and for nobody else');
select pg_temp.refer('eve', 'pat');
select pg_temp.wait('10 minutes');
select is(pg_temp.sent(), null, 'stopped mails are not sent');
set local role authenticated;
select is((select public.choose_mails(token, true) ->> 'referral_updates' from tokens), 'true', 'it can be taken back');
reset role;
set local role service_role;
select is((select public.stop_mails(token) ->> 'referral_updates' from tokens), 'false', 'the function mails stops them, too');
reset role;
update public.mails set first_tried_at = now() - interval '61 days' where token = (select token from tokens);
set local role anon;
select is((select public.mail_choice(token) from tokens), null, 'after sixty days the link shows nothing');
select is((select public.choose_mails(token, true) from tokens), null, 'and changes nothing');
reset role;

-- A sent back payment
update public.mails set status = 'due', sent_at = null, attempts = 0, first_tried_at = null, locked_until = null where kind = 'reward_paid';
select public.return_payout_line(number, 'Nadia', 'No such account') from public.payout_lines;
select is(pg_temp.sent(), 'pat@partner.example reward_returned', 'a statement whose payment came back before its mail is not told as on its way');

delete from auth.users where id = pg_temp.user_id('pat');
select is_empty($$ select from public.mails where profile_id = pg_temp.user_id('pat') $$, 'deleting a partner deletes the mails');

select * from finish();
rollback;
