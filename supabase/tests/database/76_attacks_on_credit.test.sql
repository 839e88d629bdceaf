-- Attacks on credit, each with its verdict: nothing is paid to a thief without a person who looked, and nothing is taken from an
-- honest partner. A verdict lists each partner's status: counts (proven, no look needed before it is due), held, own, late, no.
begin;
select no_plan();

create function pg_temp.user_id(name text) returns uuid language sql immutable as $$ select md5('user ' || name)::uuid $$;
create function pg_temp.add_user(name text, email text, metadata jsonb default null) returns void language sql as $$
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values (pg_temp.user_id(name), email, now(), metadata)
$$;
create function pg_temp.code(name text) returns text language sql as $$
  select referral_code from public.profiles where id = pg_temp.user_id(name)
$$;
create temporary table captured (name text, id uuid);
-- Somebody leaves an address with the code of a partner, some days ago; a name makes the capture known to its browser.
create function pg_temp.capture(
  address text, partner text, days numeric default 1, browser text default null, channel text default 'widget', first_touch jsonb default null
) returns void language sql as $$
  with stored as (
    insert into public.leads (email, channel, submission_id, referral_source, created_at, first_touch)
    values (address, channel, gen_random_uuid(), pg_temp.code(partner), now() - days * interval '1 day', first_touch) returning id
  )
  insert into captured select browser, id from stored where browser is not null
$$;
-- The person signs up, and the browser that they signed up in tells what it knows.
create function pg_temp.sign_up(name text, address text, browser text default null) returns void language plpgsql as $$
begin
  perform pg_temp.add_user(sign_up.name, address);
  perform private.prove_visit(pg_temp.user_id(sign_up.name), id) from captured where captured.name = browser;
end
$$;
create function pg_temp.verdict(name text) returns text language sql as $$
  select string_agg(split_part(users.email, '@', 1) || ' ' || case
    when status in ('signed_up', 'onboarded', 'launched') then 'counts' when status = 'held' then 'held'
    when status = 'self_referral' then 'own' when status = 'expired' then 'late' else 'no' end, ', ' order by users.email)
  from public.referrals join auth.users on users.id = referrer_id where referred_id = pg_temp.user_id(name)
$$;
create function pg_temp.touch(partner text, days numeric) returns jsonb language sql as $$
  select jsonb_build_object('ref', pg_temp.code(partner), 'at', now() - days * interval '1 day')
$$;
select pg_temp.add_user('honest', 'honest@partner.example');
select pg_temp.add_user('thief', 'thief@partner.example');
select pg_temp.add_user('gmail', 'g.mail@gmail.com');

create function pg_temp.attack(number integer) returns text language plpgsql as $$
declare
  who constant text := 'p' || number;
  at constant text := who || '@practice.example';
begin
  case number
    when 1 then perform pg_temp.capture(at, 'honest', 1, 'b1'); perform pg_temp.sign_up(who, at, 'b1');
    when 2 then perform pg_temp.capture(at, 'honest', 1, 'b2', 'link'); perform pg_temp.sign_up(who, at, 'b2');
    -- An old clock
    when 3 then perform pg_temp.capture(at, 'honest', 3, 'b3'); perform pg_temp.capture(at, 'thief', 1, null, 'widget', pg_temp.touch('thief', 80));
      perform pg_temp.sign_up(who, at, 'b3');
    when 4 then perform pg_temp.capture(at, 'honest', 2, 'b4', 'widget', pg_temp.touch('honest', -400)); perform pg_temp.sign_up(who, at, 'b4');
    when 5 then perform pg_temp.capture(at, 'thief', 1, null, 'widget', pg_temp.touch('thief', 4000)); perform pg_temp.sign_up(who, at);
    -- A stuffed list of addresses
    when 6 then perform pg_temp.capture(at, 'thief', 5); perform pg_temp.sign_up(who, at);
    when 7 then perform pg_temp.capture(at, 'thief', 5, null, 'link'); perform pg_temp.sign_up(who, at);
    when 8 then perform pg_temp.capture(at, 'thief', 5); perform pg_temp.capture(at, 'honest', 1, 'b8'); perform pg_temp.sign_up(who, at, 'b8');
    when 9 then perform pg_temp.capture(at, 'honest', 5, 'b9'); perform pg_temp.capture(at, 'thief', 1); perform pg_temp.sign_up(who, at, 'b9');
    -- Another address with the handoff
    when 10 then perform pg_temp.capture('other10@home.example', 'honest', 1, 'b10'); perform pg_temp.sign_up(who, at, 'b10');
    when 11 then perform pg_temp.capture('other11@home.example', 'honest', 1, 'b11'); perform pg_temp.sign_up(who, at, 'b11');
      perform pg_temp.capture('other11@home.example', 'thief', 0.5, 'c11'); perform pg_temp.sign_up(who || ' again', 'other11@home.example', 'c11');
    when 12 then perform pg_temp.capture(null, 'honest', 1, 'b12', 'link'); perform pg_temp.sign_up(who, at, 'b12');
    -- Dots and plus
    when 13 then perform pg_temp.capture('gmail+x@gmail.com', 'gmail', 1, 'b13'); perform pg_temp.sign_up(who, 'gmail+x@gmail.com', 'b13');
    when 14 then perform pg_temp.capture('gmail@googlemail.com', 'gmail', 1); perform pg_temp.sign_up(who, 'gmail@googlemail.com');
    when 15 then perform pg_temp.capture('p.15@gmail.com', 'honest', 1, 'b15'); perform pg_temp.sign_up(who, 'p.15@gmail.com', 'b15');
      perform pg_temp.capture('p15+a@gmail.com', 'thief', 0.5, 'c15'); perform pg_temp.sign_up(who || ' again', 'p15+a@gmail.com', 'c15');
    -- Deleted and returned
    when 16 then perform pg_temp.capture(at, 'honest', 1, 'b16'); perform pg_temp.sign_up(who || ' first', at, 'b16');
      delete from auth.users where id = pg_temp.user_id(who || ' first');
      perform pg_temp.capture(at, 'thief', 0.1, 'c16'); perform pg_temp.sign_up(who, at, 'c16');
    when 17 then perform pg_temp.add_user('gone', 'gone@partner.example'); perform pg_temp.capture(at, 'gone', 1, 'b17');
      perform pg_temp.sign_up(who || ' first', at, 'b17'); delete from auth.users where id in (pg_temp.user_id(who || ' first'), pg_temp.user_id('gone'));
      perform pg_temp.add_user('gone', 'gone@partner.example'); perform pg_temp.capture(at, 'gone', 0.1, 'c17'); perform pg_temp.sign_up(who, at, 'c17');
    -- Replayed captures
    when 18 then perform pg_temp.capture(at, 'thief', n * 0.01) from generate_series(1, 50) as n; perform pg_temp.sign_up(who, at);
    when 19 then perform pg_temp.capture(at, 'honest', 2, 'b19'); perform pg_temp.capture(at, 'thief', n * 0.01) from generate_series(1, 50) as n;
      perform pg_temp.sign_up(who, at, 'b19');
    -- A forged handoff: a made-up id, an id of somebody else's capture, an id in the metadata, an id after the sign-up
    when 20 then perform pg_temp.capture(at, 'thief', 1); perform pg_temp.sign_up(who, at);
      perform private.prove_visit(pg_temp.user_id(who), gen_random_uuid());
    when 21 then perform pg_temp.capture(at, 'thief', 5); perform pg_temp.capture('x21@home.example', 'honest', 1, 'b21'); perform pg_temp.sign_up(who, at, 'b21');
    when 22 then perform pg_temp.capture(at, 'thief', 1, 'b22');
      perform pg_temp.add_user(who, at, jsonb_build_object('lead', (select id from captured where name = 'b22'), 'ref', pg_temp.code('thief')));
    when 23 then perform pg_temp.add_user(who, at); perform pg_temp.capture(at, 'thief', -0.1, 'b23');
      perform private.prove_visit(pg_temp.user_id(who), id) from captured where name = 'b23';
    when 24 then perform pg_temp.capture(at, 'thief', 30, 'b24'); perform pg_temp.add_user(who, at);
      update auth.users set email_confirmed_at = now() - interval '8 days' where id = pg_temp.user_id(who);
      perform private.prove_visit(pg_temp.user_id(who), id) from captured where name = 'b24';
    -- Oneself
    when 25 then perform pg_temp.add_user(who, at); perform pg_temp.capture('a25@home.example', who, 0.1, 'b25');
      perform private.prove_visit(pg_temp.user_id(who), id) from captured where name = 'b25';
    when 26 then perform pg_temp.capture('honest@partner.example', 'honest', 1, 'b26'); perform pg_temp.sign_up(who, at, 'b26');
    when 27 then perform pg_temp.capture('spouse@honest-family.example', 'honest', 1, 'b27'); perform pg_temp.sign_up(who, 'spouse@honest-family.example', 'b27');
    -- Two partners
    when 28 then perform pg_temp.capture(at, 'honest', 4, 'b28', 'widget', pg_temp.touch('thief', 10)); perform pg_temp.sign_up(who, at, 'b28');
    when 29 then perform pg_temp.capture(at, 'thief', 120); perform pg_temp.capture(at, 'honest', 2, 'b29'); perform pg_temp.sign_up(who, at, 'b29');
    when 30 then perform pg_temp.capture(at, 'honest', 91, 'b30'); perform pg_temp.sign_up(who, at, 'b30');
    -- Codes that are none
    when 31 then insert into public.leads (email, channel, submission_id, referral_source) values (at, 'widget', gen_random_uuid(), 'NOCODE22'), (at, 'widget', gen_random_uuid(), '%');
      perform pg_temp.sign_up(who, at);
    when 32 then insert into public.leads (email, channel, submission_id, referral_source, created_at)
      values (at, 'widget', gen_random_uuid(), ' ' || lower(pg_temp.code('honest')) || ' ', now() - interval '1 day'); perform pg_temp.sign_up(who, at);
    -- A proof that comes twice, and one that comes for somebody who counts already
    when 33 then perform pg_temp.capture(at, 'honest', 1, 'b33'); perform pg_temp.sign_up(who, at, 'b33');
      perform private.prove_visit(pg_temp.user_id(who), id) from captured where name = 'b33';
    when 34 then perform pg_temp.capture(at, 'honest', 2, 'b34'); perform pg_temp.sign_up(who, at, 'b34');
      perform pg_temp.capture('x34@home.example', 'thief', 1, 'c34'); perform private.prove_visit(pg_temp.user_id(who), id) from captured where name = 'c34';
    -- A rejected credit is not released by a late proof
    when 35 then perform pg_temp.capture(at, 'thief', 1, 'b35'); perform pg_temp.add_user(who, at);
      perform public.decide_referral(id, 'reject', 'Nadia', 'A stuffed list') from public.referrals where referred_id = pg_temp.user_id(who);
      perform private.prove_visit(pg_temp.user_id(who), id) from captured where name = 'b35';
    -- One handoff, shown by more than one person
    when 36 then perform pg_temp.capture('a36@home.example', 'thief', 1, 'b36'); perform pg_temp.sign_up(who || ' first', 'f36@practice.example', 'b36');
      perform pg_temp.sign_up(who, at, 'b36');
    when 37 then perform pg_temp.capture(at, 'thief', 1, 'b37'); perform pg_temp.sign_up(who || ' first', 'f37@practice.example', 'b37');
      perform pg_temp.sign_up(who, at, 'b37');
    when 38 then perform pg_temp.capture(null, 'thief', 1, 'b38', 'link'); perform pg_temp.sign_up(who || ' ' || n, 'n' || n || '@p38.example', 'b38') from generate_series(1, 5) as n;
      perform pg_temp.sign_up(who, at, 'b38');
    when 39 then perform pg_temp.capture('a39@home.example', 'thief', 1, 'b39'); perform pg_temp.sign_up(who || ' first', 'f39@practice.example', 'b39');
      delete from auth.users where id = pg_temp.user_id(who || ' first'); perform pg_temp.sign_up(who, at, 'b39');
    when 40 then perform pg_temp.capture('a40@home.example', 'thief', 1, 'b40'); perform pg_temp.sign_up(who || ' first', 'f40@practice.example', 'b40');
      perform pg_temp.sign_up(who, at, 'b40'); perform private.prove_visit(pg_temp.user_id(who), id) from captured, generate_series(1, 3) where captured.name = 'b40';
    -- The first keeps the proof, and another visit is another proof.
    when 41 then perform pg_temp.capture('a41@home.example', 'honest', 1, 'b41'); perform pg_temp.sign_up(who, at, 'b41'); perform pg_temp.sign_up(who || ' second', 's41@practice.example', 'b41');
    when 42 then perform pg_temp.capture('a42@home.example', 'honest', 1, 'b42'); perform pg_temp.sign_up(who || ' first', 'f42@practice.example', 'b42');
      perform pg_temp.capture(at, 'honest', 1, 'c42'); perform pg_temp.sign_up(who, at, 'c42');
  end case;
  return coalesce(pg_temp.verdict(who), 'nobody');
end
$$;

select is(pg_temp.attack(number), verdict, format('%s: %s', number, what)) from (values
  (1, 'an honest form in one browser', 'honest counts'),
  (2, 'an honest link in one browser', 'honest counts'),
  (3, 'an old clock against an earlier capture', 'honest counts, thief no'),
  (4, 'a clock ahead harms nobody', 'honest counts'),
  (5, 'a clock so old that the touch is too old leaves the capture itself, unproven', 'thief held'),
  (6, 'a stuffed list of forms', 'thief held'),
  (7, 'a stuffed list of links', 'thief held'),
  (8, 'a stuffed list before an honest visit: neither is paid before a person has looked', 'honest no, thief held'),
  (9, 'a stuffed list after an honest visit', 'honest counts, thief no'),
  (10, 'another address with the handoff', 'honest counts'),
  (11, 'the address of the handoff signs up, too', 'honest counts'),
  (12, 'a link without an address', 'honest counts'),
  (13, 'the own mailbox with plus, with proof', 'g.mail own'),
  (14, 'the own mailbox with the older domain', 'g.mail own'),
  (15, 'the same practice with another spelling', 'honest counts'),
  (16, 'a practice that is deleted and returns', 'honest no, thief no'),
  (17, 'a pair that is deleted and returns', 'gone no'),
  (18, 'a capture that is replayed fifty times', 'thief held'),
  (19, 'fifty captures after an honest one', 'honest counts, thief no'),
  (20, 'a made-up handoff', 'thief held'),
  (21, 'the handoff of one visit proves no other: a person decides between both', 'honest no, thief held'),
  (22, 'a handoff that somebody wrote into the sign-up', 'thief held'),
  (23, 'a capture after the sign-up', 'nobody'),
  (24, 'a proof eight days after the sign-up', 'thief held'),
  (25, 'the own code', 'p25 own'),
  (26, 'the own address left, another one confirmed', 'honest own'),
  (27, 'a relative''s domain counts until a person looks before the approval', 'honest counts'),
  (28, 'the query of a page never outranks its tag', 'honest counts, thief no'),
  (29, 'an expired touch takes nothing from the next partner', 'honest counts, thief late'),
  (30, 'ninety-one days', 'honest late'),
  (31, 'codes that are none', 'nobody'),
  (32, 'a code in lower case with spaces, unproven', 'honest held'),
  (33, 'a proof that is sent twice', 'honest counts'),
  (34, 'a second partner''s proof for a practice that counts', 'honest counts, thief no'),
  (35, 'a late proof for a rejected credit', 'thief no'),
  (36, 'one handoff, shown by a second person', 'thief held'),
  (37, 'one handoff, shown by a second person whose address it has: the mailbox counts already', 'thief no'),
  (38, 'one link, shown by a sixth person', 'thief held'),
  (39, 'one handoff, shown again after its first account is deleted', 'thief held'),
  (40, 'one handoff, shown again and again by the second person', 'thief held'),
  (41, 'one handoff, shown later by somebody else: the first keeps it', 'honest counts'),
  (42, 'two handoffs of two people in one place', 'honest counts')
) as attacks (number, what, verdict);

select is(pg_temp.verdict('p11 again'), 'honest no, thief no', 'the address of a handoff earns no second reward');
select is(pg_temp.verdict('p15 again'), 'thief no', 'another spelling earns no second reward');
select is_empty($$ select cents from public.referral_events where cents is not null $$, 'no attack moved money');
select is((select private.referral_flags(id) from public.referrals where referrer_id = pg_temp.user_id('thief') and referred_id = pg_temp.user_id('p8')),
  array['the address also came without this partner', 'another partner has proof of a visit'], 'a person is told what to look at');
select is_empty('select * from private.check_ledger()', 'and the books add up');

select * from finish();
rollback;
