begin;
select plan(129);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.initial_drafts (profile_id, url, slug, version) values
  ('00000000-0000-4000-8000-00000000000a', '/drafts/' || repeat('a', 32), repeat('a', 32), 1),
  ('00000000-0000-4000-8000-00000000000b', '/drafts/' || repeat('b', 32), repeat('b', 32), 1);
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version) values
  ('00000000-0000-4000-8000-00000000000a', 1, 'build-presence', 'warm', '{"n": 1}', '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000b', 1, 'build-presence', 'warm', '{"n": 1}', '2026-01-01');

-- The calls of the function sites, one after the other.
create function pg_temp.publish(owner uuid, name text, digit text, content jsonb default '{"n": 1}', of_version integer default null)
returns jsonb
language plpgsql
as $$
declare
  begun jsonb := public.begin_publishing(owner, name, of_version);
begin
  if begun ? 'refusal' or begun ? 'budget' then return begun; end if;
  perform public.begin_deploy(owner, repeat(digit, 64), begun ->> 'name');
  return public.record_publishing(
    owner, (begun ->> 'sequence')::bigint, begun ->> 'name', repeat(digit, 64), of_version,
    case when of_version is null then
      jsonb_build_object('style', 'warm', 'content', content, 'answers_version', '2026-01-02', 'card_base64', 'cGljdHVyZQ==')
    end,
    case when of_version is null then repeat('f', 64) end
  );
end
$$;
create function pg_temp.ana() returns uuid language sql immutable as $$ select '00000000-0000-4000-8000-00000000000a'::uuid $$;
create function pg_temp.ben() returns uuid language sql immutable as $$ select '00000000-0000-4000-8000-00000000000b'::uuid $$;
-- Writes everything that is due, and returns what is written.
create function pg_temp.write_pointers() returns jsonb
language plpgsql
as $$
declare
  claimed jsonb := public.claim_site_pointers() -> 'pointers';
begin
  perform public.note_site_pointer(p ->> 'host', (p ->> 'lock')::timestamptz, (p ->> 'sequence')::bigint)
  from jsonb_array_elements(claimed) as p;
  return (
    select coalesce(jsonb_object_agg(p ->> 'host', concat_ws(' ', p ->> 'state', p ->> 'canonical', left(p ->> 'deploy', 1))), '{}')
    from jsonb_array_elements(claimed) as p
  );
end
$$;

select policies_are('public', 'sites', array['Owners read their own site'], 'sites has exactly this policy');
select policies_are('public', 'site_names', array['Owners read their own addresses'], 'site_names has exactly this policy');
select policies_are('public', 'site_deploys', array['Owners read their own deploys'], 'site_deploys has exactly this policy');
select policies_are('public', 'launches', array['Owners read their own launches'], 'launches has exactly this policy');
select is_empty($$ select policyname from pg_policies where tablename = 'site_pointers' $$, 'site_pointers has no policy');
select row_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'sites' $$,
  row (false, 5242880::bigint, null::text[]), 'the bucket is private'
);

-- Names
set local role service_role;
select results_eq(
  $$ select name, private.is_site_name_free(name, null) from (values
    ('cedar-grove'), ('abc'), ('a1b2'), ('ab'), ('-abc'), ('abc-'), ('xn--bcher-kva'), ('a--b'), ('Cedar'), ('cedar.grove'), ('cédar'),
    ('www'), ('w-w-w'), ('vvww'), ('l0gin'), ('log-in'), ('foyer-help'), ('my-f0yer'), ('paypa1'), ('grnail'), ('911'), ('')
  ) as asked (name) $$,
  $$ values
    ('cedar-grove', true), ('abc', true), ('a1b2', true), ('ab', false), ('-abc', false), ('abc-', false), ('xn--bcher-kva', false),
    ('a--b', false), ('Cedar', false), ('cedar.grove', false), ('cédar', false), ('www', false), ('w-w-w', false), ('vvww', false),
    ('l0gin', false), ('log-in', false), ('foyer-help', false), ('my-f0yer', false), ('paypa1', false), ('grnail', false),
    ('911', false), ('', false) $$,
  'names have a form, and none is reserved or looks like a reserved one'
);

-- Publishing
select is(
  public.begin_publishing(pg_temp.ana()), '{"refusal": "nothing_to_publish"}', 'the first publishing needs an address'
);
select is(
  public.begin_publishing('00000000-0000-4000-8000-00000000000c', 'cedar') , '{"refusal": "nothing_to_publish"}', 'and a draft'
);
select is(public.begin_publishing(pg_temp.ana(), 'admin'), '{"refusal": "name_taken"}', 'and an address that is free');
select is(
  public.begin_publishing(pg_temp.ana(), 'cedar') #> '{facts,profile,id}', to_jsonb(pg_temp.ana()), 'it begins with what the site is made of'
);
select is(public.begin_deploy(pg_temp.ana(), repeat('1', 64), 'cedar'), 'upload', 'a new deploy is uploaded');
select throws_ok(
  $$ select public.record_publishing(pg_temp.ana(), 10000, 'cedar', repeat('9', 64), 1, null, repeat('f', 64)) $$, '40001', null,
  'a deploy that was not begun is not published'
);
select is(public.claim_site_pointers(), '{"pointers": [], "more": false}', 'nothing is live before it is recorded');
select is(
  pg_temp.publish(pg_temp.ana(), 'cedar', '1') - 'published_at', '{"name": "cedar", "version": 1}',
  'the newest version is published as it is'
);
select is(public.begin_deploy(pg_temp.ana(), repeat('1', 64), 'cedar'), 'complete', 'the same content is the same deploy');
select is(public.begin_deploy(pg_temp.ben(), repeat('1', 64), 'cedar'), null, 'nobody begins the deploy of another');
select results_eq(
  'select profile_id, name, launched_by, ended_at, end_reason from public.launches',
  $$ values (pg_temp.ana(), 'cedar', pg_temp.ana(), null::timestamptz, null::text) $$, 'publishing is a launch'
);
select results_eq(
  'select id, version, name, confirmed_hash, confirmed_at from public.site_deploys where live_at is not null',
  $$ values (repeat('1', 64), 1, 'cedar', repeat('f', 64), now()) $$, 'what was confirmed is kept with its time'
);
select is(pg_temp.write_pointers(), '{"cedar": "live cedar 1"}', 'its pointer is due');
select is(pg_temp.write_pointers(), '{}', 'and due no more when it is written');
select is(
  pg_temp.publish(pg_temp.ana(), null, '2', '{"n": 2}') ->> 'version', '2', 'other words are a new version, and the address stays'
);
select is((select version from public.initial_drafts where profile_id = pg_temp.ana()), 2, 'which is the newest one of the draft');
reset role;
select is((select png from private.draft_cards), 'picture'::bytea, 'with its picture');
set local role service_role;
select is((select count(*) from public.launches), 1::bigint, 'a change is no second launch');
select is(
  (select jsonb_agg(p -> 'previous') from jsonb_array_elements(public.claim_site_pointers() -> 'pointers') as p),
  jsonb_build_array(jsonb_build_array(repeat('1', 64))), 'a pointer names the deploy before'
);

-- Order
select is(
  public.claim_site_pointers(pg_temp.ana()), '{"pointers": [], "more": true}', 'one worker writes a pointer, another one knows of it'
);
select is(public.note_site_pointer('cedar', now(), 1), false, 'only who holds a pointer notes it');
create temporary table held as select locked_until as lock, sequence from private.site_pointers;
select isnt(pg_temp.publish(pg_temp.ana(), null, '3', '{"n": 3}') ->> 'version', null, 'a site changes while its pointer is written');
select is(public.note_site_pointer('cedar', lock, sequence), true, 'the older pointer is noted') from held;
select is(pg_temp.write_pointers(), '{"cedar": "live cedar 3"}', 'and the newer one is due at once');
select is(
  (select public.note_site_pointer('cedar', locked_until, sequence, 'storage 503') from private.site_pointers), false,
  'without a lock no failure is noted'
);
create temporary table slow as select (public.begin_publishing(pg_temp.ana()) ->> 'sequence')::bigint as ticket;
select is(pg_temp.publish(pg_temp.ana(), null, '4', '{"n": 4}') ->> 'version', '4', 'a later tab ends earlier');
select is(
  public.record_publishing(pg_temp.ana(), ticket, 'cedar', repeat('3', 64), 3, null, repeat('f', 64)),
  '{"refusal": "superseded"}', 'the slow one does not put its own over it'
) from slow;
select is((select deploy from public.sites), repeat('4', 64), 'the newer deploy stays');
select is(
  public.record_publishing(pg_temp.ana(), (select sequence from public.sites), 'cedar', repeat('3', 64), 3, null, repeat('f', 64)),
  '{"refusal": "superseded"}', 'a publication is recorded once: a repeated call puts nothing else over it'
);
select is((select deploy from public.sites), repeat('4', 64), 'and the deploy stays');
select is(pg_temp.write_pointers(), '{"cedar": "live cedar 4"}', 'and is what engines read');

select results_eq(
  $$ select claimed #>> '{facts,name}', claimed #>> '{facts,host}' from jsonb_array_elements(public.claim_mails(50) -> 'mails') as claimed
     where claimed ->> 'kind' = 'site_live' $$, $$ values ('cedar', null::text) $$, 'its owner is told of the first launch, once'
);

-- Going back
select is(
  pg_temp.publish(pg_temp.ana(), null, '2', null, 9), '{"refusal": "nothing_to_publish"}', 'a version that does not exist is refused'
);
select is(
  public.begin_publishing(pg_temp.ana(), null, 2) -> 'stored',
  jsonb_build_object('version', 2, 'style', 'warm', 'content', '{"n": 2}'::jsonb, 'deploy', repeat('2', 64)),
  'a version that was live has its deploy'
);
select is(
  public.begin_publishing(pg_temp.ana(), 'cedar-hill', 2) #>> '{stored,deploy}', null, 'which is for one address'
);
select is(pg_temp.publish(pg_temp.ana(), null, '2', null, 2) ->> 'version', '2', 'it is live again');
select is((select confirmed_hash from public.site_deploys where id = repeat('2', 64)), repeat('f', 64), 'as it was confirmed');
select is((select count(*) from public.draft_versions where profile_id = pg_temp.ana()), 4::bigint, 'without a new version');

-- Addresses
select is(pg_temp.publish(pg_temp.ben(), 'cedar', '5'), '{"refusal": "name_taken"}', 'nobody has the address of another');
select is(pg_temp.publish(pg_temp.ben(), 'ced-ar', '5'), '{"refusal": "name_taken"}', 'nor one that looks like it');
select is(pg_temp.publish(pg_temp.ana(), 'cedar-hill', '6', null, 2) ->> 'name', 'cedar-hill', 'a site gets another address');
select is(
  (select confirmed_hash from public.site_deploys where id = repeat('6', 64)), repeat('f', 64),
  'what was confirmed of a version holds at its new address'
);
select is(
  pg_temp.write_pointers(), '{"cedar": "moved cedar-hill 6", "cedar-hill": "live cedar-hill 6"}', 'the old one leads to it'
);
select is(pg_temp.publish(pg_temp.ben(), 'cedar', '5'), '{"refusal": "name_taken"}', 'and is still nobody else''s');
select is(
  (select due_at from private.site_pointers where host = 'cedar'), now() + interval '90 days', 'for 90 days'
);
select is(
  public.begin_publishing(pg_temp.ana(), 'cedar', 2) #>> '{stored,deploy}', repeat('2', 64),
  'its owner may have it back, with the deploy that it had'
);
select is(pg_temp.publish(pg_temp.ana(), 'cedar', '2', null, 2) ->> 'name', 'cedar', 'takes it back');
select is(
  pg_temp.write_pointers(), '{"cedar": "live cedar 2", "cedar-hill": "moved cedar 2"}', 'and the two change places'
);
select is(pg_temp.publish(pg_temp.ana(), 'cedar-hill', '6', null, 2) ->> 'name', 'cedar-hill', 'and back again');
select is(pg_temp.write_pointers() ->> 'cedar', 'moved cedar-hill 6', 'as before');

-- Offline
create temporary table late as select (public.begin_publishing(pg_temp.ana()) ->> 'sequence')::bigint as ticket;
select is(public.take_site_offline(pg_temp.ana()), true, 'a site is taken offline');
select is(public.take_site_offline(pg_temp.ana()), false, 'once');
select is(
  public.record_publishing(pg_temp.ana(), ticket, 'cedar-hill', repeat('6', 64), 2, null, null), '{"refusal": "superseded"}',
  'a publication that had begun does not bring it back'
) from late;
select is(pg_temp.write_pointers(), '{"cedar": "moved cedar-hill 6", "cedar-hill": "offline cedar-hill 6"}', 'engines learn of it');
select results_eq(
  'select ended_at, end_reason from public.launches', $$ values (now(), 'offline') $$, 'which ends the launch'
);
create function pg_temp.told_offline() returns table (name text, ended_at timestamptz) language sql as $$
  select claimed #>> '{facts,name}', (claimed #>> '{facts,ended_at}')::timestamptz
  from jsonb_array_elements(public.claim_mails(50) -> 'mails') as claimed where claimed ->> 'kind' = 'site_offline'
$$;
select results_eq('select * from pg_temp.told_offline()', $$ values ('cedar-hill', now()) $$, 'and its owner is told');
select is(pg_temp.publish(pg_temp.ben(), 'cedar-hill', '5'), '{"refusal": "name_taken"}', 'its address stays reserved');
select is(pg_temp.publish(pg_temp.ana(), null, '7', '{"n": 7}') ->> 'name', 'cedar-hill', 'it comes back under it');
update public.mails set locked_until = null where kind = 'site_offline';
select is_empty('select * from pg_temp.told_offline()', 'and nobody is told any more that it is offline');
select is((select count(*) from public.launches), 2::bigint, 'as a second launch');
select is(pg_temp.publish(pg_temp.ben(), 'harbor', '8') ->> 'name', 'harbor', 'another site is beside it');
select is((select count(*) from public.sites), 2::bigint, 'each owner has one');

-- What owners and others see
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(
  public.published_site(), jsonb_build_object(
    'state', 'live', 'name', 'cedar-hill', 'domain', null, 'version', 5, 'published_at', now(), 'taken_down_because', null, 'is_reachable', false,
    'since', now(), 'lost_domain', null,
    'old_names', jsonb_build_array(jsonb_build_object('name', 'cedar', 'expires_at', now() + interval '90 days')),
    'versions', (
      select jsonb_agg(jsonb_build_object('version', v, 'published_at', now())) from unnest(array[5, 4, 3, 2, 1]) as v
    )
  ), 'owners see their own site'
);
select is(
  public.free_site_names(array['harbor', 'cedar', 'ced-ar', 'cedar-hill', 'www', 'a', 'elm-street', null, 'ninth']),
  array['cedar', 'ced-ar', 'cedar-hill', 'elm-street'], 'and which of eight names they may have'
);
select results_eq('select name from public.site_names order by 1', $$ values ('cedar'), ('cedar-hill') $$, 'only their own addresses');
select is((select count(*) from public.sites), 1::bigint, 'only their own site');
select is((select count(*) from public.launches), 2::bigint, 'only their own launches');
select is((select count(id) from public.site_deploys where version is not null), 6::bigint, 'only their own deploys');
select throws_ok('select check_at from public.site_deploys', '42501', null, 'owners do not see how files are kept');
select throws_ok('select host from private.site_pointers', '42501', null, 'owners cannot read pointers');
select throws_ok($$ insert into public.sites (profile_id) values (auth.uid()) $$, '42501', null, 'owners cannot insert sites');
select throws_ok($$ update public.sites set state = 'live' $$, '42501', null, 'owners cannot update sites');
select throws_ok('delete from public.sites', '42501', null, 'owners cannot delete sites');
select throws_ok($$ insert into public.site_names (name, skeleton) values ('elm', 'elm') $$, '42501', null, 'owners cannot insert addresses');
select throws_ok($$ update public.site_names set name = 'elm' $$, '42501', null, 'owners cannot update addresses');
select throws_ok('delete from public.site_names', '42501', null, 'owners cannot delete addresses');
select throws_ok($$ insert into public.site_deploys (id, name) values ('1', 'elm') $$, '42501', null, 'owners cannot insert deploys');
select throws_ok($$ update public.site_deploys set version = 1 $$, '42501', null, 'owners cannot update deploys');
select throws_ok('delete from public.site_deploys', '42501', null, 'owners cannot delete deploys');
select throws_ok($$ insert into public.launches (name) values ('elm') $$, '42501', null, 'owners cannot insert launches');
select throws_ok($$ update public.launches set ended_at = null $$, '42501', null, 'owners cannot update launches');
select throws_ok('delete from public.launches', '42501', null, 'owners cannot delete launches');
select throws_ok('select public.begin_publishing(auth.uid())', '42501', null, 'owners publish through the function only');
select throws_ok('select public.take_site_offline(auth.uid())', '42501', null, 'and take their site offline through it');
select throws_ok('select public.claim_site_pointers()', '42501', null, 'owners cannot claim pointers');
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('sites', 'hosts/cedar.localhost.json') $$, '42501', null,
  'owners cannot store files of sites');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000c","role":"authenticated"}';
select is(public.published_site(), null, 'others have no site');
select is(public.free_site_names(array['cedar', 'elm-street']), array['elm-street'], 'and cannot have that of another');
reset role;
set local role anon;
select throws_ok('select public.published_site()', '42501', null, 'anon cannot see sites');
select throws_ok($$ select public.free_site_names(array['elm']) $$, '42501', null, 'anon cannot ask for names');
select throws_ok('select state from public.sites', '42501', null, 'anon cannot read sites');
select throws_ok('select name from public.site_names', '42501', null, 'anon cannot read addresses');
select throws_ok('select id from public.site_deploys', '42501', null, 'anon cannot read deploys');
select throws_ok('select name from public.launches', '42501', null, 'anon cannot read launches');

-- Limits
reset role;
set local role service_role;
select is(
  (select count(*) from generate_series(1, 31) where public.begin_publishing(pg_temp.ben()) ->> 'budget' = 'publications'), 2::bigint,
  'thirty an hour are published, the first of them before'
);
select is(
  public.begin_publishing(pg_temp.ben(), null, null, true) ? 'address', true, 'what our worker renders takes nothing from them'
);

-- Failures
reset role;
select isnt(public.claim_site_pointers() -> 'pointers', '[]', 'pointers are claimed');
select is(
  (select count(*) from private.site_pointers where public.note_site_pointer(host, locked_until, sequence, 'storage 503')), 3::bigint,
  'and could not be written'
);
select is(public.claim_site_pointers() -> 'pointers', '[]', 'they wait');
select results_eq(
  'select distinct due_at, last_error from private.site_pointers', $$ values (now() + interval '5 seconds', 'storage 503') $$,
  'five seconds first, with the reason'
);
update public.mails set status = 'dropped' where status = 'due';
select is(private.has_due_jobs(), false, 'then nothing is due');
update private.site_pointers set due_at = now() - interval '1 second';
select is(private.has_due_jobs(), true, 'the timer calls when something is due');
update private.site_pointers set locked_until = now() + interval '1 second';
select is(private.has_due_jobs(), false, 'not while somebody writes it');
update private.site_pointers set locked_until = now() - interval '1 second';
select is(private.has_due_jobs(), true, 'and again when that one is gone');
select isnt(pg_temp.write_pointers(), '{}', 'then they are written');

-- Expired addresses
update public.site_names set expires_at = now() - interval '1 minute' where name = 'cedar';
update private.site_pointers set due_at = now() - interval '1 minute' where host = 'cedar';
select is(pg_temp.write_pointers(), '{"cedar": "removed"}', 'after 90 days an old address leads nowhere');
select is_empty($$ select from private.site_pointers where host = 'cedar' $$, 'nothing is left of it');
select is(private.is_site_name_free('cedar', pg_temp.ben()), true, 'and it is free');

-- Files
update public.site_deploys set check_at = now() - interval '1 minute';
set local role service_role;
create temporary table looked as
select e ->> 'id' as id, (e ->> 'lock')::timestamptz as lock from jsonb_array_elements(public.claim_unneeded_deploys(20) -> 'deploys') as e;
select is_empty('select id from looked', 'what is live, was live shortly before or shows a version that was live is kept');
select is((select min(check_at) from public.site_deploys), now() + interval '30 days', 'and looked at again after 30 days');
select is(public.begin_deploy(pg_temp.ana(), repeat('e', 64), 'cedar-hill'), 'upload', 'an upload that breaks off');
update public.site_deploys set check_at = now() - interval '1 minute';
insert into looked
select e ->> 'id' as id, (e ->> 'lock')::timestamptz as lock from jsonb_array_elements(public.claim_unneeded_deploys(20) -> 'deploys') as e;
select results_eq('select id from looked', $$ values (repeat('e', 64)) $$, 'is removed after 30 days');
select is(public.begin_deploy(pg_temp.ana(), repeat('e', 64), 'cedar-hill'), null, 'and not begun while it is removed');
select is(public.note_removed_deploy(id, lock), true, 'then it is gone') from looked;
select is(public.begin_deploy(pg_temp.ana(), repeat('e', 64), 'cedar-hill'), 'upload', 'and can be begun again');

-- A deleted account
reset role;
delete from auth.users where id = pg_temp.ana();
select is(
  pg_temp.write_pointers(), '{"cedar-hill": "removed"}', 'the pointers of a deleted account are removed'
);
select is(private.is_site_name_free('cedar-hill', pg_temp.ben()), false, 'its address is nobody''s');
select results_eq(
  $$ select due_at from private.site_pointers where host = 'cedar-hill' $$, $$ values (now() + interval '90 days') $$, 'for 90 days'
);
select is((public.claim_unneeded_deploys(20) ->> 'more')::boolean, false, 'its files');
select is(
  (select count(*) from public.site_deploys where profile_id is null and removing_at is not null), 7::bigint, 'are removed at once'
);
select results_eq(
  'select name, launched_by, end_reason from public.launches where profile_id is null order by started_at, end_reason',
  $$ values (null::text, null::uuid, 'account deleted'), (null, null, 'offline') $$, 'its launches are ended, and nobody''s'
);
select is((select count(*) from public.sites), 1::bigint, 'the site of another stays');

select * from finish();
rollback;
