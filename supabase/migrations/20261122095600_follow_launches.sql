-- A launch moves the referral of its practice by itself, and thirty days later the reward is due.
create function private.note_launch(of_referral uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  launch public.launches;
begin
  select launches.* into launch from public.launches join public.referrals on referrals.referred_id = launches.profile_id
  where referrals.id = of_referral and launches.ended_at is null
    and referrals.status in ('signed_up', 'onboarded', 'held');
  if launch.id is null then return; end if;
  perform private.record_event(jsonb_build_object(
    'referral', of_referral, 'kind', 'launched', 'reason', 'The website went live', 'actor', 'system',
    'happened_at', launch.started_at, 'key', 'launched:' || of_referral || ':' || launch.id
  ));
end
$$;
comment on function private.note_launch(uuid) is 'Notes for a referral that counts that the website of its practice is live, if it is.';

create function private.follow_launch() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  referral uuid;
begin
  -- An ended launch is that of the profile that it had: an erased account has none any more.
  select id into referral from public.referrals
  where referred_id = case tg_op when 'INSERT' then new.profile_id else old.profile_id end
    and status in ('signed_up', 'onboarded', 'held', 'launched');
  if referral is null then return null; end if;
  if tg_op = 'INSERT' then
    perform private.note_launch(referral);
  elsif exists (select from public.referrals where id = referral and launched_at is not null) then
    perform private.record_event(jsonb_build_object(
      'referral', referral, 'kind', 'ended', 'code', new.end_reason, 'actor', 'system', 'happened_at', new.ended_at,
      'key', 'ended:' || referral || ':' || new.id,
      'reason', case new.end_reason
        when 'account deleted' then 'The practice closed its account'
        else 'The website went offline. 30 new days begin when it is back' end
    ));
  end if;
  return null;
end
$$;
comment on function private.follow_launch() is 'Moves the referral of a practice when its website goes live or offline.';

create trigger follow_launch after insert on public.launches
for each row execute function private.follow_launch();
create trigger follow_end_of_launch after update on public.launches
for each row when (old.ended_at is null and new.ended_at is not null)
execute function private.follow_launch();

create function private.claim_due_referrals(room integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  claimed record;
  live_since timestamptz;
  amount integer := 0;
begin
  for claimed in
    with due as (
      select id, referrer_id from public.referrals
      where status = 'launched' and due_at is null and launched_at <= now() - private.approval_time()
      order by launched_at, id limit room
    )
    select due.id, map.partner from due join private.ledger_partners as map on map.profile_id = due.referrer_id
    order by due.referrer_id, due.id
  loop
    -- Another caller may have had it, or the website may have left, while this one waited.
    perform private.lock_account(claimed.partner);
    select launched_at into live_since from public.referrals
    where id = claimed.id and status = 'launched' and due_at is null;
    if not found then continue; end if;
    perform private.record_event(jsonb_build_object(
      'referral', claimed.id, 'kind', 'due', 'reason', 'Live for 30 days', 'actor', 'system',
      'happened_at', live_since + private.approval_time(),
      'key', 'due:' || claimed.id || ':' || (
        select max(seq) from public.referral_events where referral = claimed.id and kind = 'launched'
      )
    ));
    amount := amount + 1;
  end loop;
  return amount;
end
$$;
comment on function private.claim_due_referrals(integer) is 'Implements public.claim_due_referrals.';
grant execute on function private.claim_due_referrals(integer) to service_role;

create function public.claim_due_referrals(room integer default 50) returns integer
language sql
set search_path = ''
as $$
  select private.claim_due_referrals(room)
$$;
comment on function public.claim_due_referrals(integer) is
  'Notes of up to room referrals that their website has been live for 30 days: their rewards then wait for an approval. Two '
  'callers never note the same one. Returns how many; as many as room means that there may be more.';
grant execute on function public.claim_due_referrals(integer) to service_role;
