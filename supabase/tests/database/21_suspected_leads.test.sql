-- Captures that look like those of programs: stored, and left out of everything until a person or a sign-up trusts them.
begin;
select no_plan();

insert into auth.users (id, email, email_confirmed_at) values ('00000000-0000-4000-8000-00000000000a', 'partner@partner.example', now());
create function pg_temp.code() returns text language sql as $$
  select referral_code from public.profiles where id = '00000000-0000-4000-8000-00000000000a'
$$;
create function pg_temp.capture(address text, sign text default null) returns uuid language sql as $$
  select (public.capture_lead(
    submission_id => gen_random_uuid(), channel => 'widget', email => address, ref => pg_temp.code(), page => 'https://partner.example/',
    suspected => sign
  ) ->> 'lead_id')::uuid
$$;
create function pg_temp.seen() returns bigint language sql as $$
  select (select count(*) from partners.people) + (select count(*) from partners.touches)
    + (select count(*) from public.referrals) + (select coalesce(sum(people), 0)::bigint from partners.people_totals)
$$;

select isnt(pg_temp.capture('ana@practice.example', 'trap'), null, 'a suspected capture gets the answer of a person');
select pg_temp.capture('ben@practice.example', 'fill_time');
select is((select array_agg(suspected order by email) from public.leads), array['trap', 'fill_time'], 'the sign is stored');
select is(pg_temp.seen(), 0::bigint, 'partners see and count nothing of it');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select * from partners.pages()', 'the page of a suspected capture is not one of the partner');
select is(
  partners.answer_about('00000000-0000-4000-8000-00000000000a', 'ana@practice.example') ->> 'answer', 'nothing',
  'a partner who asks about the address reads nothing of it'
);
select throws_ok(
  $$ insert into public.leads (email, channel, submission_id, suspected) values ('a@b.example', 'widget', gen_random_uuid(), 'ugly') $$,
  '23514', null, 'rejects an unknown sign'
);
select throws_ok($$ update public.leads set suspected = 'fill_time' where suspected = 'trap' $$, '42501', null, 'a mark is never changed');

-- Five an hour of its own: a program does not lock the owner of an address out.
select pg_temp.capture('eve@practice.example', 'trap') from generate_series(1, 9);
select pg_temp.capture('eve@practice.example');
select results_eq(
  $$ select suspected is null, count(*) from public.leads where email = 'eve@practice.example' group by 1 order by 1 $$,
  $$ values (false, 5::bigint), (true, 1::bigint) $$, 'suspected captures take no place from others'
);

-- A person clears it.
select is(public.clear_lead((select id from public.leads where email = 'ben@practice.example'), 'Op', 'Known to us'), true, 'an operator clears a capture');
select is(public.clear_lead((select id from public.leads where email = 'ben@practice.example'), 'Op', 'Again'), false, 'once');
select throws_ok(
  $$ select public.clear_lead((select id from public.leads where email = 'ana@practice.example'), 'Op', ' ') $$,
  '22023', null, 'who clears a capture says why'
);
select is((select count(*) from private.operator_log where action = 'clear capture'), 1::bigint, 'the log says who');
select ok(
  (select bool_or(masked_email = private.mask_email('ben@practice.example')) from partners.people), 'a cleared capture is one of the partner'
);

-- A sign-up with the address clears it, before the referral is judged.
insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'ana@practice.example', now());
select is((select suspected from public.leads where email = 'ana@practice.example'), null, 'a sign-up with the address clears its captures');
select is(
  (select count(*) from public.referrals where referrer_id = '00000000-0000-4000-8000-00000000000a' and masked_email = private.mask_email('ana@practice.example')),
  1::bigint, 'and its partner is credited'
);
select is((select count(*) from public.leads where suspected is not null and email = 'eve@practice.example'), 5::bigint, 'other addresses stay suspected');

-- The purge of every night
insert into public.leads (email, channel, submission_id, suspected, created_at)
values ('old@practice.example', 'form', gen_random_uuid(), 'trap', now() - interval '91 days'),
  ('kept@practice.example', 'form', gen_random_uuid(), null, now() - interval '91 days');
select private.forget_suspected_leads();
select results_eq(
  $$ select email from public.leads where created_at < now() - interval '90 days' $$, $$ values ('kept@practice.example') $$,
  'suspected captures are deleted after 90 days, others never'
);

select * from finish();
rollback;
