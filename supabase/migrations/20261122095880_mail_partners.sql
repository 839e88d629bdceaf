-- What partners are told by mail: which events of the ledger are news.
create function private.mail_partner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusals constant text[] := array['duplicate', 'rejected', 'reversed'];
  owner uuid;
  news text;
  was_told boolean;
begin
  select coalesce(bool_or(private.tells_partner(kind, code, evidence)), false) into was_told
  from public.referral_events where referral = new.referral and seq < new.seq;
  -- A partner hears nothing of a referral that anybody may have made up.
  if not was_told and private.tells_partner(new.kind, new.code, new.evidence) is not true then return null; end if;
  news := case
    when new.kind = 'credited' or (new.kind = 'released' and not was_told) then 'referral_signed_up'
    when new.kind = 'launched' then 'referral_launched'
    when new.kind = 'approved' then 'reward_due'
    -- Who tries the own link, or closes the account, knows it.
    when new.kind = any (refusals) and new.code is distinct from 'own' and new.code is distinct from 'closed' then 'referral_refused'
  end;
  if news is null then return null; end if;
  -- Proof of a visit that comes after a refusal that was told is no news.
  if news = 'referral_refused' and was_told and (
    select verdict.kind from public.referral_events as verdict
    where verdict.referral = new.referral and verdict.seq < new.seq
      and verdict.kind in ('credited', 'credited_by_hand', 'duplicate', 'rejected', 'reversed')
    order by verdict.seq desc limit 1
  ) = any (refusals) then
    return null;
  end if;
  select profile_id into owner from private.ledger_partners where partner = new.partner;
  if owner is null then return null; end if;
  -- What happens within ten minutes comes in one mail. Events of one partner are written one after the other.
  update public.mails set events = events || new.seq
  where id = (
    select id from public.mails
    where profile_id = owner and kind = news and status = 'due' and events is not null and attempts = 0
      and cardinality(events) < 50
    limit 1 for update
  );
  if not found then
    insert into public.mails (profile_id, kind, events, locked_until)
    values (owner, news, array[new.seq], now() + interval '10 minutes');
  end if;
  return null;
end
$$;
comment on function private.mail_partner() is 'Has the partner told of an event of the ledger that is news.';

create trigger mail_partner after insert on public.referral_events
for each row execute function private.mail_partner();
