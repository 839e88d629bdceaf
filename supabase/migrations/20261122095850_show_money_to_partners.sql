-- What partners read about their money. Everything is computed from the ledger and the payments; reading changes nothing.

create function partners.payout_state(profile uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'details', case when details.sealed is not null then jsonb_build_object(
      'legal_name', details.legal_name, 'country', details.country, 'method', details.method, 'account_kind', details.account_kind,
      'masked', details.masked, 'saved_at', details.saved_at, 'usable_at', details.usable_at
    ) end,
    'form', jsonb_build_object('kind', standing.form_kind, 'received_on', standing.form_received_on, 'state', case
      when standing.form_received_on is not null then 'received'
      when details.sealed is not null and details.country <> 'US' then 'needed_before_first'
      when own.is_used_up then 'waits'
      when year.rewards >= 5 then 'asked'
      else 'not_needed' end),
    'rewards_this_year', year.rewards, 'sent_this_year_cents', year.cents,
    'sent_back', details.sent_back,
    -- Why not all that is due leaves on the next payday; null when nothing stands in the way.
    'waits_for', coalesce(own.obstacle, case when own.is_withheld then 'form' end),
    'held_because', standing.held_because
  )
  from (
    select standing.partner, standing.obstacle, items.rewards as due_rewards, items.is_withheld,
      -- No other reward has room, or one that is due has none.
      coalesce(private.room_before_form(standing.partner, standing.payday) < private.reward_cents(), false) or items.is_withheld as is_used_up
    from partners.standing(profile) as standing
    cross join lateral (
      select count(*) filter (where cents > 0) as rewards, coalesce(bool_or(not is_within), false) as is_withheld
      from private.items_within_limit(array[standing.partner], standing.payday)
    ) as items
  ) as own
  left join private.payout_details as details on details.partner = own.partner
  left join private.payout_standings as standing on standing.partner = own.partner
  cross join lateral (
    select coalesce(sum(line.cents) filter (where line.state = 'sent'), 0) as cents,
      coalesce(sum(items.rewards), 0) + own.due_rewards as rewards
    from public.payout_lines as line
    cross join lateral (
      select count(*) filter (where cents > 0) as rewards from public.payout_items where line_id = line.id
    ) as items
    where line.partner = own.partner and line.state in ('sent', 'open')
      and coalesce(line.sent_on, private.today()) >= date_trunc('year', private.today())::date
  ) as year
$$;
comment on function partners.payout_state(uuid) is 'Details (masked), tax form and what stands in the way of the payouts of a partner.';

create function partners.account() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  profile constant uuid := auth.uid();
  for_partner constant uuid := (select partner from private.ledger_partners where profile_id = profile);
  closes_on constant date := (select closing.closes_on from private.account_closings as closing where closing.profile_id = profile);
  accepted public.consents;
  sent record;
begin
  select * into accepted from public.consents
  where profile_id = profile and document = 'partner_terms' order by accepted_at desc, version desc limit 1;
  select
    coalesce(sum(cents) filter (where arrives_on >= private.today()), 0) as on_its_way,
    max(arrives_on) filter (where arrives_on >= private.today()) as arrives_on,
    coalesce(sum(cents) filter (where arrives_on < private.today()), 0) as paid,
    coalesce(sum(cents) filter (where arrives_on < private.today() and sent_on >= date_trunc('year', private.today())::date), 0) as paid_this_year,
    count(*) filter (where arrives_on < private.today() and sent_on >= date_trunc('year', private.today())::date) as statements_this_year
  into sent from public.payout_lines where partner = for_partner and state = 'sent';
  return jsonb_build_object(
    'terms', jsonb_build_object(
      'version', private.partner_terms_version(), 'accepted_version', accepted.version, 'accepted_at', accepted.accepted_at,
      'is_accepted', coalesce(accepted.version = private.partner_terms_version(), false)
    ),
    -- No link before the terms of today are accepted, and none once the account closes.
    'code', case when accepted.version = private.partner_terms_version() and closes_on is null
      then (select referral_code from public.profiles where id = profile) end,
    'closes_on', closes_on,
    'next_payday', private.next_payday(private.today() - 1),
    'path', (
      select jsonb_build_object(
        'signed_up', coalesce(sum(referrals) filter (where status in ('signed_up', 'onboarded')), 0),
        'held', coalesce(sum(referrals) filter (where status = 'held'), 0),
        'launched', coalesce(sum(referrals) filter (where status = 'launched'), 0),
        'launched_cents', coalesce(sum(reward_cents) filter (where status = 'launched'), 0)
      ) from partners.referral_totals where partner_id = profile
    ) || jsonb_build_object(
      'due_cents', (select coalesce(sum(cents), 0) from private.owed_items where partner = for_partner)
        + (select coalesce(sum(cents), 0) from public.payout_lines where partner = for_partner and state = 'open'),
      'on_its_way_cents', sent.on_its_way, 'paid_cents', sent.paid, 'paid_this_year_cents', sent.paid_this_year,
      'statements_this_year', sent.statements_this_year,
      'arrives_on', sent.arrives_on,
      'launched_due', (
        select jsonb_build_object('first', min(day), 'last', max(day), 'days', count(distinct day)) from (
          select ((launched_at + private.approval_time()) at time zone 'America/New_York')::date as day from public.referrals
          where referrer_id = profile and status = 'launched' and due_at is null
        ) as days where day is not null having count(*) > 0
      )
    ),
    'ahead', partners.money_ahead(profile),
    'payout', partners.payout_state(profile)
  );
end
$$;
comment on function partners.account() is 'Implements public.partner_account.';
grant execute on function partners.account() to authenticated;

create function public.partner_account() returns jsonb
language sql stable set search_path = ''
as 'select partners.account()';
comment on function public.partner_account() is
  'The caller as a partner: {"terms": {version, accepted_version, accepted_at, is_accepted}, "code": null until the terms of '
  'today are accepted and once the account closes, "closes_on": null or that day, "next_payday", "path": {signed_up, held, launched (people), launched_cents, due_cents, on_its_way_cents, '
  'paid_cents, paid_this_year_cents and statements_this_year (both of what has arrived), arrives_on (the last that is on its way), '
  'launched_due: {first, last, days} or null}, "ahead": [{kind: arrival | payday | waiting | correction, ...}], "payout": {details '
  '(masked) or null, form {kind, received_on, state: not_needed | asked | waits | needed_before_first | received}, '
  'rewards_this_year, sent_this_year_cents, sent_back, waits_for: null | account | new_account | correction | check | hold | terms | form}}.';
grant execute on function public.partner_account() to authenticated;

create function partners.story(of_referral uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'number', referral.number, 'evidence', referral.evidence, 'page', people.page,
    -- How a visitor came to another partner's form is not theirs to see.
    'channel', case when upper(btrim(lead.referral_source)) = own.referral_code then lead.channel end,
    'left_at', referral.touched_at, 'signed_up_at', referral.signed_up_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', event.kind, 'at', event.happened_at, 'cents', event.cents, 'payment', event.payment, 'code', event.code,
        -- What operators note for each other stays theirs.
        'reason', case when event.kind in ('approved', 'released', 'credited_by_hand') and event.code = 'operator' then null else event.reason end
      ) order by event.seq), '[]')
      from public.referral_events as event where event.referral = of_referral
    ),
    'decides_by', case when referral.status = 'held' then private.arrival((referral.held_at at time zone 'America/New_York')::date, 'ach') end,
    'due_on', case when referral.status = 'launched' and referral.due_at is null then days.due_on end,
    'leaves_on', case
      when referral.status in ('launched', 'approved') then private.next_payday(greatest(days.due_on, private.today()) - 1)
    end,
    'arrives_on', (
      select line.arrives_on from public.payout_items as item join public.payout_lines as line on line.id = item.line_id
      where item.referral = of_referral and item.released_at is null and item.cents > 0 and line.state = 'sent'
      order by item.event_seq desc limit 1
    ),
    'waits_for', plan.waits_for, 'method', payout.state #>> '{details,method}', 'masked', payout.state #>> '{details,masked}'
  )
  from public.referrals as referral
  join public.profiles as own on own.id = referral.referrer_id
  left join public.leads as lead on lead.id = referral.lead_id
  left join partners.people on people.partner_id = referral.referrer_id and people.mailbox_hash = referral.mailbox_hash
  cross join lateral (
    select ((referral.launched_at + private.approval_time()) at time zone 'America/New_York')::date as due_on
  ) as days
  cross join lateral (select partners.payout_state(referral.referrer_id) as state) as payout
  left join lateral (
    select max(waits_for) as waits_for from partners.money_plan(referral.referrer_id) as item where item.referral = of_referral and cents > 0
  ) as plan on referral.status in ('launched', 'approved')
  where referral.id = of_referral and referral.referrer_id = auth.uid() and referral.is_told
$$;
comment on function partners.story(uuid) is 'Implements public.referral_story.';
grant execute on function partners.story(uuid) to authenticated;

create function public.referral_story(of_referral uuid) returns jsonb
language sql stable set search_path = ''
as 'select partners.story(of_referral)';
comment on function public.referral_story(uuid) is
  'What happened to one of the caller''s referrals: {number, evidence, channel, page, left_at, signed_up_at, events: [{kind, at, '
  'reason, cents, payment, code}]}, and what comes next: decides_by (a person), due_on, leaves_on (a payday), arrives_on, waits_for '
  'as in partner_account, method and masked of the account; null for one of another partner, and for one that is not told.';
grant execute on function public.referral_story(uuid) to authenticated;
