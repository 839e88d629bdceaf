-- A copy of the marketing answer in the table that the screen reads. Only a trigger writes it.
create table public.marketing_details (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  marketing_status text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint marketing_details_status_length check (char_length(marketing_status) between 1 and 40)
);

comment on table public.marketing_details is 'How an owner does marketing today: a copy of the answer to marketingDetails.';
comment on column public.marketing_details.marketing_status is 'selected_status of the answer.';

grant select on public.marketing_details to authenticated;
grant select on public.marketing_details to service_role;

create trigger stamp_update before update on public.marketing_details
for each row execute function private.stamp_update();

create function private.follow_marketing_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  status text := case
    when tg_op <> 'DELETE' and jsonb_typeof(new.response -> 'selected_status') = 'string'
      then new.response ->> 'selected_status'
  end;
begin
  if char_length(status) between 1 and 40 then
    insert into public.marketing_details as details (profile_id, marketing_status)
    values (new.profile_id, status)
    on conflict (profile_id) do update set marketing_status = excluded.marketing_status
    where details.marketing_status <> excluded.marketing_status;
  else
    delete from public.marketing_details where profile_id = old.profile_id;
  end if;
  return null;
end
$$;
comment on function private.follow_marketing_answer() is
  'Copies a changed marketing answer into marketing_details; deletes the row if the answer has no status.';

create trigger follow_new_marketing_answer after insert or update on public.onboarding_responses
for each row when (new.question_key = 'marketingDetails')
execute function private.follow_marketing_answer();

create trigger follow_deleted_marketing_answer after delete on public.onboarding_responses
for each row when (old.question_key = 'marketingDetails')
execute function private.follow_marketing_answer();

alter table public.marketing_details enable row level security;

create policy "Owners read their own marketing status" on public.marketing_details
for select to authenticated using (profile_id = (select auth.uid()));
