create function private.credit_referrals(person_id uuid, person_email text, person_confirmed_at timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  attribution_window constant interval := interval '90 days';
  person_mailbox constant bytea := sha256(convert_to(private.normalize_email(person_email), 'UTF8'));
  -- Another account of the same person, deleted or with another spelling of the email, earns no second reward.
  is_counted_already constant boolean := exists (
    select from public.referrals
    where mailbox_hash = person_mailbox and status not in ('duplicate', 'self_referral', 'expired')
  ) or exists (
    select from public.referrals
    where referred_id = person_id and status not in ('duplicate', 'self_referral', 'expired')
  );
begin
  with touches as (
    -- Browsers claim the time of a first touch. The claim can make a touch too old, but order_in_capture and the time
    -- when the server stored the capture decide which touch came first.
    select id as lead_id, created_at, 1 as order_in_capture, first_touch ->> 'ref' as code,
      least(private.read_instant(first_touch ->> 'at'), created_at) as touched_at
    from public.leads
    where email = lower(person_email) and created_at <= person_confirmed_at and first_touch ->> 'ref' is not null
    union all
    select id, created_at, 2, referral_source, created_at
    from public.leads
    where email = lower(person_email) and created_at <= person_confirmed_at and referral_source is not null
  ), known as (
    select profiles.id as partner_id, touches.*,
      touches.touched_at >= person_confirmed_at - attribution_window as is_in_time,
      profiles.id = person_id
        or private.normalize_email(users.email) = private.normalize_email(person_email) as is_own_code
    from touches
    join public.profiles on profiles.referral_code = upper(btrim(touches.code))
    join auth.users on users.id = profiles.id
  ), first_touches as (
    -- The first touch of each partner that is in time, or else their first touch.
    select distinct on (partner_id) * from known
    order by partner_id, is_in_time desc, created_at, order_in_capture, lead_id
  ), ranked as (
    select *, row_number() over (
      partition by is_own_code, is_in_time order by created_at, order_in_capture, lead_id
    ) as place
    from first_touches
  ), judged as (
    select *, case
      when is_own_code then 'self_referral'
      when not is_in_time then 'expired'
      when place > 1 or is_counted_already then 'duplicate'
      else 'signed_up'
    end as status
    from ranked
  )
  insert into public.referrals (
    referrer_id, referred_id, lead_id, masked_email, mailbox_hash, touched_at, signed_up_at, status, reason, closed_at
  )
  select partner_id, person_id, lead_id, private.mask_email(person_email), person_mailbox, created_at,
    person_confirmed_at,
    status,
    case status
      when 'self_referral' then 'This address is your own'
      when 'expired' then 'More than 90 days passed before they signed up'
      when 'duplicate' then 'This person was referred before'
    end,
    case when status <> 'signed_up' then now() end
  from judged
  -- The totals of partners are locked in this order, as by a capture.
  order by partner_id
  on conflict do nothing;
end
$$;
comment on function private.credit_referrals(uuid, text, timestamptz) is
  'Judges who referred a new account by the captures with its email that were stored before the email was confirmed. The '
  'touch stored first within 90 days is credited; other partners, own codes and expired touches get a row with a reason.';
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
comment on function private.credit_referrals_of_user() is 'Judges the referral of a user whose email was just confirmed.';
revoke all on function private.credit_referrals_of_user() from public;

-- Once for each account: later sign-ins, captures and email changes do not change the credit. The names make the
-- triggers run after make_profile.
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
comment on function private.mark_referral_onboarded() is 'Sets the referral of a profile to onboarded when its onboarding is finished.';
revoke all on function private.mark_referral_onboarded() from public;

-- Finished as in packages/shared/src/onboarding/flow/completion.ts: the last answer, a booked call, or a draft.
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
  'Approves referrals launched 30 days ago. Runs whenever referrals are read or changed, so it needs no timer.';
revoke all on function private.approve_due_referrals() from public;
grant execute on function private.approve_due_referrals() to service_role;

-- The only way to change a status: service_role has no right to update the table.
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
comment on function private.set_referral_status(uuid, text, text) is 'Implements public.set_referral_status with the rights of its owner.';
revoke all on function private.set_referral_status(uuid, text, text) from public;
grant execute on function private.set_referral_status(uuid, text, text) to service_role;

create function public.set_referral_status(referral_id uuid, new_status text, reason text default null) returns jsonb
language sql
set search_path = ''
as 'select private.set_referral_status(referral_id, new_status, reason)';
comment on function public.set_referral_status(uuid, text, text) is
  'For the operator: sets launched (from signed_up or onboarded), paid (from approved), or rejected with a reason (unless '
  'paid). Rejects every other change. Returns {"id", "status", "reason"}.';
revoke all on function public.set_referral_status(uuid, text, text) from public, anon, authenticated;
grant execute on function public.set_referral_status(uuid, text, text) to service_role;
