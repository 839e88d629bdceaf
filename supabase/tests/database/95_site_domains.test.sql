begin;
select plan(172);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
create function pg_temp.ana() returns uuid language sql immutable as $$ select '00000000-0000-4000-8000-00000000000a'::uuid $$;
create function pg_temp.ben() returns uuid language sql immutable as $$ select '00000000-0000-4000-8000-00000000000b'::uuid $$;

-- The call of the function domains, and its answer: the state, or the refusal.
create function pg_temp.add(owner uuid, hostname text) returns text language sql as $$
  select coalesce(added ->> 'refusal', case when (added ->> 'needs_proof')::boolean then 'needs proof' else added ->> 'state' end)
  from public.add_site_domain(owner, hostname, hostname, (string_to_array(hostname, '.'))[array_length(string_to_array(hostname, '.'), 1) - 1] || '.example') as added
$$;
-- A look that sees these hostnames, and what it makes of the domain. Without them: elsewhere, unknown.
create function pg_temp.look(
  owner uuid, name text, seen text, has_proof boolean default false, whereabouts text default 'elsewhere', unknown text default ''
) returns text
language plpgsql
as $$
declare
  checked uuid := (select id from public.site_domains where profile_id is not distinct from owner and hostname = name);
  begun jsonb;
begin
  begun := private.begin_domain_look(checked);
  return public.record_domain_check(checked, (begun ->> 'lock')::timestamptz, jsonb_build_object(
    'served', to_jsonb(coalesce(regexp_split_to_array(nullif(seen, ''), ' '), '{}')),
    'unknown', to_jsonb(coalesce(regexp_split_to_array(nullif(unknown, ''), ' '), '{}')),
    'whereabouts', case when seen <> '' then 'here' else whereabouts end, 'has_proof', has_proof,
    'cause', case when seen = '' then 'missing' end, 'findings', jsonb_build_object()
  )) ->> 'state';
end
$$;
create function pg_temp.secure(owner uuid, name text) returns boolean language sql as $$
  select public.record_domain_secure(id) from public.site_domains where profile_id = owner and hostname = name
$$;
create function pg_temp.pointer(host text) returns text language sql as $$
  select concat_ws(' ', state, case when state = 'moved' then canonical end) from private.pointer_of(host)
$$;
create function pg_temp.row(owner uuid, name text) returns public.site_domains language sql as $$
  select * from public.site_domains where profile_id is not distinct from owner and hostname = name
$$;
-- Moves a domain's past away.
create function pg_temp.age(owner uuid, name text, age interval) returns void language sql as $$
  update public.site_domains set since = since - age, unknown_since = unknown_since - age,
    away_since = away_since - age, away_until = away_until - age, added_at = added_at - age, lost_at = lost_at - age
  where profile_id is not distinct from owner and hostname = name;
  update public.mails set locked_until = locked_until - age, created_at = created_at - age, sent_at = sent_at - age
  where domain_id = (select id from public.site_domains where profile_id = owner and hostname = name)
$$;
create function pg_temp.pause(owner uuid, name text) returns interval language sql as $$
  select check_at - now() from public.site_domains where profile_id is not distinct from owner and hostname = name
$$;
-- What the worker mails now.
create function pg_temp.mail() returns text language plpgsql as $$
declare
  claimed jsonb := public.claim_mails() -> 'mails';
begin
  perform public.note_mail((m ->> 'id')::uuid) from jsonb_array_elements(claimed) as m;
  return (select string_agg(concat_ws(' ', m ->> 'email', substr(m ->> 'kind', 8), m -> 'facts' ->> 'host'), ', ') from jsonb_array_elements(claimed) as m);
end
$$;
create function pg_temp.publish(owner uuid, name text, digit text) returns void language plpgsql as $$
declare
  begun jsonb;
begin
  insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
  values (owner, 1, 'build-presence', 'warm', '{}', '2026-01-01') on conflict do nothing;
  begun := public.begin_publishing(owner, name);
  perform public.begin_deploy(owner, repeat(digit, 64), begun ->> 'address');
  perform public.record_publishing(
    owner, (begun ->> 'sequence')::bigint, name, repeat(digit, 64), 1, null, repeat('f', 64)
  );
end
$$;

select policies_are('public', 'site_domains', array['Owners read their own domains'], 'site_domains has exactly this policy');
set local role service_role;

-- Adding
select is(pg_temp.add(pg_temp.ana(), 'cedar.example'), 'not_published', 'a domain leads to a site that was published');
select pg_temp.publish(pg_temp.ana(), 'cedar', 'a');
select pg_temp.publish(pg_temp.ben(), 'harbor', 'b');
select is(pg_temp.add(pg_temp.ana(), 'cedar.example'), 'waiting', 'a domain waits for its DNS');
select is(pg_temp.add(pg_temp.ana(), 'cedar.example'), 'already_yours', 'once');
select is(pg_temp.add(pg_temp.ana(), name), 'waiting', name || ' is another one')
from unnest(array['one.example', 'two.example', 'three.example', 'four.example']) as n (name);
select is(pg_temp.add(pg_temp.ana(), 'five.example'), 'too_many_domains', 'a site has five at most');
select ok(public.remove_site_domain(pg_temp.ana(), id), 'one that waits is removed')
from public.site_domains where hostname in ('two.example', 'three.example', 'four.example');
select results_eq(
  'select hostname, check_at from public.site_domains where state = ''released'' order by 1',
  $$ values ('four.example', now()), ('three.example', now()), ('two.example', now()) $$, 'and looked at before it is anybody''s'
);
select is(pg_temp.pointer('two.example'), 'removed', 'for engines, too');
select throws_ok($$ select public.add_site_domain(pg_temp.ana(), 'www.a.example', 'www.a.example', 'a.example') $$,
  '23514', null, 'www is no name of its own');
select throws_ok($$ select public.add_site_domain(pg_temp.ana(), 'bücher.example', 'bücher.example', 'bücher.example') $$,
  '23514', null, 'names are in ASCII');
select throws_ok($$ select public.add_site_domain(pg_temp.ana(), 'a.example', 'a.example', 'b.example') $$,
  '23514', null, 'and stand below the domain that was bought');
select throws_ok($$ select public.add_site_domain(pg_temp.ana(), 'aa.example', 'aa.example', 'a.example') $$,
  '23514', null, 'by whole labels');
select is(pg_temp.pointer('cedar.example'), 'waiting', 'engines fetch no certificate while it waits');
select is(pg_temp.pointer('www.cedar.example'), 'waiting', 'nor for www');
select is(pg_temp.pointer('nobody.example'), 'removed', 'nor for a name of nobody');

-- Looks
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', ''), 'waiting', 'nothing is seen');
select is(pg_temp.pause(pg_temp.ana(), 'cedar.example'), interval '5 minutes', 'the next look is in five minutes');
select pg_temp.age(pg_temp.ana(), 'cedar.example', '73 hours');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', ''), 'waiting', 'after three days');
select is(pg_temp.pause(pg_temp.ana(), 'cedar.example'), interval '1 hour', 'in an hour');
select pg_temp.age(pg_temp.ana(), 'cedar.example', '30 days');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', ''), 'waiting', 'after a month');
select is(pg_temp.pause(pg_temp.ana(), 'cedar.example'), interval '1 day', 'in a day');
select is(
  public.record_domain_check((pg_temp.row(pg_temp.ana(), 'cedar.example')).id, now(), '{}'), null, 'an older look changes nothing'
);
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'www.cedar.example'), 'found', 'one hostname is enough');
select is((pg_temp.row(pg_temp.ana(), 'cedar.example')).prefers_www, true, 'and is the one that serves');
select is(pg_temp.pointer('www.cedar.example'), 'live', 'engines serve it at once, with a certificate');
select is(pg_temp.pointer('cedar.example'), 'waiting', 'but not the other one');
select is(pg_temp.pointer('cedar'), 'live', 'and our own address still serves');
select is(pg_temp.pause(pg_temp.ana(), 'cedar.example'), interval '1 minute', 'its certificate is looked for every minute');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', ''), 'waiting', 'it may be gone before it was live');
select pg_temp.age(pg_temp.ana(), 'cedar.example', '2 hours');
update public.mails set status = 'dropped' where kind = 'site_live';
select is(pg_temp.mail(), null, 'without a mail about it');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example www.cedar.example'), 'found', 'it is found again');
select pg_temp.age(pg_temp.ana(), 'cedar.example', '59 minutes');
select is(pg_temp.mail(), null, 'a certificate has an hour');
select pg_temp.age(pg_temp.ana(), 'cedar.example', '1 minute');
select is(pg_temp.mail(), 'ana@practice.example slow www.cedar.example', 'then its owner is told that it takes longer');
select pg_temp.look(pg_temp.ana(), 'cedar.example', '');
select pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example www.cedar.example');
select pg_temp.age(pg_temp.ana(), 'cedar.example', '2 hours');
select is(pg_temp.mail(), null, 'once');
select is(pg_temp.secure(pg_temp.ana(), 'cedar.example'), true, 'it answers over TLS');
select is(pg_temp.secure(pg_temp.ana(), 'cedar.example'), false, 'once');
select is(pg_temp.mail(), 'ana@practice.example live www.cedar.example', 'its owner is told');
select is(pg_temp.mail(), null, 'once');
select is(pg_temp.pointer('www.cedar.example'), 'live', 'it serves');
select is(pg_temp.pointer('cedar.example'), 'moved www.cedar.example', 'the other hostname leads to it');
select is(pg_temp.pointer('cedar'), 'moved www.cedar.example', 'and so does our own address');
select is(pg_temp.pause(pg_temp.ana(), 'cedar.example'), interval '1 day', 'it is looked at daily');
select is(
  (select jsonb_object_agg(p ->> 'host', p ->> 'proof') -> 'www.cedar.example' from jsonb_array_elements(public.claim_site_pointers() -> 'pointers') as p),
  to_jsonb((pg_temp.row(pg_temp.ana(), 'cedar.example')).token), 'its pointer has the token'
);

-- The address of the site
select is(public.claim_moved_sites(), jsonb_build_array(pg_temp.ana()), 'the site is rendered for its new address');
select is(public.claim_moved_sites(), '[]', 'by one worker');
select private.follow_address(pg_temp.ana());
select is(public.claim_moved_sites(), '[]', 'and by no other when a change of the domain asks for it again');
select is(
  (select follow_at from public.sites where profile_id = pg_temp.ana()), now() + interval '5 minutes', 'because the claim keeps its time'
);
select is(public.begin_publishing(pg_temp.ana()) ->> 'address', 'www.cedar.example', 'which publishing names');
select pg_temp.publish(pg_temp.ana(), 'cedar', 'c');
select is((select follow_at from public.sites where profile_id = pg_temp.ana()), null, 'and then it is done');
select is(
  public.choose_site_domain(pg_temp.ana(), (pg_temp.row(pg_temp.ana(), 'cedar.example')).id, false), '{}', 'the owner prefers no www'
);
select is(pg_temp.pointer('www.cedar.example'), 'moved cedar.example', 'www leads there');
select is((select follow_at from public.sites where profile_id = pg_temp.ana()), now(), 'which is another address');
select is(
  public.choose_site_domain(pg_temp.ben(), (pg_temp.row(pg_temp.ana(), 'cedar.example')).id, true), '{"refusal": "no_such_domain"}',
  'nobody else chooses'
);
select is(pg_temp.look(pg_temp.ana(), 'one.example', 'one.example'), 'found', 'a second domain');
select is(pg_temp.secure(pg_temp.ana(), 'one.example'), true, 'is live');
select is(pg_temp.pointer('one.example'), 'moved cedar.example', 'and leads to the first');
select is(
  public.choose_site_domain(pg_temp.ana(), (pg_temp.row(pg_temp.ana(), 'one.example')).id, true), '{"refusal": "not_pointed_here"}',
  'a hostname that does not lead here cannot serve'
);
select is(
  public.choose_site_domain(pg_temp.ana(), (pg_temp.row(pg_temp.ana(), 'one.example')).id, false), '{}', 'until it is chosen'
);
select is(pg_temp.pointer('cedar.example'), 'moved one.example', 'then the first leads to it');
select is(pg_temp.pointer('one.example'), 'live', 'and it serves');
select ok(public.take_site_offline(pg_temp.ana()), 'the site is taken offline');
select is(pg_temp.pointer('one.example'), 'offline', 'so its domains say so');
select pg_temp.publish(pg_temp.ana(), 'cedar', 'd');

-- Lost
select pg_temp.mail();
select is(pg_temp.look(pg_temp.ana(), 'one.example', ''), 'lost', 'a domain leads elsewhere');
select is(pg_temp.pointer('one.example'), 'live', 'it is still served');
select is(pg_temp.pointer('cedar'), 'live', 'our own address serves again');
select is(pg_temp.pause(pg_temp.ana(), 'one.example'), interval '5 minutes', 'it is looked at every five minutes');
select is(pg_temp.mail(), null, 'a short absence is no news');
select is(pg_temp.look(pg_temp.ana(), 'one.example', 'one.example'), 'live', 'it is back');
select is(pg_temp.mail(), null, 'and nobody heard of it');
select is(pg_temp.look(pg_temp.ana(), 'one.example', ''), 'lost', 'it is lost again');
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(
  public.published_site() -> 'lost_domain',
  (select jsonb_build_object('host', shown_name, 'cause', cause) from public.site_domains where hostname = 'one.example'),
  'the app tells its owner at once'
);
reset role;
set local role service_role;
select pg_temp.age(pg_temp.ana(), 'one.example', '2 hours');
select is(pg_temp.mail(), 'ana@practice.example lost one.example', 'on the first day its owner is told');
select pg_temp.age(pg_temp.ana(), 'one.example', '4 days');
select is(pg_temp.look(pg_temp.ana(), 'one.example', ''), 'lost', 'it is served');
select is(pg_temp.mail(), null, 'without a mail');
select pg_temp.age(pg_temp.ana(), 'one.example', '3 days');
select is(pg_temp.mail(), 'ana@practice.example lost one.example', 'until the seventh day');
select pg_temp.age(pg_temp.ana(), 'one.example', '7 days');
select is(pg_temp.mail(), null, 'the third mail waits for the end');
select is(pg_temp.look(pg_temp.ana(), 'one.example', ''), 'stopped', 'after fourteen days it is served no more');
select is(pg_temp.pointer('one.example'), 'waiting', 'and gets no certificate');
select is(pg_temp.mail(), 'ana@practice.example stopped one.example', 'which its owner is told');
select is(pg_temp.pointer('cedar'), 'moved cedar.example', 'the other domain serves the site');
select is(pg_temp.look(pg_temp.ana(), 'one.example', 'one.example'), 'found', 'it may come back');

-- Two owners of one name
select is(pg_temp.add(pg_temp.ben(), 'cedar.example'), 'needs proof', 'who types a name of another account has to prove it');
select is(pg_temp.look(pg_temp.ben(), 'cedar.example', 'cedar.example'), 'waiting', 'its DNS alone proves nothing');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example'), 'live', 'and whoever has it keeps it');
select is(pg_temp.look(pg_temp.ben(), 'cedar.example', 'cedar.example', true), 'found', 'a TXT record proves it');
select is((pg_temp.row(pg_temp.ana(), 'cedar.example')).cause, 'other_account', 'then the other account has lost it');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example'), 'waiting', 'and needs a proof of its own');
select is((select owner from private.pointer_of('cedar.example')), pg_temp.ben(), 'it shows the new owner''s site');
select ok(public.remove_site_domain(pg_temp.ben(), (pg_temp.row(pg_temp.ben(), 'cedar.example')).id), 'who has it removes it');
select is(pg_temp.look(pg_temp.ben(), 'cedar.example', 'cedar.example'), 'released', 'a name is not free while it leads to us');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example'), 'waiting', 'so nobody takes it over');

-- A name is free when three looks over a day have seen it elsewhere
create function pg_temp.looks(whereabouts text, pause interval) returns text language plpgsql as $$
begin
  perform pg_temp.age(pg_temp.ben(), 'cedar.example', pause);
  return coalesce(pg_temp.look(pg_temp.ben(), 'cedar.example', '', false, whereabouts), 'looked at by nobody')
    || case when (pg_temp.row(pg_temp.ben(), 'cedar.example')).id is null then ' and gone' else '' end;
end
$$;
select is(pg_temp.looks('elsewhere', '0'), 'released', 'one look that saw it elsewhere does not free it');
select is(pg_temp.pause(pg_temp.ben(), 'cedar.example'), interval '12 hours', 'the next one is in twelve hours');
select is(pg_temp.looks('elsewhere', '23 hours'), 'released', 'nor two');
select is(pg_temp.looks('elsewhere', '59 minutes'), 'released', 'nor three within a day');
select is(pg_temp.looks('here', '1 hour'), 'released', 'and it starts again when it was seen here');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example'), 'waiting', 'meanwhile others have to prove it');
select is(pg_temp.looks('elsewhere', '1 hour'), 'released', 'then it leads elsewhere');
select is(pg_temp.looks('unknown', '40 days'), 'released', 'looks that failed do not count, however long');
select is(pg_temp.pause(pg_temp.ben(), 'cedar.example'), interval '12 hours', 'nor do they end the count');
select is(pg_temp.looks('unknown', '1 day'), 'released', 'after any number');
update public.site_domains set check_at = now() - interval '1 minute' where profile_id = pg_temp.ben() and state = 'released';
select public.record_domain_check(id, check_at, '{"whereabouts": "elsewhere"}') from public.site_domains
where profile_id = pg_temp.ben() and state = 'released';
select is((pg_temp.row(pg_temp.ben(), 'cedar.example')).away_looks, 1::smallint, 'nor does one that was under way for too long');
select is(pg_temp.looks('elsewhere', '1 day'), 'released', 'the second that counts');
select is(pg_temp.looks('elsewhere', '1 hour'), 'released and gone', 'the third frees it');
select is(pg_temp.look(pg_temp.ana(), 'cedar.example', 'cedar.example'), 'found', 'then it is whose DNS says so');

-- Names below a domain that another account has
select is(pg_temp.add(pg_temp.ben(), 'book.cedar.example'), 'needs proof', 'a name below a domain of another account needs a proof');
select is(pg_temp.look(pg_temp.ben(), 'book.cedar.example', 'book.cedar.example'), 'waiting', 'although a wildcard leads here');
select is((pg_temp.row(pg_temp.ben(), 'book.cedar.example')).cause, 'proof_missing', 'which its owner is told');
select is(pg_temp.add(pg_temp.ana(), 'visits.cedar.example'), 'needs proof', 'which also its owner does for another one, once Ben has typed one');
update public.site_domains set state = 'released', check_at = now() where profile_id = pg_temp.ben();
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', 'visits.cedar.example'), 'waiting', 'what was typed counts until it has left');
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', 'visits.cedar.example', true), 'found', 'and a proof ends it');

-- Removed while it waits, before the next look has seen its record
select is(pg_temp.add(pg_temp.ana(), 'two.example'), 'waiting', 'a domain is typed again');
select ok(public.remove_site_domain(pg_temp.ana(), (pg_temp.row(pg_temp.ana(), 'two.example')).id), 'and removed at once');
select is(pg_temp.add(pg_temp.ben(), 'two.example'), 'needs proof', 'nobody else gets it without a proof');
select is(pg_temp.look(pg_temp.ben(), 'two.example', 'two.example'), 'waiting', 'when its record arrives');

-- What could not be known
select is(pg_temp.secure(pg_temp.ana(), 'visits.cedar.example'), true, 'a domain is live');
select is(
  pg_temp.look(pg_temp.ana(), 'visits.cedar.example', '', false, 'unknown', 'visits.cedar.example'), 'live', 'a look that failed changes nothing'
);
select is(pg_temp.pause(pg_temp.ana(), 'visits.cedar.example'), interval '5 minutes', 'and is repeated soon');
select is((pg_temp.row(pg_temp.ana(), 'visits.cedar.example')).served, array['visits.cedar.example'], 'it is served');
select pg_temp.age(pg_temp.ana(), 'visits.cedar.example', '59 minutes');
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', '', false, 'unknown', 'visits.cedar.example'), 'live', 'for an hour');
select pg_temp.age(pg_temp.ana(), 'visits.cedar.example', '1 minute');
select is(
  pg_temp.look(pg_temp.ana(), 'visits.cedar.example', '', false, 'unknown', 'visits.cedar.example'), 'lost', 'then our own address serves'
);
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', '', false, 'unknown', 'visits.cedar.example'), 'lost', 'until it is known');
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', 'visits.cedar.example'), 'live', 'that it is back, without another proof');

-- A domain that was lost and has left is not taken back by the DNS of its next owner
select pg_temp.look(pg_temp.ana(), 'visits.cedar.example', '');
select pg_temp.look(pg_temp.ana(), 'visits.cedar.example', '');
select pg_temp.age(pg_temp.ana(), 'visits.cedar.example', '1 day');
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', ''), 'lost', 'a domain has left');
select is(pg_temp.add(pg_temp.ben(), 'visits.cedar.example'), 'needs proof', 'its next owner types it');
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', 'visits.cedar.example'), 'lost', 'and points it here');
select is(pg_temp.look(pg_temp.ana(), 'visits.cedar.example', 'visits.cedar.example'), 'lost', 'however often that is seen');
select is(pg_temp.look(pg_temp.ben(), 'visits.cedar.example', 'visits.cedar.example', true), 'found', 'it is theirs by proof');

-- A certificate that does not come
select pg_temp.age(pg_temp.ben(), 'visits.cedar.example', '1 hour');
select is(pg_temp.look(pg_temp.ben(), 'visits.cedar.example', 'visits.cedar.example'), 'found', 'a certificate is late');
select is(pg_temp.pause(pg_temp.ben(), 'visits.cedar.example'), interval '15 minutes', 'authorities allow five failures an hour');
select pg_temp.age(pg_temp.ben(), 'visits.cedar.example', '1 day');
select is(pg_temp.look(pg_temp.ben(), 'visits.cedar.example', '', false, 'unknown', 'visits.cedar.example'), 'found', 'it is still hoped for');
select is(pg_temp.look(pg_temp.ben(), 'visits.cedar.example', 'visits.cedar.example'), 'found', 'the day after');
select is(pg_temp.pause(pg_temp.ben(), 'visits.cedar.example'), interval '1 hour', 'every hour');
select pg_temp.age(pg_temp.ben(), 'visits.cedar.example', '6 days');
select is(pg_temp.look(pg_temp.ben(), 'visits.cedar.example', 'visits.cedar.example'), 'stopped', 'after seven days we stop');
select is((pg_temp.row(pg_temp.ben(), 'visits.cedar.example')).cause, 'no_certificate', 'and say why');
select is(pg_temp.pointer('visits.cedar.example'), 'waiting', 'engines try no more');
select pg_temp.age(pg_temp.ben(), 'visits.cedar.example', '0');
select ok(pg_temp.mail() like '%ben@practice.example stopped visits.cedar.example%', 'its owner gets a mail');
select is(pg_temp.look(pg_temp.ben(), 'visits.cedar.example', 'visits.cedar.example', true), 'stopped', 'looks alone do not start it again');
select is(
  public.begin_domain_check(pg_temp.ben(), (pg_temp.row(pg_temp.ben(), 'visits.cedar.example')).id) ->> 'state', 'waiting', 'but its owner does'
);

-- Moves
select throws_ok(
  $$ delete from public.site_domains where hostname = 'cedar.example' and profile_id = pg_temp.ana() $$, 'P0001', 'A name is not made free from proven.',
  'a name is not removed before it was seen to leave'
);
select throws_ok(
  $$ update public.site_domains set state = 'live', served = array[hostname] where hostname = 'two.example' and profile_id = pg_temp.ben() $$,
  'P0001', 'A name is not made live from typed.', 'nor served before it is proven'
);
select throws_ok(
  $$ update public.site_domains set profile_id = pg_temp.ana() where hostname = 'two.example' and profile_id = pg_temp.ben() $$,
  'P0001', 'A name is not handed from one account to another.', 'nor handed over'
);
select throws_ok(
  $$ delete from public.site_names where name = 'harbor' $$, 'P0001', 'A name is not made free from live.', 'a name below our domain is not removed either'
);

-- A deleted account
reset role;
delete from auth.users where id = pg_temp.ana();
set local role service_role;
select results_eq(
  $$ select hostname, state, shown_name, cause, findings, is_main, checked_at, live_at from public.site_domains where profile_id is null order by 1 $$,
  $$ select name, 'released', name, null::text, null::jsonb, false, null::timestamptz, null::timestamptz
     from unnest(array['cedar.example', 'four.example', 'one.example', 'three.example', 'two.example', 'visits.cedar.example']) as n (name) $$,
  'the names of a deleted account stay, and nothing else of it'
);
select is(pg_temp.pointer('cedar.example'), 'removed', 'which engines forget');
select is(pg_temp.add(pg_temp.ben(), 'cedar.example'), 'needs proof', 'the next owner proves it');
select is(pg_temp.look(pg_temp.ben(), 'cedar.example', 'cedar.example'), 'waiting', 'while it was not seen to leave');
select is(pg_temp.look(null, 'cedar.example', ''), 'released', 'a look sees it elsewhere');
select pg_temp.age(null, 'cedar.example', '12 hours');
select is(pg_temp.look(null, 'cedar.example', ''), 'released', 'and another');
select pg_temp.age(null, 'cedar.example', '12 hours');
select is(pg_temp.look(null, 'cedar.example', ''), 'released', 'the third frees it');
select is((select count(*) from public.site_domains where hostname = 'cedar.example' and profile_id is null), 0::bigint, 'without a trace');

-- Limits
select is(
  (select (array_agg(public.begin_domain_check(pg_temp.ben(), (pg_temp.row(pg_temp.ben(), 'cedar.example')).id) - 'retry_after'))[59]
   from generate_series(1, 59)), '{"max": 60, "hours": 1, "budget": "domain_checks"}', 'sixty checks an hour'
);

-- What owners and others see
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select results_eq('select hostname from public.site_domains order by 1', $$ values ('cedar.example'), ('two.example'), ('visits.cedar.example') $$, 'owners see their own domains only');
select throws_ok('select from public.mails', '42501', null, 'and not how they are mailed');
select throws_ok($$ insert into public.site_domains (hostname, shown_name, is_apex) values ('a.example', 'a', true) $$, '42501', null, 'owners cannot insert domains');
select throws_ok($$ update public.site_domains set state = 'live' $$, '42501', null, 'owners cannot update domains');
select throws_ok('delete from public.site_domains', '42501', null, 'owners cannot delete domains');
select throws_ok($$ select public.add_site_domain(auth.uid(), 'a.example', 'a', 'a.example') $$, '42501', null, 'they add them through the function only');
select throws_ok('select public.remove_site_domain(auth.uid(), auth.uid())', '42501', null, 'and remove them through it');
select throws_ok('select public.claim_site_domains()', '42501', null, 'they claim no looks');
select throws_ok('select public.claim_mails()', '42501', null, 'and no mails');
reset role;
set local role anon;
select throws_ok('select hostname from public.site_domains', '42501', null, 'visitors read no domains');
select throws_ok($$ insert into public.site_domains (hostname) values ('a.example') $$, '42501', null, 'visitors insert none');
select throws_ok($$ update public.site_domains set state = 'live' $$, '42501', null, 'visitors update none');
select throws_ok('delete from public.site_domains', '42501', null, 'visitors delete none');
select throws_ok($$ select public.add_site_domain(null, 'a.example', 'a', 'a.example') $$, '42501', null, 'visitors add none');

select * from finish();
rollback;
