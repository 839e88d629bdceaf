begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');

set local role anon;
select throws_ok('select from private.used_links', '42501', null, 'anon cannot read used links');
select throws_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Safari on an iPhone', '12345678') $$,
  '42501', null, 'anon cannot note a link'
);

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select throws_ok('select from private.used_links', '42501', null, 'users cannot read used links');
select throws_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Safari at 10.0.0.1', '12345678') $$,
  '23514', null, 'a device is a few plain words'
);
select lives_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Safari on an iPhone', '12345678') $$,
  'a user notes the link that signed them in'
);

reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select lives_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000001', 'Firefox on a Mac', '87654321') $$,
  'another account is not told by a conflict that a link was used'
);

reset role;
set local role anon;
select is(
  public.find_used_link('10000000-0000-4000-8000-000000000001', '12345678'),
  jsonb_build_object('used_at', now(), 'device', 'Safari on an iPhone'),
  'who types the code of the mail reads when and on what its link was used'
);
select is(public.find_used_link(id, code), null, what) from (values
  ('10000000-0000-4000-8000-000000000001'::uuid, '', 'a stranger who made up the id of the mail learns nothing without its code'),
  ('10000000-0000-4000-8000-000000000001', '12345679', 'nor with another code'),
  ('10000000-0000-4000-8000-000000000001', null, 'nor with none'),
  ('10000000-0000-4000-8000-000000000002', '12345678', 'nothing is known of a link that was not used')
) as looks (id, code, what);
select is(public.find_used_link('10000000-0000-4000-8000-000000000001'), null, 'nor with the id alone');
select is(public.find_used_link('10000000-0000-4000-8000-000000000001', '12345678'), null, 'five looks an hour, then not even the right code is told');

reset role;
select is((select count(*) from private.rate_limits), 2::bigint, 'a look at an unknown id is counted as every other');
delete from private.rate_limits;
reset role;
update private.used_links set used_at = now() - interval '25 hours';
select is(
  public.find_used_link('10000000-0000-4000-8000-000000000001', '12345678'), null, 'a use is told for a day'
);
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select lives_ok(
  $$ select public.note_used_link('10000000-0000-4000-8000-000000000003', 'Chrome on a Mac', '12345678') $$,
  'the next link of a user replaces the one before'
);
reset role;
select results_eq(
  'select request::text, device, used_at = now() from private.used_links where profile_id = ''00000000-0000-4000-8000-00000000000a''',
  $$ values ('10000000-0000-4000-8000-000000000003', 'Chrome on a Mac', true) $$,
  'one link is kept for each user'
);

select * from finish();
rollback;
