-- What partners are told by mail: which events of the ledger are news, and how one stops these mails without signing in.
create function private.mail_partner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusals constant text[] := array['duplicate', 'rejected', 'reversed'];
  owner uuid;
  news text;
begin
  news := case
    when new.kind = 'credited' then 'referral_signed_up'
    when new.kind = 'launched' then 'referral_launched'
    when new.kind = 'approved' then 'reward_due'
    -- Who tries the own link, or closes the account, knows it.
    when new.kind = any (refusals) and new.code is distinct from 'own' and new.code is distinct from 'closed' then 'referral_refused'
  end;
  if news is null then return null; end if;
  -- Proof of a visit that comes after the refusal is no news.
  if news = 'referral_refused' and (
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

create function private.wants_referral_mails(profile uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((select referral_updates from public.mail_preferences where profile_id = profile), true)
$$;
comment on function private.wants_referral_mails(uuid) is 'Whether a partner wants to hear how referrals do.';

create schema choices;
comment on schema choices is 'Functions with all rights behind those of public by which people choose mails without signing in.';
revoke all on schema choices from public;
grant usage on schema choices to anon, authenticated, service_role;

create function choices.mail_choice(with_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'masked_email', private.mask_email(account.email), 'referral_updates', private.wants_referral_mails(mail.profile_id)
  )
  from public.mails as mail join auth.users as account on account.id = mail.profile_id
  where mail.token = with_token and mail.created_at > now() - interval '60 days'
$$;
comment on function choices.mail_choice(text) is 'Implements public.mail_choice.';
grant execute on function choices.mail_choice(text) to anon, authenticated, service_role;

create function public.mail_choice(with_token text) returns jsonb
language sql stable
set search_path = ''
as 'select choices.mail_choice(with_token)';
comment on function public.mail_choice(text) is
  'Which mails the person wants who got the mail with this token: {"masked_email", "referral_updates"}; null when the token is '
  'wrong or older than 60 days.';
grant execute on function public.mail_choice(text) to anon, authenticated, service_role;

create function choices.choose_mails(with_token text, wants_referrals boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.mail_preferences as kept (profile_id, referral_updates)
  select mail.profile_id, wants_referrals from public.mails as mail
  where mail.token = with_token and mail.created_at > now() - interval '60 days'
  on conflict (profile_id) do update set referral_updates = excluded.referral_updates
  where kept.referral_updates <> excluded.referral_updates;
  return choices.mail_choice(with_token);
end
$$;
comment on function choices.choose_mails(text, boolean) is 'Implements public.choose_mails.';
grant execute on function choices.choose_mails(text, boolean) to anon, authenticated, service_role;

create function public.choose_mails(with_token text, wants_referrals boolean) returns jsonb
language sql
set search_path = ''
as 'select choices.choose_mails(with_token, wants_referrals)';
comment on function public.choose_mails(text, boolean) is
  'Stops or resumes the mails about referrals of the person who got the mail with this token. Returns what public.mail_choice does.';
grant execute on function public.choose_mails(text, boolean) to anon, authenticated, service_role;
