-- What happened to a partner's referrals and payments last. The newest events are found by an index of their own: a payment of
-- thousands of rewards writes an event for each, and is one line here.
create index referral_events_news_index on public.referral_events (partner, seq)
where kind in ('credited', 'credited_by_hand', 'duplicate', 'rejected', 'launched', 'ended', 'approved', 'reversed');

create function partners.news() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as (
    select partner from private.ledger_partners where profile_id = auth.uid()
  ), events as (
    select event.* from own cross join lateral (
      select * from (
        select seq, referral, kind, happened_at, cents from public.referral_events
        where partner = own.partner
          and kind in ('credited', 'credited_by_hand', 'duplicate', 'rejected', 'launched', 'ended', 'approved', 'reversed')
        -- However many are not told, a look stays short.
        order by seq desc limit 200
      ) as newest
      where exists (select from public.referrals as told where told.id = newest.referral and told.is_told)
      order by seq desc limit 6
    ) as event
  ), payments as (
    select line.* from own cross join lateral (
      select number, state, cents, method, masked, return_reason, id,
        case when state = 'returned' then (returned_at at time zone 'America/New_York')::date else sent_on end as day
      from public.payout_lines where partner = own.partner and state in ('sent', 'returned') order by number desc limit 6
    ) as line
  ), news as (
    select (events.happened_at at time zone 'America/New_York')::date as day, events.happened_at as at, events.seq as place,
      jsonb_build_object('kind', events.kind, 'cents', events.cents, 'referral', jsonb_build_object(
        'id', referral.id, 'masked_email', referral.masked_email, 'status', referral.status, 'reason', referral.reason,
        'reward_cents', referral.reward_cents, 'launched_at', referral.launched_at, 'ended_at', referral.ended_at,
        'approves_at', case when referral.status = 'launched' then referral.launched_at + private.approval_time() end,
        'decides_by', case when referral.status = 'held' then private.arrival((referral.held_at at time zone 'America/New_York')::date, 'ach') end,
        'waits_for', partners.due_obstacle(referral.id, referral.status, limits.obstacle, limits.leaving)
      )) as row
    from events join public.referrals as referral on referral.id = events.referral cross join partners.due_limits(auth.uid()) as limits
    union all
    -- After all events of its day, which it follows from.
    select day, (day + 1)::timestamp at time zone 'America/New_York', number,
      jsonb_build_object('kind', state, 'cents', cents, 'statement', number, 'method', method, 'masked', masked, 'reason', return_reason,
        'rewards', (select count(*) from public.payout_items as item where item.line_id = payments.id and item.cents > 0))
    from payments
  )
  select coalesce(jsonb_agg(row || jsonb_build_object('on', day) order by at desc, place desc), '[]')
  from (select * from news order by at desc, place desc limit 6) as newest
$$;
comment on function partners.news() is 'Implements public.referral_news.';
grant execute on function partners.news() to authenticated;

create function public.referral_news() returns jsonb
language sql stable set search_path = ''
as 'select partners.news()';
comment on function public.referral_news() is
  'The six newest things that happened to the caller''s referrals and payments, newest first, each with its day in the books (on): '
  '{kind: credited | credited_by_hand | duplicate | rejected | launched | ended | approved | reversed, cents, referral: {id, '
  'masked_email, reward_cents, and where it stands now}} or {kind: sent | returned, cents, statement, rewards, method, masked, reason}.';
grant execute on function public.referral_news() to authenticated;
