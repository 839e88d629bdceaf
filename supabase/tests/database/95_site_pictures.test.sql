begin;
select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example'),
  ('00000000-0000-4000-8000-00000000000b', 'ben@practice.example');
set local storage.allow_delete_query = 'true';
insert into storage.objects (bucket_id, name)
values ('site-pictures', '00000000-0000-4000-8000-00000000000b/' || repeat('b', 32) || '-480.webp');

create function pg_temp.store(name text, bucket text default 'site-pictures') returns boolean
language plpgsql
as $$
begin
  insert into storage.objects (bucket_id, name) values (bucket, name);
  return true;
exception when insufficient_privilege then
  return false;
end
$$;
create function pg_temp.file(letter text, ending text default '-480.webp', owner text default 'a') returns text
language sql
as $$ select '00000000-0000-4000-8000-00000000000' || owner || '/' || repeat(letter, 32) || ending $$;

select row_eq(
  $$ select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'site-pictures' $$,
  row (false, 1048576::bigint, array['image/webp', 'image/jpeg', 'image/png']), 'the bucket is private and takes small pictures'
);
select policy_roles_are('storage', 'objects', 'Owners read their own pictures', array['authenticated']);
select policy_roles_are('storage', 'objects', 'Owners store their own pictures', array['authenticated']);

-- anon
set local role anon;
select is(pg_temp.store(pg_temp.file('a')), false, 'anon cannot store pictures');
select is_empty($$ select from storage.objects where bucket_id = 'site-pictures' $$, 'anon cannot see pictures');
select throws_ok($$ select public.begin_picture(repeat('a', 32), '{480.webp}') $$, '42501', null, 'anon cannot begin a picture');
select throws_ok($$ select public.find_draft_picture('x', repeat('a', 32)) $$, '42501', null, 'anon cannot ask whose a picture is');

-- The owner
reset role;
set local role authenticated;
set local request.jwt.claims = '{"sub":"00000000-0000-4000-8000-00000000000a","role":"authenticated"}';
select throws_ok('select from private.site_pictures', '42501', null, 'owners cannot read the list');
select throws_ok($$ select public.claim_unused_pictures() $$, '42501', null, 'owners cannot claim pictures');
select throws_ok(
  $$ select public.note_removed_picture('00000000-0000-4000-8000-00000000000a', repeat('a', 32), now()) $$, '42501', null,
  'owners cannot record that a picture is gone'
);
select is_empty($$ select from storage.objects where bucket_id = 'site-pictures' $$, 'owners do not see pictures of others');
select is(pg_temp.store(pg_temp.file('a')), false, 'a picture has to be begun');
select is(public.begin_picture(repeat('a', 32), '{480.webp}'), true, 'owners begin a picture');
select throws_ok($$ select public.begin_picture('../x', '{480.webp}') $$, '23514', null, 'its id is one');
select throws_ok(format('select public.begin_picture(repeat(''e'', 32), %L)', files), '23514', null, 'no files: ' || files)
from unnest(array['{480.svg}', '{/480.webp}', '{480.webp/x}', '{"480.webp,x"}', '{0.webp}', '{1.webp,2.webp,3.webp,4.webp,5.webp}']) as files;
select is(pg_temp.store(pg_temp.file('a')), true, 'then they store a file of it');
select is(pg_temp.store(pg_temp.file('a', '-480.svg')), false, 'no drawing');
select is(pg_temp.store(pg_temp.file('a', '-480.html')), false, 'no page');
select is(pg_temp.store(pg_temp.file('a', E'-480.webp\n.html')), false, 'no line break in its name');
select is(pg_temp.store('00000000-0000-4000-8000-00000000000a/x/' || repeat('a', 32) || '-480.webp'), false, 'no folder below');
select is(pg_temp.store(pg_temp.file('a', '-480.webp', 'b')), false, 'nothing in the folder of another owner');
select is(pg_temp.store(pg_temp.file('a', '-960.webp')), false, 'no file that was not named');
select is(public.begin_picture(repeat('a', 32), '{480.webp,960.webp,1600.webp,400.jpg}'), true, 'further ones are named later');
select throws_ok($$ select public.begin_picture(repeat('a', 32), '{1200.webp}') $$, '23514', null, 'four of a picture');
select is(
  pg_temp.store(pg_temp.file('a', '-960.webp')) and pg_temp.store(pg_temp.file('a', '-1600.webp'))
  and pg_temp.store(pg_temp.file('a', '-400.jpg')), true, 'four files: one is for cards'
);
select is(pg_temp.store(pg_temp.file('a', '-1200.webp')), false, 'and not a fifth');
select is((select count(*) from storage.objects), 4::bigint, 'owners see their own files');
select is_empty($$ update storage.objects set name = 'x' returning 1 $$, 'owners replace no file');
select is_empty('delete from storage.objects returning 1', 'owners remove no file: a version may show it');
reset role;
update private.site_pictures set begun_at = now() - interval '2 hours';
set local role authenticated;
select public.begin_picture(repeat('c', 32), '{480.webp}');
reset role;
update private.site_pictures set begun_at = now() - interval '2 hours' where id = repeat('c', 32);
set local role authenticated;
select is(pg_temp.store(pg_temp.file('c')), false, 'after an hour a picture has to be begun again');
select is(public.begin_picture(repeat('c', 32), '{480.webp}') and pg_temp.store(pg_temp.file('c')), true, 'and can be');

-- The quota
reset role;
insert into private.site_pictures (profile_id, id)
select '00000000-0000-4000-8000-00000000000a', md5(n::text) from generate_series(1, 98) as n;
set local role authenticated;
select is(public.begin_picture(repeat('d', 32), '{480.webp}'), false, 'a hundred pictures are the most');
select is(public.begin_picture(repeat('c', 32), '{480.webp}'), true, 'one of them can be tried again');
reset role;
delete from private.site_pictures where id not in (repeat('a', 32), repeat('c', 32));

-- What is shown is kept
set local role authenticated;
select public.save_entries(jsonb_build_object('picture/portrait', jsonb_build_object('value', jsonb_build_object(
  'id', repeat('a', 32), 'type', 'webp', 'widths', '[480]'::jsonb
))));
reset role;
update private.site_pictures set check_at = now();
set local role service_role;
select is(
  (select array_agg(one ->> 'id') from jsonb_array_elements(public.claim_unused_pictures() -> 'pictures') as one),
  array[repeat('c', 32)], 'a picture that the page shows is not claimed, one that it does not show is'
);
select is(
  public.note_removed_picture(
    '00000000-0000-4000-8000-00000000000a', repeat('c', 32),
    (select check_at from private.site_pictures where id = repeat('c', 32))
  ), true, 'a claimed picture is recorded as gone'
);
reset role;
update private.site_pictures set check_at = now() + interval '1 minute';
set local role authenticated;
select public.save_entries(jsonb_build_object(
  'picture/portrait', jsonb_build_object('value', null, 'seen', (select value from public.entries where key = 'picture/portrait'))
));
reset role;
select ok(
  (select check_at from private.site_pictures where id = repeat('a', 32)) > now() + interval '29 days',
  'the thirty days are counted from when it was taken out'
);
insert into public.initial_drafts (profile_id, url, slug)
values ('00000000-0000-4000-8000-00000000000a', '/drafts/' || repeat('5', 32), repeat('5', 32));
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
values ('00000000-0000-4000-8000-00000000000a', 1, 'build-presence', 'warm', jsonb_build_object('sections', jsonb_build_array(
  jsonb_build_object('kind', 'team', 'members', jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('id', repeat('a', 32)))))
)), now());
select is((select check_at from private.site_pictures where id = repeat('a', 32)), null, 'a picture of a version is never looked at again');

-- Who has the address of a draft sees its owner's pictures
set local role service_role;
select is(
  public.find_draft_picture(repeat('5', 32), repeat('a', 32)), '00000000-0000-4000-8000-00000000000a',
  'a draft shows the pictures of its owner'
);
select is(public.find_draft_picture(repeat('5', 32), repeat('b', 32)), null, 'and no others');

reset role;
delete from public.profiles where id = '00000000-0000-4000-8000-00000000000a';
select is_empty('select from private.site_pictures', 'the list goes with the account');

select * from finish();
rollback;
