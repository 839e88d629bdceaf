-- Fills every table with the rows first_row to last_row. Every second row belongs to account 2, which all calls of
-- growth.test.ts are made for; every other row n to account n. Runs without triggers and foreign keys.
set session_replication_role = replica;
-- Their functions take most of the time.
alter table public.leads drop constraint if exists leads_valid;
alter table public.waitlist_entries drop constraint if exists waitlist_entries_email_valid;

-- An index that is made of all rows takes two thirds of the time of one that takes them one by one.
update pg_index set indisready = false where indrelid in (
  select oid from pg_class
  where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'partners', 'drafts', 'auth', 'storage')
);

create or replace function pg_temp.id(n bigint) returns uuid language sql immutable as $$
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;
create or replace function pg_temp.owner(n bigint) returns uuid language sql immutable as $$
  select pg_temp.id(case when n % 2 = 0 then 2 else n end)
$$;
create or replace function pg_temp.code(n bigint) returns text language sql immutable as $$
  select 'C' || lpad(case when n % 2 = 0 then 2 else n end::text, 7, '0')
$$;
create or replace function pg_temp.stage(n bigint) returns text language sql immutable as $$
  select (array['signed_up', 'onboarded', 'held', 'launched', 'approved', 'paid', 'rejected', 'duplicate', 'self_referral', 'expired'])[n % 10 + 1]
$$;

insert into auth.users (id, email, email_confirmed_at)
select pg_temp.id(n), 'person' || n || '@practice.example', now() from rows as r (n);
insert into public.profiles (id, first_name, referral_code) select pg_temp.id(n), 'Ana', 'C' || lpad(n::text, 7, '0') from rows as r (n);
insert into private.operators (profile_id, name) select pg_temp.id(n), 'Olga' from rows as r (n);
insert into private.put_off_items (key, until, by_actor) select 'mail:' || pg_temp.id(n), now() + interval '1 day', 'Olga' from rows as r (n);
insert into private.erasures (erased_profile, masked_email, by_actor, reason) select pg_temp.id(n), 'a•••@practice.example', 'Olga', 'Asked' from rows as r (n);
insert into public.consents (profile_id, document, version) select pg_temp.id(n), 'terms', '1' from rows as r (n);
insert into private.used_links (profile_id, request, code_hash, device) select pg_temp.id(n), pg_temp.id(n), sha256(n::text::bytea), 'Safari' from rows as r (n);
insert into public.mail_preferences (profile_id) select pg_temp.id(n) from rows as r (n);
insert into public.marketing_details (profile_id, marketing_status) select pg_temp.id(n), 'growing' from rows as r (n);
insert into private.site_pictures (profile_id, id, files) select pg_temp.id(n), md5(n::text), '{480.webp}' from rows as r (n);
insert into private.resume_slots (profile_id, file) select pg_temp.id(n), file from rows as r (n), unnest(array['resume.pdf', 'new.pdf']) as file;
insert into public.entries (profile_id, key, value, typed_at, changed_at)
select pg_temp.id(n), key, value, now(), now() from rows as r (n), (values
  ('style', '"modern"'::jsonb), ('tick/opened', 'true'), ('input/businessDetails', '{"input": {}, "based_on": null}'),
  ('line/hero/heading', '{"text": "Come in", "ours": "Hi"}')
) as entered (key, value);
insert into public.website_readings (profile_id, asked, address, read_at, pages, facts)
select pg_temp.id(n), 'https://practice' || n || '.example/', 'practice' || n || '.example', now(), 1, '[]' from rows as r (n);
insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
select pg_temp.id(n), 'businessDetails', '{"selected_type": "thinking"}', 1, 'businessDetails' from rows as r (n);
insert into public.leads (id, email, referral_source, page, channel, submission_id, created_at, first_touch, profile_id)
select pg_temp.id(n), 'person' || n || '@practice.example', pg_temp.code(n), 'https://partner.example/' || n % 977, 'widget',
  pg_temp.id(n), now() - (200000 - n) * interval '1 second', jsonb_build_object('ref', pg_temp.code(n + 1)), pg_temp.id(n)
from rows as r (n);
insert into private.lead_networks (lead_id, code, network)
select pg_temp.id(n), pg_temp.code(n), encode(sha256((n % 7)::text::bytea), 'hex') from rows as r (n);
insert into private.partner_networks (profile_id, network) select pg_temp.owner(n), encode(sha256(n::text::bytea), 'hex') from rows as r (n);
insert into partners.people (partner_id, mailbox_hash, id, masked_email, channel, page, first_at, last_at, stage)
select pg_temp.owner(n), sha256(n::text::bytea), pg_temp.id(n), 'p•••@practice' || n || '.example', 'widget',
  'https://partner.example/' || n % 977, now() - n * interval '1 minute', now() - n * interval '1 second',
  case when n % 20 = 0 then pg_temp.stage(n / 20) else 'lead' end
from rows as r (n);
insert into partners.people_totals (partner_id, kind, name, detail, people, signed_up)
select pg_temp.owner(n), 'source', 'source' || n, '', n, 0 from rows as r (n);
insert into public.referrals (id, referrer_id, referred_id, masked_email, mailbox_hash, status, reason, touched_at, signed_up_at,
  launched_at, approved_at, paid_at, closed_at, updated_at, is_told)
select pg_temp.id(n), pg_temp.owner(n), pg_temp.id(n), 'p•••@practice' || n || '.example', sha256(n::text::bytea), pg_temp.stage(n),
  'why', now(), now() - n * interval '1 minute', now(), now(), now(), now(), now() - n * interval '1 minute', n % 10 > 0
from rows as r (n);
insert into private.spent_visits (lead_id, spent_by) select pg_temp.id(n), pg_temp.id(n) from rows as r (n);
insert into private.ledger_partners (partner, profile_id) select pg_temp.id(n), pg_temp.id(n) from rows as r (n);
insert into private.ledger_accounts (partner, events) select pg_temp.id(n), 1 from rows as r (n);
insert into private.counted_mailboxes (mailbox_hash, referral) select sha256(n::text::bytea), pg_temp.id(n) from rows as r (n);
insert into public.referral_events (partner, referral, kind, reason, actor, key, hash)
select pg_temp.owner(n), pg_temp.id(n), 'credited', 'why', 'system', 'credited:' || n, sha256(n::text::bytea) from rows as r (n);
insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, undo_hash)
select pg_temp.id(n), 'Ana', 'US', 'ach', n::text, repeat('s', 30), sha256(n::text::bytea), sha256(('undo' || n)::bytea) from rows as r (n);
insert into private.payout_standings (partner) select pg_temp.id(n) from rows as r (n);
-- Of other accounts: the link of one that closes earns nothing.
insert into private.account_closings (profile_id, closes_on) select pg_temp.id(n + 1000000), now()::date + 30 from rows as r (n);
insert into private.payout_codes (profile_id, code_hash, opening, open_until) select pg_temp.id(n), n::text, pg_temp.id(n), now() + interval '1 day' from rows as r (n);
insert into private.owed_items (event_seq, partner, referral, cents) select n, pg_temp.id(n), pg_temp.id(n), 20000 from rows as r (n);
insert into public.payouts (id, number, state, created_by, paid_at, sent_on, reference) select pg_temp.id(n), n, 'paid', 'Nadia', now(), now()::date, 'MT-1' from rows as r (n);
-- Nobody has more than some hundred payments in a life.
insert into public.payout_lines (id, number, payout_id, partner, cents, country, method, masked, state, sent_on, arrives_on)
select pg_temp.id(n), n, pg_temp.id(n), case when n <= 500 then pg_temp.owner(n) else pg_temp.id(n) end, 20000, 'US', 'ach', '4471', 'sent', now()::date - n::integer, now()::date - n::integer
from rows as r (n);
insert into public.payout_items (line_id, event_seq, referral, cents) select pg_temp.id(n), n, pg_temp.id(n), 20000 from rows as r (n);
insert into public.referral_cases (partner_id, address, answer, answer_by, closed_at, outcome)
select pg_temp.owner(n), 'case' || n || '@practice.example', 'nothing', now()::date, case when n % 2 = 0 then now() end, case when n % 2 = 0 then 'x' end from rows as r (n);
insert into private.ledger_checks (problems, events, root) select '[]', n, '' from rows as r (n);
insert into private.operator_log (actor, action, subject, reason) select 'Nadia', 'hold', 'R-' || n, 'why' from rows as r (n);
insert into partners.referral_totals select pg_temp.id(n), 'signed_up', 1, 20000, 0, 0, 0, 0 from rows as r (n);
-- A partner has at most 100 new pages a day, and the lists read 30 days: further rows belong to other partners.
insert into private.page_counts (profile_id, day, page, views, focuses, submits, is_new)
select case when n <= 1000 then pg_temp.owner(n) else pg_temp.id(n) end, (now() at time zone 'UTC')::date - n::integer / 200 % 390, 'https://partner.example/' || n, 1, 1, 0, true
from rows as r (n);
-- A site has at most 500 rows a day: further rows belong to other sites.
insert into public.page_loads (profile_id, day, page, source, loads)
select case when n <= 1000 then pg_temp.owner(n) else pg_temp.id(n) end, (now() at time zone 'America/New_York')::date - n::integer / 20 % 390, '/page-' || n, 'd' || n % 7 || '.example', 1
from rows as r (n);
insert into private.page_load_batches (id, added_at) select pg_temp.id(n), now() - n * interval '1 second' from rows as r (n);
insert into private.rate_limits (subject, resets_at) select n, now() + interval '1 hour' from rows as r (n);
insert into public.change_requests (profile_id, details, status)
select pg_temp.owner(n), 'Shorter.', case when n % 100 = 0 and n <= 1000 then 'open' else 'done' end from rows as r (n);
-- A claim compares the due rows of a queue, up to private.line_length(): as many are due among few rows as among many.
insert into public.support_requests (profile_id, email, topic, message, mailed_at, mail_attempts, mail_locked_until)
select pg_temp.owner(n), 'ana@practice.example', 'other', 'Hello', case when n % 2 = 0 or n > 1000 then now() end, n % 11,
  now() + case when n % 4 = 1 then interval '1 hour' else interval '-1 hour' end
from rows as r (n);
insert into public.waitlist_entries (profile_id, feature) select pg_temp.id(n), 'reviews' from rows as r (n);
insert into storage.objects (bucket_id, name) select 'resumes', pg_temp.id(n) || '/resume.pdf' from rows as r (n);

insert into public.initial_drafts (profile_id, url, slug, version)
select pg_temp.id(n), '/drafts/' || md5(n::text), md5(n::text), n from rows as r (n);
insert into public.site_builds (id, profile_id, flow, answers_version, status, locked_until)
select pg_temp.id(n), pg_temp.owner(n), 'build-presence', now() - n * interval '1 minute', 'done', null from rows as r (n);
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
select pg_temp.owner(n), n, 'build-presence', 'warm', '{}', now() - interval '1 day' from rows as r (n);
insert into private.draft_cards (profile_id, png) select pg_temp.id(n), ''::bytea from rows as r (n);
insert into public.mails (profile_id, kind, version, status, sent_at) select pg_temp.owner(n), 'draft_ready', n, 'sent', now() from rows as r (n);
insert into public.mails (profile_id, kind, domain_id, status, sent_at) select pg_temp.id(n), 'domain_lost', pg_temp.id(n), 'sent', now() from rows as r (n);
insert into public.mails (profile_id, kind, events, status, sent_at) select pg_temp.owner(n), 'referral_signed_up', array[n], 'sent', now() from rows as r (n);
-- A site has the addresses of 90 days; nobody makes more than twenty.
insert into public.site_deploys (id, profile_id, version, name, confirmed_hash, confirmed_at, completed_at, live_at, check_at)
select encode(sha256(n::text::bytea), 'hex'), pg_temp.owner(n), n, 'name' || n, repeat('f', 64), now(), now(), now() - n * interval '1 second',
  now() + interval '1 day' + n * interval '1 minute'
from rows as r (n);
insert into public.sites (profile_id, state, deploy, version, published_at)
select pg_temp.id(n), 'live', encode(sha256(n::text::bytea), 'hex'), n, now() from rows as r (n);
insert into public.site_names (name, profile_id, skeleton, expires_at)
select 'name' || n, case when n <= 20 then pg_temp.owner(n) else pg_temp.id(n) end, 'name' || n,
  case when n % 2 = 0 and n between 3 and 20 then now() + interval '1 day' end
from rows as r (n);
-- A site has at most five domains.
insert into public.site_domains (id, profile_id, hostname, zone, shown_name, is_apex, state, served, is_main, live_at, check_at)
select pg_temp.id(n), case when n <= 5 then pg_temp.owner(n) else pg_temp.id(n) end, 'd' || n || '.example', 'd' || n || '.example',
  'd' || n || '.example', true,
  'live', array['d' || n || '.example'], n > 5 or n = 2, now(), now() + interval '1 day' + n * interval '1 minute'
from rows as r (n);
insert into private.site_pointers (host, due_at) select 'name' || n, null from rows as r (n);
insert into public.launches (profile_id, name, ended_at, end_reason)
select pg_temp.owner(n), 'name' || n, case when n <> 2 then now() end, case when n <> 2 then 'offline' end from rows as r (n);

do $$
declare
  filled regclass;
begin
  for filled in select distinct indrelid from pg_index where not indisready loop
    execute format('reindex table %s', filled);
  end loop;
end
$$;
set session_replication_role = origin;
