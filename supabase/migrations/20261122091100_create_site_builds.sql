-- The queue of websites to build. A worker takes a build with `for update skip locked` and may finish it only while it
-- holds it: status is building and locked_until is the value that the worker set.
create table public.site_builds (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id) on delete cascade,
  flow text not null,
  answers_version timestamptz not null,
  status text not null default 'queued',
  attempts smallint not null default 0,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  due_at timestamptz generated always as (
    case when status in ('queued', 'building') then coalesce(locked_until, created_at) end
  ) stored,

  constraint site_builds_flow_known check (flow in ('build-presence', 'current-website')),
  constraint site_builds_status_known check (status in ('queued', 'building', 'done', 'failed')),
  constraint site_builds_attempts_count check (attempts >= 0),
  constraint site_builds_building_is_locked check (status <> 'building' or locked_until is not null),
  constraint site_builds_last_error_length check (char_length(last_error) <= 2000)
);
create index site_builds_profile_id_index on public.site_builds (profile_id, created_at);
create unique index site_builds_one_running on public.site_builds (profile_id) where status in ('queued', 'building');
create unique index site_builds_one_a_version on public.site_builds (profile_id, answers_version) where status <> 'failed';
create index site_builds_due_index on public.site_builds (due_at, id) where due_at is not null;

comment on table public.site_builds is 'Websites to build from the answers, in the order of the requests.';
comment on column public.site_builds.flow is 'build-presence: a new website; current-website: an improved version of an existing one.';
comment on column public.site_builds.answers_version is 'changed_at of the newest answer, details or edits that count. Each version is built once.';
comment on column public.site_builds.status is 'queued, building, done, or failed after the last attempt.';
comment on column public.site_builds.attempts is 'How often a worker took the build.';
comment on column public.site_builds.locked_until is 'No worker takes the build before this time: it is being built, or waits for its next attempt.';
comment on column public.site_builds.due_at is 'When a worker may take the build; null once it is finished.';
comment on column public.site_builds.last_error is 'Why the last attempt failed; not readable by owners.';

grant select (profile_id, flow, answers_version, status, created_at, updated_at) on public.site_builds to authenticated;
grant select, insert, update on public.site_builds to service_role;

create trigger stamp_update before update on public.site_builds
for each row execute function private.stamp_update();

alter table public.site_builds enable row level security;

create policy "Owners read their own builds" on public.site_builds
for select to authenticated using (profile_id = (select auth.uid()));

create function public.queue_site_build(owner_id uuid, site_flow text, version_of_answers timestamptz) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  build public.site_builds;
  draft public.initial_drafts;
  wanted timestamptz;
  delivered timestamptz;
  refusal jsonb;
begin
  -- Serializes calls for one owner until the transaction ends. The seed separates this lock from other hashed ones.
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));

  select greatest(
    version_of_answers,
    (select changed_at from public.site_details where profile_id = owner_id),
    (select changed_at from public.site_edits where profile_id = owner_id)
  ) into wanted;
  select * into draft from public.initial_drafts where profile_id = owner_id and url is not null;

  -- Two reads, each by its unique index: an owner may have many builds.
  select * into build from public.site_builds
  where profile_id = owner_id and answers_version = wanted and status <> 'failed';
  if build.id is null then
    select * into build from public.site_builds where profile_id = owner_id and status in ('queued', 'building');
  end if;

  if build.id is not null then
    if build.answers_version < wanted then
      -- The answers have changed: the build starts again, and the worker of the old version loses its lock.
      update public.site_builds set
        flow = site_flow, answers_version = wanted, status = 'queued', attempts = 0, locked_until = null, last_error = null
      where id = build.id
      returning * into build;
    end if;
  else
    -- A draft that was made by hand has no version with answers: the time of its delivery counts.
    select coalesce(
      (select answers_version from public.draft_versions where profile_id = owner_id order by version desc limit 1),
      draft.delivered_at, draft.created_at
    ) into delivered;
    if draft.profile_id is not null and delivered >= wanted then
      build.status := 'done';
      build.created_at := coalesce(draft.delivered_at, draft.created_at);
    else
      refusal := private.spend(owner_id, 'versions');
      -- Answers that were reopened stay open.
      if refusal is not null then return refusal; end if;
      insert into public.site_builds (profile_id, flow, answers_version)
      values (owner_id, site_flow, wanted)
      returning * into build;
    end if;
  end if;
  update public.initial_drafts set reopened_at = null where profile_id = owner_id and reopened_at is not null;
  return jsonb_build_object('status', build.status, 'created_at', build.created_at);
end
$$;

comment on function public.queue_site_build(uuid, text, timestamptz) is
  'Queues the website of an owner in one round trip, and closes answers that were reopened. Returns {"status", '
  '"created_at"} of the build, which is the existing one if this version of answers, site details and site edits is '
  'queued, building or done. After a failure it queues a new build; without anything newer than the delivered draft it queues '
  'nothing and returns done. When the budget of versions is spent it changes nothing and returns what private.spend says.';

grant execute on function public.queue_site_build(uuid, text, timestamptz) to service_role;

-- A draft is built from the newest answers. A worker reads them when it takes the build, so an edit only updates the
-- version of a queued build, and restarts a build that began with older answers. A trigger does this because the edit
-- may be the last request of a browser.
create function private.renew_site_build() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The build keeps its place in the queue. Finished drafts are changed through change requests.
  update public.site_builds set
    answers_version = greatest(answers_version, new.changed_at), status = 'queued', attempts = 0, locked_until = null,
    last_error = null
  where profile_id = new.profile_id
    and (status = 'building' or (status = 'queued' and answers_version < new.changed_at));
  return null;
end
$$;
comment on function private.renew_site_build() is
  'Updates a queued build to the version of an edited answer and restarts a running one, as queue_site_build does.';

create trigger renew_site_build_by_new_answer after insert on public.onboarding_responses
for each row execute function private.renew_site_build();

-- changed_at stays when the same answer is saved again; see private.date_change().
create trigger renew_site_build_by_edit after update on public.onboarding_responses
for each row when (new.changed_at is distinct from old.changed_at)
execute function private.renew_site_build();
