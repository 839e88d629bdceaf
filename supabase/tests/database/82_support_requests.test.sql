begin;
select plan(36);

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example', '{"firstName": "Ana", "lastName": "Ruiz", "companyName": "Ruiz Family"}'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', '{}');
insert into public.support_requests (id, profile_id, email, topic, message) values
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'ben@practice.example', 'other', 'Hello');

select policies_are('public', 'support_requests', array['Owners read their own support requests'],
  'support_requests has exactly this policy');

-- anon
set local role anon;
select throws_ok('select id from public.support_requests', '42501', null, 'anon reads no request');
select throws_ok(
  $$ insert into public.support_requests (profile_id, email, topic, message)
     values ('00000000-0000-4000-8000-00000000000a', 'x@y.example', 'other', 'x') $$,
  '42501', null, 'anon writes no request'
);
select throws_ok($$ update public.support_requests set status = 'closed' $$, '42501', null, 'anon changes no request');
select throws_ok('delete from public.support_requests', '42501', null, 'anon deletes no request');
select throws_ok($$ select public.file_support_request('{}') $$, '42501', null, 'anon files none past the function at the edge');
select throws_ok($$ select public.claim_support_mails(null) $$, '42501', null, 'anon takes no mails');
select throws_ok($$ select public.note_support_mail(null) $$, '42501', null, 'anon notes no mails');

-- The service files
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
  'the service files a request for its owner'
);
select is(
  pg_temp.file('a1', 'a', 'Something else'),
  jsonb_build_object('id', '00000000-0000-4000-8000-0000000000a1', 'created_at', now()),
  'the same request sent twice is one'
);
select results_eq(
  $$ select message, status, mail_attempts, mailed_at from public.support_requests where email = 'ana@practice.example' $$,
  $$ values ('How do I change my links?', 'open', 0::smallint, null::timestamptz) $$, 'stored as it came first'
);
select throws_ok($$ select pg_temp.file('b1', 'a') $$, '23505', null, 'nobody writes over the request of another');
select throws_ok($$ select pg_temp.file('a9', 'a', '') $$, '23514', null, 'a request says something');
select throws_ok($$ select pg_temp.file('a9', 'a', repeat('x', 5001)) $$, '23514', null, 'in 5000 characters');
select lives_ok($$ select pg_temp.file('a' || n, 'a', repeat('x', 5000)) from generate_series(2, 5) as n $$, 'five an hour');
select is(pg_temp.file('a6', 'a'), '{"retry_after": 3600}', 'not six');
select is(pg_temp.file('a5', 'a') ->> 'id', '00000000-0000-4000-8000-0000000000a5', 'what is stored already is answered all the same');
select is(pg_temp.file('b2', 'b') ->> 'id', '00000000-0000-4000-8000-0000000000b2', 'another person has a limit of their own');
select throws_ok('delete from public.support_requests', '42501', null, 'the service deletes no request');

-- Mails
create temporary table taken as select public.claim_support_mails('00000000-0000-4000-8000-0000000000a3', 2) as mails;
select is(jsonb_array_length(mails), 2, 'as many are taken as there is room for') from taken;
select isnt_empty(
  $$ select from taken, jsonb_array_elements(mails) as mail
     where mail @> '{"id": "00000000-0000-4000-8000-0000000000a3", "topic": "my_site", "page": "/my-site",
                     "email": "ana@practice.example", "name": "Ana Ruiz", "practice": "Ruiz Family"}' $$,
  'with what the mail needs, the one that is asked for first'
);
select is_empty(
  $$ select from jsonb_array_elements(public.claim_support_mails('00000000-0000-4000-8000-0000000000a3', 10)) as mail
     where mail ->> 'id' in (select one ->> 'id' from taken, jsonb_array_elements(mails) as one) $$,
  'what one has taken, no other takes'
);
select is(public.claim_support_mails('00000000-0000-4000-8000-0000000000a3'), '[]', 'and then there is nothing left');
select is(public.note_support_mail('00000000-0000-4000-8000-0000000000a3'), true, 'a mail that went out is noted');
select is(
  public.note_support_mail('00000000-0000-4000-8000-0000000000a2', repeat('x', 300)), true, 'so is why one did not, in brief'
);
select results_eq(
  $$ select mailed_at, char_length(mail_error), mail_attempts, mail_locked_until > now() from public.support_requests
     where id in ('00000000-0000-4000-8000-0000000000a3', '00000000-0000-4000-8000-0000000000a2') order by id desc $$,
  $$ values (now(), null::integer, 1::smallint, true), (null::timestamptz, 200, 1::smallint, true) $$,
  'with its pause'
);
select is(public.note_support_mail('00000000-0000-4000-8000-0000000000a3', 'late'), null, 'a mail that went out stays noted');
reset role;
update public.support_requests set mail_locked_until = now() - interval '1 second';
set local role service_role;
select set_eq(
  $$ select mail ->> 'id' from jsonb_array_elements(public.claim_support_mails(null, 20)) as mail $$,
  $$ select id::text from public.support_requests where mailed_at is null $$,
  'after the pause they are tried again, except those that went out'
);
reset role;
update public.support_requests set mail_locked_until = null, mail_attempts = 10;
set local role service_role;
select is(public.claim_support_mails(null, 20), '[]', 'after ten tries nobody tries again');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select set_eq(
  'select id::text, topic, message, page, status from public.support_requests',
  $$ values ('00000000-0000-4000-8000-0000000000b1', 'other', 'Hello', null, 'open'),
            ('00000000-0000-4000-8000-0000000000b2', 'my_site', 'How do I change my links?', '/my-site', 'open') $$,
  'owners read what they asked for, and nobody else''s'
);
select throws_ok('select mail_error from public.support_requests', '42501', null, 'but not how our mails fare');
select throws_ok(
  $$ insert into public.support_requests (profile_id, email, topic, message)
     values ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example', 'other', 'x') $$,
  '42501', null, 'owners write none past the function at the edge'
);
select throws_ok($$ update public.support_requests set status = 'answered' $$, '42501', null, 'owners change no request');
select throws_ok('delete from public.support_requests', '42501', null, 'owners delete no request');
select throws_ok($$ select public.file_support_request('{}') $$, '42501', null, 'owners file none by themselves');

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000b';
select is_empty(
  $$ select from public.support_requests where profile_id = '00000000-0000-4000-8000-00000000000b' $$,
  'requests go with their user'
);

select * from finish();
rollback;
