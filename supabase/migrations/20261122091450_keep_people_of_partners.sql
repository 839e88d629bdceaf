-- What partners may read about other people: counts and masked emails, kept by triggers and returned by functions that run
-- with the rights of their owner. The REST interface does not expose their schema; public has a wrapper for each function.
--
-- The dashboard counts a person as a lead of every partner whose code they touched, by the same touches that
-- private.credit_referrals judges, so no lead appears or disappears at sign-up. People and totals are kept, because
-- a list or a sum that is computed from all captures of a partner takes longer with each of them.
create schema partners;
comment on schema partners is 'What partners may see of the people they referred. Called only through functions in public.';
revoke all on schema partners from public;
grant usage on schema partners to authenticated;

create function private.source_words(channel text, utm_source text, utm_medium text, utm_campaign text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return lower(case channel
    when 'widget' then 'Your snippet' when 'form' then 'Your form' when 'link' then 'Your link' else channel
  end || ' ' || concat_ws(' / ', nullif(utm_source, ''), nullif(utm_medium, ''), nullif(utm_campaign, '')));
end
$$;
comment on function private.source_words(text, text, text, text) is
  'How a contact came, in lower case: what people see is what they sort by and search in. The words are those of '
  'contact-words.ts in the app.';

create function private.page_words(page text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(regexp_replace(coalesce(page, ''), '^https?://', ''))
$$;
comment on function private.page_words(text) is 'A page without its scheme, in lower case; empty if unknown.';

create table partners.people (
  partner_id uuid not null references public.profiles (id) on delete cascade,
  mailbox_hash bytea not null,
  id uuid not null,
  masked_email text not null,
  channel text not null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  page text,
  captures integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  stage text not null default 'lead',
  stage_place smallint not null generated always as (private.stage_place(stage)) stored,
  -- An entry of an index has 2,704 bytes at most.
  person_key text collate "C" not null generated always as (lower(masked_email)) stored,
  source_key text collate "C" not null
    generated always as (left(private.source_words(channel, utm_source, utm_medium, utm_campaign), 200)) stored,
  page_key text collate "C" not null generated always as (left(private.page_words(page), 200)) stored,

  primary key (partner_id, mailbox_hash)
);
-- One index for each order. The stage is in front, so that a filtered list reads no other rows; the list of all stages
-- merges one scan of each.
create index people_stage_index on partners.people (partner_id, stage_place, id);
create index people_last_index on partners.people (partner_id, stage_place, last_at, id);
create index people_first_index on partners.people (partner_id, stage_place, first_at, id);
create index people_person_index on partners.people (partner_id, stage_place, person_key, id);
create index people_source_index on partners.people (partner_id, stage_place, source_key, id);
create index people_page_index on partners.people (partner_id, stage_place, page_key, id);

comment on table partners.people is
  'The people that came through the code of a partner, kept by triggers on leads and referrals: one row for each mailbox.';
comment on column partners.people.mailbox_hash is 'SHA-256 of the normalized email, as in referrals.';
comment on column partners.people.id is
  'The id of their first capture, which is random: a hash of the email could be guessed from its first letter and domain.';
comment on column partners.people.page is 'Page of the first capture; null if that capture came through another code.';
comment on column partners.people.first_at is 'When the server stored the first capture.';
comment on column partners.people.stage is 'lead, or the status of the referral that is told: of several the one that counts, then the newest.';

create table partners.people_totals (
  partner_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  name text not null,
  detail text not null,
  people bigint not null,
  signed_up bigint not null,

  primary key (partner_id, kind, name, detail),
  constraint people_totals_kind_known check (kind in ('stage', 'week', 'source'))
);
create index people_totals_sources_index on partners.people_totals (partner_id, people desc, name, detail)
where kind = 'source';

comment on table partners.people_totals is 'How many rows of partners.people a partner has, by stage, week and source.';
comment on column partners.people_totals.kind is
  'stage; week: name is the Monday of their first capture (UTC); source: name is utm_source, detail utm_campaign, '
  'both empty if there is none.';
comment on column partners.people_totals.signed_up is 'Those with a referral that is neither closed nor rejected.';

create table partners.referral_totals (
  partner_id uuid not null references public.profiles (id) on delete cascade,
  status text not null,
  referrals bigint not null,
  reward_cents bigint not null,
  onboarded bigint not null,
  launched bigint not null,
  approved bigint not null,
  paid bigint not null,

  primary key (partner_id, status)
);
comment on table partners.referral_totals is 'How many referrals a partner is told of, of each status, kept by a trigger.';
comment on column partners.referral_totals.onboarded is 'Those that have been onboarded, whatever came later.';

-- No policy: clients reach these tables only through functions.
alter table partners.people enable row level security;
alter table partners.people_totals enable row level security;
alter table partners.referral_totals enable row level security;

create function private.count_people() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One statement, which locks its rows in the same order as all others: two transactions do not deadlock.
  insert into partners.people_totals as kept (partner_id, kind, name, detail, people, signed_up)
  select new.partner_id, share.kind, share.name, share.detail, sum(step),
    sum(case when stage in ('signed_up', 'onboarded', 'held', 'launched', 'approved', 'paid') then step else 0 end)
  from (
    select 1 as step, new.stage, new.first_at, new.utm_source, new.utm_campaign
    union all
    select -1, old.stage, old.first_at, old.utm_source, old.utm_campaign where tg_op = 'UPDATE'
  ) as counted, lateral (values
    ('stage', stage, ''),
    ('week', date_trunc('week', first_at at time zone 'UTC')::date::text, ''),
    ('source', coalesce(utm_source, ''), coalesce(utm_campaign, ''))
  ) as share (kind, name, detail)
  group by share.kind, share.name, share.detail
  order by share.kind, share.name, share.detail
  on conflict (partner_id, kind, name, detail) do update set
    people = kept.people + excluded.people, signed_up = kept.signed_up + excluded.signed_up;
  return null;
end
$$;
comment on function private.count_people() is 'Keeps partners.people_totals.';

create trigger count_new_people after insert on partners.people
for each row execute function private.count_people();

create trigger count_changed_people after update on partners.people
for each row when (
  (new.stage, new.first_at, new.utm_source, new.utm_campaign)
    is distinct from (old.stage, old.first_at, old.utm_source, old.utm_campaign)
)
execute function private.count_people();

create function private.keep_people() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  mailbox constant bytea := sha256(convert_to(private.normalize_email(new.email), 'UTF8'));
  touch record;
  first partners.people;
begin
  for touch in
    select profiles.id as partner_id, touches.* from (
      values (
        upper(btrim(new.referral_source)), new.utm_source::text, new.utm_medium::text, new.utm_campaign::text,
        new.page::text
      ), (
        -- The capture came through another code, so its page and campaign are hidden from the partner of the first touch.
        nullif(upper(btrim(new.first_touch ->> 'ref')), upper(btrim(new.referral_source))),
        new.first_touch ->> 'utm_source', new.first_touch ->> 'utm_medium', new.first_touch ->> 'utm_campaign', null
      )
    ) as touches (code, utm_source, utm_medium, utm_campaign, page)
    join public.profiles on profiles.referral_code = touches.code
    order by profiles.id
  loop
    insert into partners.people as known (
      partner_id, mailbox_hash, id, masked_email, channel, utm_source, utm_medium, utm_campaign, page, first_at, last_at
    )
    values (
      touch.partner_id, mailbox, new.id, private.mask_email(new.email), new.channel, touch.utm_source, touch.utm_medium,
      touch.utm_campaign, touch.page, new.created_at, new.created_at
    )
    on conflict (partner_id, mailbox_hash) do update set
      captures = known.captures + 1, last_at = greatest(known.last_at, excluded.last_at)
    returning * into first;
    -- The time of a capture is that of its transaction's beginning: one that ends later may have begun earlier.
    if (new.created_at, new.id) < (first.first_at, first.id) then
      update partners.people set
        id = new.id, masked_email = private.mask_email(new.email), channel = new.channel,
        utm_source = touch.utm_source, utm_medium = touch.utm_medium, utm_campaign = touch.utm_campaign,
        page = touch.page, first_at = new.created_at
      where partner_id = touch.partner_id and mailbox_hash = mailbox;
    end if;
    perform private.know_page(touch.partner_id, touch.page, new.created_at);
  end loop;
  return null;
end
$$;
comment on function private.keep_people() is 'Keeps partners.people when a capture is stored: for its code, and for that of its first touch.';

create trigger keep_people after insert on public.leads
for each row when (
  new.email is not null and (new.referral_source is not null or new.first_touch ->> 'ref' is not null)
  and new.suspected is null
)
execute function private.keep_people();

-- A mark that is taken away: from now on the capture is one of the partner's.
create trigger keep_trusted_people after update of suspected on public.leads
for each row when (
  new.email is not null and (new.referral_source is not null or new.first_touch ->> 'ref' is not null)
  and new.suspected is null and old.suspected is not null
)
execute function private.keep_people();

create function private.count_referrals() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into partners.referral_totals as kept (
    partner_id, status, referrals, reward_cents, onboarded, launched, approved, paid
  )
  select new.referrer_id, status, sum(step), sum(step * reward_cents),
    sum(case when onboarded_at is not null then step else 0 end),
    sum(case when launched_at is not null then step else 0 end),
    sum(case when approved_at is not null then step else 0 end),
    sum(case when paid_at is not null then step else 0 end)
  from (
    select 1 as step, new.status, new.reward_cents, new.onboarded_at, new.launched_at, new.approved_at, new.paid_at
    where new.is_told
    union all
    select -1, old.status, old.reward_cents, old.onboarded_at, old.launched_at, old.approved_at, old.paid_at
    where tg_op = 'UPDATE' and old.is_told
  ) as counted
  group by status
  order by status
  on conflict (partner_id, status) do update set
    referrals = kept.referrals + excluded.referrals, reward_cents = kept.reward_cents + excluded.reward_cents,
    onboarded = kept.onboarded + excluded.onboarded, launched = kept.launched + excluded.launched,
    approved = kept.approved + excluded.approved, paid = kept.paid + excluded.paid;

  update partners.people set stage = latest.status
  from (
    select status from public.referrals
    where referrer_id = new.referrer_id and mailbox_hash = new.mailbox_hash and is_told
    order by status in ('duplicate', 'self_referral', 'expired'), signed_up_at desc, id
    limit 1
  ) as latest
  where partner_id = new.referrer_id and mailbox_hash = new.mailbox_hash and stage <> latest.status;
  return null;
end
$$;
comment on function private.count_referrals() is 'Keeps partners.referral_totals, and the stage of the person in partners.people.';

create trigger count_new_referrals after insert on public.referrals
for each row execute function private.count_referrals();

create trigger count_changed_referrals after update on public.referrals
for each row when (
  (new.is_told, new.status, new.reward_cents, new.onboarded_at, new.launched_at, new.approved_at, new.paid_at)
    is distinct from
      (old.is_told, old.status, old.reward_cents, old.onboarded_at, old.launched_at, old.approved_at, old.paid_at)
)
execute function private.count_referrals();

create view partners.touches with (security_invoker = true) as
with touches as not materialized (
  select upper(btrim(referral_source)) as code, id as lead_id, email, created_at, channel,
    utm_source::text, utm_medium::text, utm_campaign::text, page::text
  from public.leads
  where referral_source is not null and email is not null and suspected is null
  union all
  select upper(btrim(first_touch ->> 'ref')), id, email, created_at, channel,
    first_touch ->> 'utm_source', first_touch ->> 'utm_medium', first_touch ->> 'utm_campaign', null
  from public.leads
  where first_touch ->> 'ref' is not null and email is not null and suspected is null
    and upper(btrim(first_touch ->> 'ref')) is distinct from upper(btrim(referral_source))
)
select touches.*, sha256(convert_to(private.normalize_email(email), 'UTF8')) as mailbox_hash from touches;
comment on view partners.touches is
  'Captures by code: that of the capture, and that of its first touch if it differs. One mailbox is one person.';

create function private.rebuild_people(partner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from partners.people where partner_id = partner;
  delete from partners.people_totals where partner_id = partner;
  delete from partners.referral_totals where partner_id = partner;

  with touched as materialized (
    select touches.* from partners.touches join public.profiles on profiles.referral_code = touches.code
    where profiles.id = partner
  ), firsts as (
    select distinct on (mailbox_hash) * from touched order by mailbox_hash, created_at, lead_id
  ), seen as (
    select mailbox_hash, count(*) as captures, max(created_at) as last_at from touched group by mailbox_hash
  ), stages as (
    select distinct on (mailbox_hash) mailbox_hash, status from public.referrals where referrer_id = partner and is_told
    order by mailbox_hash, status in ('duplicate', 'self_referral', 'expired'), signed_up_at desc, id
  )
  insert into partners.people (
    partner_id, mailbox_hash, id, masked_email, channel, utm_source, utm_medium, utm_campaign, page, captures, first_at,
    last_at, stage
  )
  select partner, mailbox_hash, lead_id, private.mask_email(email), channel, utm_source, utm_medium, utm_campaign, page,
    captures, created_at, last_at, coalesce(status, 'lead')
  from firsts join seen using (mailbox_hash) left join stages using (mailbox_hash);

  insert into partners.referral_totals
  select partner, status, count(*), sum(reward_cents), count(onboarded_at), count(launched_at), count(approved_at),
    count(paid_at)
  from public.referrals where referrer_id = partner and is_told group by status;
end
$$;
comment on function private.rebuild_people(uuid) is
  'For the operator, after captures or referrals of a partner were deleted by hand: computes what the triggers keep.';
