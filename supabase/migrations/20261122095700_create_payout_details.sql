-- Where a partner is paid. Numbers of accounts are encrypted by the function payouts with a key that the database never has;
-- here are what is shown masked, the encrypted rest, and a keyed hash that finds one account behind two partners. Opening
-- them takes a code that was mailed in the last ten minutes.

create table private.payout_details (
  partner uuid primary key,
  legal_name text not null,
  country text not null,
  method text not null,
  account_kind text,
  masked text not null,
  sealed text,
  fingerprint bytea not null,
  saved_at timestamptz not null default now(),
  usable_at timestamptz not null default now() + interval '7 days',
  earlier jsonb,
  undo_hash bytea unique,
  stopped_at timestamptz,
  sent_back text,
  erase_after timestamptz,

  constraint payout_details_legal_name_length check (char_length(legal_name) between 1 and 140),
  constraint payout_details_legal_name_line check (
    legal_name !~ '[\x01-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]'
  ),
  constraint payout_details_country_format check (country ~ '^[A-Z]{2}$'),
  constraint payout_details_method_known check (method in ('ach', 'iban', 'paypal')),
  constraint payout_details_account_kind_known check (account_kind in ('checking', 'savings')),
  constraint payout_details_masked_length check (char_length(masked) between 1 and 100),
  constraint payout_details_sealed_length check (char_length(sealed) between 20 and 2000),
  constraint payout_details_sent_back_length check (char_length(sent_back) between 1 and 300)
);
create index payout_details_fingerprint_index on private.payout_details (fingerprint, partner);
create index payout_details_erase_index on private.payout_details (erase_after, partner) where erase_after is not null;

comment on table private.payout_details is 'Where a partner is paid, by the pseudonym of the ledger: it outlives the account until the last payment.';
comment on column private.payout_details.masked is 'What may be shown: the last four digits of an account, or the masked PayPal address.';
comment on column private.payout_details.sealed is 'The numbers, encrypted by the function payouts; null once the account is closed and paid.';
comment on column private.payout_details.fingerprint is 'A keyed hash of the account.';
comment on column private.payout_details.usable_at is 'A change is used seven days later.';
comment on column private.payout_details.earlier is 'The details before the last change, for "It was not me".';
comment on column private.payout_details.undo_hash is 'SHA-256 of the token in the mail about the last change.';
comment on column private.payout_details.stopped_at is 'Since when nothing is paid, because somebody said that they did not make the change.';
comment on column private.payout_details.sent_back is 'Why the last payment came back.';
comment on column private.payout_details.erase_after is 'When the name goes too: seven years after the last payment of a closed account.';

create table private.payout_standings (
  partner uuid primary key,
  form_kind text,
  form_received_on date,
  held_at timestamptz,
  held_because text,

  constraint payout_standings_form_known check (form_kind in ('W-9', 'W-8BEN', 'W-8BEN-E')),
  constraint payout_standings_form_has_day check ((form_kind is null) = (form_received_on is null)),
  constraint payout_standings_hold_has_reason check ((held_at is null) = (held_because is null))
);
comment on table private.payout_standings is 'What operators noted about the payouts of a partner: a tax form that came, a hold.';
comment on column private.payout_standings.form_received_on is 'Only that it came: no number of a tax form is ever stored.';

create table private.payout_codes (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  code_hash text not null,
  tries smallint not null default 0,
  expires_at timestamptz not null default now() + interval '10 minutes',
  opening uuid,
  open_until timestamptz
);
comment on table private.payout_codes is 'The code that was mailed last to open the payout details of an account, and what it opened.';
comment on column private.payout_codes.code_hash is 'A keyed hash, made by the function payouts; empty once the code is used or given up.';
comment on column private.payout_codes.opening is 'Known to the browser that typed the code, until open_until.';

-- No policies: only the functions below use the tables.
alter table private.payout_details enable row level security;
alter table private.payout_standings enable row level security;
alter table private.payout_codes enable row level security;

create function private.begin_payout_code(owner_id uuid, hash text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal jsonb := private.spend(owner_id, 'payout_codes');
begin
  if refusal is not null then return refusal; end if;
  insert into private.payout_codes (profile_id, code_hash) values (owner_id, hash)
  on conflict (profile_id) do update set
    code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, opening = null, open_until = null;
  return (
    select jsonb_build_object('email', users.email, 'first_name', profiles.first_name)
    from auth.users join public.profiles using (id) where users.id = owner_id
  );
end
$$;
comment on function private.begin_payout_code(uuid, text) is 'Implements public.begin_payout_code.';
grant execute on function private.begin_payout_code(uuid, text) to service_role;

create function public.begin_payout_code(owner_id uuid, hash text) returns jsonb
language sql
set search_path = ''
as 'select private.begin_payout_code(owner_id, hash)';
comment on function public.begin_payout_code(uuid, text) is
  'Keeps the hash of a code that is about to be mailed, in place of the one before: {"email", "first_name"}, or what '
  'private.spend says of a reached limit.';
grant execute on function public.begin_payout_code(uuid, text) to service_role;

create function private.open_payout_details(owner_id uuid, hash text, network_hash text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  code private.payout_codes;
  found_partner constant uuid := private.partner_of(owner_id);
begin
  select * into code from private.payout_codes where profile_id = owner_id for update;
  if code.profile_id is null or code.code_hash = '' or code.expires_at <= now() then
    return jsonb_build_object('problem', 'expired');
  end if;
  if code.code_hash <> hash then
    update private.payout_codes set tries = tries + 1, code_hash = case when tries >= 4 then '' else code_hash end
    where profile_id = owner_id;
    return case when code.tries >= 4 then jsonb_build_object('problem', 'used_up')
      else jsonb_build_object('problem', 'wrong', 'tries_left', 4 - code.tries) end;
  end if;
  update private.payout_codes set code_hash = '', opening = gen_random_uuid(), open_until = now() + interval '10 minutes'
  where profile_id = owner_id returning * into code;
  if network_hash is not null then
    insert into private.partner_networks (profile_id, network) values (owner_id, network_hash)
    on conflict (profile_id, network) do update set seen_at = excluded.seen_at;
  end if;
  return jsonb_build_object(
    'opening', code.opening, 'open_until', code.open_until,
    'details', (
      select jsonb_build_object(
        'legal_name', legal_name, 'country', country, 'method', method, 'account_kind', account_kind, 'masked', masked, 'sealed', sealed
      ) from private.payout_details where partner = found_partner
    )
  );
end
$$;
comment on function private.open_payout_details(uuid, text, text) is 'Implements public.open_payout_details.';
grant execute on function private.open_payout_details(uuid, text, text) to service_role;

create function public.open_payout_details(owner_id uuid, hash text, network_hash text default null) returns jsonb
language sql
set search_path = ''
as 'select private.open_payout_details(owner_id, hash, network_hash)';
comment on function public.open_payout_details(uuid, text, text) is
  'Spends a code, and notes from which network: {"opening", "open_until", "details"}, with the sealed details or null. Or {"problem"}: wrong (with '
  '"tries_left"), used_up by five wrong ones, expired.';
grant execute on function public.open_payout_details(uuid, text, text) to service_role;

create function private.save_payout_details(owner_id uuid, with_opening uuid, details jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  for_partner constant uuid := private.partner_of(owner_id);
  old private.payout_details;
  saved private.payout_details;
begin
  perform private.lock_account(for_partner);
  perform from private.payout_codes where profile_id = owner_id and opening = with_opening and open_until > now() for update;
  if not found then return jsonb_build_object('problem', 'closed'); end if;
  select * into old from private.payout_details where partner = for_partner for update;
  insert into private.payout_details as kept (
    partner, legal_name, country, method, account_kind, masked, sealed, fingerprint, earlier, undo_hash, usable_at
  )
  values (
    for_partner, details ->> 'legal_name', details ->> 'country', details ->> 'method', details ->> 'account_kind',
    details ->> 'masked', details ->> 'sealed', decode(details ->> 'fingerprint', 'hex'), null,
    decode(details ->> 'undo_hash', 'hex'), now() + interval '7 days'
  )
  on conflict (partner) do update set
    legal_name = excluded.legal_name, country = excluded.country, method = excluded.method,
    account_kind = excluded.account_kind, masked = excluded.masked, sealed = excluded.sealed, fingerprint = excluded.fingerprint,
    saved_at = now(), undo_hash = excluded.undo_hash, sent_back = null,
    -- A correction of what the bank sent back is used at once.
    usable_at = case when kept.sent_back is not null then now() else excluded.usable_at end,
    -- Two changes in a week: "It was not me" goes back to what was used before both.
    earlier = case when kept.usable_at <= now() or kept.sent_back is not null or kept.earlier is null
      then to_jsonb(kept) - 'earlier' - 'undo_hash' else kept.earlier end
  returning * into saved;
  return jsonb_build_object('usable_at', saved.usable_at, 'masked', saved.masked, 'old_masked', old.masked,
    'old_method', old.method, 'old_sealed', old.sealed);
end
$$;
comment on function private.save_payout_details(uuid, uuid, jsonb) is 'Implements public.save_payout_details.';
grant execute on function private.save_payout_details(uuid, uuid, jsonb) to service_role;

create function public.save_payout_details(owner_id uuid, with_opening uuid, details jsonb) returns jsonb
language sql
set search_path = ''
as 'select private.save_payout_details(owner_id, with_opening, details)';
comment on function public.save_payout_details(uuid, uuid, jsonb) is
  'Saves {legal_name, country, method, account_kind, masked, sealed, fingerprint, undo_hash}, while they are open: {"usable_at", '
  '"masked", "old_masked", "old_method", "old_sealed"}. Used after seven days, after a payment that came back at once. Or {"problem": "closed"}.';
grant execute on function public.save_payout_details(uuid, uuid, jsonb) to service_role;

create function private.undo_payout_details(token_hash text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  details private.payout_details;
  old private.payout_details;
  owner uuid;
begin
  perform private.lock_account(partner) from private.payout_details where undo_hash = decode(token_hash, 'hex');
  select * into details from private.payout_details where undo_hash = decode(token_hash, 'hex') for update;
  if not found then return jsonb_build_object('problem', 'unknown'); end if;
  select profile_id into owner from private.ledger_partners where partner = details.partner;
  if details.earlier is null then
    update private.payout_details set stopped_at = now(), undo_hash = null, sealed = null, masked = 'removed'
    where partner = details.partner;
  else
    old := jsonb_populate_record(null::private.payout_details, details.earlier);
    update private.payout_details set
      legal_name = old.legal_name, country = old.country, method = old.method, account_kind = old.account_kind,
      masked = old.masked, sealed = old.sealed, fingerprint = old.fingerprint, saved_at = old.saved_at,
      usable_at = old.usable_at, sent_back = old.sent_back, earlier = null, undo_hash = null, stopped_at = now()
    where partner = details.partner;
  end if;
  -- Whoever made the change is signed out, on all devices.
  delete from auth.sessions where user_id = owner;
  update private.payout_codes set code_hash = '', opening = null, open_until = null where profile_id = owner;
  return jsonb_build_object('masked', old.masked, 'profile_id', owner, 'partner', details.partner,
    'in_files', private.stopped_in_files(details.partner));
end
$$;
comment on function private.undo_payout_details(text) is 'Implements public.undo_payout_details.';
grant execute on function private.undo_payout_details(text) to service_role;

create function public.undo_payout_details(token_hash text) returns jsonb
language sql
set search_path = ''
as 'select private.undo_payout_details(token_hash)';
comment on function public.undo_payout_details(text) is
  '"It was not me": brings back the details before the change that the mailed token names, stops payouts until a person has '
  'looked, and signs the account out everywhere. Payments that were not sent are owed again. Returns {"masked", "profile_id", '
  '"partner", "in_files"}: what is back, whose it is (null: the account is deleted), and which payments a file of the bank names '
  'already. Or {"problem": "unknown"}.';
grant execute on function public.undo_payout_details(text) to service_role;

create function private.decide_partner(
  of_profile uuid, decision text, by_actor text, for_reason text, form text, received_on date
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  -- What is owed to a deleted account is known by the pseudonym alone.
  for_partner constant uuid := case when exists (select from private.ledger_accounts where partner = of_profile)
    then of_profile else private.partner_of(of_profile) end;
begin
  perform private.lock_account(for_partner);
  perform private.log_operator(by_actor, 'partner: ' || decision, for_partner::text, for_reason);
  insert into private.payout_standings (partner) values (for_partner) on conflict do nothing;
  case decision
    when 'hold' then
      update private.payout_standings set held_at = now(), held_because = btrim(for_reason) where partner = for_partner;
    when 'release' then
      update private.payout_standings set held_at = null, held_because = null where partner = for_partner;
      update private.payout_details set stopped_at = null where partner = for_partner and sealed is not null;
    when 'form' then
      update private.payout_standings set form_kind = form, form_received_on = received_on where partner = for_partner;
    else
      raise exception 'An operator decides hold, release or form, not %', decision using errcode = '22023';
  end case;
  return (
    select to_jsonb(standing) || jsonb_build_object('in_files', private.stopped_in_files(for_partner))
    from private.payout_standings as standing where partner = for_partner
  );
end
$$;
comment on function private.decide_partner(uuid, text, text, text, text, date) is 'Implements public.decide_partner.';
grant execute on function private.decide_partner(uuid, text, text, text, text, date) to service_role;

create function public.decide_partner(
  of_profile uuid, decision text, by_actor text, for_reason text, form text default null, received_on date default null
) returns jsonb
language sql
set search_path = ''
as 'select private.decide_partner(of_profile, decision, by_actor, for_reason, form, received_on)';
comment on function public.decide_partner(uuid, text, text, text, text, date) is
  'Decides about the payouts of a partner, named by the profile or, once that is deleted, by the pseudonym: hold, release (also '
  'after "It was not me"), or form: the tax form (W-9, W-8BEN, W-8BEN-E) was received on a day. Takes who decides and why. A hold '
  'makes what was not sent owed again; "in_files" names what a file of the bank has already.';
grant execute on function public.decide_partner(uuid, text, text, text, text, date) to service_role;
