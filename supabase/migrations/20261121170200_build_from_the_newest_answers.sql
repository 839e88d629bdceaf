-- A draft is built from the newest answers. Whoever takes a build from the queue reads them then; so an edit only says
-- which version that will be, and a build that has begun with older ones begins again. Nobody has to ask for it: the
-- edit may be the last thing that a browser does.
create function private.renew_site_build() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- It still counts from when it was asked for. What is done is delivered, and then changed by request.
  update public.site_builds set
    answers_version = greatest(answers_version, new.changed_at), status = 'queued', attempts = 0, locked_until = null,
    last_error = null
  where profile_id = new.profile_id
    and (status = 'building' or (status = 'queued' and answers_version < new.changed_at));
  return null;
end
$$;
comment on function private.renew_site_build() is
  'Gives a build that waits the version of an edited answer, and lets one that runs begin again: as queue_site_build does.';
revoke all on function private.renew_site_build() from public;

create trigger renew_site_build_by_new_answer after insert on public.onboarding_responses
for each row execute function private.renew_site_build();

-- Saving the same again is no change; see private.date_change().
create trigger renew_site_build_by_edit after update on public.onboarding_responses
for each row when (new.changed_at is distinct from old.changed_at)
execute function private.renew_site_build();
