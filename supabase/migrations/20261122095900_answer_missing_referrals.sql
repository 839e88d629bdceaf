-- "Missing a referral?": a partner names an address and reads at once what became of it. Anybody can leave anybody's address
-- with a code of their own, so such a capture alone is answered with what its sender knows: when the address was left. What the
-- person did is said only of referrals that are told (referrals.is_told). Days, not moments.
create table public.referral_cases (
  id uuid primary key default gen_random_uuid(),
  number integer not null generated always as identity unique,
  partner_id uuid not null references public.profiles (id) on delete cascade,
  address text not null,
  sent_on date,
  answer text not null,
  opened_at timestamptz not null default now(),
  answer_by date not null,
  closed_at timestamptz,
  outcome text,

  constraint referral_cases_address_is_email check (private.is_canonical_email(address)),
  constraint referral_cases_outcome_length check (char_length(outcome) between 1 and 300),
  constraint referral_cases_closed_has_outcome check ((closed_at is null) = (outcome is null))
);
create unique index referral_cases_one_an_address on public.referral_cases (partner_id, address) where closed_at is null;
create index referral_cases_partner_index on public.referral_cases (partner_id, opened_at);
create index referral_cases_open_index on public.referral_cases (opened_at, id) where closed_at is null;

comment on table public.referral_cases is 'Questions about missing referrals that a person has to look at: C-1.';
comment on column public.referral_cases.address is 'What the partner named.';
comment on column public.referral_cases.answer is 'What the partner was answered at once.';
comment on column public.referral_cases.outcome is 'What a person found, in words for the partner.';

grant select on public.referral_cases to service_role;
-- No policy: partners use functions.
alter table public.referral_cases enable row level security;

create function partners.answer_about(partner uuid, address text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  -- Everything is looked up for every address, so that the time does not tell whether it is known.
  with own as (
    select upper(referral_code) as code from public.profiles where id = partner
  ), left_here as (
    select (min(created_at) at time zone 'America/New_York')::date as left_on from public.leads, own
    where email = address and suspected is null and own.code in (upper(btrim(referral_source)), upper(btrim(first_touch ->> 'ref')))
  ), told as (
    select referral.* from auth.users as users
    join public.referrals as referral on referral.referred_id = users.id and referral.referrer_id = partner and referral.is_told
    -- As the index on addresses asks.
    where users.email = address and users.is_sso_user = false and users.email_confirmed_at is not null
  ), days as (
    select left_here.left_on, told.id, told.number, told.status, told.reason,
      (told.signed_up_at at time zone 'America/New_York')::date as signed_up_on
    from left_here left join told on true
  )
  select case
    when left_on is null then jsonb_build_object('answer', 'nothing')
    when status = 'duplicate' then jsonb_build_object('answer', 'somebody_else', 'reason', reason)
    when status = 'expired' then jsonb_build_object('answer', 'too_late', 'left_on', left_on, 'days', signed_up_on - left_on)
    when status in ('rejected', 'self_referral') then jsonb_build_object('answer', 'not_counted', 'reason', reason)
    when id is not null then jsonb_build_object('answer', 'counts', 'referral', id, 'number', number, 'signed_up_on', signed_up_on,
      'status', status)
    else jsonb_build_object('answer', 'left_address', 'left_on', left_on, 'until', left_on + 90)
  end
  from days
$$;
comment on function partners.answer_about(uuid, text) is 'What a partner may know about an address.';

create function partners.ask_about(address text, sent_on date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked constant text := lower(btrim(left(address, 300)));
  refusal jsonb;
  open_case public.referral_cases;
begin
  if not coalesce(private.is_canonical_email(asked), false) then
    raise exception 'Enter the whole address' using errcode = '22023';
  end if;
  refusal := private.spend(auth.uid(), 'missing_referrals');
  if refusal is not null then return refusal; end if;
  select * into open_case from public.referral_cases
  where partner_id = auth.uid() and referral_cases.address = asked and closed_at is null;
  return partners.answer_about(auth.uid(), asked) || jsonb_build_object('address', asked, 'sent_on', sent_on, 'case',
    case when open_case.id is not null then jsonb_build_object(
      'number', open_case.number, 'opened_at', open_case.opened_at, 'answer_by', open_case.answer_by
    ) end);
end
$$;
comment on function partners.ask_about(text, date) is 'Implements public.ask_about_referral.';
grant execute on function partners.ask_about(text, date) to authenticated;

create function public.ask_about_referral(address text, sent_on date default null) returns jsonb
language sql set search_path = ''
as 'select partners.ask_about(address, sent_on)';
comment on function public.ask_about_referral(text, date) is
  'What became of an address: {"answer": counts | left_address (also of people who signed up without proof of a visit) | '
  'somebody_else | too_late | not_counted | nothing (also for addresses that we know, but not through the caller), "address", '
  '"sent_on", "case": null, or the open case {number, opened_at, answer_by}}, with left_on, signed_up_on, until, days or reason. '
  'Five a day; then what private.spend says.';
grant execute on function public.ask_about_referral(text, date) to authenticated;

create function partners.open_case(address text, sent_on date) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  asked constant text := lower(btrim(left(address, 300)));
  found_answer jsonb;
  refusal jsonb;
  opened public.referral_cases;
begin
  if not coalesce(private.is_canonical_email(asked), false) then
    raise exception 'Enter the whole address' using errcode = '22023';
  end if;
  select * into opened from public.referral_cases
  where partner_id = auth.uid() and referral_cases.address = asked and closed_at is null;
  if not found then
    found_answer := partners.answer_about(auth.uid(), asked);
    -- What settles it by itself is no case.
    if found_answer ->> 'answer' = 'counts' then return jsonb_build_object('answer', found_answer); end if;
    refusal := private.spend(auth.uid(), 'referral_cases');
    if refusal is not null then return refusal; end if;
    insert into public.referral_cases (partner_id, address, sent_on, answer, answer_by)
    values (auth.uid(), asked, open_case.sent_on, found_answer ->> 'answer', private.arrival(private.today(), 'ach'))
    on conflict (partner_id, address) where closed_at is null do update set sent_on = excluded.sent_on
    returning * into opened;
    -- The support reads it as every request; its mail goes out with the others.
    insert into public.support_requests (profile_id, email, topic, message, page)
    select auth.uid(), users.email, 'referrals',
      'Case C-' || opened.number || ': a referral is missing. Address: ' || asked || ', sent about ' || coalesce(opened.sent_on::text, 'unknown')
        || '. Answered at once: ' || opened.answer || '.', '/rewards'
    from auth.users as users where users.id = auth.uid();
  end if;
  return jsonb_build_object('number', opened.number, 'opened_at', opened.opened_at, 'answer_by', opened.answer_by);
end
$$;
comment on function partners.open_case(text, date) is 'Implements public.open_referral_case.';
grant execute on function partners.open_case(text, date) to authenticated;

create function public.open_referral_case(address text, sent_on date default null) returns jsonb
language sql set search_path = ''
as 'select partners.open_case(address, sent_on)';
comment on function public.open_referral_case(text, date) is
  'Asks a person to look: {"number", "opened_at", "answer_by"}, the same for an open case of the address. {"answer"} when that settles '
  'it and no case is opened. Five a day.';
grant execute on function public.open_referral_case(text, date) to authenticated;

create function private.close_referral_case(case_number integer, by_actor text, for_reason text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_operator(by_actor, 'close case', 'C-' || case_number, for_reason);
  update public.referral_cases set closed_at = now(), outcome = btrim(for_reason) where number = case_number and closed_at is null;
  return found;
end
$$;
comment on function private.close_referral_case(integer, text, text) is 'Implements public.close_referral_case.';
grant execute on function private.close_referral_case(integer, text, text) to service_role;

create function public.close_referral_case(case_number integer, by_actor text, for_reason text) returns boolean
language sql set search_path = ''
as 'select private.close_referral_case(case_number, by_actor, for_reason)';
comment on function public.close_referral_case(integer, text, text) is 'Closes a case with what was found, in words for the partner. False when it was closed.';
grant execute on function public.close_referral_case(integer, text, text) to service_role;
