-- Statements of a partner, what happens to the money when the account is deleted, and the books of a past day.
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
      select ((max(launched_at) + private.approval_time()) at time zone 'America/New_York')::date from public.referrals
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
