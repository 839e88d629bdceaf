begin;
select plan(11);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');

set local role anon;
select throws_ok('select from private.used_links', '42501', null, 'anon cannot read used links');
select throws_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Safari on an iPhone') $$,
  '42501', null, 'anon cannot note a link'
);

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select throws_ok('select from private.used_links', '42501', null, 'users cannot read used links');
select throws_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Safari at 10.0.0.1') $$,
  '23514', null, 'a device is a few plain words'
);
select lives_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Safari on an iPhone') $$,
  'a user notes the link that signed them in'
);

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select throws_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Firefox on a Mac') $$,
  '23505', null, 'the link of another user cannot be taken over'
);

reset role;
set local role anon;
select is(
  public.find_used_link('10000000-0000-4000-8000-000000000001'),
  jsonb_build_object('used_at', now(), 'device', 'Safari on an iPhone'),
  'the browser that asked for the mail reads when and on what its link was used'
);
select is(
  public.find_used_link('10000000-0000-4000-8000-000000000002'), null, 'nothing is known of a link that was not used'
);

reset role;
update private.used_links set used_at = now() - interval '25 hours';
select is(
  public.find_used_link('10000000-0000-4000-8000-000000000001'), null, 'a use is told for a day'
);
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000003', 'Chrome on a Mac') $$,
  'the next link of a user replaces the one before'
);
reset role;
select results_eq(
  'select request::text, device, used_at = now() from private.used_links',
  $$ values ('10000000-0000-4000-8000-000000000003', 'Chrome on a Mac', true) $$,
  'one link is kept for each user'
);

select * from finish();
rollback;
