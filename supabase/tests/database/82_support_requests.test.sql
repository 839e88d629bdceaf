begin;
select plan(37);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
update auth.users set email_confirmed_at = now();
update public.profiles set first_name = 'Ana', last_name = 'Ruiz', company_name = 'Ruiz Family' where id = '00000000-0000-4000-8000-00000000000a';
insert into public.support_requests (id, profile_id, email, topic, message) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'ben@practice.example', 'other', 'Hello');

select policies_are('public', 'support_requests', array['Owners read their own support requests'],
  'support_requests has exactly this policy');

-- anon
set local role anon;
select throws_ok('select id from public.support_requests', '42501', null, 'anon cannot read requests');
select throws_ok(
  $$ insert into public.support_requests (profile_id, email, topic, message)
     values ('00000000-0000-4000-8000-00000000000a', 'x@y.example', 'other', 'x') $$,
  '42501', null, 'anon cannot insert requests'
);
select throws_ok($$ update public.support_requests set status = 'closed' $$, '42501', null, 'anon cannot update requests');
select throws_ok('delete from public.support_requests', '42501', null, 'anon cannot delete requests');
select throws_ok($$ select public.file_support_request('{}') $$, '42501', null, 'anon cannot call file_support_request');
select throws_ok($$ select public.claim_support_mails(null) $$, '42501', null, 'anon cannot call claim_support_mails');
select throws_ok($$ select public.note_support_mail(null) $$, '42501', null, 'anon cannot call note_support_mail');

-- Filing
reset role;
set local role service_role;
create function pg_temp.file(request_id text, owner_id text, message text default 'How do I change my links?') returns jsonb
language sql as $$
  select public.file_support_request(jsonb_build_object(
    'request_id', '00000000-0000-4000-8000-0000000000' || request_id, 'owner_id', '00000000-0000-4000-8000-00000000000' || owner_id,
    'email', 'ana@practice.example', 'topic', 'my_site', 'message', message, 'page', '/my-site'
  ))
$$;
select is(
  pg_temp.file('a1', 'a'),
  jsonb_build_object('id', '00000000-0000-4000-8000-0000000000a1', 'created_at', now()),
  'the service files a request for an owner'
);
select is(
  pg_temp.file('a1', 'a', 'Something else'),
  jsonb_build_object('id', '00000000-0000-4000-8000-0000000000a1', 'created_at', now()),
  'a retry of a request gets the same answer'
);
select results_eq(
  $$ select message, status::text, mail_attempts, mailed_at from public.support_requests where email = 'ana@practice.example' $$,
  $$ values ('How do I change my links?', 'open', 0::smallint, null::timestamptz) $$, 'a retry does not change the stored request'
);
select throws_ok($$ select pg_temp.file('b1', 'a') $$, '23505', null, 'rejects the request id of another user');
select throws_ok($$ select pg_temp.file('a9', 'a', '') $$, '23514', null, 'rejects an empty message');
select throws_ok($$ select pg_temp.file('a9', 'a', repeat('x', 5001)) $$, '23514', null, 'rejects a message of 5,001 characters');
select lives_ok($$ select pg_temp.file('a' || n, 'a', repeat('x', 5000)) from generate_series(2, 5) as n $$, 'accepts five requests an hour');
select is(
  pg_temp.file('a6', 'a'), '{"budget": "support_requests", "max": 5, "hours": 1, "retry_after": 3600}',
  'rejects the sixth request an hour'
);
select is(pg_temp.file('a5', 'a') ->> 'id', '00000000-0000-4000-8000-0000000000a5', 'a retry gets its answer while the limit is reached');
select is(pg_temp.file('b2', 'b') ->> 'id', '00000000-0000-4000-8000-0000000000b2', 'another user has their own limit');
select throws_ok('delete from public.support_requests', '42501', null, 'the service cannot delete requests');

-- Mails
create temporary table taken as select public.claim_support_mails('00000000-0000-4000-8000-0000000000a3', 2) as mails;
select is(jsonb_array_length(mails), 2, 'claims as many mails as requested') from taken;
select isnt_empty(
  $$ select from taken, jsonb_array_elements(mails) as mail
     where mail @> '{"id": "00000000-0000-4000-8000-0000000000a3", "topic": "my_site", "page": "/my-site",
                     "email": "ana@practice.example", "name": "Ana Ruiz", "practice": "Ruiz Family"}' $$,
  'a claim has the contents of the mail and starts with the given request'
);
select is_empty(
  $$ select from jsonb_array_elements(public.claim_support_mails('00000000-0000-4000-8000-0000000000a3', 10)) as mail
     where mail ->> 'id' in (select one ->> 'id' from taken, jsonb_array_elements(mails) as one) $$,
  'a second claim gets other mails'
);
select is(public.claim_support_mails('00000000-0000-4000-8000-0000000000a3'), '[]', 'a claim without due mails is empty');
select is(public.note_support_mail('00000000-0000-4000-8000-0000000000a3'), true, 'records a sent mail');
select is(
  public.note_support_mail('00000000-0000-4000-8000-0000000000a2', repeat('x', 300)), true, 'records a failure'
);
select results_eq(
  $$ select mailed_at, char_length(mail_error), mail_attempts, mail_locked_until > now() from public.support_requests
     where id in ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-0000000000a2') order by id desc $$,
  $$ values (now(), null::integer, 1::smallint, true), (null::timestamptz, 200, 1::smallint, true) $$,
  'a failed mail has a shortened error and a pause'
);
select is(public.note_support_mail('00000000-0000-4000-8000-0000000000a3', 'late'), null, 'a sent mail stays sent');
reset role;
update public.support_requests set mail_locked_until = now() - interval '1 second';
set local role service_role;
select set_eq(
  $$ select mail ->> 'id' from jsonb_array_elements(public.claim_support_mails(null, 20)) as mail $$,
  $$ select id::text from public.support_requests where mailed_at is null $$,
  'mails that were not sent are claimed again after the pause'
);
reset role;
update public.support_requests set mail_locked_until = null, mail_attempts = 10;
update public.support_requests set mailed_at = now() where id = '00000000-0000-4000-8000-0000000000b2';
set local role service_role;
select is(public.claim_support_mails(null, 20), '[]', 'mails are not claimed after ten attempts');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select set_eq(
  'select id::text, topic::text, message, page, status::text from public.support_requests',
  $$ values ('00000000-0000-4000-8000-0000000000b1', 'other', 'Hello', null, 'open'),
            ('00000000-0000-4000-8000-0000000000b2', 'my_site', 'How do I change my links?', '/my-site', 'open') $$,
  'owners read only their own requests'
);
select results_eq(
  'select id::text, mailed_at is not null from public.support_requests order by id',
  $$ values ('00000000-0000-4000-8000-0000000000b1', false), ('00000000-0000-4000-8000-0000000000b2', true) $$,
  'owners see which of their requests were mailed to support'
);
select throws_ok('select mail_error from public.support_requests', '42501', null, 'owners cannot read mail_error');
select throws_ok(
  $$ insert into public.support_requests (profile_id, email, topic, message)
     values ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', 'other', 'x') $$,
  '42501', null, 'owners cannot insert requests'
);
select throws_ok($$ update public.support_requests set status = 'answered' $$, '42501', null, 'owners cannot update requests');
select throws_ok('delete from public.support_requests', '42501', null, 'owners cannot delete requests');
select throws_ok($$ select public.file_support_request('{}') $$, '42501', null, 'owners cannot call file_support_request');

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000b';
select is_empty(
  $$ select from public.support_requests where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  'deleting a user deletes the requests'
);

select * from finish();
rollback;
