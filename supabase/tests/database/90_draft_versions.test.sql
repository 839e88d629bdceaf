begin;
select plan(45);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
insert into private.draft_folders (slug, profile_id, created_at) values
  (repeat('a', 32), '00000000-0000-4000-8000-00000000000a', now() - interval '1 day'),
  (repeat('b', 32), '00000000-0000-4000-8000-00000000000b', now() - interval '1 day'),
  (repeat('c', 32), '00000000-0000-4000-8000-00000000000a', now() - interval '2 hours'),
  (repeat('d', 32), '00000000-0000-4000-8000-00000000000a', now());
insert into public.draft_versions (profile_id, version, slug, flow, style, content, answers_version, paths) values
  ('00000000-0000-4000-8000-00000000000a', 1, repeat('a', 32), 'build-presence', 'warm',
   '{"kind": "full", "subject": {"name": "Cedar Grove"}, "secret": "typed"}', '2026-01-01', array[repeat('a', 32) || '/frame.html']),
  ('00000000-0000-4000-8000-00000000000b', 1, repeat('b', 32), 'current-website', 'modern',
   '{"kind": "proposal", "subject": {"name": "Harbor"}}', '2026-01-01', array[repeat('b', 32) || '/frame.html']);

select policies_are('public', 'draft_versions', array['Owners read their own draft versions'], 'draft_versions has exactly this policy');
select matches((select slug from private.draft_folders where slug = repeat('a', 32)), '^[0-9a-f]{32}$', 'slugs are 32 hexadecimal digits');
insert into private.draft_folders (profile_id) values ('00000000-0000-4000-8000-00000000000b');
select matches(
  (select slug from private.draft_folders where slug not in (repeat('a', 32), repeat('b', 32), repeat('c', 32), repeat('d', 32))),
  '^[0-9a-f]{32}$', 'a new folder gets a random slug'
);
select is_empty(
  $$ select policyname from pg_policies where schemaname = 'storage' and coalesce(qual, '') || coalesce(with_check, '') ~ '''drafts''' $$,
  'no policy lets a client list, write or delete files of drafts'
);
select is((select public from storage.buckets where id = 'drafts'), true, 'the bucket can be read by address');

-- anon
set local role anon;
select throws_ok('select slug from public.draft_versions', '42501', null, 'anon cannot read versions');
select throws_ok($$ insert into public.draft_versions (version) values (1) $$, '42501', null, 'anon cannot insert versions');
select throws_ok($$ update public.draft_versions set version = 2 $$, '42501', null, 'anon cannot update versions');
select throws_ok('delete from public.draft_versions', '42501', null, 'anon cannot delete versions');
select throws_ok('select public.reopen_answers()', '42501', null, 'anon cannot reopen answers');
select throws_ok('select public.claim_site_builds()', '42501', null, 'anon cannot claim builds');
select throws_ok('select slug from private.draft_folders', '42501', null, 'anon cannot read folders');
select is(
  public.open_draft(repeat('a', 32)),
  jsonb_build_object('slug', repeat('a', 32), 'version', 1, 'kind', 'site', 'style', 'warm', 'name', 'Cedar Grove',
    'created_at', now(), 'mine', false),
  'a visitor learns the name and nothing of the content'
);
select is(public.open_draft(repeat('b', 32)) ->> 'kind', 'proposal', 'a visitor learns that a draft is a proposal');
select is(public.open_draft(repeat('e', 32)), null, 'an unknown slug opens nothing');
select is(public.open_draft('%'), null, 'a slug is no pattern');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select results_eq('select slug from public.draft_versions', $$ values (repeat('a', 32)) $$, 'owners read only their own versions');
select throws_ok($$ insert into public.draft_versions (version) values (1) $$, '42501', null, 'owners cannot insert versions');
select throws_ok($$ update public.draft_versions set version = 2 $$, '42501', null, 'owners cannot update versions');
select throws_ok('delete from public.draft_versions', '42501', null, 'owners cannot delete versions');
select throws_ok(
  $$ select public.rotate_draft('00000000-0000-4000-8000-00000000000b', repeat('b', 32), repeat('d', 32)) $$,
  '42501', null, 'owners cannot call rotate_draft'
);
select is((public.open_draft(repeat('a', 32)) ->> 'mine')::boolean, true, 'a draft knows its owner');
select is((public.open_draft(repeat('b', 32)) ->> 'mine')::boolean, false, 'a draft of another owner is not theirs');
select is(public.reopen_answers(), false, 'answers cannot be reopened before delivery');

-- Reopened answers
reset role;
insert into public.initial_drafts (profile_id, url, slug) values
  ('00000000-0000-4000-8000-00000000000a', '/drafts/' || repeat('a', 32), repeat('a', 32)),
  ('00000000-0000-4000-8000-00000000000b', '/drafts/' || repeat('b', 32), repeat('b', 32));
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
  public.unused_draft_folders(), jsonb_build_array(repeat('c', 32)), 'unused are folders without a version that are an hour old'
);
select lives_ok($$ select public.forget_draft_folders(array[repeat('a', 32), repeat('c', 32)]) $$, 'folders can be forgotten');
select is(public.unused_draft_folders(), '[]', 'a forgotten folder is gone');
select is(
  public.reserve_draft_folder('00000000-0000-4000-8000-00000000000a') - 'to',
  jsonb_build_object('from', repeat('a', 32), 'paths', jsonb_build_array(repeat('a', 32) || '/frame.html')),
  'a new folder is reserved for the newest version'
);
select is(
  public.rotate_draft('00000000-0000-4000-8000-00000000000b', repeat('a', 32), repeat('d', 32)), false,
  'the draft of another owner is not rotated'
);
select is(
  public.rotate_draft('00000000-0000-4000-8000-00000000000a', repeat('a', 32), repeat('d', 32)), true, 'a draft is rotated'
);
select results_eq(
  $$ select v.slug, v.paths, d.url, d.slug from public.draft_versions as v join public.initial_drafts as d using (profile_id)
     where profile_id = '00000000-0000-4000-8000-00000000000a' $$,
  $$ values (repeat('d', 32), array[repeat('d', 32) || '/frame.html'], '/drafts/' || repeat('d', 32), repeat('d', 32)) $$,
  'the version, its paths and the newest draft have the new slug'
);
select is(
  public.rotate_draft('00000000-0000-4000-8000-00000000000a', repeat('a', 32), repeat('d', 32)), false, 'a repeat changes nothing'
);
select is(
  public.reserve_draft_folder('00000000-0000-4000-8000-00000000000c'), null, 'without a version there is nothing to rotate'
);
select throws_ok(
  $$ update public.draft_versions set slug = repeat('f', 32) where slug = repeat('b', 32) $$, '23503', null, 'a slug is one of a folder'
);
select throws_ok($$ update public.draft_versions set style = 'loud' $$, '23514', null, 'styles are the five');

reset role;
delete from auth.users;
select is_empty('select from public.draft_versions', 'deleting a user deletes the versions');
select is((select count(*) from private.draft_folders where profile_id is null), 5::bigint, 'the folders stay to be emptied');

select * from finish();
rollback;
