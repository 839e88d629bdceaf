begin;
select plan(25);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', null);
insert into public.waitlist_entries (profile_id, feature) values
  ('00000000-0000-4000-8000-00000000000a', 'social_ads'), ('00000000-0000-4000-8000-00000000000b', 'social_ads');

create function pg_temp.join_as(email text, address text default null) returns jsonb language sql as $$
  select public.join_waitlist(jsonb_build_object('email', email, 'feature', 'social_ads', 'address_hash', address))
$$;

set local role service_role;
select is(pg_temp.join_as('new@practice.example', 'a1'), '{"joined": true}', 'adds an email to the list');
select is(pg_temp.join_as('new@practice.example', 'a1'), '{"joined": true}', 'a repeated request gets the same answer');
select is(pg_temp.join_as('ana@practice.example', 'a1'), '{"joined": true}', 'a member of the list gets the same answer');
select is(pg_temp.join_as('ben@practice.example', 'a1'), '{"joined": true}', 'an email of an unconfirmed account gets the same answer');
select results_eq(
  'select email from public.waitlist_entries where email is not null order by email',
  $$ values ('ben@practice.example'), ('new@practice.example') $$,
  'adds each email once, unless its profile is on the list'
);
select throws_ok(
  $$ select public.join_waitlist('{"email": "x@practice.example", "feature": "lottery"}') $$,
  '23514', null, 'rejects an unknown feature'
);

-- The limit by email: two of five are used.
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'accepts a third request an hour');
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'accepts a fourth request an hour');
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'accepts a fifth request an hour');
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'the sixth request an hour tells nothing of the five before');

-- Known and unknown emails count alike.
select is(
  (select array_agg(pg_temp.join_as('known' || n % 5 || '@practice.example', 'a2') order by n) from generate_series(1, 10) as n),
  array_fill('{"joined": true}'::jsonb, array[10]), 'accepts ten requests a minute from one address, for known and unknown emails'
);
select is(pg_temp.join_as('other@practice.example', 'a2'), '{"retry_after": 60}', 'rejects the eleventh request a minute from one address');
select is(pg_temp.join_as('other@practice.example', 'a3'), '{"joined": true}', 'another address has its own limit');

reset role;
update private.rate_limits set resets_at = now() - interval '1 second';
set local role service_role;
select is(pg_temp.join_as('other2@practice.example', 'a2'), '{"joined": true}', 'accepts a request after the window is over');

reset role;
insert into public.leads (email, channel, submission_id) values ('z@practice.example', 'widget', gen_random_uuid());
set local role service_role;
select isnt(
  public.capture_lead(gen_random_uuid(), 'widget', 'new@practice.example', 'a2') ->> 'lead_id',
  null, 'captures and waitlist requests have separate limits'
);

-- Suspected joins: stored, and cleared by a join or a sign-up that is not.
create function pg_temp.suspect(email text, sign text) returns jsonb language sql as $$
  select public.join_waitlist(jsonb_build_object('email', email, 'feature', 'social_ads', 'suspected', sign))
$$;
create function pg_temp.mark_of(address text) returns text language sql as $$
  select coalesce(suspected, 'none') from public.waitlist_entries where email = address
$$;
select is(pg_temp.suspect('eve@practice.example', 'trap'), '{"joined": true}', 'a suspected join gets the answer of a person');
select is(pg_temp.mark_of('eve@practice.example'), 'trap', 'the sign is stored');
select pg_temp.suspect('eve@practice.example', 'fill_time') from generate_series(1, 9);
select is(pg_temp.mark_of('eve@practice.example'), 'trap', 'a second suspected join leaves the mark');
select pg_temp.join_as('eve@practice.example');
select is(pg_temp.mark_of('eve@practice.example'), 'none', 'suspected joins take no place from a person, whose join takes the mark away');
select pg_temp.suspect('eve@practice.example', 'trap');
select is(pg_temp.mark_of('eve@practice.example'), 'none', 'a later suspected join marks nothing that a person left');
select throws_ok(
  $$ select pg_temp.suspect('x@practice.example', 'ugly') $$, '23514', null, 'rejects an unknown sign'
);
select pg_temp.suspect('zoe@practice.example', 'fill_time');
reset role;
insert into auth.users (id, email, email_confirmed_at)
values ('00000000-0000-4000-8000-00000000000c', 'zoe@practice.example', now());
select results_eq(
  $$ select suspected, email from public.waitlist_entries where profile_id = '00000000-0000-4000-8000-00000000000c' $$,
  $$ values (null::text, null::text) $$, 'a sign-up with the email moves its entry to the profile, without the mark'
);
select throws_ok(
  $$ update public.waitlist_entries set suspected = 'trap' where profile_id is not null $$, '23514', null,
  'an entry of a profile is never suspected'
);
insert into public.waitlist_entries (email, feature, suspected, created_at) values
  ('old@practice.example', 'social_ads', 'trap', now() - interval '91 days'),
  ('new-mark@practice.example', 'social_ads', 'trap', now() - interval '89 days'),
  ('kept@practice.example', 'social_ads', null, now() - interval '91 days');
select public.run_ledger_checks();
select results_eq(
  $$ select email from public.waitlist_entries where created_at < now() order by email $$,
  $$ values ('kept@practice.example'), ('new-mark@practice.example') $$,
  'suspected entries are deleted after 90 days, others never'
);
select is((select count(*) from public.waitlist_entries where suspected is not null), 1::bigint, 'no other entry is marked');

select * from finish();
rollback;
