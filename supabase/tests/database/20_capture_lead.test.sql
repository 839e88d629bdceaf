begin;
select plan(26);

create temporary table answers (name text primary key, answer jsonb);
grant all on answers to service_role;

-- The call of the REST interface, which makes an argument of each field.
create function pg_temp.capture(sent jsonb) returns jsonb language sql as $$
  select public.capture_lead(
    submission_id => submission_id, channel => channel, email => email, address_hash => address_hash,
    utm_source => utm_source, utm_medium => utm_medium, utm_campaign => utm_campaign, utm_term => utm_term,
    utm_content => utm_content, ref => ref, landing_page => landing_page, page => page, referrer => referrer,
    first_touch => first_touch, click_ids => click_ids, consent => consent, widget => widget, suspected => suspected
  )
  from jsonb_to_record(sent) as fields (
    submission_id uuid, channel text, email text, address_hash text, utm_source text, utm_medium text, utm_campaign text,
    utm_term text, utm_content text, ref text, landing_page text, page text, referrer text, first_touch jsonb,
    click_ids jsonb, consent jsonb, widget jsonb, suspected text
  )
$$;

set local role service_role;

insert into answers values ('whole', pg_temp.capture('{
  "email": "ana@practice.example",
  "utm_source": "newsletter", "utm_medium": "email", "utm_campaign": "autumn", "utm_term": "billing", "utm_content": "top",
  "ref": "ABCD2345", "landing_page": "/pricing", "page": "https://partner.example/pricing",
  "referrer": "https://search.example/",
  "first_touch": {"utm_source": "podcast", "landing_page": "/", "at": "2026-10-01T08:00:00Z", "click_ids": {}},
  "click_ids": {"gclid": "abc"},
  "consent": {"text": "I agree", "at": "2026-11-21T09:30:00Z", "given": true},
  "widget": {"version": "0.1.0", "mode": "inline"},
  "channel": "widget",
  "submission_id": "00000000-0000-4000-8000-000000000001",
  "address_hash": "whole"
}'));

select row_eq(
  $$ select email, utm_source::text, utm_medium::text, utm_campaign::text, utm_term::text, utm_content::text,
       referral_source::text, landing_page::text, page::text, referrer::text, first_touch, click_ids, consent, widget, channel, submission_id, profile_id, created_at
     from public.leads where id = (select (answer ->> 'lead_id')::uuid from answers where name = 'whole') $$,
  row (
    'ana@practice.example'::text, 'newsletter'::text, 'email'::text, 'autumn'::text, 'billing'::text, 'top'::text,
    'ABCD2345'::text, '/pricing'::text, 'https://partner.example/pricing'::text, 'https://search.example/'::text,
    '{"utm_source": "podcast", "landing_page": "/", "at": "2026-10-01T08:00:00Z", "click_ids": {}}'::jsonb,
    '{"gclid": "abc"}'::jsonb, '{"text": "I agree", "at": "2026-11-21T09:30:00Z", "given": true}'::jsonb,
    '{"version": "0.1.0", "mode": "inline"}'::jsonb, 'widget'::text, '00000000-0000-4000-8000-000000000001'::uuid,
    null::uuid, now()
  ),
  'stores every column'
);
select is(
  pg_temp.capture('{"email": "ana@practice.example", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000001", "address_hash": "whole"}'),
  (select answer from answers where name = 'whole'),
  'a retry of a submission gets the same answer'
);
select is((select count(*) from public.leads), 1::bigint, 'a retry stores no second lead');
select is((select array_agg(hits) from private.rate_limits), array[1]::smallint[], 'a retry does not count for the address');

-- JSON nulls, as the edge function sends them
select lives_ok(
  $$ select pg_temp.capture('{"email": null, "utm_source": null, "first_touch": null, "click_ids": null, "consent": null, "widget": null, "channel": "link", "submission_id": "00000000-0000-4000-8000-000000000002", "address_hash": null}') $$,
  'a link needs no email and no address'
);
select row_eq(
  $$ select first_touch, click_ids, consent, widget from public.leads where channel = 'link' $$,
  row (null::jsonb, '{}'::jsonb, null::jsonb, null::jsonb),
  'JSON null is stored as SQL null'
);
select is((select count(*) from private.rate_limits), 1::bigint, 'a capture without address counts against no limit');

-- The limit of an address: 10 a minute
select is(
  (select count(*) from generate_series(1, 10) as n, lateral pg_temp.capture(jsonb_build_object(
    'email', 'p' || n || '@practice.example', 'channel', 'widget', 'submission_id', gen_random_uuid(), 'address_hash', 'busy'
  )) as answer where answer ? 'lead_id'),
  10::bigint,
  'accepts ten captures a minute from one address'
);
insert into answers values ('eleventh', pg_temp.capture('{"email": "p11@practice.example", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000011", "address_hash": "busy"}'));
select is((select answer from answers where name = 'eleventh'), '{"retry_after": 60}', 'rejects the eleventh capture with the seconds to wait');
select is_empty($$ select from public.leads where email = 'p11@practice.example' $$, 'a refused capture is not stored');
select is(
  pg_temp.capture(jsonb_build_object(
    'email', 'p10@practice.example', 'channel', 'widget', 'address_hash', 'busy',
    'submission_id', (select submission_id from public.leads where email = 'p10@practice.example')
  )) ->> 'lead_id',
  (select id::text from public.leads where email = 'p10@practice.example'),
  'a retry gets its answer from an address over its limit'
);
select ok(
  pg_temp.capture('{"email": "p12@practice.example", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000012", "address_hash": "quiet"}') ? 'lead_id',
  'another address has its own limit'
);

-- The limit of an email: 5 an hour
select is(
  (select count(distinct pg_temp.capture(jsonb_build_object(
    'email', 'often@practice.example', 'channel', 'widget', 'submission_id', gen_random_uuid(), 'address_hash', 'address' || n
  ))) from generate_series(1, 5) as n),
  5::bigint,
  'stores five captures an hour for one email'
);
select is(
  (select array_agg(distinct pg_temp.capture(jsonb_build_object(
    'email', 'often@practice.example', 'channel', 'widget', 'submission_id', gen_random_uuid(), 'address_hash', 'address' || n
  ))) from generate_series(6, 20) as n),
  (select array[jsonb_build_object('lead_id', id)] from public.leads
   where email = 'often@practice.example' order by created_at desc, id limit 1),
  'answers further captures of the email with its latest lead'
);
select is(
  (select count(*) from public.leads where email = 'often@practice.example'), 5::bigint,
  'stores no further captures of the email'
);
select is(
  (select hits from private.rate_limits where subject = hashtextextended('address6', 1)), 1::smallint,
  'a capture that is not stored counts for its address'
);
reset role;
insert into public.leads (email, channel, submission_id, created_at)
select 'later@practice.example', 'widget', gen_random_uuid(), now() - interval '1 hour' from generate_series(1, 5);
set local role service_role;
select is_empty(
  $$ select from public.leads where id = (pg_temp.capture(
       '{"email": "later@practice.example", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000007"}'
     ) ->> 'lead_id')::uuid and submission_id <> '00000000-0000-4000-8000-000000000007' $$,
  'stores an email again when its five captures are an hour old'
);

-- Windows that are over
update private.rate_limits set resets_at = now() where subject = hashtextextended('busy', 1);
select ok(
  pg_temp.capture('{"email": "p13@practice.example", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000013", "address_hash": "busy"}') ? 'lead_id',
  'a new window opens when the old one is over'
);
select row_eq(
  $$ select hits, resets_at from private.rate_limits where subject = hashtextextended('busy', 1) $$,
  row (1::smallint, now() + interval '1 minute'),
  'a new window starts with one hit'
);
update private.rate_limits set resets_at = now() where subject <> hashtextextended('busy', 1);
insert into private.rate_limits (subject, resets_at) values (1, now() + interval '2 days'), (2, now() + interval '1 day');
select cmp_ok(public.purge_rate_limits(), '>', 5::bigint, 'the purge deletes windows that are over');
select results_eq(
  'select subject from private.rate_limits order by subject = 2', $$ values (hashtextextended('busy', 1)), (2) $$,
  'the purge keeps current windows, and deletes those of a clock that was ahead'
);

-- Refusals
delete from private.rate_limits;
insert into private.rate_limits (subject, hits, resets_at) values (hashtextextended('flood', 1), 10, now() + interval '1 minute');
select is(
  (select count(*) from generate_series(1, 50) as n, lateral pg_temp.capture(jsonb_build_object(
    'email', 'flood' || n || '@practice.example', 'channel', 'widget', 'submission_id', gen_random_uuid(), 'address_hash', 'flood'
  )) as answer where answer = '{"retry_after": 60}'),
  50::bigint, 'refuses every capture of an address over its limit'
);
select is((select count(*) from private.rate_limits), 1::bigint, 'refused captures of an address write no rows');

-- A clock that was ahead has been set back
update private.rate_limits set resets_at = now() + interval '3 days';
select ok(
  pg_temp.capture('{"email": "target@practice.example", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000021", "address_hash": "flood"}') ? 'lead_id',
  'a window that ends later than a new one would is over'
);
select row_eq(
  $$ select hits, resets_at from private.rate_limits where subject = hashtextextended('flood', 1) $$,
  row (1::smallint, now() + interval '1 minute'), 'a capture after the clock was set back opens a new window'
);

select throws_ok(
  $$ select pg_temp.capture('{"email": "nonsense", "channel": "widget", "submission_id": "00000000-0000-4000-8000-000000000099"}') $$,
  '23514', null, 'a capture that the table rejects is an error'
);

select * from finish();
rollback;
