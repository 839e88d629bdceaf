-- What a partner may still get, and when: what the pages, the mails and the dialog that deletes the account say of it.
create index referrals_ahead_index on public.referrals (referrer_id, launched_at) where status = 'launched';

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
      greatest(((launched.launched_at + private.approval_time()) at time zone 'America/New_York')::date, private.today()) - 1
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
          'masked_email', masked_email, 'due_on', ((launched_at + private.approval_time()) at time zone 'America/New_York')::date,
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
