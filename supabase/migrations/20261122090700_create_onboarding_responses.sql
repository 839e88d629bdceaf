-- One row for each owner and question, saved by one atomic upsert. packages/shared/src/onboarding defines the answers;
-- the constraints here keep rows consistent whatever the client. Question keys, step numbers and sizes are those of
-- that folder; a test compares them.
create table public.onboarding_responses (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  question_key text not null,
  response jsonb not null,
  step_number smallint not null,
  branch_path text not null,
  device public.device_kind,
  is_complete boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),

  primary key (profile_id, question_key),
  -- An unknown question has no number and is rejected.
  constraint onboarding_responses_question_known check (coalesce(step_number = case question_key
    when 'businessDetails' then 1
    when 'marketingDetails' then 2
    when 'webPresence' then 3
    when 'webPresenceLinks' then 4
    when 'websiteFeedback' then 5
    when 'buildPresence' then 6
    when 'practiceVision' then 7
    when 'practiceMotivation' then 8
    when 'practiceType' then 9
    when 'clinicModel' then 10
    when 'practiceLocation' then 11
    when 'clinicianDetails' then 12
    when 'designDetails' then 13
  end, false)),
  constraint onboarding_responses_response_shape check (jsonb_typeof(response) = 'object'),
  constraint onboarding_responses_response_size check (octet_length(response::text) <= 65536),
  -- All thirteen keys with their dots are 198 characters.
  constraint onboarding_responses_branch_path_length check (char_length(branch_path) <= 200),
  constraint onboarding_responses_branch_path_format check (branch_path ~ '^([A-Za-z]+\.)*[A-Za-z]+$'),
  constraint onboarding_responses_branch_path_ends_here check (
    split_part(branch_path, '.', -1) = question_key
  ),
  constraint onboarding_responses_complete_at_the_end check (
    not is_complete or question_key in ('websiteFeedback', 'designDetails')
  ),
  -- The service that builds websites can read every file, so this must not be the path of another owner's file.
  constraint onboarding_responses_resume_is_own check (
    question_key <> 'clinicianDetails'
    or response ->> 'resume_file_path' ~ ('^' || profile_id::text || '/[A-Za-z0-9_-]{1,100}\.pdf$')
  )
);

comment on table public.onboarding_responses is
  'The answers of owners on every branch they ever took. Which answers count is derived from all of them.';
comment on column public.onboarding_responses.response is 'The answer, in the format of its question.';
comment on column public.onboarding_responses.step_number is 'Fixed for each question; not the position on the path.';
comment on column public.onboarding_responses.branch_path is 'Keys of the questions that led here and of this one, joined by dots.';
comment on column public.onboarding_responses.device is 'The kind of device of the last save that changed the answer; null: unknown.';
comment on column public.onboarding_responses.is_complete is 'Set by the last question of either branch; never reset.';
comment on column public.onboarding_responses.created_at is 'When the question was first answered.';
comment on column public.onboarding_responses.updated_at is 'Client time, at most the database time; equals updated_at in the answer. Never used to order versions.';
comment on column public.onboarding_responses.changed_at is
  'Database time of the last save that changed the answer. Orders versions of the answers: client clocks differ.';

grant select, insert, update on public.onboarding_responses to authenticated;
grant select on public.onboarding_responses to service_role;

create function private.keep_first_save() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.profile_id := old.profile_id;
  new.question_key := old.question_key;
  new.step_number := old.step_number;
  new.created_at := old.created_at;
  new.is_complete := old.is_complete or new.is_complete;
  return new;
end
$$;
comment on function private.keep_first_save() is
  'Keeps the owner, the question, created_at and a true is_complete of a saved answer.';

create trigger keep_first_save before update on public.onboarding_responses
for each row execute function private.keep_first_save();

create function private.tidy_response() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := least(new.created_at, now());
  -- The checks reject anything but an object.
  if jsonb_typeof(new.response) is distinct from 'object' then return new; end if;
  if new.updated_at > now() then
    new.updated_at := date_trunc('milliseconds', now());
    new.response := jsonb_set(
      new.response, '{updated_at}',
      to_jsonb(to_char(new.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), false
    );
  end if;
  if new.question_key = 'practiceLocation' and jsonb_typeof(new.response -> 'location_details') = 'object'
    and not coalesce(new.response -> 'selected_locations' ? 'physical', false) then
    new.response := jsonb_set(new.response, '{location_details,zipcode}', '""', false);
  end if;
  return new;
end
$$;
comment on function private.tidy_response() is
  'Corrects client times that are ahead, and clears the ZIP code of a practice without an office.';

create trigger tidy_response before insert or update on public.onboarding_responses
for each row execute function private.tidy_response();

create function private.date_change() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  before jsonb;
  after jsonb;
begin
  new.changed_at := date_trunc('milliseconds', clock_timestamp());
  if tg_op = 'INSERT' then return new; end if;
  new.created_at := old.created_at;
  -- Every save sends a new updated_at in the answer.
  before := to_jsonb(old) #- '{response,updated_at}';
  after := to_jsonb(new) #- '{response,updated_at}';
  if exists (select from unnest(tg_argv) as watched where after -> watched <> before -> watched) then
    -- Increases even if the database clock is set back.
    new.changed_at := greatest(new.changed_at, old.changed_at + interval '1 millisecond');
  else
    new.changed_at := old.changed_at;
    new.device := old.device;
  end if;
  return new;
end
$$;
comment on function private.date_change() is
  'Sets changed_at when one of the columns that the trigger names changes, ignores a value sent for it, and keeps the device '
  'of that change.';

-- Triggers run in the order of their names: this one sees the answer after tidy_response.
create trigger write_down_change before insert or update on public.onboarding_responses
for each row execute function private.date_change('response');

alter table public.onboarding_responses enable row level security;

create policy "Owners read their own answers" on public.onboarding_responses
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own answers" on public.onboarding_responses
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own answers" on public.onboarding_responses
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));

create function private.finishes_onboarding(answer public.onboarding_responses) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    -- Feedback ends the questions, but not for owners who let us read their website: their first draft is the whole site.
    when answer.question_key = 'websiteFeedback' then answer.is_complete and not exists (
      select from public.onboarding_responses as links
      where links.profile_id = answer.profile_id and links.question_key = 'webPresenceLinks'
        and links.response -> 'may_read' = 'true'::jsonb
    )
    -- Owners who chose to talk have finished, too. Owners write these rows themselves, so selected_id may be missing.
    when answer.question_key = 'buildPresence' then coalesce(answer.response ->> 'selected_id' = 'talk', false)
    else answer.is_complete
  end
$$;
comment on function private.finishes_onboarding(public.onboarding_responses) is
  'Whether an answer is the last one of its owner: of the style, of a proposal, or for a call.';
