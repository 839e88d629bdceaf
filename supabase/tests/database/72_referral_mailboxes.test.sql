begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at) values (pg_temp.user_id(name), email, now())
$$;
create function pg_temp.capture(email text, partner text) returns void language sql as $$
  insert into public.leads (email, channel, submission_id, referral_source)
  select email, 'widget', gen_random_uuid(), referral_code from public.profiles where id = pg_temp.user_id(partner)
$$;
create function pg_temp.statuses(name text) returns setof text language sql as $$
  select status from public.referrals where referred_id = pg_temp.user_id(name)
$$;
select pg_temp.add_user('pat', 'pat.partner@gmail.com');
select pg_temp.add_user('quinn', 'quinn@practice.example');

-- One spelling for all addresses of a mailbox
select is(private.normalize_email(written), spelling, format('%s is %s', written, spelling)) from (values
  ('dana@clinic.example', 'dana@clinic.example'),
  ('Dana@Clinic.EXAMPLE ', 'dana@clinic.example'),
  ('d.a.n.a@gmail.com', 'dana@gmail.com'),
  ('dana+site@gmail.com', 'dana@gmail.com'),
  ('D.Ana+a+b@GoogleMail.com', 'dana@gmail.com'),
  ('d.ana@clinic.example', 'd.ana@clinic.example'),
  ('dana+site@clinic.example', 'dana+site@clinic.example')
) as cases (written, spelling);
select is(private.mask_email('jane@gmail.com'), 'j•••@gmail.com', 'a masked email keeps the first character and the domain');

-- One referral for each mailbox
select pg_temp.capture('lee@gmail.com', 'pat');
select pg_temp.add_user('lee', 'lee@gmail.com');
select pg_temp.capture('l.e.e+two@googlemail.com', 'quinn');
select pg_temp.add_user('lee again', 'l.e.e+two@googlemail.com');
select set_eq($$ select pg_temp.statuses('lee') $$, array['held'], 'the first account of a mailbox is a referral');
select set_eq($$ select pg_temp.statuses('lee again') $$, array['duplicate'],
  'another spelling of the same mailbox is no second referral');

-- Confirming an email among many referrals
insert into public.leads (email, channel, submission_id)
select 'many' || n || '@practice.example', 'widget', gen_random_uuid() from generate_series(1, 2000) as n;
insert into public.referrals (referrer_id, lead_id, masked_email, mailbox_hash, status, touched_at, signed_up_at)
select pg_temp.user_id('quinn'), id, 'm•••@practice.example', sha256(convert_to(email, 'UTF8')), 'signed_up', now(), now()
from public.leads where email like 'many%';
analyze public.leads, public.referrals;
select pg_temp.capture('last@practice.example', 'quinn');
create function pg_temp.rows_read() returns bigint language sql as $$
  select sum(pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::bigint
  from pg_class where oid in ('public.leads'::regclass, 'public.referrals'::regclass)
    or oid in (select indexrelid from pg_index where indrelid in ('public.leads'::regclass, 'public.referrals'::regclass))
$$;
create temporary table reads as select pg_temp.rows_read() as before;
select pg_temp.add_user('last', 'last@practice.example');
select cmp_ok(pg_temp.rows_read() - before, '<', 100::bigint, 'confirming an email does not scan all referrals') from reads;
select set_eq($$ select pg_temp.statuses('last') $$, array['held'], 'the confirmed email is credited');

select * from finish();
rollback;
