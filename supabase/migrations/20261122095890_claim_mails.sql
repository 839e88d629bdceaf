-- What a mail says, read when it is about to be sent: what is not true or not wanted any more is not said.
create function private.domain_mail_facts(mail public.mails) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'shown_name', domain.shown_name, 'host', private.domain_host(domain), 'since', domain.since,
    'lost_at', domain.lost_at, 'cause', domain.cause,
    'findings', domain.findings, 'name', own.name,
    'lost_mails', (
      select count(*) from public.mails as earlier
      where earlier.domain_id = domain.id and earlier.kind = 'domain_lost' and earlier.status = 'sent'
        and earlier.sent_at >= domain.lost_at
    )
  )
  from public.site_domains as domain
  left join public.site_names as own on own.profile_id = domain.profile_id and own.expires_at is null
  where domain.id = mail.domain_id and domain.profile_id = mail.profile_id and domain.state <> 'released'
$$;
comment on function private.domain_mail_facts(public.mails) is 'What a mail about a domain says; null when it is not the owner''s any more.';

create function private.partner_mail_facts(mail public.mails, true_while text[]) returns jsonb
language sql stable
set search_path = ''
as $$
  with news as materialized (
    select * from public.referral_events where seq = any (mail.events)
  ), plan as materialized (
    select * from partners.money_plan(mail.profile_id) where exists (select from news where kind in ('launched', 'approved'))
  ), told as (
    select event.seq, event.kind, plan.payday as leaves_on, plan.waits_for, event.happened_at, event.reason as why, event.cents as event_cents, referral.*,
      lead.channel, ((referral.launched_at + private.approval_time()) at time zone 'America/New_York')::date as due_on
    from news as event
    join public.referrals as referral on referral.id = event.referral
    left join public.leads as lead on lead.id = referral.lead_id
    -- What was taken back and approved again is in the plan twice.
    left join lateral (
      select payday, waits_for from plan where plan.referral = referral.id and plan.cents > 0 order by payday nulls last limit 1
    ) as plan on true
    -- Of two launches, the one that counts is told.
    where referral.status = any (true_while) and (event.kind <> 'launched' or referral.launched_at = event.happened_at)
  )
  select jsonb_build_object(
    'referrals', jsonb_agg(jsonb_build_object(
      'number', told.number, 'masked_email', told.masked_email, 'channel', told.channel, 'evidence', told.evidence,
      'is_held', told.status = 'held', 'left_at', told.touched_at, 'signed_up_at', told.signed_up_at,
      'launched_at', told.launched_at, 'due_on', told.due_on, 'payday', coalesce(told.leaves_on, private.next_payday(told.due_on - 1)), 'waits_for', told.waits_for,
      'cents', coalesce(told.event_cents, told.reward_cents), 'reason', told.why, 'is_paid', told.paid_at is not null
    ) order by told.seq),
    'payday', private.next_payday(private.today() - 1),
    'today', private.today(),
    'payout', partners.payout_state(mail.profile_id)
  )
  from told
  having count(*) > 0
$$;
comment on function private.partner_mail_facts(public.mails, text[]) is
  'What a mail about referrals says, without those of which it is not true any more; null when nothing is left.';

create function private.statement_mail_facts(mail public.mails, true_while text[]) returns jsonb
language sql stable
set search_path = ''
as $$
  select statement || jsonb_build_object(
    -- Corrected meanwhile, or not.
    'waits_for', partners.payout_state(mail.profile_id) ->> 'waits_for', 'payday', private.next_payday(private.today() - 1)
  )
  from partners.statement_of(mail.profile_id, mail.statement) as statement where statement ->> 'state' = any (true_while)
$$;
comment on function private.statement_mail_facts(public.mails, text[]) is
  'What a mail about a statement says; null when the statement is not as the mail says any more.';

create function private.place_of(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'zip', answer.response #> '{location_details,zipcode}', 'states', answer.response #> '{location_details,states}'
  )
  from public.onboarding_responses as answer
  where answer.profile_id = owner and answer.question_key = 'practiceLocation'
$$;
comment on function private.place_of(uuid) is 'Where a practice is, which tells in whose time its owner reads; null before that is answered.';

create function private.mail_facts(mail public.mails) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  known record;
begin
  select * into known from private.mail_kinds() where kind = mail.kind;
  if not private.wants_mails(mail.profile_id, known.preference) then return null; end if;
  case known.about
    when 'version' then
      return (
        select jsonb_build_object(
          'version', shown.version, 'slug', newest.slug, 'content', shown.content,
          'has_card', exists (select from private.draft_cards as card where card.profile_id = mail.profile_id)
        )
        from public.draft_versions as shown join public.initial_drafts as newest using (profile_id)
        where shown.profile_id = mail.profile_id and shown.version = mail.version
      );
    when 'build_id' then
      return (
        select jsonb_build_object(
          'build_id', build.id, 'flow', build.flow, 'reason', build.last_error, 'created_at', build.created_at,
          'practice', profile.company_name
        )
        from public.site_builds as build join public.profiles as profile on profile.id = build.profile_id
        where build.id = mail.build_id
      );
    when 'launch_id' then
      return (
        select jsonb_build_object(
          'name', own.name, 'host', private.domain_host(domain), 'other_host', case
            when domain.is_apex then case when domain.prefers_www then '' else 'www.' end || domain.hostname end,
          'live_at', launch.started_at, 'ended_at', launch.ended_at, 'practice', profile.company_name, 'place', private.place_of(launch.profile_id)
        )
        from public.launches as launch join public.profiles as profile on profile.id = launch.profile_id
        join public.site_names as own on own.profile_id = launch.profile_id and own.expires_at is null
        left join public.site_domains as domain on domain.profile_id = launch.profile_id and domain.is_main and domain.state = 'live'
        where launch.id = mail.launch_id and case mail.kind
          when 'site_live' then launch.ended_at is null
          -- One that is back is offline no more.
          else not exists (select from public.launches as newer where newer.profile_id = mail.profile_id and newer.ended_at is null)
        end
      );
    when 'domain_id' then return private.domain_mail_facts(mail);
    when 'events' then return private.partner_mail_facts(mail, known.true_while);
    when 'statement' then return private.statement_mail_facts(mail, known.true_while);
    when 'reminder' then return private.reminder_facts(mail);
    when 'week' then return private.week_mail_facts(mail);
    when 'support_request' then
      return (
        select jsonb_build_object(
          'message', request.message, 'asked_at', request.created_at, 'answer', request.answer,
          'place', private.place_of(mail.profile_id)
        )
        from public.support_requests as request where request.id = mail.support_request and request.answer is not null
      );
  end case;
end
$$;
comment on function private.mail_facts(public.mails) is
  'What a mail says, by what its kind is about; null when it is not wanted or not true any more.';

-- With all rights, because it reads the addresses of users.
create function private.claim_mails(room integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  line uuid[];
  mail public.mails;
  facts jsonb;
  claimed jsonb := '[]';
begin
  line := (
    select private.take_turns(array_agg(id::text), array_agg(owner), null, room)
    from (
      select id, profile_id::text as owner from public.mails where due_at <= now() order by due_at, id limit private.line_length()
    ) as due
  );
  for mail in
    select * from public.mails where id = any (line) and due_at <= now()
    order by array_position(line, id) limit room for update skip locked
  loop
    if mail.attempts >= 20 or mail.first_tried_at < now() - interval '23 hours' then
      -- A retry after a day might send a second mail.
      update public.mails set status = 'failed', last_error = coalesce(last_error, 'stopped') where id = mail.id;
      continue;
    end if;
    if mail.reminder is not null and mail.attempts = 0 and private.reminder_at(mail) > now() then
      -- They went on meanwhile.
      update public.mails set locked_until = private.reminder_at(mail) where id = mail.id;
      continue;
    end if;
    facts := private.mail_facts(mail);
    if facts is null then
      update public.mails set status = 'dropped' where id = mail.id;
      continue;
    end if;
    update public.mails set
      attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, now()),
      locked_until = now() + case attempts
        when 0 then interval '30 seconds' when 1 then interval '1 minute' when 2 then interval '5 minutes'
        when 3 then interval '15 minutes' else interval '1 hour'
      end
    where id = mail.id;
    claimed := claimed || (
      select jsonb_build_object(
        'id', mail.id, 'kind', mail.kind, 'attempts', mail.attempts + 1, 'token', mail.token, 'email', account.email,
        'first_name', profile.first_name, 'facts', facts
      )
      from public.profiles as profile join auth.users as account using (id) where profile.id = mail.profile_id
    );
  end loop;
  return jsonb_build_object('mails', claimed, 'more', exists (select from public.mails where due_at <= now()));
end
$$;
comment on function private.claim_mails(integer) is 'Implements public.claim_mails.';
grant execute on function private.claim_mails(integer) to service_role;

create function public.claim_mails(room integer default 4) returns jsonb
language sql
set search_path = ''
as 'select private.claim_mails(room)';
comment on function public.claim_mails(integer) is
  'Claims up to room mails that are due, of each owner in turn: no other caller gets them before locked_until. Returns {"mails": [{id, kind, attempts, '
  'token, email, first_name, facts}], "more"}. A mail is given up after 20 attempts or 23 hours.';
grant execute on function public.claim_mails(integer) to service_role;
