-- What an owner has entered at a question or in a form and not saved: one row for each owner and question, apart from the
-- answers, so that an incomplete entry never counts as one. A save empties the row and leaves it: a missing row says
-- nothing to a browser that has sent one while it asked. The keys are INPUT_KEYS of stored-ids.ts, the largest size is
-- that of limits.ts, both in packages/shared/src/onboarding/answers; a test compares them.
create table public.unsaved_inputs (
  profile_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  question_key text not null,
  input jsonb,
  based_on timestamptz,
  typed_at timestamptz not null default now(),
  replaces bigint not null default 0,
  version bigint not null default 1,

  primary key (profile_id, question_key),
  constraint unsaved_inputs_question_known check (
    question_key in (
      'businessDetails', 'marketingDetails', 'webPresence', 'webPresenceLinks', 'websiteFeedback', 'buildPresence',
      'practiceVision', 'practiceMotivation', 'practiceType', 'clinicModel', 'practiceLocation', 'clinicianDetails',
      'designDetails', 'changeRequest', 'presenceChange', 'supportRequest'
    )
  ),
  constraint unsaved_inputs_input_shape check (jsonb_typeof(input) = 'object'),
  constraint unsaved_inputs_input_size check (octet_length(input::text) <= 131072)
);

comment on table public.unsaved_inputs is
  'What owners have entered at a question or in a form and not saved.';
comment on column public.unsaved_inputs.question_key is 'The question, or the form.';
comment on column public.unsaved_inputs.input is 'The fields as entered, unvalidated; may hold the texts of an open dialog. Null: saved or discarded.';
comment on column public.unsaved_inputs.based_on is
  'updated_at of the saved answer that was edited; null when the question had no answer.';
comment on column public.unsaved_inputs.typed_at is 'Client time of the last change, at most the database time.';
comment on column public.unsaved_inputs.version is
  'Counts the changes; set here.';
comment on column public.unsaved_inputs.replaces is
  'The version that the sender knew, 0 for none. A change is ignored if that is not the stored one.';

grant select, insert, update on public.unsaved_inputs to authenticated;

create function private.replace_known_input() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.typed_at := least(new.typed_at, now());
  new.version := 1;
  if tg_op = 'INSERT' then return new; end if;
  -- What another device or tab has stored meanwhile stays: the sender reads it and decides.
  if new.replaces <> old.version then return null; end if;
  new.version := old.version + 1;
  return new;
end
$$;
comment on function private.replace_known_input() is
  'Corrects client times that are ahead, counts the versions, and ignores a change of another version than the stored one.';

create trigger replace_known_input before insert or update on public.unsaved_inputs
for each row execute function private.replace_known_input();

alter table public.unsaved_inputs enable row level security;

create policy "Owners read their own unsaved inputs" on public.unsaved_inputs
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own unsaved inputs" on public.unsaved_inputs
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own unsaved inputs" on public.unsaved_inputs
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));
