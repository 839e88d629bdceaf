-- People who want to know when a feature opens. A row belongs to a profile, or to an email that no profile has confirmed
-- yet.
create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid references public.profiles (id) on delete cascade,
  email text,
  feature public.waitlist_feature not null,
  suspected text,
  created_at timestamptz not null default now(),

  constraint waitlist_entries_one_owner check (num_nonnulls(profile_id, email) = 1),
  constraint waitlist_entries_once_a_profile unique (profile_id, feature),
  constraint waitlist_entries_once_an_email unique (email, feature),
  constraint waitlist_entries_email_valid check (private.is_canonical_email(email)),
  constraint waitlist_entries_suspected_known check (
    suspected is null or suspected in ('trap', 'fill_time') and profile_id is null
  )
);
-- The purge of every night reads only what it deletes.
create index waitlist_entries_suspected_index on public.waitlist_entries (created_at) where suspected is not null;

comment on table public.waitlist_entries is 'Waitlists of features: one row for each person and feature.';
comment on column public.waitlist_entries.profile_id is 'The profile on the list; null while only an email is known.';
comment on column public.waitlist_entries.email is 'Typed by a visitor without an account; not confirmed. In canonical form.';
comment on column public.waitlist_entries.feature is 'social_ads is the list in the banner of the home screen; the others are tabs.';
comment on column public.waitlist_entries.suspected is
  'What made the join look like that of a program, for 90 days, as in leads.suspected. Null for all others, and once the email '
  'joins without such a sign; a sign-up with it moves the entry to the profile, without the mark.';

grant select, insert (profile_id, feature), delete on public.waitlist_entries to authenticated;
grant select, insert, update (suspected), delete on public.waitlist_entries to service_role;

alter table public.waitlist_entries enable row level security;

create policy "Owners read their own waitlist entries" on public.waitlist_entries
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own waitlist entries" on public.waitlist_entries
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners delete their own waitlist entries" on public.waitlist_entries
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
  'Moves the entries of a confirmed email to its profile; of two entries for a feature the earlier date stays.';

-- As for leads: each sign-in proves the email again. The name makes the trigger run after make_profile.
create trigger tie_waitlist_of_confirmed_email after insert or update of email, email_confirmed_at, last_sign_in_at
on auth.users
for each row when (new.email_confirmed_at is not null and new.email is not null)
execute function private.tie_waitlist_entries();

create function private.is_on_waitlist(confirmed_email text, of_feature text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from auth.users as person
    join public.waitlist_entries as entry on entry.profile_id = person.id
    -- The index of emails is partial: accounts without single sign-on.
    where person.email = confirmed_email and person.is_sso_user = false and person.email_confirmed_at is not null and entry.feature = of_feature
  )
$$;
comment on function private.is_on_waitlist(text, text) is
  'Whether the profile that confirmed this email is on the list.';
grant execute on function private.is_on_waitlist(text, text) to service_role;

create function public.join_waitlist(payload jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  by_address constant bigint := hashtextextended(payload ->> 'address_hash', 3);
  -- A program that leaves an email takes no place from its owner.
  by_email constant bigint := hashtextextended(payload ->> 'email', case when payload ->> 'suspected' is null then 4 else 13 end);
  wait integer;
begin
  wait := private.count_request(by_address, 10, '1 minute');
  if wait > 0 then return jsonb_build_object('retry_after', wait); end if;
  -- The limit of an email is never answered: it would tell when somebody else joined with it. What is left out is on the list.
  if private.count_request(by_email, 5, '1 hour') > 0 then return jsonb_build_object('joined', true); end if;
  if not private.is_on_waitlist(payload ->> 'email', payload ->> 'feature') then
    insert into public.waitlist_entries as known (email, feature, suspected)
    values (payload ->> 'email', payload ->> 'feature', payload ->> 'suspected')
    on conflict (email, feature) do update set suspected = null
    where known.suspected is not null and excluded.suspected is null;
  end if;
  return jsonb_build_object('joined', true);
end
$$;
comment on function public.join_waitlist(jsonb) is
  'Adds an email to a list once. Takes email, feature, address_hash and suspected, which is stored as a mark and changes no '
  'answer; suspected joins have five an hour of their own. Returns {"joined"}, the same for an email that is '
  'already on the list and for one that has joined five times in an hour, or {"retry_after"} in seconds if the address has '
  'reached its limit of 10 a minute.';
grant execute on function public.join_waitlist(jsonb) to service_role;

create function private.forget_suspected_joins() returns void
language sql
set search_path = ''
as $$
  delete from public.waitlist_entries where suspected is not null and created_at < now() - interval '90 days'
$$;
comment on function private.forget_suspected_joins() is
  'Deletes entries that have been suspected for 90 days; called every night.';
