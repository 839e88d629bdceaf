-- Who wants to know when a part of the product opens. A row belongs to a profile, or to an email that no profile has
-- confirmed yet.
create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references public.profiles (id) on delete cascade,
  email text,
  feature text not null,
  created_at timestamptz not null default now(),

  constraint waitlist_entries_one_owner check (num_nonnulls(profile_id, email) = 1),
  constraint waitlist_entries_once_a_profile unique (profile_id, feature),
  constraint waitlist_entries_once_an_email unique (email, feature),
  constraint waitlist_entries_feature_known check (
    feature in ('social_ads', 'social_media', 'reviews', 'bookings', 'payments')
  ),
  constraint waitlist_entries_email_valid check (private.is_canonical_email(email))
);

comment on table public.waitlist_entries is 'Interest in a part of the product that is not open yet: once a person and part.';
comment on column public.waitlist_entries.profile_id is 'Whose interest it is; empty while only an email is known.';
comment on column public.waitlist_entries.email is 'Typed by a visitor without an account, in lower case; nobody has confirmed it.';
comment on column public.waitlist_entries.feature is 'social_ads is the list of the banner on the home screen; the others are tabs.';

-- Users insert their own rows, and a check runs with the rights of the user who inserts.
grant execute on function private.is_canonical_email(text) to authenticated;

revoke all on public.waitlist_entries from anon, authenticated, service_role;
grant select, insert (profile_id, feature), delete on public.waitlist_entries to authenticated;
grant select, insert, delete on public.waitlist_entries to service_role;

alter table public.waitlist_entries enable row level security;

create policy "Owners see which lists they are on" on public.waitlist_entries
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners put themselves on a list" on public.waitlist_entries
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners take themselves off a list" on public.waitlist_entries
for delete to authenticated using (profile_id = (select auth.uid()));

create function private.tie_waitlist_entries() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  with typed as (
    delete from public.waitlist_entries where email = lower(new.email) returning feature, created_at
  )
  insert into public.waitlist_entries as own (profile_id, feature, created_at)
  select new.id, typed.feature, typed.created_at from typed
  on conflict (profile_id, feature) do update set created_at = least(own.created_at, excluded.created_at);
  return null;
end
$$;
comment on function private.tie_waitlist_entries() is
  'Makes the entries of a confirmed email those of its profile; who is on a list already keeps the earlier date.';
revoke all on function private.tie_waitlist_entries() from public;

-- As with leads: each sign-in proves the email again. The name puts it behind make_profile.
create trigger tie_waitlist_of_confirmed_email after insert or update of email, email_confirmed_at, last_sign_in_at
on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.tie_waitlist_entries();
