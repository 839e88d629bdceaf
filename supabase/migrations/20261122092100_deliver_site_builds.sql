-- The worker drains the queue by these.
create function private.give_up_build(given_up uuid, reason text) returns void
language sql
set search_path = ''
as $$
  with failed as (
    update public.site_builds set status = 'failed', locked_until = null, last_error = left(reason, 2000)
    where id = given_up
    returning id, profile_id
  )
  insert into public.mails (profile_id, kind, build_id) select profile_id, 'draft_failed', id from failed
  on conflict (build_id, kind) do nothing
$$;
comment on function private.give_up_build(uuid, text) is 'Ends a build as failed and writes the one mail to support.';
grant execute on function private.give_up_build(uuid, text) to service_role;

create function private.site_facts(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'profile', jsonb_build_object(
      'id', profile.id, 'first_name', profile.first_name, 'last_name', profile.last_name,
      'company_name', profile.company_name
    ),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'question_key', answer.question_key, 'response', answer.response, 'changed_at', answer.changed_at
      ) order by answer.step_number), '[]')
      from public.onboarding_responses as answer where answer.profile_id = owner
    ),
    'site_details', (
      select jsonb_build_object(
        'details', added.details, 'statements', added.statements, 'passages', added.passages, 'style', added.style,
        'changed_at', added.changed_at
      )
      from public.site_details as added where added.profile_id = owner
    ),
    'site_edits', (
      select jsonb_build_object(
        'words', edited.words, 'section_order', edited.section_order, 'hidden', edited.hidden,
        'added', edited.added, 'pictures', edited.pictures, 'changed_at', edited.changed_at
      )
      from public.site_edits as edited where edited.profile_id = owner
    )
  )
  from public.profiles as profile where profile.id = owner
$$;
comment on function private.site_facts(uuid) is 'Everything that the website of an owner is composed from.';
grant execute on function private.site_facts(uuid) to service_role;

create function private.entered_facts(owner uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.site_facts(owner) - '{profile,answers}'::text[]
$$;
comment on function private.entered_facts(uuid) is 'What an owner has entered for the website beyond profile and answers.';
grant execute on function private.entered_facts(uuid) to service_role;

create function public.claim_site_builds(room integer default 2) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  claimed jsonb;
  chosen uuid[];
begin
  chosen := array(
    select id from public.site_builds where due_at <= now() order by due_at, id limit room for update skip locked
  );
  -- The worker stopped in the middle of every attempt.
  perform private.give_up_build(id, coalesce(last_error, 'stopped')) from public.site_builds
  where id = any (chosen) and attempts >= 5;

  with taken as (
    update public.site_builds as build
    set status = 'building', attempts = build.attempts + 1, locked_until = now() + interval '1 minute'
    where build.id = any (chosen) and build.status <> 'failed'
    returning build.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', taken.id, 'flow', taken.flow, 'attempts', taken.attempts, 'lock', taken.locked_until
  ) || private.site_facts(taken.profile_id) order by taken.created_at, taken.id) into claimed
  from taken;

  return jsonb_build_object('builds', coalesce(claimed, '[]'), 'more', exists (
    select from public.site_builds as rest where rest.due_at <= now()
  ));
end
$$;
comment on function public.claim_site_builds(integer) is
  'Claims up to room builds that are due, with a lease of one minute. Returns {"builds", "more"}: each build with what it '
  'is composed from and its lock, and whether other builds are due. After five attempts a build is given up.';
grant execute on function public.claim_site_builds(integer) to service_role;

create function public.record_draft(
  finished_id uuid, lock timestamptz, draft_style text, draft_content jsonb, version_of_answers timestamptz,
  card_base64 text default null
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  build public.site_builds;
  number integer;
  new_slug constant text := private.new_draft_slug();
begin
  -- The lock of queue_site_build: publishing takes the next number of a version, too.
  perform pg_advisory_xact_lock(hashtextextended(profile_id::text, 3)) from public.site_builds where id = finished_id;
  update public.site_builds set status = 'done', locked_until = null, last_error = null
  where id = finished_id and status = 'building' and locked_until = lock
  returning * into build;
  if not found then return null; end if;

  select 1 + greatest(
    (select max(version) from public.draft_versions where profile_id = build.profile_id),
    (select version from public.initial_drafts where profile_id = build.profile_id and url is not null),
    0
  ) into number;

  insert into public.draft_versions (profile_id, version, flow, style, content, answers_version, entered)
  values (
    build.profile_id, number, build.flow, draft_style, draft_content, version_of_answers, private.entered_facts(build.profile_id)
  );

  -- A version without a picture must not be shown with the picture of the one before.
  delete from private.draft_cards where profile_id = build.profile_id;
  insert into private.draft_cards (profile_id, png)
  select build.profile_id, decode(card_base64, 'base64') where card_base64 is not null;

  -- All versions have one address. A name that was given by hand is none.
  insert into public.initial_drafts as draft (profile_id, url, slug, version, delivered_at)
  values (build.profile_id, '/drafts/' || new_slug, new_slug, number, now())
  on conflict (profile_id) do update set
    slug = case when draft.slug ~ '^[0-9a-f]{32}$' then draft.slug else new_slug end,
    url = '/drafts/' || case when draft.slug ~ '^[0-9a-f]{32}$' then draft.slug else new_slug end,
    version = excluded.version, delivered_at = coalesce(draft.delivered_at, excluded.delivered_at);

  -- When the budget of mails is spent, one mail waits until it goes on, and tells of the newest version by then.
  update public.mails set version = number
  where profile_id = build.profile_id and kind = 'draft_ready' and status = 'due' and attempts = 0 and locked_until > now()
    and version = (
      select max(sent.version) from public.mails as sent where sent.profile_id = build.profile_id and sent.kind = 'draft_ready'
    );
  -- Of a site that was published, changes are no news: they wait for its owner to publish them.
  if not found and not exists (select from public.launches where profile_id = build.profile_id) then
    insert into public.mails (profile_id, kind, version, locked_until)
    select build.profile_id, 'draft_ready', number, now() + make_interval(secs => (spent.refusal ->> 'retry_after')::integer)
    from (select private.spend(build.profile_id, 'mails') as refusal) as spent;
  end if;
  return number;
end
$$;
comment on function public.record_draft(uuid, timestamptz, text, jsonb, timestamptz, text) is
  'Delivers the draft of a build in one transaction: the version, its picture in place of the last one, the address, the '
  'finished build and, before the first publication, the mail that is due. Returns the number of the version; null, and changes nothing, when the caller '
  'no longer holds the build.';
grant execute on function public.record_draft(uuid, timestamptz, text, jsonb, timestamptz, text) to service_role;

create function public.note_build_failure(failed_id uuid, lock timestamptz, reason text, is_final boolean) returns text
language plpgsql
set search_path = ''
as $$
declare
  build public.site_builds;
begin
  select * into build from public.site_builds
  where id = failed_id and status = 'building' and locked_until = lock
  for update;
  if not found then return null; end if;
  if is_final or build.attempts >= 5 then
    perform private.give_up_build(failed_id, reason);
    return 'failed';
  end if;
  update public.site_builds set
    status = 'queued', last_error = left(reason, 2000),
    locked_until = now() + case build.attempts
      when 1 then interval '10 seconds' when 2 then interval '1 minute' when 3 then interval '5 minutes'
      else interval '15 minutes'
    end
  where id = failed_id;
  return 'queued';
end
$$;
comment on function public.note_build_failure(uuid, timestamptz, text, boolean) is
  'Puts a build back into the queue with a pause that grows, or gives it up when the failure is final or the fifth. '
  'Returns the new status; null, and changes nothing, when the caller no longer holds the build.';
grant execute on function public.note_build_failure(uuid, timestamptz, text, boolean) to service_role;
