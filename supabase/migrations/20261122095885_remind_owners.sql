-- Owners who began the questions and stopped are reminded twice at most: one day and four days after their last answer.
create function private.plan_reminders() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from public.mails where profile_id = new.profile_id and kind = 'questions_left') then
    insert into public.mails (profile_id, kind, reminder, locked_until)
    values
      (new.profile_id, 'questions_left', 1, now() + interval '1 day'),
      (new.profile_id, 'questions_left', 2, now() + interval '4 days')
    on conflict do nothing;
  end if;
  return null;
end
$$;
comment on function private.plan_reminders() is 'Plans both reminders with the first answer of an owner.';

create trigger plan_reminders after insert on public.onboarding_responses
for each row execute function private.plan_reminders();

create function private.reminder_at(mail public.mails) returns timestamptz
language sql stable
set search_path = ''
as $$
  select greatest(
    max(changed_at) + case mail.reminder when 1 then interval '1 day' else interval '4 days' end,
    -- Nobody gets both at once when no mails went out for days.
    case mail.reminder when 2 then (
      select coalesce(first_tried_at, now()) + interval '3 days' from public.mails
      where profile_id = mail.profile_id and kind = mail.kind and reminder = 1 and status <> 'dropped'
    ) end
  )
  from public.onboarding_responses where profile_id = mail.profile_id
$$;
comment on function private.reminder_at(public.mails) is
  'When a reminder is due: some days after the last answer, the second one three days after the first at the earliest.';

create function private.reminder_facts(mail public.mails) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('answers', jsonb_agg(jsonb_build_object(
    'question_key', answer.question_key, 'response', answer.response, 'changed_at', answer.changed_at
  ) order by answer.created_at desc))
  from public.onboarding_responses as answer
  where answer.profile_id = mail.profile_id
    and not exists (select from public.initial_drafts where profile_id = mail.profile_id)
    and not exists (select from private.account_closings where profile_id = mail.profile_id)
  having count(*) > 0 and not bool_or(private.finishes_onboarding(answer))
$$;
comment on function private.reminder_facts(public.mails) is
  'What a reminder says: the answers so far; null when the owner has finished.';
