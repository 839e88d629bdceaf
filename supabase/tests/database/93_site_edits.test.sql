begin;
select plan(57);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example'),
  ('00000000-0000-4000-8000-00000000000c', 'cleo@practice.example');
insert into public.site_edits (profile_id, hidden) values ('00000000-0000-4000-8000-00000000000b', '{"why": true}');
create temporary table seen (name text primary key, at timestamptz);
grant all on seen to authenticated, service_role;

select policies_are('public', 'site_edits', array[
  'Owners read their own site edits', 'Owners insert their own site edits', 'Owners change their own site edits'
], 'site_edits has exactly these policies');

-- anon
set local role anon;
select throws_ok('select words from public.site_edits', '42501', null, 'anon cannot read edits');
select throws_ok(
  $$ insert into public.site_edits (profile_id) values ('00000000-0000-4000-8000-00000000000a') $$,
  '42501', null, 'anon cannot insert edits'
);
select throws_ok($$ update public.site_edits set words = '{}' $$, '42501', null, 'anon cannot update edits');
select throws_ok('delete from public.site_edits', '42501', null, 'anon cannot delete edits');
select throws_ok($$ select public.save_site_edits('{}') $$, '42501', null, 'anon cannot save edits');

-- The owner and another user
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.site_edits', 'owners do not see the edits of others');
select throws_ok(
  $$ insert into public.site_edits (profile_id) values ('00000000-0000-4000-8000-00000000000b') $$,
  '42501', null, 'owners cannot insert edits of others'
);
select lives_ok($$ insert into public.site_edits (hidden) values ('{"why": true}') $$, 'owners insert their own edits');
insert into seen select 'insert', changed_at from public.site_edits;
select lives_ok($$ update public.site_edits set hidden = '{}' $$, 'owners change their own edits');
select ok(
  (select changed_at from public.site_edits) > (select at from seen where name = 'insert'), 'a change has a later time'
);
insert into seen select 'change', changed_at from public.site_edits;
update public.site_edits set hidden = '{}';
select is((select changed_at from public.site_edits), (select at from seen where name = 'change'), 'saving the same keeps the time');
select throws_ok($$ update public.site_edits set changed_at = now() $$, '42501', null, 'owners cannot set the time');
select throws_ok(
  $$ update public.site_edits set profile_id = '00000000-0000-4000-8000-00000000000b' $$, '42501', null,
  'owners cannot give their edits to others'
);
update public.site_edits set hidden = '{}' where profile_id = '00000000-0000-4000-8000-00000000000b';
select throws_ok('delete from public.site_edits', '42501', null, 'owners cannot delete edits');

create function pg_temp.takes(changes text) returns boolean
language plpgsql
as $$
begin
  execute 'update public.site_edits set ' || changes;
  return true;
exception when check_violation then
  return false;
end
$$;

select ok(
  pg_temp.takes($$ pictures = '{"person:add-abcd": {"id": "0123456789abcdef0123456789abcdef", "type": "webp", "widths": [480]}}' $$),
  'a person has a picture'
);
select ok(not pg_temp.takes($$ pictures = '{"banner": {"id": "0123456789abcdef0123456789abcdef", "type": "webp", "widths": [480]}}' $$), 'no other slot');
select ok(not pg_temp.takes($$ pictures = '{"place": {"id": "../other", "type": "webp", "widths": [480]}}' $$), 'no other id');
select ok(not pg_temp.takes($$ pictures = '{"place": {"id": "0123456789abcdef0123456789abcdef", "type": "svg", "widths": [480]}}' $$), 'no other type');
select ok(not pg_temp.takes($$ pictures = '{"place": "x.webp"}' $$), 'no picture without its parts');
select is(
  (select array_agg(key) from jsonb_object_keys(public.save_site_edits(
    '{"pictures": {"person:add-abcd": null, "logo": {"id": "0123456789abcdef0123456789abcdef", "type": "png", "widths": [320]}}}'
  ) -> 'pictures') as key), array['logo'], 'pictures are merged by their slots, and null takes one out'
);
update public.site_edits set pictures = '{}';
select is(pg_temp.takes($$ words = '[]' $$), false, 'rejects words that are no object');
select is(pg_temp.takes($$ words = '{"a": "text"}' $$), false, 'rejects words of a line that are no object');
select is(pg_temp.takes($$ words = '{"a": {"text": 1, "ours": ""}}' $$), false, 'rejects a text that is none');
select is(pg_temp.takes($$ words = '{"a": {"text": "x"}}' $$), false, 'rejects words without the text that they replaced');
select is(
  pg_temp.takes($$ words = jsonb_build_object('a', jsonb_build_object('text', repeat('x', 262144), 'ours', '')) $$), false,
  'rejects large words'
);
select is(pg_temp.takes($$ section_order = '{}' $$), false, 'rejects an order that is no list');
select is(pg_temp.takes($$ section_order = '[1]' $$), false, 'rejects an order of something else than names');
select is(pg_temp.takes($$ section_order = to_jsonb(array[repeat('x', 1024)]) $$), false, 'rejects a large order');
select is(pg_temp.takes($$ hidden = '[]' $$), false, 'rejects hidden sections that are no object');
select is(pg_temp.takes($$ hidden = '{"why": false}' $$), false, 'rejects a section that is not hidden');
select is(pg_temp.takes($$ hidden = jsonb_build_object(repeat('x', 1024), true) $$), false, 'rejects many hidden sections');
select is(pg_temp.takes($$ added = '[]' $$), false, 'rejects added items that are no object');
select is(pg_temp.takes($$ added = '{"add-abcd": 1}' $$), false, 'rejects an item that is no object');
select is(pg_temp.takes($$ added = '{"other": {"kind": "service", "at": 1}}' $$), false, 'rejects an id that is none');
select is(pg_temp.takes($$ added = '{"add-abcd": {"kind": "form", "at": 1}}' $$), false, 'rejects an unknown kind');
select is(pg_temp.takes($$ added = '{"add-abcd": {"kind": "service", "at": "1"}}' $$), false, 'rejects an item without a number to sort by');

-- Changes of several tabs
select is(
  public.save_site_edits('{"words": {"a": {"text": "One", "ours": "Ours"}, "b": {"text": "Two", "ours": "Ours"}}, "hidden": {"why": true}}'),
  '{"words": {"a": {"text": "One", "ours": "Ours"}, "b": {"text": "Two", "ours": "Ours"}}, "section_order": [], "hidden": {"why": true}, "added": {}, "pictures": {}}',
  'the first tab changes lines and hides a section'
);
select is(
  public.save_site_edits('{"words": {"c": {"text": "Three", "ours": "Ours"}}, "section_order": ["why", "visit"], "hidden": {"cost": true}}'),
  '{"words": {"a": {"text": "One", "ours": "Ours"}, "b": {"text": "Two", "ours": "Ours"}, "c": {"text": "Three", "ours": "Ours"}},
    "section_order": ["why", "visit"], "hidden": {"why": true, "cost": true}, "added": {}, "pictures": {}}',
  'the second tab keeps what the first one changed'
);
select is(
  (public.save_site_edits('{"words": {"a": {"text": "Uno", "ours": "Ours"}, "b": {"text": "Dos", "ours": "Ours", "seen": "Two"}}}')
    -> 'words') - 'c',
  '{"a": {"text": "Uno", "ours": "Ours", "replaced": "One"}, "b": {"text": "Dos", "ours": "Ours"}}',
  'the later words stand, and those that the tab had not seen are kept beside them'
);
select is(
  public.save_site_edits('{"words": {"b": {"text": "", "ours": "Ours"}, "c": {"text": "", "ours": "Ours", "seen": "Three"}}}') -> 'words',
  '{"a": {"text": "Uno", "ours": "Ours", "replaced": "One"}, "b": {"text": "", "ours": "Ours", "replaced": "Dos"}}',
  'words that are taken back are gone, unless the tab had not seen them'
);
select is(
  public.save_site_edits('{"words": {"a": {"text": "One", "ours": "Ours", "seen": "Uno"}, "b": {"text": "", "ours": "Ours", "seen": ""}},
    "hidden": {"why": null}, "settled": ["b"]}'),
  '{"words": {"a": {"text": "One", "ours": "Ours"}}, "section_order": ["why", "visit"], "hidden": {"cost": true}, "added": {}, "pictures": {}}',
  'replaced words are taken back, and a section is shown again'
);
select is(
  public.save_site_edits('{"added": {"add-aaaa": {"kind": "service", "at": 1, "name": "One"}, "add-bbbb": {"kind": "notice", "at": 2}}}') -> 'added',
  '{"add-aaaa": {"kind": "service", "at": 1, "name": "One"}, "add-bbbb": {"kind": "notice", "at": 2}}', 'items are added'
);
select is(
  public.save_site_edits('{"words": {"a": {"text": "Uno", "ours": "Ours", "seen": ""}}}') -> 'words' -> 'a',
  '{"text": "Uno", "ours": "Ours", "replaced": "One"}', 'a line is changed in two windows'
);
select is(
  public.save_site_edits('{"words": {"a": {"text": "Uno, y", "ours": "Ours", "seen": "Uno"}}}') -> 'words' -> 'a',
  '{"text": "Uno, y", "ours": "Ours", "replaced": "One"}', 'replaced words stay while the line is typed on'
);
select is(
  public.save_site_edits('{"words": {"a": {"text": "One", "ours": "Ours", "seen": "Uno, y"}}}') -> 'words' -> 'a',
  '{"text": "One", "ours": "Ours"}', 'replaced words that are taken back are settled'
);
select is(
  public.save_site_edits('{
    "added": {"add-aaaa": {"kind": "service", "at": 1, "name": "Uno"}, "add-bbbb": null, "add-cccc": {"kind": "hours", "at": 3}},
    "seen_items": {"add-aaaa": {"kind": "service", "at": 1, "name": "One"}, "add-bbbb": {"kind": "notice", "at": 1}}
  }') -> 'added',
  '{"add-aaaa": {"kind": "service", "at": 1, "name": "Uno"}, "add-cccc": {"kind": "hours", "at": 3}}',
  'of an item the later save stands, null takes one out, and the rest stays'
);
select is(
  public.save_site_edits('{
    "added": {"add-aaaa": {"kind": "service", "at": 4, "name": "One", "text": "Ours."}, "add-cccc": null},
    "seen_items": {"add-aaaa": {"kind": "service", "at": 1, "name": "One"}, "add-cccc": {"kind": "hours", "at": 3, "days": {}}}
  }') -> 'added',
  '{"add-aaaa": {"kind": "service", "at": 4, "name": "Uno", "text": "Ours."}, "add-cccc": {"kind": "hours", "at": 3}}',
  'two windows keep the fields of each other, and an item that was changed meanwhile is not taken out'
);
select is(
  public.save_site_edits('{
    "added": {"add-aaaa": {"kind": "service", "at": 4, "name": "Eins", "text": "Ours."}},
    "seen_items": {"add-aaaa": {"kind": "service", "at": 4, "name": "One", "text": "Ours."}}
  }') -> 'added' -> 'add-aaaa',
  '{"kind": "service", "at": 4, "name": "Eins", "text": "Ours.", "replaced": {"name": "Uno"}}',
  'a field that its tab had not seen is kept beside the later one'
);
select is(
  public.save_site_edits('{
    "added": {"add-aaaa": {"kind": "service", "at": 4, "name": "Eins!", "text": "Ours."}},
    "seen_items": {"add-aaaa": {"kind": "service", "at": 4, "name": "Eins", "text": "Ours."}}
  }') -> 'added' -> 'add-aaaa' -> 'replaced',
  '{"name": "Uno"}', 'it stays while the item is typed on'
);
select is(
  public.save_site_edits('{
    "added": {"add-aaaa": {"kind": "service", "at": 4, "name": "Uno", "text": "Ours.", "replaced": {"name": "Uno"}}},
    "seen_items": {"add-aaaa": {"kind": "service", "at": 4, "name": "Eins!", "text": "Ours."}}, "settled": ["add-aaaa"]
  }') -> 'added' -> 'add-aaaa',
  '{"kind": "service", "at": 4, "name": "Uno", "text": "Ours."}', 'it is taken back, and settled'
);
select throws_ok($$ select public.save_site_edits('{"section_order": 1}') $$, '23514', null, 'rejects an order that is none');
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000c","role":"authenticated"}';
select is(
  public.save_site_edits('{"words": {"a": {"text": "", "ours": "Ours"}}, "hidden": {"why": null}}'),
  '{"words": {}, "section_order": [], "hidden": {}, "added": {}, "pictures": {}}', 'the first save inserts the edits'
);

-- The service
reset role;
select is(
  (select hidden from public.site_edits where profile_id = '00000000-0000-4000-8000-00000000000b'), '{"why": true}',
  'the edits of others are unchanged'
);
set local role service_role;
select throws_ok($$ select public.save_site_edits('{}') $$, '42501', null, 'the service cannot save edits');
insert into seen select 'ana', changed_at from public.site_edits where profile_id = '00000000-0000-4000-8000-00000000000a';
select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01');
select is(
  (select answers_version from public.site_builds), (select at from seen where name = 'ana'),
  'the version of a build is the newest of answers, details and edits'
);

reset role;
delete from auth.users;
select is_empty('select from public.site_edits', 'deleting a user deletes the edits');

select * from finish();
rollback;
