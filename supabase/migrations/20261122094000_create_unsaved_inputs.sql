-- What an owner has entered at a question or in a form and not saved: one row for each owner and question, apart from the
-- answers, so that an incomplete entry never counts as one. The keys are INPUT_KEYS of stored-ids.ts, the largest size is
-- that of limits.ts, both in packages/shared/src/onboarding/answers; a test compares them.
create table public.unsaved_inputs (
  profile_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  question_key text not null,
  input jsonb not null,
  based_on timestamptz,
  typed_at timestamptz not null default now(),

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
  'What owners have entered at a question or in a form and not saved. A confirmed save deletes the row.';
comment on column public.unsaved_inputs.question_key is 'The question, or the form.';
comment on column public.unsaved_inputs.input is 'The fields as entered, unvalidated; may hold the texts of an open dialog.';
comment on column public.unsaved_inputs.based_on is
  'updated_at of the saved answer that was edited; null when the question had no answer.';
comment on column public.unsaved_inputs.typed_at is 'Client time of the last change, at most the database time.';

revoke all on public.unsaved_inputs from anon, authenticated, service_role;
grant select, insert, update, delete on public.unsaved_inputs to authenticated;

create function private.keep_later_input() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.typed_at := least(new.typed_at, now());
  -- A delayed request of one device must not replace what was entered later on another.
  if tg_op = 'UPDATE' and new.typed_at < old.typed_at then return null; end if;
  return new;
end
$$;
comment on function private.keep_later_input() is
  'Corrects client times that are ahead, and ignores an input that is older than the stored one.';
revoke all on function private.keep_later_input() from public;

create trigger keep_later_input before insert or update on public.unsaved_inputs
for each row execute function private.keep_later_input();

alter table public.unsaved_inputs enable row level security;

create policy "Owners read their own unsaved inputs" on public.unsaved_inputs
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own unsaved inputs" on public.unsaved_inputs
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own unsaved inputs" on public.unsaved_inputs
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));

create policy "Owners delete their own unsaved inputs" on public.unsaved_inputs
for delete to authenticated using (profile_id = (select auth.uid()));
