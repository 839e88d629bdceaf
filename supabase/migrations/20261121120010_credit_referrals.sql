create function private.credit_referrals(person_id uuid, person_email text, proved_at timestamptz) returns void
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
comment on function private.credit_referrals(uuid, text, timestamptz) is
  'Judges who brought a new account: all touches of captures with its email, before it was confirmed. The first touch within '
  '90 days is credited; other partners, own addresses and touches that are too old are kept with the reason.';
revoke all on function private.credit_referrals(uuid, text, timestamptz) from public;

create function private.credit_referrals_of_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.credit_referrals(new.id, new.email, new.email_confirmed_at);
  return null;
end
$$;
comment on function private.credit_referrals_of_user() is 'Judges the referral of a user whose email has just been confirmed.';
revoke all on function private.credit_referrals_of_user() from public;

-- Once in the life of an account: later sign-ins, captures and changes of the email change no credit. The names of the
-- triggers make them fire after make_profile.
create trigger refer_new_user after insert on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.credit_referrals_of_user();

create trigger refer_user_at_confirmation after update of email_confirmed_at on auth.users
for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.email is not null)
execute function private.credit_referrals_of_user();

create function private.mark_referral_onboarded() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.referrals set status = 'onboarded', onboarded_at = now()
  where referred_id = new.profile_id and status = 'signed_up';
  return null;
end
$$;
comment on function private.mark_referral_onboarded() is 'Moves the referral of a profile on when its onboarding is finished.';
revoke all on function private.mark_referral_onboarded() from public;

-- Finished is what packages/shared/src/onboarding/flow/completion.ts says: the last answer, a call booked, or a draft.
create trigger mark_referral_onboarded after insert or update on public.onboarding_responses
for each row when (
  new.is_complete or (new.question_key = 'buildPresence' and new.response ->> 'selected_id' = 'talk')
)
execute function private.mark_referral_onboarded();

create trigger mark_referral_onboarded after insert on public.initial_drafts
for each row execute function private.mark_referral_onboarded();

create function private.approve_due_referrals() returns void
language sql security definer
set search_path = ''
as $$
  update public.referrals set status = 'approved', approved_at = launched_at + interval '30 days'
  where status = 'launched' and launched_at <= now() - interval '30 days'
$$;
comment on function private.approve_due_referrals() is
  'Approves what was launched 30 days ago. Runs whenever referrals are read or moved; no timer is needed.';
revoke all on function private.approve_due_referrals() from public;
grant execute on function private.approve_due_referrals() to service_role;

create index referrals_launched_index on public.referrals (launched_at) where status = 'launched';

-- A status moves through this alone: the service may not write the columns past it.
create function private.set_referral_status(referral_id uuid, new_status text, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  referral public.referrals;
  may_come_from text[];
begin
  perform private.approve_due_referrals();
  select * into referral from public.referrals where id = referral_id for update;
  if not found then
    raise exception 'There is no referral %', referral_id using errcode = 'P0002';
  end if;
  may_come_from := case new_status
    when 'launched' then array['signed_up', 'onboarded']
    when 'rejected' then array['signed_up', 'onboarded', 'launched', 'approved']
    when 'paid' then array['approved']
  end;
  if may_come_from is null then
    raise exception 'An operator sets launched, rejected or paid, not %', new_status using errcode = '22023';
  end if;
  if referral.status <> all (may_come_from) then
    raise exception 'A referral that is % cannot become %', referral.status, new_status using errcode = '22023';
  end if;
  if new_status = 'rejected' and coalesce(btrim(set_referral_status.reason), '') = '' then
    raise exception 'A rejection needs a reason, in words for the partner' using errcode = '22023';
  end if;
  update public.referrals set
    status = new_status,
    reason = case when new_status = 'rejected' then btrim(set_referral_status.reason) end,
    onboarded_at = case when new_status = 'launched' then coalesce(onboarded_at, now()) else onboarded_at end,
    launched_at = case when new_status = 'launched' then now() else launched_at end,
    paid_at = case when new_status = 'paid' then now() end,
    closed_at = case when new_status = 'rejected' then now() end
  where id = referral_id
  returning * into referral;
  return jsonb_build_object('id', referral.id, 'status', referral.status, 'reason', referral.reason);
end
$$;
comment on function private.set_referral_status(uuid, text, text) is 'The work of public.set_referral_status: acts as its owner.';
revoke all on function private.set_referral_status(uuid, text, text) from public;
grant execute on function private.set_referral_status(uuid, text, text) to service_role;

create function public.set_referral_status(referral_id uuid, new_status text, reason text default null) returns jsonb
language sql
set search_path = ''
as 'select private.set_referral_status(referral_id, new_status, reason)';
comment on function public.set_referral_status(uuid, text, text) is
  'What the operator does: launched (from signed_up or onboarded), paid (from approved), rejected with a reason (before paid). '
  'Refuses every other step. Returns {"id", "status", "reason"}.';
revoke all on function public.set_referral_status(uuid, text, text) from public, anon, authenticated;
grant execute on function public.set_referral_status(uuid, text, text) to service_role;
