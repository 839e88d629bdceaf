-- Today: one list of what waits for an operator. Each kind reads its oldest rows by an index, so the list costs the same
-- however many people there are.
create function private.is_put_off(of_key text) returns boolean
language sql stable
set search_path = ''
as 'select exists (select from private.put_off_items where key = of_key and until > now())';
comment on function private.is_put_off(text) is 'Whether an item of the desk is not to be shown now.';

create function private.broken_items() returns table (key text, kind text, since timestamptz, profile_id uuid, details jsonb)
language sql stable
set search_path = ''
as $$
  -- Builds that failed in the same way are one item.
  select 'build:' || (array_agg(build.id order by build.created_at))[1], 'build', min(build.created_at),
    (array_agg(build.profile_id order by build.created_at))[1],
    jsonb_build_object('reason', build.last_error, 'builds', jsonb_agg(jsonb_build_object(
      'id', build.id, 'who', private.name_of(build.profile_id), 'since', build.created_at, 'attempts', build.attempts
    ) order by build.created_at))
  from (
    select * from public.site_builds as failed
    where status = 'failed' and created_at > now() - interval '60 days' and not private.is_put_off('build:' || id)
      -- Once it is asked for again, the newest build counts.
      and not exists (select from public.site_builds as newer where newer.profile_id = failed.profile_id and newer.created_at > failed.created_at)
    order by created_at limit 100
  ) as build
  group by build.last_error
  union all
  (
    select 'mail:' || mail.id, 'mail', mail.created_at, mail.profile_id,
      jsonb_build_object('id', mail.id, 'mail', mail.kind, 'reason', mail.last_error, 'attempts', mail.attempts)
    from public.mails as mail
    where mail.status = 'failed' and not private.is_put_off('mail:' || mail.id) order by mail.created_at limit 50
  )
  union all
  (
    select 'domain:' || domain.id, 'domain', domain.lost_at, domain.profile_id,
      jsonb_build_object('host', domain.shown_name, 'cause', domain.cause, 'checked_at', domain.checked_at, 'until', domain.lost_at + interval '14 days')
    from public.site_domains as domain
    where domain.state = 'lost' and not private.is_put_off('domain:' || domain.id) order by domain.lost_at limit 50
  )
  union all
  select 'books:' || latest.id, 'books', latest.ran_at, null, jsonb_build_object('problems', latest.problems)
  from (select * from private.ledger_checks order by id desc limit 1) as latest
  where latest.problems <> '[]' and not private.is_put_off('books:' || latest.id)
$$;
comment on function private.broken_items() is 'What is broken: failed builds and mails, lost domains, and what the latest check of the books found.';

create function private.waiting_items() returns table (key text, kind text, since timestamptz, profile_id uuid, details jsonb)
language sql stable
set search_path = ''
as $$
  (
    select 'support:' || request.id, 'support', request.created_at, request.profile_id,
      jsonb_build_object('id', request.id, 'topic', request.topic, 'message', request.message, 'page', request.page)
    from public.support_requests as request
    where request.status = 'open' and not private.is_put_off('support:' || request.id)
      -- A case is one item: its own.
      and not (request.topic = 'referrals' and request.message like 'Case C-%' and exists (
        select from public.referral_cases as opened
        where opened.partner_id = request.profile_id and opened.closed_at is null
          and 'Case C-' || opened.number = split_part(request.message, ':', 1)
      ))
    order by request.created_at limit 100
  )
  union all
  (
    select 'change:' || request.id, 'change', request.created_at, request.profile_id,
      jsonb_build_object('id', request.id, 'areas', request.areas, 'message', request.details, 'status', request.status, 'draft', draft.url)
    from public.change_requests as request left join public.initial_drafts as draft using (profile_id)
    where request.status in ('open', 'in_progress') and not private.is_put_off('change:' || request.id)
    order by request.created_at limit 100
  )
  union all
  (
    select 'case:' || opened.number, 'case', opened.opened_at, opened.partner_id, jsonb_build_object(
      'number', opened.number, 'address', opened.address, 'sent_on', opened.sent_on, 'answer', opened.answer, 'answer_by', opened.answer_by
    )
    from public.referral_cases as opened
    where opened.closed_at is null and not private.is_put_off('case:' || opened.number) order by opened.opened_at limit 50
  )
  union all
  (
    select 'lead:' || lead.id, 'lead', lead.created_at, null, jsonb_build_object(
      'id', lead.id, 'email', lead.email, 'mark', lead.suspected, 'code', lead.referral_source, 'page', lead.page, 'channel', lead.channel
    )
    from public.leads as lead
    where lead.suspected is not null and not private.is_put_off('lead:' || lead.id) order by lead.created_at limit 50
  )
$$;
comment on function private.waiting_items() is 'Where a person waits: support and change requests, cases, and captures that look like those of a program.';

create function private.money_items() returns table (key text, kind text, since timestamptz, profile_id uuid, details jsonb)
language sql stable
set search_path = ''
as $$
  select 'referral:' || referral.id, 'referral', coalesce(referral.held_at, referral.due_at), coalesce(referral.referred_id, referral.referrer_id),
    jsonb_build_object(
      'id', referral.id, 'number', referral.number, 'status', referral.status, 'evidence', referral.evidence, 'reason', referral.reason,
      'cents', referral.reward_cents, 'is_launched', referral.launched_at is not null, 'partner', private.name_of(referral.referrer_id),
      'masked_email', referral.masked_email
    )
  from (
    (
      select * from public.referrals where status = 'held' and not private.is_put_off('referral:' || id) order by held_at, id limit 50
    )
    union all
    (
      select * from public.referrals
      where status = 'launched' and due_at is not null and not private.is_put_off('referral:' || id) order by due_at, id limit 50
    )
  ) as referral
  union all
  select 'payday:' || payday.day, 'payday', payday.day::timestamp at time zone 'America/New_York', null, jsonb_build_object('day', payday.day)
  -- The last payday, as long as nothing was made on it or after it.
  from (select private.next_payday(private.next_payday(private.today() - 21)) as day) as recent
  cross join lateral (
    select max(day) as day from (
      values (private.next_payday(private.today() - 21)), (recent.day), (private.next_payday(recent.day))
    ) as days (day) where day <= private.today()
  ) as payday
  where payday.day is not null and not private.is_put_off('payday:' || payday.day)
    and not exists (
      select from (select created_at from public.payouts where state <> 'cancelled' order by number desc limit 1) as latest
      where (latest.created_at at time zone 'America/New_York')::date >= payday.day
    )
    -- Whether it can leave is asked of each partner: that is for the page with the payouts.
    and exists (select from private.owed_items)
  union all
  (
    select 'payout:' || batch.number, 'payout', batch.created_at, null, jsonb_build_object(
      'id', batch.id, 'number', batch.number, 'csv_taken_at', batch.csv_taken_at,
      'lines', (select count(*) from public.payout_lines where payout_id = batch.id and state = 'open'),
      'cents', (select sum(cents) from public.payout_lines where payout_id = batch.id and state = 'open')
    )
    from public.payouts as batch
    where batch.state = 'open' and not private.is_put_off('payout:' || batch.number) order by batch.number limit 20
  )
$$;
comment on function private.money_items() is 'Money to decide: referrals that are held or due, a batch to make on payday, and batches to mark as paid.';

create function desk.today() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform desk.operator();
  return (
    select jsonb_build_object('operator', desk.operator(), 'read_at', now(), 'items', coalesce(jsonb_agg(jsonb_build_object(
      'key', item.key, 'kind', item.kind, 'group', item.place, 'since', item.since, 'profile_id', item.profile_id,
      'who', private.name_of(item.profile_id), 'email', account.email,
      'person', nullif(btrim(concat_ws(' ', profile.first_name, profile.last_name)), ''), 'details', item.details
    ) order by item.place, item.since, item.key), '[]'))
    from (
      select 1 as place, * from private.broken_items() union all select 2, * from private.waiting_items()
      union all select 3, * from private.money_items()
    ) as item
    left join public.profiles as profile on profile.id = item.profile_id left join auth.users as account on account.id = profile.id
  );
end
$$;
comment on function desk.today() is
  'What waits for an operator: {"operator", "read_at", "items": [{key, kind, group (1 broken, 2 a person waits, 3 money), since, '
  'profile_id, who, email, person, details}]}, by group, oldest first. Kinds: build, mail, domain, books, support, change, case, lead, '
  'referral, payday, payout. What was put off is left out until its time.';

create function desk.referral(of_referral uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform desk.operator();
  return (
    select jsonb_build_object(
      'number', referral.number, 'status', referral.status, 'evidence', referral.evidence, 'flags', private.referral_flags(referral.id),
      'cents', referral.reward_cents, 'touched_at', referral.touched_at, 'signed_up_at', referral.signed_up_at,
      'launched_at', referral.launched_at, 'due_at', referral.due_at, 'site', own.name, 'site_state', site.state,
      'partner', private.name_of(referral.referrer_id), 'partner_email', partner.email,
      'partner_counts', (select jsonb_object_agg(status, amount) from (
        select status, count(*) as amount from (
          select status from public.referrals where referrer_id = referral.referrer_id order by signed_up_at desc limit 200
        ) as latest group by status
      ) as counted),
      'events', (select jsonb_agg(jsonb_build_object(
        'at', event.happened_at, 'kind', event.kind, 'actor', event.actor, 'reason', event.reason, 'cents', event.cents
      ) order by event.seq) from public.referral_events as event where event.referral = referral.id)
    )
    from public.referrals as referral
    join auth.users as partner on partner.id = referral.referrer_id
    left join public.site_names as own on own.profile_id = referral.referred_id and own.expires_at is null
    left join public.sites as site on site.profile_id = referral.referred_id
    where referral.id = of_referral
  );
end
$$;
comment on function desk.referral(uuid) is
  'What is needed to decide about a referral: evidence, flags, dates, the site, the partner with counts of the latest 200, and all events.';
