begin;
select plan(9);

insert into public.leads (email, channel, submission_id) values
  ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000001'),
  ('ana@practice.example', 'form', '00000000-0000-4000-8000-000000000002'),
  ('victim@practice.example', 'widget', '00000000-0000-4000-8000-000000000003'),
  (null, 'link', '00000000-0000-4000-8000-000000000004');

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-4000-8000-00000000000a', 'Ana@practice.example', '{"email": "victim@practice.example", "lead": "00000000-0000-4000-8000-000000000003"}');

select is_empty('select from public.leads where profile_id is not null', 'an email that is not confirmed ties nothing');

update auth.users set raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}';
select is_empty('select from public.leads where profile_id is not null', 'metadata ties nothing');

update auth.users set email_confirmed_at = now(), last_sign_in_at = now();
select set_eq(
  'select submission_id, profile_id from public.leads where profile_id is not null',
  $$ values
     ('00000000-0000-4000-8000-000000000001'::uuid, '00000000-0000-4000-8000-00000000000a'::uuid),
     ('00000000-0000-4000-8000-000000000002'::uuid, '00000000-0000-4000-8000-00000000000a'::uuid) $$,
  'the confirmation ties every lead of that email and no other, in any spelling of case'
);

insert into public.leads (email, channel, submission_id) values ('ana@practice.example', 'widget', '00000000-0000-4000-8000-000000000005');
select is_empty(
  $$ select from public.leads where submission_id = '00000000-0000-4000-8000-000000000005' and profile_id is not null $$,
  'a capture alone proves nothing'
);
update auth.users set last_sign_in_at = now() + interval '1 second';
select is(
  (select profile_id from public.leads where submission_id = '00000000-0000-4000-8000-000000000005'),
  '00000000-0000-4000-8000-00000000000a'::uuid,
  'the next sign-in ties what was captured since'
);

insert into auth.users (id, email, email_confirmed_at) values ('00000000-0000-4000-8000-00000000000b', 'victim@practice.example', now());
select is(
  (select profile_id from public.leads where submission_id = '00000000-0000-4000-8000-000000000003'),
  '00000000-0000-4000-8000-00000000000b'::uuid,
  'a user who is made with a confirmed email has a profile first, then the leads'
);

update auth.users set email = 'moved@practice.example' where id = '00000000-0000-4000-8000-00000000000a';
update auth.users set email = 'ana@practice.example' where id = '00000000-0000-4000-8000-00000000000b';
select is(
  (select count(*) from public.leads where profile_id = '00000000-0000-4000-8000-00000000000a'), 3::bigint,
  'a lead that is tied stays where it is, whoever has the email next'
);

delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select is((select count(*) from public.leads), 5::bigint, 'a user who leaves takes no lead along');
select is(
  (select count(*) from public.leads where profile_id = '00000000-0000-4000-8000-00000000000a'), 0::bigint,
  'and is named by none'
);

select * from finish();
rollback;
