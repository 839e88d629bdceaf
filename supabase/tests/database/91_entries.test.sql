begin;
select plan(71);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example'),
  ('00000000-0000-4000-8000-00000000000c', 'cleo@practice.example');
insert into public.entries (profile_id, key, value, typed_at, changed_at) values
  ('00000000-0000-4000-8000-00000000000b', 'fact/phone', '"1"', '2026-01-01', '2026-01-01'),
  ('00000000-0000-4000-8000-00000000000b', 'input/clinicModel', '{"input": {"a": 1}, "based_on": null}', '2026-01-01', '2026-01-01');
create temporary table seen (name text primary key, at timestamptz);
grant all on seen to authenticated, service_role;

select policies_are('public', 'entries', array['Owners read their own entries'], 'entries has exactly this policy');
select col_is_pk('public', 'entries', array['profile_id', 'key'], 'the primary key is owner and key');

-- One change, as the app sends it, and what of the row is merged.
create function pg_temp.save(key text, change jsonb, device text default 'computer') returns jsonb
language sql
as $$
  select jsonb_build_object('value', row -> 'value', 'replaced', row -> 'replaced')
  from jsonb_array_elements(public.save_entries(jsonb_build_object(key, change), device)) as row
  where row ->> 'key' = save.key
$$;
create function pg_temp.takes(key text, value jsonb) returns boolean
language plpgsql
as $$
begin
  perform public.save_entries(jsonb_build_object(key, jsonb_build_object('value', value, 'seen', (
    select entry.value from public.entries as entry where entry.key = takes.key
  ))));
  return true;
exception when check_violation or program_limit_exceeded then
  return false;
end
$$;
create function pg_temp.words(said text) returns jsonb language sql as $$ select jsonb_build_object('text', said, 'ours', 'Ours') $$;

-- anon
set local role anon;
select throws_ok('select from public.entries', '42501', null, 'anon cannot read entries');
select throws_ok($$ insert into public.entries (key) values ('style') $$, '42501', null, 'anon cannot insert entries');
select throws_ok($$ update public.entries set value = 'true' $$, '42501', null, 'anon cannot update entries');
select throws_ok('delete from public.entries', '42501', null, 'anon cannot delete entries');
select throws_ok($$ select public.save_entries('{}') $$, '42501', null, 'anon cannot save entries');

-- Owners: one function writes.
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select is_empty('select from public.entries', 'owners do not see the entries of others');
select throws_ok($$ insert into public.entries (profile_id, key) values ('00000000-0000-4000-8000-00000000000a', 'style') $$, '42501', null, 'owners insert nothing beside the function');
select throws_ok($$ update public.entries set value = 'true' $$, '42501', null, 'owners update nothing beside the function');
select throws_ok('delete from public.entries', '42501', null, 'owners delete nothing beside the function');
select throws_ok('truncate public.entries', '42501', null, 'owners truncate nothing');
select throws_ok($$ select private.merge_entry(null, null, '1', null, true, false, false) $$, '42501', null, 'owners do not call the rule itself');
select is(
  pg_temp.save('fact/phone', '{"value": "2"}'), '{"value": "2", "replaced": null}', 'owners save their own entries'
);
insert into seen select 'insert', changed_at from public.entries;
select is(pg_temp.save('fact/phone', '{"value": "2"}'), '{"value": "2", "replaced": null}', 'the same again is the same');
select results_eq(
  $$ select changed_at, version from public.entries $$, $$ select at, 1::bigint from seen where name = 'insert' $$,
  'and changes neither time nor version'
);
select is(pg_temp.save('fact/phone', '{"value": "3", "seen": "2"}'), '{"value": "3", "replaced": null}', 'what was seen is replaced');
select ok(
  (select changed_at from public.entries) > (select at from seen where name = 'insert'), 'a change has a later time'
);
select is((select version from public.entries), 2::bigint, 'and counts');
select throws_ok($$ select public.save_entries('[]') $$, '22023', null, 'changes are an object');
select throws_ok($$ select pg_temp.save('fact/phone', '{"value": "4"}', 'iPhone of Ana') $$, '23514', null, 'a save names a kind of device and nothing else');

-- The rule
select is(
  pg_temp.save('fact/phone', '{"value": "4", "seen": "2"}'), '{"value": "4", "replaced": "3"}',
  'of two windows the later stands, and what it had not seen is kept beside it'
);
select is(
  pg_temp.save('fact/phone', '{"value": "45", "seen": "4"}'), '{"value": "45", "replaced": "3"}', 'it stays while it is typed on'
);
select is(
  pg_temp.save('fact/phone', '{"value": "9", "seen": "2", "typed_at": "2020-01-01"}'), '{"value": "45", "replaced": "9"}',
  'what was typed earlier and is sent later does not stand, and is kept'
);
select is(
  pg_temp.save('fact/phone', '{"value": null, "seen": "2"}'), '{"value": "45", "replaced": "9"}',
  'what was not seen is not taken back'
);
select is(pg_temp.save('fact/phone', '{"settled": true}'), '{"value": "45", "replaced": null}', 'what was replaced is settled');
select is(
  pg_temp.save('fact/phone', '{"value": "5", "seen": "1", "settled": true}'), '{"value": "5", "replaced": "45"}',
  'settling forgets what was replaced before, not what this change replaces'
);
select is(
  pg_temp.save('fact/phone', '{"value": "45", "seen": "5"}'), '{"value": "45", "replaced": null}', 'what is taken back is not lost'
);
select is(
  pg_temp.save('fact/phone', '{"value": "", "seen": "45"}'), '{"value": "", "replaced": null}', 'a fact is emptied'
);
select is(
  pg_temp.save('fact/phone', '{"value": "6", "seen": "45"}'), '{"value": "6", "replaced": null}', 'nothing is lost over nothing'
);
select is(
  pg_temp.save('line/hero/lede', jsonb_build_object('value', pg_temp.words('One'))),
  jsonb_build_object('value', pg_temp.words('One'), 'replaced', null), 'a line has words'
);
select is(
  pg_temp.save('line/hero/lede', jsonb_build_object('value', pg_temp.words('Uno'))),
  jsonb_build_object('value', pg_temp.words('Uno'), 'replaced', pg_temp.words('One')), 'a line is changed in two windows'
);
select is(
  pg_temp.save('line/hero/lede', jsonb_build_object('value', null, 'seen', pg_temp.words('Uno'))),
  jsonb_build_object('value', null, 'replaced', pg_temp.words('One')), 'words are taken back, and the others wait'
);
select is(
  pg_temp.save('line/hero/lede', '{"settled": true}'), '{"value": null, "replaced": null}', 'what is taken back and settled is nothing'
);
select is(
  pg_temp.save('item/add-aaaa', '{"value": {"kind": "service", "at": 1, "name": "One", "text": ""}}') -> 'value',
  '{"kind": "service", "at": 1, "name": "One", "text": ""}', 'an item is added'
);
select is(
  pg_temp.save('item/add-aaaa', '{"value": {"kind": "service", "at": 1, "name": "Uno", "text": ""},
    "seen": {"kind": "service", "at": 1, "name": "One", "text": ""}}'),
  '{"value": {"kind": "service", "at": 1, "name": "Uno", "text": ""}, "replaced": null}', 'a field of it is changed'
);
select is(
  pg_temp.save('item/add-aaaa', '{"value": {"kind": "service", "at": 4, "name": "One", "text": "Ours."},
    "seen": {"kind": "service", "at": 1, "name": "One", "text": ""}}'),
  '{"value": {"kind": "service", "at": 4, "name": "Uno", "text": "Ours."}, "replaced": null}',
  'two windows keep the fields of each other'
);
select is(
  pg_temp.save('item/add-aaaa', '{"value": {"kind": "service", "at": 4, "name": "Eins", "text": "Ours."},
    "seen": {"kind": "service", "at": 4, "name": "One", "text": "Ours."}}'),
  '{"value": {"kind": "service", "at": 4, "name": "Eins", "text": "Ours."}, "replaced": {"name": "Uno"}}',
  'a field that its window had not seen is kept beside the later one'
);
select is(
  pg_temp.save('item/add-aaaa', '{"value": null, "seen": {"kind": "service", "at": 4, "name": "One", "text": "Ours."}}') -> 'value',
  '{"kind": "service", "at": 4, "name": "Eins", "text": "Ours."}', 'an item that was changed meanwhile is not taken out'
);
select is(
  pg_temp.save('item/add-aaaa', '{"value": {"kind": "service", "at": 4, "name": "Uno", "text": "Ours."},
    "seen": {"kind": "service", "at": 4, "name": "Eins", "text": "Ours."}, "settled": true}'),
  '{"value": {"kind": "service", "at": 4, "name": "Uno", "text": "Ours."}, "replaced": null}', 'it is taken back, and settled'
);

-- What was typed and not saved
select is(
  pg_temp.save('input/clinicModel', '{"value": {"input": {"a": 1}, "based_on": null}, "typed_at": "2999-01-01"}') -> 'value',
  '{"input": {"a": 1}, "based_on": null}', 'an input is kept'
);
select is((select typed_at from public.entries where key = 'input/clinicModel'), now(), 'a time ahead becomes database time');
select is(
  pg_temp.save('input/clinicModel', '{"value": null, "seen": {"input": {"b": 2}, "based_on": null}}') -> 'value' -> 'input',
  '{"a": 1}', 'a save leaves an input that it does not know'
);
select is(
  pg_temp.save('input/clinicModel', '{"value": null, "seen": {"input": {"a": 1}, "based_on": null}}'),
  '{"value": null, "replaced": null}', 'and empties the one that it knows'
);
select is((select version from public.entries where key = 'input/clinicModel'), 2::bigint, 'whose row stays, with its version');
select is(
  jsonb_array_length(public.save_entries('{"input/clinicModel": {"value": {"input": {}, "based_on": null}}}')), 1,
  'the save of an input returns that one'
);
select cmp_ok(
  jsonb_array_length(public.save_entries('{"hidden/why": {"value": true}}')), '>', 2, 'any other save returns all that is no input'
);

-- Ticks
select is(pg_temp.save('tick/opened', '{"value": true}') -> 'value', 'true', 'owners tick their own plan');
select pg_temp.save('tick/opened', '{"value": null, "seen": true}');
select is_empty($$ select from public.entries where key = 'tick/opened' $$, 'what is not ticked any more leaves no row');

-- What can be stored
select ok(bool_and(pg_temp.takes(key, value)), 'takes what the app writes') from (values
  ('statement/values/a', '"confirmed"'::jsonb), ('style', '"warm"'), ('passages', '[{"id": "p1", "text": "I"}]'),
  ('order', '["why"]'), ('picture/person:add-abcd', '{"id": "0123456789abcdef0123456789abcdef", "type": "webp", "widths": [480]}'),
  ('fact/storyAnswers', '[]'), ('input/changeRequest', '{"input": {}, "based_on": "2026-01-01"}')
) as given (key, value);
select ok(not bool_or(pg_temp.takes(key, value)), 'takes nothing else') from (values
  ('', 'true'::jsonb), ('fact', '"1"'), ('fact/', '"1"'), ('fact/a b', '"1"'), ('colour/red', 'true'), ('style/warm', '"warm"'),
  ('fact/phone', '{}'), ('fact/phone', '1'), ('statement/a', '"maybe"'), ('style', '"loud"'), ('passages', '{}'),
  ('line/a', '"text"'), ('line/a', '{"text": 1, "ours": ""}'), ('line/a', '{"text": "x"}'), ('order', '{}'), ('order', '[1]'),
  ('hidden/why', 'false'), ('item/other', '{"kind": "service", "at": 1}'), ('item/add-abcd', '{"kind": "form", "at": 1}'),
  ('item/add-abcd', '{"kind": "service", "at": "1"}'), ('item/add-abcd', '1'),
  ('picture/banner', '{"id": "0123456789abcdef0123456789abcdef", "type": "webp", "widths": [480]}'),
  ('picture/place', '{"id": "../other", "type": "webp", "widths": [480]}'),
  ('picture/place', '{"id": "0123456789abcdef0123456789abcdef", "type": "svg", "widths": [480]}'), ('picture/place', '"x.webp"'),
  ('tick/Not A Task', 'true'), ('tick/opened', '1'), ('input/favouriteColour', '{"input": {}, "based_on": null}'),
  ('input/clinicModel', '["a"]'), ('input/clinicModel', '{"input": [], "based_on": null}')
) as given (key, value);
select ok(
  pg_temp.takes('input/practiceType', jsonb_build_object('input', jsonb_build_object('a', repeat('x', 131072 - 9)), 'based_on', null)),
  'takes an input of the largest size'
);
select ok(
  not pg_temp.takes('input/practiceType', jsonb_build_object('input', jsonb_build_object('a', repeat('x', 131300)), 'based_on', null)),
  'takes no larger one'
);
-- A script that is signed in fills no table.
create function pg_temp.flood(kind text, value jsonb, many integer) returns void
language sql
as $$
  select public.save_entries((
    select jsonb_object_agg(replace(kind, '#', translate(lpad(n::text, 4, '0'), '0123456789', 'abcdefghij')), jsonb_build_object('value', value))
    from generate_series(1, many) as n
  ))
$$;
select throws_ok(format('select pg_temp.flood(%L, %L, %s)', key, value, many), '54000', null, 'not more than an owner has: ' || key)
from (values
  ('fact/#', '"x"', 61), ('statement/#', '"struck"', 1001), ('line/#', '{"text": "x", "ours": "y"}', 1001), ('hidden/#', 'true', 41),
  ('item/add-#', '{"kind": "notice", "at": 1}', 41), ('tick/a#', 'true', 101),
  ('picture/person:add-#', '{"id": "0123456789abcdef0123456789abcdef", "type": "webp", "widths": [480]}', 51),
  ('fact/#', to_jsonb(repeat('x', 9000))::text, 2)
) as flood (key, value, many);
select lives_ok($$ select pg_temp.flood('item/add-#', '{"kind": "notice", "at": 1}', 30) $$, 'thirty items are not too many');
do $$ begin
  perform public.save_entries((
    select jsonb_object_agg(key, jsonb_build_object('value', null, 'seen', value)) from public.entries where key like 'item/%'
  ));
end $$;
select cmp_ok(
  (select count(*) from public.entries where value is null and key not like 'input/%'), '<=', 30::bigint, 'what is taken back is forgotten'
);

-- Another owner, and a token without a user id
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000b","role":"authenticated"}';
select is(pg_temp.save('fact/phone', '{"value": "7", "seen": "1"}') -> 'value', '"7"', 'each owner changes their own entries');
set local request.jwt.claims = '{"role":"authenticated"}';
select is_empty('select from public.entries', 'a token without a user id reads nothing');
select throws_ok($$ select public.save_entries('{"style": {"value": "warm"}}') $$, '23502', null, 'and saves nothing');

-- The services read what the website is made of, and nothing else.
reset role;
set local role service_role;
select throws_ok('select from public.entries', '42501', null, 'the service cannot read entries');
select throws_ok($$ select public.save_entries('{}') $$, '42501', null, 'the service cannot save entries');
select is(
  private.site_facts('00000000-0000-4000-8000-00000000000b') -> 'entries', '[{"key": "fact/phone", "value": "7"}]',
  'it is told what the website is made of'
);
insert into seen select 'ana', private.site_entered_at('00000000-0000-4000-8000-00000000000a');
select public.queue_site_build('00000000-0000-4000-8000-00000000000a', 'build-presence', '2026-01-01');
select is(
  (select answers_version from public.site_builds), (select at from seen where name = 'ana'),
  'the version of a build is the newest of answers and entries'
);

reset role;
delete from auth.users where id = '00000000-0000-4000-8000-00000000000a';
select results_eq(
  'select distinct profile_id from public.entries', $$ values ('00000000-0000-4000-8000-00000000000b'::uuid) $$,
  'deleting a user deletes only their entries'
);

select * from finish();
rollback;
