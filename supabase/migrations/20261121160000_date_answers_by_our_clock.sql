-- A website is built once for a version of the answers. The times in the answers come from the clocks of owners: an edit
-- on a device whose clock is slow would seem older than the answers that were built already.
alter table public.onboarding_responses add column changed_at timestamptz;
update public.onboarding_responses set changed_at = updated_at;
alter table public.onboarding_responses
  alter column changed_at set default now(),
  alter column changed_at set not null;

comment on column public.onboarding_responses.changed_at is
  'When the answer last became another, by our clock: saving the same again is no change.';

create function private.date_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.changed_at := date_trunc('milliseconds', clock_timestamp());
  if tg_op = 'INSERT' then return new; end if;
  if new.response - 'updated_at' = old.response - 'updated_at' then
    new.changed_at := old.changed_at;
  else
    -- Also when our own clock has been set back.
    new.changed_at := greatest(new.changed_at, old.changed_at + interval '1 millisecond');
  end if;
  return new;
end
$$;
comment on function private.date_change() is
  'Says when an answer became another, whatever was sent for that time.';
revoke all on function private.date_change() from public;

-- Triggers run in the order of their names: this one sees the answer as tidy_response leaves it.
create trigger write_down_change before insert or update on public.onboarding_responses
for each row execute function private.date_change();
