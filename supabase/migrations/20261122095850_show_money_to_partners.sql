-- What partners read about their money. Everything is computed from the ledger and the payments; reading changes nothing.
create index referrals_ahead_index on public.referrals (referrer_id, launched_at) where status = 'launched';

-- packages/shared/src/referrals/partner-terms.ts has the same version; a test compares them.
create function private.partner_terms_version() returns text
language sql immutable
set search_path = ''
as $$
  select '1'
$$;
comment on function private.partner_terms_version() is 'The version of the partner terms that has to be accepted before the link is shown.';

-- What a batch takes is decided by the same two functions: private.payout_obstacle and private.items_within_limit.
create function partners.standing(profile uuid, out partner uuid, out next_payday date, out payday date, out obstacle text)
language sql stable
set search_path = ''
as $$
  select map.partner, days.payday,
    -- New details are used on the first payday that begins when they may be used.
    case when details.usable_at > days.begins_at
      then private.next_payday(((details.usable_at at time zone 'America/New_York') - interval '1 microsecond')::date)
      else days.payday end,
    private.payout_obstacle(map.partner, days.begins_at)
  from (
    select payday, greatest(now(), payday::timestamp at time zone 'America/New_York') as begins_at
    from private.next_payday(private.today() - 1) as payday
  ) as days
  left join private.ledger_partners as map on map.profile_id = profile
  left join private.payout_details as details on details.partner = map.partner
$$;
comment on function partners.standing(uuid) is
  'The pseudonym of a partner, the next payday, the first one on which the details may be used, and why nothing leaves on the next.';

create function partners.due_limits(profile uuid, out obstacle text, out leaving uuid[])
language sql stable
set search_path = ''
as $$
  select own.obstacle, case
    when coalesce(own.obstacle, 'new_account') = 'new_account' and private.room_before_form(own.partner, own.payday) is not null then (
      select coalesce(array_agg(item.referral), '{}') from private.items_within_limit(array[own.partner], own.payday) as item
      where item.is_within and item.cents > 0
    ) end
  from partners.standing(profile) as own
$$;
comment on function partners.due_limits(uuid) is
  'Why nothing that is due leaves, and which referrals may without a tax form; null when all of them may.';

create function partners.due_obstacle(of_referral uuid, with_status text, obstacle text, leaving uuid[]) returns text
language sql stable
set search_path = ''
as $$
  select case when coalesce(obstacle, 'new_account') = 'new_account' and not of_referral = any (leaving) then 'form' else obstacle end
  -- A batch that was not sent yet leaves in any case.
  where with_status = 'approved' and not exists (
    select from public.payout_items as item join public.payout_lines as line on line.id = item.line_id
    where item.referral = of_referral and item.released_at is null and item.cents > 0 and line.state = 'open'
  )
$$;
comment on function partners.due_obstacle(uuid, text, text, uuid[]) is 'Why one reward that is due does not leave, with what partners.due_limits says.';

create function partners.money_plan(profile uuid) returns table (
  referral uuid, cents integer, place text, payday date, waits_for text
)
language sql stable
set search_path = ''
as $$
  with own as (
    select * from partners.standing(profile) where partner is not null
  ), due as (
    select item.referral, item.cents, item.is_within, own.payday,
      case when coalesce(own.obstacle, 'new_account') <> 'new_account' or item.is_within then own.obstacle else 'form' end as waits_for
    from own cross join lateral private.items_within_limit(array[own.partner], own.payday) as item
  ), launched as (
    select launched.id, launched.reward_cents, launched.launched_at, own.payday as first_payday, greatest(own.payday, private.next_payday(
      greatest(((launched.launched_at + interval '30 days') at time zone 'America/New_York')::date, private.today()) - 1
    )) as payday, own.partner, own.obstacle
    from own join public.referrals as launched on launched.referrer_id = profile and launched.status = 'launched'
  ), rooms as materialized (
    select year, private.room_before_form((select partner from own), year::date)
      -- What is due comes first.
      - case when year = (select date_trunc('year', own.payday) from own) then (select coalesce(sum(due.cents), 0) from due) else 0 end as room
    from (select distinct date_trunc('year', payday) as year from launched) as years
  ), judged as (
    select launched.*, rooms.room is null or rooms.room >=
      sum(launched.reward_cents) over (partition by rooms.year order by launched.payday, launched.launched_at, launched.id) as is_within
    from launched join rooms on rooms.year = date_trunc('year', launched.payday)
  )
  select item.referral, item.cents, 'batch', own.next_payday, null
  from own join public.payout_lines as line on line.partner = own.partner and line.state = 'open'
  join public.payout_items as item on item.line_id = line.id and item.released_at is null
  union all
  select referral, cents, 'due', case when coalesce(waits_for, 'new_account') = 'new_account' then payday end, waits_for from due
  union all
  select id, reward_cents, 'launched', case when is_within then payday end, case when is_within then obstacle else 'form' end from judged
$$;
comment on function partners.money_plan(uuid) is
  'What a partner may still get: in a batch that is not sent, due, or launched; with the payday on which it leaves, null while it '
  'waits for something. What is launched leaves if the website stays live and what stands in the way is settled by then.';

create function partners.money_ahead(profile uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with plan as materialized (
    select * from partners.money_plan(profile)
  ), paydays as (
    select payday, coalesce(sum(cents) filter (where place = 'batch'), 0) as batch, coalesce(sum(cents) filter (where place = 'due'), 0) as due,
      coalesce(sum(cents) filter (where place = 'launched'), 0) as launched, count(*) filter (where place = 'launched') as people,
      -- A number only if there is one.
      min(referral::text) filter (where place = 'launched') as one
    from plan where payday is not null group by payday
  ), sums as (
    select *, greatest(sum(due) over earlier, 0) as due_by, greatest(sum(due + launched) over earlier, 0) as all_by
    from paydays window earlier as (order by payday)
  ), netted as (
    -- Corrections are taken from what leaves next; a batch leaves as it was made.
    select *, max(due_by) over (order by payday) as due_left, max(all_by) over (order by payday) as all_left from sums
  ), leaving as (
    select *, batch + due_left - coalesce(lag(due_left) over (order by payday), 0) as due_cents,
      batch + all_left - coalesce(lag(all_left) over (order by payday), 0) as up_to_cents
    from netted
  ), own as (
    select map.partner, details.method from private.ledger_partners as map
    left join private.payout_details as details on details.partner = map.partner where map.profile_id = profile
  )
  select coalesce(jsonb_agg(row order by day nulls last, kind), '[]') from (
    select line.arrives_on as day, 'arrival' as kind, jsonb_build_object(
      'kind', 'arrival', 'on', line.arrives_on, 'cents', line.cents, 'statement', line.number, 'sent_on', line.sent_on,
      'masked', line.masked, 'method', line.method
    ) as row
    from own join public.payout_lines as line on line.partner = own.partner
    where line.state = 'sent' and line.sent_on >= private.today() - 20 and line.arrives_on >= private.today()
    union all
    select payday, 'payday', jsonb_build_object(
      'kind', 'payday', 'on', payday, 'arrives_on', private.arrival(payday, coalesce(own.method, 'ach')),
      'due_cents', due_cents, 'up_to_cents', up_to_cents, 'launched', people,
      'only', (
        select jsonb_build_object(
          'masked_email', masked_email, 'due_on', ((launched_at + interval '30 days') at time zone 'America/New_York')::date,
          'is_over', due_at is not null
        ) from public.referrals where people = 1 and id = one::uuid
      )
    )
    from leaving cross join own where up_to_cents > 0
    union all
    select null, 'waiting', jsonb_build_object(
      'kind', 'waiting', 'waits_for', waits_for, 'cents', sum(cents), 'due_cents', coalesce(sum(cents) filter (where place = 'due'), 0)
    )
    from plan where payday is null group by waits_for having sum(cents) <> 0
    union all
    select null, 'correction', jsonb_build_object('kind', 'correction', 'cents', rest)
    from (select sum(batch + due + launched) - sum(up_to_cents) as rest from leaving) as netted where rest < 0
  ) as rows
$$;
comment on function partners.money_ahead(uuid) is
  'Payments on their way, the next paydays of a partner, what waits for something, and corrections that no payday takes yet. '
  'All of it together is what is on its way, due and launched.';

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
      coalesce(private.room_before_form(standing.partner, standing.payday) < 20000, false) or items.is_withheld as is_used_up
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
          select ((launched_at + interval '30 days') at time zone 'America/New_York')::date as day from public.referrals
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
    select ((referral.launched_at + interval '30 days') at time zone 'America/New_York')::date as due_on
  ) as days
  cross join lateral (select partners.payout_state(referral.referrer_id) as state) as payout
  left join lateral (
    select max(waits_for) as waits_for from partners.money_plan(referral.referrer_id) as item where item.referral = of_referral and cents > 0
  ) as plan on referral.status in ('launched', 'approved')
  where referral.id = of_referral and referral.referrer_id = auth.uid()
$$;
comment on function partners.story(uuid) is 'Implements public.referral_story.';
grant execute on function partners.story(uuid) to authenticated;

create function public.referral_story(of_referral uuid) returns jsonb
language sql stable set search_path = ''
as 'select partners.story(of_referral)';
comment on function public.referral_story(uuid) is
  'What happened to one of the caller''s referrals: {number, evidence, channel, page, left_at, signed_up_at, events: [{kind, at, '
  'reason, cents, payment, code}]}, and what comes next: decides_by (a person), due_on, leaves_on (a payday), arrives_on, waits_for '
  'as in partner_account, method and masked of the account; null for one of another partner.';
grant execute on function public.referral_story(uuid) to authenticated;

create function partners.statements(before_number integer, page_size integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as (
    select partner from private.ledger_partners where profile_id = auth.uid()
  ), page as (
    select line.*, (select count(*) filter (where cents > 0) from public.payout_items where line_id = line.id) as rewards
    from own join public.payout_lines as line on line.partner = own.partner
    where line.state in ('sent', 'returned') and (before_number is null or line.number < before_number)
    order by line.number desc limit page_size
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'number', number, 'sent_on', sent_on, 'arrives_on', arrives_on, 'rewards', rewards, 'cents', cents, 'method', method,
        'masked', masked, 'return_reason', return_reason,
        'state', case when state = 'returned' then 'returned' when arrives_on >= private.today() then 'on_its_way' else 'paid' end
      ) order by number desc), '[]') from page
    ),
    'next', case when (select count(*) from page) = page_size then (select min(number) from page) end,
    'years', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'year', year, 'bank_cents', bank, 'paypal_cents', paypal, 'cents', bank + paypal, 'statements', amount
      ) order by year desc), '[]')
      from (
        select extract(year from line.sent_on)::integer as year, count(*) as amount,
          coalesce(sum(line.cents) filter (where line.method <> 'paypal'), 0) as bank,
          coalesce(sum(line.cents) filter (where line.method = 'paypal'), 0) as paypal
        from own join public.payout_lines as line on line.partner = own.partner
        where line.state = 'sent' group by 1
      ) as years
    )
  )
$$;
comment on function partners.statements(integer, integer) is 'Implements public.referral_statements.';
grant execute on function partners.statements(integer, integer) to authenticated;

create function public.referral_statements(before_number integer default null, page_size integer default 50) returns jsonb
language sql stable set search_path = ''
as 'select partners.statements(before_number, least(greatest(page_size, 1), 200))';
comment on function public.referral_statements(integer, integer) is
  'The caller''s statements, newest first: {"rows": [{number, sent_on, arrives_on, state: on_its_way | paid | returned, rewards, '
  'cents, method, masked, return_reason}], "next": pass it as before_number, "years": [{year, bank_cents, paypal_cents, cents, '
  'statements}] by the day on which we sent}.';
grant execute on function public.referral_statements(integer, integer) to authenticated;

create function partners.statement_of(profile uuid, line_number integer) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'number', line.number, 'sent_on', line.sent_on, 'arrives_on', line.arrives_on, 'cents', line.cents, 'method', line.method,
    'masked', line.masked, 'legal_name', line.legal_name, 'country', line.country, 'reference', batch.reference,
    'return_reason', line.return_reason,
    'state', case when line.state = 'returned' then 'returned' when line.arrives_on >= private.today() then 'on_its_way' else 'paid' end,
    'items', (
      select jsonb_agg(jsonb_build_object(
        'number', referral.number, 'masked_email', referral.masked_email, 'cents', item.cents, 'launched_at', referral.launched_at,
        'due_at', referral.due_at,
        'corrects', case when item.cents < 0 then (
          select paid.payment from public.referral_events as paid
          where paid.referral = item.referral and paid.kind = 'paid' and paid.seq < item.event_seq order by paid.seq desc limit 1
        ) end,
        'reason', case when item.cents < 0 then event.reason end, 'happened_at', event.happened_at
      ) order by item.cents desc, item.event_seq)
      from public.payout_items as item
      join public.referral_events as event on event.seq = item.event_seq
      left join public.referrals as referral on referral.id = item.referral
      where item.line_id = line.id
    ),
    'earlier_this_year', (
      select jsonb_build_object('cents', coalesce(sum(cents), 0), 'statements', coalesce(jsonb_agg(number order by number), '[]'))
      from public.payout_lines as other
      where other.partner = line.partner and other.state = 'sent' and other.number < line.number
        and extract(year from other.sent_on) = extract(year from line.sent_on)
    ),
    'terms', (
      select jsonb_build_object('version', version, 'accepted_at', accepted_at) from public.consents
      where profile_id = profile and document = 'partner_terms' and accepted_at <= coalesce(batch.paid_at, now())
      order by accepted_at desc limit 1
    )
  )
  from private.ledger_partners as own
  join public.payout_lines as line on line.partner = own.partner
  join public.payouts as batch on batch.id = line.payout_id
  where own.profile_id = profile and line.number = line_number and line.state in ('sent', 'returned')
$$;
comment on function partners.statement_of(uuid, integer) is 'One statement of a partner, for its page and its mail.';

create function partners.statement(line_number integer) returns jsonb
language sql stable security definer
set search_path = ''
as 'select partners.statement_of(auth.uid(), line_number)';
comment on function partners.statement(integer) is 'Implements public.referral_statement.';
grant execute on function partners.statement(integer) to authenticated;

create function public.referral_statement(line_number integer) returns jsonb
language sql stable set search_path = ''
as 'select partners.statement(line_number)';
comment on function public.referral_statement(integer) is
  'One statement of the caller: {number, state, sent_on, arrives_on, cents, method, masked, legal_name, country, reference, items: '
  '[{number, masked_email, cents (less than nothing: a correction, with "corrects" and "reason"), launched_at, due_at}], '
  'earlier_this_year {cents, statements}, terms}; null for one of another partner.';
grant execute on function public.referral_statement(integer) to authenticated;

create function partners.closing_money() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as (
    select map.partner, details.sealed is not null as has_account, details.masked, details.method from private.ledger_partners as map
    left join private.payout_details as details on details.partner = map.partner where map.profile_id = auth.uid()
  )
  select jsonb_build_object(
    'has_account', coalesce((select has_account from own), false), 'masked', (select masked from own where has_account),
    'method', (select method from own where has_account),
    'on_its_way_cents', (
      select coalesce(sum(cents), 0) from own join public.payout_lines as line on line.partner = own.partner
      where line.state = 'sent' and line.arrives_on >= private.today()
    ),
    'on_its_way_until', (
      select max(line.arrives_on) from own join public.payout_lines as line on line.partner = own.partner
      where line.state = 'sent' and line.arrives_on >= private.today()
    ),
    'due_cents', (select coalesce(sum(cents), 0) from own join private.owed_items as owed on owed.partner = own.partner)
      + (select coalesce(sum(cents), 0) from public.payout_lines where partner = (select partner from own) and state = 'open'),
    'waits_for', partners.payout_state(auth.uid()) ->> 'waits_for',
    -- Of what is due.
    'leaving_cents', (
      select coalesce(sum((row -> 'due_cents')::bigint), 0) from jsonb_array_elements(partners.money_ahead(auth.uid())) as row
      where row ->> 'kind' = 'payday'
    ),
    'next_payday', private.next_payday(private.today() - 1),
    'launched_cents', (
      select coalesce(sum(reward_cents), 0) from partners.referral_totals where partner_id = auth.uid() and status = 'launched'
    ),
    'launched', (select coalesce(sum(referrals), 0) from partners.referral_totals where partner_id = auth.uid() and status = 'launched'),
    'last_due_on', (
      select ((max(launched_at) + interval '30 days') at time zone 'America/New_York')::date from public.referrals
      where referrer_id = auth.uid() and status = 'launched'
    ),
    'held_cents', held.cents, 'held', held.referrals, 'decides_by', private.arrival((held.last_at at time zone 'America/New_York')::date, 'ach'),
    'would_close_on', private.closing_day(auth.uid()),
    'closes_on', (select closes_on from private.account_closings where profile_id = auth.uid())
  )
  from (
    select coalesce(sum(reward_cents), 0) as cents, count(*) as referrals, max(held_at) as last_at from public.referrals
    where referrer_id = auth.uid() and stage_place = private.stage_place('held') and launched_at is not null
  ) as held
$$;
comment on function partners.closing_money() is 'Implements public.closing_money.';
grant execute on function partners.closing_money() to authenticated;

create function public.closing_money() returns jsonb
language sql stable set search_path = ''
as 'select partners.closing_money()';
comment on function public.closing_money() is
  'What happens to the caller''s money when the account is deleted now: on_its_way_cents arrives until on_its_way_until; due_cents '
  'leaves on next_payday if has_account (later, if waits_for names something, and then leaving_cents of it leaves all the same), else it is given up; launched_cents (of launched practices, '
  'due until last_due_on) is given up, or paid out before the account closes on would_close_on (close_after_payout); held_cents, of held '
  'practices that are live, is given up, also when the account closes later: a person decides until decides_by. closes_on: the day, if that was asked for.';
grant execute on function public.closing_money() to authenticated;

create function private.ledger_on(for_partner uuid, day date) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'approved_cents', coalesce(sum(cents) filter (where kind = 'approved'), 0),
    'reversed_cents', coalesce(sum(cents) filter (where kind = 'reversed'), 0),
    'paid_cents', coalesce(sum(cents) filter (where kind = 'paid'), 0),
    'owed_cents', coalesce(sum(case kind when 'approved' then cents else -cents end), 0), 'events', count(*)
  )
  from public.referral_events
  where partner = for_partner and recorded_at < ((day + 1)::timestamp at time zone 'America/New_York')
$$;
comment on function private.ledger_on(uuid, date) is 'The sums of a partner at the end of any past day, from the events alone.';
grant execute on function private.ledger_on(uuid, date) to service_role;
