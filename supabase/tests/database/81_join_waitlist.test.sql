begin;
select plan(15);

insert into auth.users (id, email, email_confirmed_at) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', now()),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', null);
insert into public.waitlist_entries (profile_id, feature) values
  ('00000000-0000-4000-8000-00000000000a', 'social_ads'), ('00000000-0000-4000-8000-00000000000b', 'social_ads');

create function pg_temp.join_as(email text, address text default null) returns jsonb language sql as $$
  select public.join_waitlist(jsonb_build_object('email', email, 'feature', 'social_ads', 'address_hash', address))
$$;

set local role service_role;
select is(pg_temp.join_as('new@practice.example', 'a1'), '{"joined": true}', 'an email gets on the list');
select is(pg_temp.join_as('new@practice.example', 'a1'), '{"joined": true}', 'and hears the same the second time');
select is(pg_temp.join_as('ana@practice.example', 'a1'), '{"joined": true}', 'as does a person who is on it already');
select is(pg_temp.join_as('ben@practice.example', 'a1'), '{"joined": true}', 'and one who never confirmed the email');
select results_eq(
  'select email from public.waitlist_entries where email is not null order by email',
  $$ values ('ben@practice.example'), ('new@practice.example') $$,
  'once an email, and not beside the profile that has confirmed it'
);
select throws_ok(
  $$ select public.join_waitlist('{"email": "x@practice.example", "feature": "lottery"}') $$,
  '23514', null, 'only known features have a list'
);

-- The limit by email: two of five are used.
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'a third time');
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'a fourth time');
select is(pg_temp.join_as('new@practice.example'), '{"joined": true}', 'a fifth time');
select is(pg_temp.join_as('new@practice.example'), '{"retry_after": 3600}', 'five an hour and email');

-- A known and an unknown email count alike.
select is(
  (select array_agg(pg_temp.join_as('known' || n % 5 || '@practice.example', 'a2') order by n) from generate_series(1, 10) as n),
  array_fill('{"joined": true}'::jsonb, array[10]), 'ten a minute and address, whoever they are for'
);
select is(pg_temp.join_as('other@practice.example', 'a2'), '{"retry_after": 60}', 'not eleven');
select is(pg_temp.join_as('other@practice.example', 'a3'), '{"joined": true}', 'another address is let in');

reset role;
update private.rate_limits set resets_at = now() - interval '1 second';
set local role service_role;
select is(pg_temp.join_as('other2@practice.example', 'a2'), '{"joined": true}', 'a window that is over lets in again');

reset role;
insert into public.leads (email, channel, submission_id) values ('z@practice.example', 'widget', gen_random_uuid());
set local role service_role;
select isnt(
  public.capture_lead('{"email": "new@practice.example", "channel": "widget", "address_hash": "a2", "submission_id": "00000000-0000-4000-8000-000000000001"}') ->> 'lead_id',
  null, 'captures count apart from the list'
);

select * from finish();
rollback;
