-- The queue of websites to be built. A build is taken with `for update skip locked` and finished only by whoever still
-- holds it: status building, and the locked_until that was set when it was taken.
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

  constraint site_builds_flow_known check (flow in ('build-presence', 'current-website')),
  constraint site_builds_status_known check (status in ('queued', 'building', 'done', 'failed')),
  constraint site_builds_attempts_count check (attempts >= 0),
  constraint site_builds_building_is_locked check (status <> 'building' or locked_until is not null),
  constraint site_builds_last_error_length check (char_length(last_error) <= 2000)
);
create index site_builds_profile_id_index on public.site_builds (profile_id, created_at);
create unique index site_builds_one_running on public.site_builds (profile_id) where status in ('queued', 'building');
create unique index site_builds_one_a_version on public.site_builds (profile_id, answers_version) where status <> 'failed';
create index site_builds_waiting_index on public.site_builds (created_at) where status in ('queued', 'building');

comment on table public.site_builds is 'Websites to be built from the answers, in the order in which they were asked for.';
comment on column public.site_builds.flow is 'What is built: a presence from the answers, or a better version of a website that exists.';
comment on column public.site_builds.answers_version is 'The time of the newest answer that counts: the same version is built once.';
comment on column public.site_builds.status is 'queued, building, done; failed when nobody tries again.';
comment on column public.site_builds.attempts is 'How often it was taken.';
comment on column public.site_builds.locked_until is 'Until then nobody takes it: somebody builds, or there is a pause before the next attempt.';
comment on column public.site_builds.last_error is 'Why the last attempt failed; for us, never shown to owners.';

revoke all on public.site_builds from anon, authenticated, service_role;
grant select (profile_id, flow, answers_version, status, created_at, updated_at) on public.site_builds to authenticated;
grant select, insert, update on public.site_builds to service_role;

create trigger stamp_update before update on public.site_builds
for each row execute function private.stamp_update();

alter table public.site_builds enable row level security;

create policy "Owners read how their own builds stand" on public.site_builds
for select to authenticated using (profile_id = (select auth.uid()));
