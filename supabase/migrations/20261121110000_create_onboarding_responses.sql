-- One row for each owner and question, saved by one atomic upsert. The shapes of the answers belong to
-- packages/shared/src/onboarding; what stands here keeps rows whole whoever writes them. Question keys, step numbers and
-- sizes are those of that folder; a test compares them.
create table public.onboarding_responses (
  profile_id uuid not null references public.profiles (id) on delete cascade,
  question_key text not null,
  response jsonb not null,
  step_number smallint not null,
  branch_path text not null,
  is_complete boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  primary key (profile_id, question_key),
  -- A question that is not in the list has no number, and is refused.
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
  -- Whoever builds the website reads this file with all rights: the path of another owner's file must not stand here.
  constraint onboarding_responses_resume_is_own check (
    question_key <> 'clinicianDetails'
    or response ->> 'resume_file_path' ~ ('^' || profile_id::text || '/[A-Za-z0-9_-]{1,100}\.pdf$')
  )
);

comment on table public.onboarding_responses is
  'What owners answered, on every branch ever taken: which answers count is derived from all of them.';
comment on column public.onboarding_responses.response is 'The answer in the shape of its question.';
comment on column public.onboarding_responses.step_number is 'Fixed for each question; the place on the path is another number.';
comment on column public.onboarding_responses.branch_path is 'Dotted keys of the questions that led here, and its own.';
comment on column public.onboarding_responses.is_complete is 'Set with the last question of either branch, and never taken back.';
comment on column public.onboarding_responses.created_at is 'When the question was answered first.';
comment on column public.onboarding_responses.updated_at is 'By the clock of the client, which cannot be ahead of ours; the same time stands in the answer.';

revoke all on public.onboarding_responses from anon, authenticated, service_role;
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
  'Keeps whose answer it is, to which question, when it was first given, and that it once completed the onboarding.';
revoke all on function private.keep_first_save() from public;

create trigger keep_first_save before update on public.onboarding_responses
for each row execute function private.keep_first_save();

create function private.tidy_response() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := least(new.created_at, now());
  -- Anything but an object is for the checks to refuse.
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
  'Corrects clocks that are ahead, and empties the ZIP of a practice without an office.';
revoke all on function private.tidy_response() from public;

create trigger tidy_response before insert or update on public.onboarding_responses
for each row execute function private.tidy_response();

alter table public.onboarding_responses enable row level security;

create policy "Owners read their own answers" on public.onboarding_responses
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners answer for themselves" on public.onboarding_responses
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own answers" on public.onboarding_responses
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
