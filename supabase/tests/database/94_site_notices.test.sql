begin;
select plan(11);

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'ana@practice.example');
insert into public.initial_drafts (profile_id, url, slug, version) values
  ('00000000-0000-4000-8000-00000000000a', '/drafts/' || repeat('a', 32), repeat('a', 32), 1);
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version) values
  ('00000000-0000-4000-8000-00000000000a', 1, 'build-presence', 'warm', '{"n": 1}', '2026-01-01');

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
set local role service_role;
select is(
  (select array_agg(private.next_notice_end(content, '2026-12-24')::text order by n) from (values
    (1, '{"sections": [{"kind": "hero"}]}'::jsonb),
    (2, '{"sections": [{"kind": "news", "items": [{"id": "a"}, {"id": "b", "until": "2026-12-23"}]}]}'),
    (3, '{"sections": [{"kind": "news", "items": [{"id": "a", "until": "2026-12-31"}, {"id": "b", "until": "2026-12-24"}]}]}')
  ) as pages (n, content)), array[null, null, '2026-12-25 10:00:00+00'], 'a notice ends when its last day does in Hawaii'
);
create function pg_temp.news(days integer) returns jsonb language sql as $$
  select jsonb_build_object('n', days, 'sections', jsonb_build_array(jsonb_build_object('kind', 'news', 'items', jsonb_build_array(
    jsonb_build_object('id', 'one', 'until', private.day_of_notices() + days)
  ))))
$$;
select is(pg_temp.publish(pg_temp.ana(), 'cedar', 'c', pg_temp.news(2)) ->> 'version', '2', 'a page with a notice is published');
select is(
  (select follow_at from public.sites where profile_id = pg_temp.ana()),
  (private.day_of_notices() + 3 + interval '10 hours') at time zone 'UTC', 'and rendered again when the notice has ended'
);
select is(public.begin_publishing(pg_temp.ana(), null, 2) #>> '{stored,deploy}', repeat('c', 64), 'until then its deploy is as it should be');
update public.sites set published_at = now() - interval '5 days' where profile_id = pg_temp.ana();
reset role;
update public.site_deploys set rendered_day = rendered_day - 5 where id = repeat('c', 64);
update public.draft_versions set content = pg_temp.news(-3) where profile_id = pg_temp.ana() and version = 2;
set local role service_role;
select private.follow_address(pg_temp.ana());
select is(public.claim_moved_sites(), jsonb_build_array(pg_temp.ana()), 'then the worker renders it');
select is(public.begin_publishing(pg_temp.ana(), null, 2) #>> '{stored,deploy}', null, 'instead of taking the deploy that shows the notice');
select is(pg_temp.publish(pg_temp.ana(), null, 'd', null, 2) ->> 'version', '2', 'as the same version');
select is((select follow_at from public.sites where profile_id = pg_temp.ana()), null, 'once');
select is(
  (select published_at from public.sites where profile_id = pg_temp.ana()), now() - interval '5 days', 'which its owner did not publish'
);

-- Offline
select is(pg_temp.publish(pg_temp.ana(), null, 'e', pg_temp.news(2)) ->> 'version', '3', 'a notice is published again');
select public.take_site_offline(pg_temp.ana());
select is(
  (select follow_at from public.sites where profile_id = pg_temp.ana()), null, 'a site that is offline is not rendered when its notice ends'
);

select * from finish();
rollback;
