-- One mailbox is one person: whoever signs up a second time with another spelling of the address earns nobody a second
-- reward, as already with the same spelling.
create or replace function private.credit_referrals(person_id uuid, person_email text, proved_at timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  window_of_touches constant interval := interval '90 days';
  touch record;
begin
  for touch in
    with said as (
      -- The first touch that the visitor's browser kept, and the touch of the capture itself.
      select id as lead_id, first_touch ->> 'ref' as code,
        least(coalesce(private.read_instant(first_touch ->> 'at'), created_at), created_at) as at
      from public.leads
      where email = lower(person_email) and created_at <= proved_at and first_touch ->> 'ref' is not null
      union all
      select id, referral_source, created_at from public.leads
      where email = lower(person_email) and created_at <= proved_at and referral_source is not null
    ), known as (
      select profiles.id as referrer_id, users.email as referrer_email, said.lead_id, said.at,
        said.at >= proved_at - window_of_touches as is_in_time
      from said
      join public.profiles on profiles.referral_code = upper(btrim(said.code))
      join auth.users on users.id = profiles.id
    )
    -- Each partner's earliest touch that still counts; only without one, the earliest of all.
    select distinct on (referrer_id) * from known order by referrer_id, is_in_time desc, at
  loop
    insert into public.referrals (
      referrer_id, referred_id, lead_id, masked_email, touched_at, signed_up_at, status, reason, closed_at
    )
    select touch.referrer_id, person_id, touch.lead_id, private.mask_email(person_email), touch.at, proved_at,
      judged.status, judged.reason, case when judged.reason is not null then now() end
    from (
      select case
        when touch.referrer_id = person_id
          or private.normalize_email(touch.referrer_email) = private.normalize_email(person_email) then 'self_referral'
        when not touch.is_in_time then 'expired'
        else 'duplicate'
      end as status
    ) as kind
    cross join lateral (
      select kind.status, case kind.status
        when 'self_referral' then 'This address is your own'
        when 'expired' then 'More than 90 days passed before they signed up'
        else 'This person was referred before'
      end as reason
    ) as judged
    on conflict do nothing;
  end loop;

  -- Somebody who deletes the account and comes back, or opens another, earns nobody a second reward.
  if exists (
    select from public.referrals
    join public.leads on leads.id = referrals.lead_id
    where private.normalize_email(leads.email) = private.normalize_email(person_email)
      and referrals.referred_id is distinct from person_id
      and referrals.status not in ('duplicate', 'self_referral', 'expired')
  ) then
    return;
  end if;

  -- The first of those that count earns the reward.
  update public.referrals set status = 'signed_up', reason = null, closed_at = null
  where id = (
    select id from public.referrals
    where referred_id = person_id and status = 'duplicate'
    order by touched_at, created_at, id limit 1
  )
  and not exists (
    select from public.referrals as counted
    where counted.referred_id = person_id and counted.status not in ('duplicate', 'self_referral', 'expired')
  );
end
$$;
