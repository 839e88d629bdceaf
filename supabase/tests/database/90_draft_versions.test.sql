begin;
select plan(70);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into public.initial_drafts (profile_id, url, slug, version) values
  ('00000000-0000-4000-8000-00000000000a', '/drafts/' || repeat('a', 32), repeat('a', 32), 2),
  ('00000000-0000-4000-8000-00000000000b', '/drafts/' || repeat('b', 32), repeat('b', 32), 1);
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version) values
  ('00000000-0000-4000-8000-00000000000a', 1, 'build-presence', 'modern',
   '{"kind": "full", "subject": {"name": "Cedar"}, "secret": "typed"}', '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000a', 2, 'build-presence', 'warm',
   '{"kind": "full", "subject": {"name": "Cedar Grove"}, "secret": "typed"}', '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000b', 1, 'current-website', 'modern',
   '{"kind": "proposal", "subject": {"name": "Harbor"}}', '2026-01-01');
insert into private.draft_cards (profile_id, png) values ('00000000-0000-4000-8000-00000000000a', 'picture');

select policies_are('public', 'draft_versions', array['Owners read their own draft versions'], 'draft_versions has exactly this policy');
select is_empty($$ select policyname from pg_policies where tablename = 'draft_cards' $$, 'draft_cards has no policy');
select matches(private.new_draft_slug(), '^[0-9a-f]{32}$', 'an address ends with 32 hexadecimal digits');
select isnt(private.new_draft_slug(), private.new_draft_slug(), 'each is another one');
select throws_ok(
  $$ update private.draft_cards set png = decode(repeat('00', 1048577), 'hex') $$, '23514', null, 'pictures have a maximum size'
);

-- anon
set local role anon;
select throws_ok('select version from public.draft_versions', '42501', null, 'anon cannot read versions');
select throws_ok($$ insert into public.draft_versions (version) values (1) $$, '42501', null, 'anon cannot insert versions');
select throws_ok($$ update public.draft_versions set version = 2 $$, '42501', null, 'anon cannot update versions');
select throws_ok('delete from public.draft_versions', '42501', null, 'anon cannot delete versions');
select throws_ok('select public.reopen_answers()', '42501', null, 'anon cannot reopen answers');
select throws_ok('select public.claim_site_builds()', '42501', null, 'anon cannot claim builds');
select throws_ok('select png from private.draft_cards', '42501', null, 'anon cannot read pictures');
select throws_ok('select public.read_draft(repeat(''a'', 32))', '42501', null, 'anon cannot read what a draft is rendered from');
select throws_ok('select public.read_draft_card(repeat(''a'', 32))', '42501', null, 'anon reads pictures through the function only');
select throws_ok('select public.stop_sharing_draft()', '42501', null, 'anon cannot stop sharing one');
select throws_ok('select public.share_draft()', '42501', null, 'anon cannot share a draft');
select is(public.open_draft(repeat('a', 32)), null, 'a draft is nobody else''s before it is shared');
reset role;
update public.initial_drafts set shared_at = now();
set local role anon;
select is(
  public.open_draft(repeat('a', 32)),
  jsonb_build_object('slug', repeat('a', 32), 'version', 2, 'kind', 'site', 'style', 'warm', 'name', 'Cedar Grove',
    'created_at', now(), 'mine', false, 'shared', true),
  'a visitor of a shared draft learns the name and nothing of the content'
);
select is(public.open_draft(repeat('a', 32), 1) ->> 'name', 'Cedar Grove', 'others see the newest state, whatever version they ask for');
select is(public.open_draft(repeat('b', 32)) ->> 'kind', 'proposal', 'a visitor learns that a draft is a proposal');
select is(public.open_draft(repeat('e', 32)), null, 'an unknown slug opens nothing');
select is(public.open_draft('%'), null, 'a slug is no pattern');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq('select version from public.draft_versions order by 1', 'values (1), (2)', 'owners read only their own versions');
select throws_ok($$ insert into public.draft_versions (version) values (1) $$, '42501', null, 'owners cannot insert versions');
select throws_ok($$ update public.draft_versions set version = 2 $$, '42501', null, 'owners cannot update versions');
select throws_ok('delete from public.draft_versions', '42501', null, 'owners cannot delete versions');
select throws_ok('select png from private.draft_cards', '42501', null, 'owners read pictures through the function only');
select is((public.open_draft(repeat('a', 32)) ->> 'mine')::boolean, true, 'a draft knows its owner');
select is((public.open_draft(repeat('b', 32)) ->> 'mine')::boolean, false, 'a draft of another owner is not theirs');
-- Reopened answers
reset role;
insert into public.site_builds (profile_id, flow, answers_version, status, locked_until) values
  ('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-02', 'building', now()),
  ('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01', 'done', null),
  ('00000000-0000-4000-8000-00000000000b', 'build-presence', '2026-01-02', 'queued', null);
set local role authenticated;
select is(public.reopen_answers(), true, 'answers are reopened after delivery');
select results_eq('select reopened_at from public.initial_drafts', 'values (now())', 'owners see that their answers are reopened');
reset role;
select is((select reopened_at from public.initial_drafts where slug = repeat('b', 32)), null, 'the answers of others stay closed');
select results_eq(
  'select profile_id, status from public.site_builds order by 1, 2',
  $$ values ('00000000-0000-4000-8000-00000000000a'::uuid, 'done'), ('00000000-0000-4000-8000-00000000000b', 'queued') $$,
  'reopening calls off only the running build of the owner'
);
set local role service_role;
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01') ->> 'status',
  'done', 'without a change nothing is built'
);
select is((select reopened_at from public.initial_drafts where slug = repeat('a', 32)), null, 'finishing closes the answers');
select is(
  public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-02-02') ->> 'status',
  'queued', 'a changed answer queues the next version'
);

-- The service
select throws_ok('delete from public.draft_versions', '42501', null, 'the service cannot delete versions');
select is(
  public.read_draft(repeat('a', 32), 1) #>> '{facts,profile,id}', '00000000-0000-4000-8000-00000000000a',
  'others read what the newest state is composed from, whatever version they ask for'
);
select is(
  public.read_draft(repeat('a', 32), null, '00000000-0000-4000-8000-00000000000a') #>> '{facts,profile,id}',
  '00000000-0000-4000-8000-00000000000a', 'so does the owner without a number'
);
select is(
  public.read_draft(repeat('a', 32), 1, '00000000-0000-4000-8000-00000000000a') #>> '{content,subject,name}', 'Cedar',
  'an older version is read by its owner'
);
select is(public.read_draft(repeat('f', 32)), null, 'an unknown address has nothing to read');
select is(
  public.read_draft(repeat('a', 32), 3, '00000000-0000-4000-8000-00000000000a'), null, 'nor has an unknown version'
);
select is(decode(public.read_draft_card(repeat('a', 32)), 'base64'), 'picture'::bytea, 'a picture is read by its address');
select is(public.read_draft_card(repeat('b', 32)), null, 'a draft may have none');
select throws_ok('select public.share_draft()', '42501', null, 'the service does not share drafts');

-- Stop sharing, and share again
reset role;
set local role authenticated;
select matches(public.stop_sharing_draft() ->> 'slug', '^[0-9a-f]{32}$', 'an owner who stops sharing gets a new address');
select isnt((select slug from public.initial_drafts), repeat('a', 32), 'another one than before');
select results_eq(
  'select url from public.initial_drafts', $$ select '/drafts/' || slug from public.initial_drafts $$, 'which the newest draft has'
);
select is(public.open_draft(repeat('a', 32)), null, 'the old address opens nothing');
select is(public.open_draft(repeat('a', 32), 1), null, 'no older version either');
select is(
  (select public.open_draft(slug, 1) ->> 'name' from public.initial_drafts), 'Cedar', 'the new address has the older versions'
);
create temporary table now_at as select slug from public.initial_drafts;
grant select on now_at to anon, service_role;
reset role;
set local role service_role;
select is((select public.read_draft(slug) from now_at), null, 'others have nothing to read there');
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select is((select public.open_draft(slug) from now_at), null, 'nor do they see it, signed in or not');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is((public.open_draft((select slug from now_at)) ->> 'shared')::boolean, false, 'its owner reads that it is not shared');
select is(public.share_draft(), (select jsonb_build_object('slug', slug) from now_at), 'a press of Share opens it');
select is(public.share_draft(), (select jsonb_build_object('slug', slug) from now_at), 'a second press changes nothing');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select is((select public.open_draft(slug) ->> 'name' from now_at), 'Cedar Grove', 'and others see it');
select is(public.open_draft(repeat('b', 32)) ->> 'name', 'Harbor', 'the addresses of others stay');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(
  (select jsonb_agg(public.stop_sharing_draft() ? 'slug' and public.share_draft() ? 'slug') from generate_series(1, 4)),
  '[true, true, true, true]', 'five an hour are shared'
);
select is((select public.stop_sharing_draft() ? 'slug'), true, 'stopping is never refused');
select is(
  public.share_draft(), '{"budget": "addresses", "max": 5, "hours": 1, "retry_after": 3600}', 'and no sixth is shared'
);

-- The first publication ends it
reset role;
update public.initial_drafts set shared_at = now();
insert into public.site_names (name, profile_id, skeleton)
values ('cedar-grove', '00000000-0000-4000-8000-00000000000a', 'cedargrove');
insert into public.sites (profile_id, state, published_at) values ('00000000-0000-4000-8000-00000000000a', 'offline', now());
update now_at set slug = (select slug from public.initial_drafts where profile_id = '00000000-0000-4000-8000-00000000000a');
set local role anon;
set local request.jwt.claims = '{"role":"anon"}';
select is((select public.open_draft(slug) from now_at), '{"live_at": "cedar-grove"}', 'its address leads to the site');
reset role;
set local role service_role;
select is((select public.read_draft(slug) from now_at), null, 'and shows no draft');
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is(public.share_draft(), null, 'which is not shared again');
select is(
  (select public.open_draft(slug) ->> 'shared' from now_at), 'false', 'its owner sees the draft, and that it is not shared'
);
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000c","role":"authenticated"}';
select is(public.share_draft(), null, 'without a version there is nothing to share');
select is(public.stop_sharing_draft(), null, 'nor to stop');
reset role;
select throws_ok($$ update public.draft_versions set style = 'loud' $$, '23514', null, 'styles are the five');

delete from auth.users;
select is_empty('select from public.draft_versions', 'deleting a user deletes the versions');
select is_empty('select from private.draft_cards', 'and the pictures');

select * from finish();
rollback;
