-- What stands on an owner's other website, read once with consent. Nothing of it is on a page: what the owner says yes to
-- is copied to site_details. packages/shared/src/api/reader.ts defines the format.
create table public.website_readings (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  asked text not null,
  address text not null,
  read_at timestamptz not null,
  pages integer not null,
  facts jsonb not null,
  settled jsonb not null default '{}',

  constraint website_readings_asked_length check (char_length(asked) between 1 and 2100),
  constraint website_readings_address_length check (char_length(address) between 1 and 2100),
  constraint website_readings_pages_count check (pages between 1 and 10),
  constraint website_readings_facts_shape check (jsonb_typeof(facts) = 'array'),
  constraint website_readings_facts_size check (octet_length(facts::text) <= 131072),
  constraint website_readings_settled_shape check (jsonb_typeof(settled) = 'object'),
  constraint website_readings_settled_size check (octet_length(settled::text) <= 4096)
);

comment on table public.website_readings is 'The last reading of each owner''s other website: facts with the words around them.';
comment on column public.website_readings.asked is 'The address that the owner named; the app shows the reading only while it is their website.';
comment on column public.website_readings.settled is 'yes or no for the place of each fact in the list that the owner has decided.';

grant select, update (settled), delete on public.website_readings to authenticated;
grant select, insert, update on public.website_readings to service_role;

alter table public.website_readings enable row level security;

create policy "Owners read their own website readings" on public.website_readings
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners settle their own website readings" on public.website_readings
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));

create policy "Owners delete their own website readings" on public.website_readings
for delete to authenticated using (profile_id = (select auth.uid()));

create function private.forget_old_reading() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  delete from public.website_readings where profile_id = new.profile_id;
  return null;
end
$$;
comment on function private.forget_old_reading() is
  'Forgets what was read at an address that is no longer the owner''s website. Facts with a yes are copies, and stay.';

create trigger forget_old_reading after update on public.onboarding_responses
for each row when (
  new.question_key = 'webPresenceLinks'
  and old.response #>> '{links,website}' is distinct from new.response #>> '{links,website}'
) execute function private.forget_old_reading();

create function private.keep_newer_reading() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  return null;
end
$$;
comment on function private.keep_newer_reading() is
  'Keeps a reading from being replaced by one that began before it and took longer, perhaps of an earlier address.';

create trigger keep_newer_reading before update on public.website_readings
for each row when (new.read_at < old.read_at) execute function private.keep_newer_reading();
