-- A status moves through the one function alone: the service, too, may no longer write the columns past it.
revoke update (status, reason, onboarded_at, launched_at, approved_at, paid_at, closed_at) on public.referrals from service_role;

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

create or replace function public.set_referral_status(referral_id uuid, new_status text, reason text default null) returns jsonb
language sql
set search_path = ''
as 'select private.set_referral_status(referral_id, new_status, reason)';
