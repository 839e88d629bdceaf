-- A lead belongs to the profile whose confirmed email is the lead's. Nothing else ties them: metadata and the address
-- of the page are the user's own words.
alter table public.leads
  add constraint leads_profile_id_fkey foreign key (profile_id) references public.profiles (id) on delete set null;

-- Partial, so that a capture does not pay for it.
create index leads_profile_id_index on public.leads (profile_id) where profile_id is not null;

create function private.tie_leads() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.leads set profile_id = new.id where email = lower(new.email) and profile_id is null;
  return null;
end
$$;
comment on function private.tie_leads() is 'Ties the leads of a confirmed email to the profile of its user.';
revoke all on function private.tie_leads() from public;

-- Named to fire after make_profile: triggers of one event run in the order of their names. Each sign-in proves the
-- email again, and ties what was captured since.
create trigger tie_leads_of_confirmed_email after insert or update of email, email_confirmed_at, last_sign_in_at
on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.tie_leads();
