-- Which partner a new account counts for. Judged when the email of the account is confirmed, and once more when the browser of
-- a visit proves that this person came with it.

-- One address with the id of a capture can be opened by any number of people: the first account that shows it has the proof.
create table private.spent_visits (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  spent_by uuid references public.profiles (id) on delete set null,
  spent_at timestamptz not null default now()
);
create index spent_visits_spent_by_index on private.spent_visits (spent_by);

comment on table private.spent_visits is 'Captures that have proven a visit: each proves one, also after the account is deleted.';
comment on column private.spent_visits.spent_by is 'The account that showed it first; null once that account is deleted.';

-- No policy: only private.prove_visit reads and writes it.
alter table private.spent_visits enable row level security;

create function private.credit_referrals(
  person_id uuid, person_email text, person_confirmed_at timestamptz, visited_lead uuid default null,
  is_proven boolean default false
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  attribution_window constant interval := private.first_touch_time();
  person_mailbox constant bytea := sha256(convert_to(private.normalize_email(person_email), 'UTF8'));
  judged record;
  verdict text;
  referral uuid;
begin
  for judged in
    with captures as (
      select * from public.leads
      where email = lower(person_email) and created_at <= person_confirmed_at and suspected is null
      union
      -- The browser that signed up shows this capture, whichever address it left.
      select * from public.leads where id = visited_lead and created_at <= person_confirmed_at and suspected is null
    ), touches as (
      -- Browsers claim the time of a first touch. The claim can make a touch too old, but order_in_capture and the time
      -- when the server stored the capture decide which touch came first. On a partner's page, the code of its tag or form
      -- comes before what the query of the page once said; the first touch counts where the tag has no code, and on our link.
      select id as lead_id, email, channel, created_at,
        case when channel = 'link' or widget ->> 'ref' = '' then 1 else 3 end as order_in_capture, first_touch ->> 'ref' as code,
        -- A clock that is years behind was wrong.
        case when private.read_instant(first_touch ->> 'at') between created_at - interval '2 years' and created_at
          then private.read_instant(first_touch ->> 'at') else created_at end as touched_at
      from captures where first_touch ->> 'ref' is not null
      union all
      select id, email, channel, created_at, 2, referral_source, created_at
      from captures where referral_source is not null
    ), known as (
      select profiles.id as partner_id, touches.*,
        touches.touched_at >= person_confirmed_at - attribution_window as is_in_time,
        profiles.id = person_id
          or private.normalize_email(users.email) = private.normalize_email(person_email)
          or coalesce(private.normalize_email(users.email) = private.normalize_email(touches.email), false) as is_own_code
      from touches
      join public.profiles on profiles.referral_code = upper(btrim(touches.code))
      join auth.users on users.id = profiles.id
      -- The link of an account that is closing has stopped.
      where not exists (select from private.account_closings as closing where closing.profile_id = profiles.id)
    ), first_touches as (
      -- The first touch of each partner that is in time, or else their first touch.
      select distinct on (partner_id) * from known
      order by partner_id, is_own_code desc, is_in_time desc, created_at, order_in_capture, lead_id
    ), ranked as (
      select *,
        row_number() over places as place,
        created_at - min(created_at) over (partition by is_own_code, is_in_time) as later_by
      from first_touches
      window places as (partition by is_own_code, is_in_time order by created_at, order_in_capture, lead_id)
    )
    -- The totals of partners are locked in this order, as by a capture.
    select * from ranked order by partner_id
  loop
    if exists (select from public.referrals where referrer_id = judged.partner_id and referred_id = person_id) then
      continue;
    end if;
    perform private.lock_account(private.partner_of(judged.partner_id));
    referral := gen_random_uuid();
    verdict := case
      when judged.is_own_code then 'self_referral' when not judged.is_in_time then 'expired'
      when judged.place > 1 or exists (
        select from public.referrals
        where referred_id = person_id and status not in ('rejected', 'duplicate', 'self_referral', 'expired')
      ) then 'duplicate' else 'signed_up'
    end;
    if verdict = 'signed_up' then
      -- Another account of the same person, deleted or with another spelling of the email, earns no second reward. Of two that
      -- are confirmed at the same moment the second waits here for the first.
      insert into private.counted_mailboxes (mailbox_hash, referral) values (person_mailbox, referral) on conflict do nothing;
      if not found then verdict := 'duplicate'; end if;
    end if;
    if verdict = 'signed_up' and judged.email is not null then
      insert into private.counted_mailboxes (mailbox_hash, referral)
      values (sha256(convert_to(private.normalize_email(judged.email), 'UTF8')), referral) on conflict do nothing;
    end if;
    insert into public.referrals (
      id, referrer_id, referred_id, lead_id, masked_email, mailbox_hash, touched_at, signed_up_at, status, reason, closed_at
    )
    values (
      referral, judged.partner_id, person_id, judged.lead_id, private.mask_email(person_email), person_mailbox,
      judged.created_at, person_confirmed_at, verdict,
      case verdict
        when 'self_referral' then 'This address is your own'
        when 'expired' then 'More than 90 days passed before they signed up'
        when 'duplicate' then case
          when judged.place > 1 and judged.later_by >= interval '1 day'
            then 'They came through another partner ' || private.count_days(judged.later_by) || ' earlier'
          when judged.place > 1 then 'They came through another partner earlier'
          else 'This person was referred before'
        end
      end,
      case when verdict <> 'signed_up' then now() end
    );
    perform private.record_event(jsonb_build_object(
      'partner', private.partner_of(judged.partner_id), 'referral', referral,
      'kind', case verdict when 'signed_up' then 'credited' when 'duplicate' then 'duplicate' else 'rejected' end,
      'code', case verdict when 'self_referral' then 'own' when 'expired' then 'expired' end,
      'evidence', case when not is_proven or judged.lead_id <> visited_lead then 'mailbox'
        when judged.channel = 'link' then 'link' else 'handoff' end,
      'reason', coalesce((select reason from public.referrals where id = referral), 'The first touch within 90 days'),
      'actor', 'system', 'key', 'verdict:' || referral
    ));
    if verdict = 'signed_up' and (not is_proven or judged.lead_id is distinct from visited_lead) then
      -- Anybody could have left this address. The browser of a visit may still prove itself; else a person looks.
      perform private.record_event(jsonb_build_object(
        'referral', referral, 'kind', 'held', 'code', 'no_visit', 'actor', 'system', 'key', 'no-visit:' || referral,
        'reason', case when judged.lead_id = visited_lead then 'The same visit was shown by another account before'
          else 'No visit with your link was seen, only the same address' end
      ));
    end if;
  end loop;
end
$$;
comment on function private.credit_referrals(uuid, text, timestamptz, uuid, boolean) is
  'Judges who referred a new account by the captures with its email, and by the capture that its browser shows, that were '
  'stored before the email was confirmed. The touch stored first within 90 days is credited; other partners, own codes and '
  'expired touches get a row with a reason. Without proof of a visit the credit is held for a person.';

create function private.count_days(length interval) returns text
language sql immutable
set search_path = ''
as $$
  select case days when 1 then 'one day' when 2 then 'two days' when 3 then 'three days' else days || ' days' end
  from (select floor(extract(epoch from length) / 86400)::integer as days) as counted
$$;
comment on function private.count_days(interval) is 'Whole days in words: "three days".';

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

-- Once for each account: later sign-ins, captures and email changes do not change the credit. The names make the
-- triggers run after make_profile.
create trigger refer_new_user after insert on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.credit_referrals_of_user();

create trigger refer_user_at_confirmation after update of email_confirmed_at on auth.users
for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null and new.email is not null)
execute function private.credit_referrals_of_user();

create function private.prove_visit(person_id uuid, visited_lead uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  person auth.users;
  visit public.leads;
  proven record;
  is_first boolean;
begin
  select * into person from auth.users where id = person_id;
  -- Weeks later the id of a capture proves nothing about the sign-up.
  if person.email is null or person.email_confirmed_at is null or person.email_confirmed_at < now() - interval '7 days' then return; end if;
  -- Somebody who signs up in the browser of a capture is no program.
  update public.leads set suspected = null where id = visited_lead and suspected is not null;
  select * into visit from public.leads where id = visited_lead and created_at <= person.email_confirmed_at;
  if visit.id is null or coalesce(visit.referral_source, visit.first_touch ->> 'ref') is null then return; end if;
  -- Of two accounts that show it at the same moment, the second waits here for the first.
  insert into private.spent_visits (lead_id, spent_by) values (visit.id, person.id) on conflict (lead_id) do nothing;
  select spent_by = person.id into is_first from private.spent_visits where lead_id = visit.id;
  is_first := coalesce(is_first, false);
  perform private.credit_referrals(person.id, person.email, person.email_confirmed_at, visit.id, is_first);
  if not is_first then return; end if;
  for proven in
    select referral.* from public.referrals as referral join public.profiles as partner on partner.id = referral.referrer_id
    where referral.referred_id = person_id and referral.evidence = 'mailbox' and referral.status <> 'self_referral'
      and partner.referral_code in (upper(btrim(visit.referral_source)), upper(btrim(visit.first_touch ->> 'ref')))
    order by partner.id
  loop
    perform private.record_event(jsonb_build_object(
      'referral', proven.id, 'actor', 'system', 'key', 'visit:' || proven.id,
      'evidence', case visit.channel when 'link' then 'link' else 'handoff' end
    ) || case
      -- What somebody decided stays decided; only the proof is noted.
      when proven.status in ('rejected', 'duplicate', 'expired') then jsonb_build_object(
        'kind', case proven.status when 'duplicate' then 'duplicate' else 'rejected' end, 'reason', proven.reason,
        'code', case proven.status when 'expired' then 'expired' end
      )
      else jsonb_build_object('kind', 'released', 'reason', case visit.channel
        when 'link' then 'Signed up in the browser that followed the link'
        else 'Signed up in the browser that left the address' end)
    end);
  end loop;
end
$$;
comment on function private.prove_visit(uuid, uuid) is 'Implements public.prove_visit.';

create function private.mark_referral_onboarded() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  referral uuid;
begin
  if tg_table_name = 'onboarding_responses' then
    if not private.finishes_onboarding(new) then return null; end if;
  end if;
  select id into referral from public.referrals
  where referred_id = new.profile_id and status in ('signed_up', 'held') and onboarded_at is null;
  if found then
    perform private.record_event(jsonb_build_object(
      'referral', referral, 'kind', 'onboarded', 'reason', 'The questions are answered', 'actor', 'system',
      'key', 'onboarded:' || referral
    ));
  end if;
  return null;
end
$$;
comment on function private.mark_referral_onboarded() is 'Notes for the referral of a profile that its onboarding is finished.';

-- Finished as in packages/shared/src/onboarding/flow/completion.ts: the last answer, a booked call, or a draft.
create trigger mark_referral_onboarded after insert or update on public.onboarding_responses
for each row when (new.is_complete or new.question_key = 'buildPresence')
execute function private.mark_referral_onboarded();

create trigger mark_referral_onboarded after insert on public.initial_drafts
for each row execute function private.mark_referral_onboarded();
