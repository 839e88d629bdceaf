begin;
select plan(9);

insert into public.leads (email, channel, submission_id) values
  ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000001'),
  ('ana@practice.example', 'form', '00000000-0000-4000-8000-000000000002'),
  ('victim@practice.example', 'widget', '00000000-0000-4000-8000-000000000003'),
  (null, 'link', '00000000-0000-4000-8000-000000000004');

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'Ana@practice.example', '{"email": "victim@practice.example", "lead": "00000000-0000-4000-8000-000000000003"}');

select is_empty('select from public.leads where profile_id is not null', 'an unconfirmed email ties no leads');

update auth.users set raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}';
select is_empty('select from public.leads where profile_id is not null', 'user metadata ties no leads');

update auth.users set email_confirmed_at = now(), last_sign_in_at = now();
select set_eq(
  'select submission_id, profile_id from public.leads where profile_id is not null',
  $$ values
     ('00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-00000000000a'::uuid),
     ('00000000-0000-4000-8000-000000000002'::uuid, '00000000-0000-4000-8000-00000000000a'::uuid) $$,
  'confirming an email ties exactly its leads, ignoring case'
);

insert into public.leads (email, channel, submission_id) values ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000005');
select is_empty(
  $$ select from public.leads where submission_id = '00000000-0000-4000-8000-000000000005' and profile_id is not null $$,
  'a capture after the confirmation is not tied yet'
);
update auth.users set last_sign_in_at = now() + interval '1 second';
select is(
  (select profile_id from public.leads where submission_id = '00000000-0000-4000-8000-000000000005'),
  '00000000-0000-4000-8000-00000000000a'::uuid,
  'the next sign-in ties leads captured since'
);

insert into auth.users (id, email, email_confirmed_at) values ('00000000-0000-4000-8000-00000000000b', 'victim@practice.example', now());
select is(
  (select profile_id from public.leads where submission_id = '00000000-0000-4000-8000-000000000003'),
  '00000000-0000-4000-8000-00000000000b'::uuid,
  'a user created with a confirmed email gets a profile before leads are tied'
);

update auth.users set email = 'moved@practice.example' where id = '00000000-0000-4000-8000-00000000000a';
update auth.users set email = 'ana@practice.example' where id = '00000000-0000-4000-8000-00000000000b';
select is(
  (select count(*) from public.leads where profile_id = '00000000-0000-4000-8000-00000000000a'), 3::bigint,
  'a tied lead keeps its profile when another user gets the email'
);

delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is((select count(*) from public.leads), 5::bigint, 'deleting a user keeps the leads');
select is(
  (select count(*) from public.leads where profile_id = '00000000-0000-4000-8000-00000000000a'), 0::bigint,
  'deleting a user clears profile_id of the leads'
);

select * from finish();
rollback;
