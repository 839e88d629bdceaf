create function public.queue_site_build(owner_id uuid, site_flow text, version_of_answers timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  build public.site_builds;
  delivered timestamptz;
begin
  -- Calls for one owner wait for each other until the first of them is committed; the seed keeps this lock apart from
  -- others that are hashed.
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));

  select * into build from public.site_builds
  where profile_id = owner_id
    and (status in ('queued', 'building') or (status = 'done' and answers_version = version_of_answers))
  order by answers_version = version_of_answers desc
  limit 1;

  if build.id is null then
    select coalesce(delivered_at, created_at) into delivered from public.initial_drafts
    where profile_id = owner_id and url is not null;
    if found then return jsonb_build_object('status', 'done', 'created_at', delivered); end if;

    insert into public.site_builds (profile_id, flow, answers_version)
    values (owner_id, site_flow, version_of_answers)
    returning * into build;
  elsif build.answers_version < version_of_answers then
    -- The answers have changed since: what runs begins again, and whoever builds the old ones has lost the lock.
    update public.site_builds set
      flow = site_flow, answers_version = version_of_answers, status = 'queued', attempts = 0, locked_until = null,
      last_error = null
    where id = build.id
    returning * into build;
  end if;
  return jsonb_build_object('status', build.status, 'created_at', build.created_at);
end
$$;

comment on function public.queue_site_build(uuid, text, timestamptz) is
  'Queues the website of an owner in one round trip. Returns {"status", "created_at"} of the build: the same for a version '
  'of the answers that is queued, running or done already. After a failure it queues a new one; once a draft is '
  'delivered it queues nothing and says done.';

revoke all on function public.queue_site_build(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.queue_site_build(uuid, text, timestamptz) to service_role;
