create table public.consents (
  profile_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  document text not null,
  version text not null,
  accepted_at timestamptz not null default now(),

  primary key (profile_id, document, version),
  constraint consents_document_known check (document in ('terms', 'privacy', 'partner_terms')),
  constraint consents_version_length check (char_length(version) between 1 and 40)
);

comment on table public.consents is 'The versions of the terms, of the privacy policy and of the partner terms that users agreed to.';
comment on column public.consents.accepted_at is 'Database time; clients cannot set it.';

grant select, insert (profile_id, document, version) on public.consents to authenticated;
grant select on public.consents to service_role;

alter table public.consents enable row level security;

-- A person accepts each version once; a script could fill the table.
create function private.limit_consents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Without the lock, rows that are added at the same moment would not count each other.
  perform pg_advisory_xact_lock(hashtextextended('consents ' || new.profile_id, 11));
  if (select count(*) from public.consents where profile_id = new.profile_id) >= 100 then
    raise exception 'You have accepted more versions than there are' using errcode = '54000';
  end if;
  return new;
end
$$;
comment on function private.limit_consents() is 'Refuses the 101st consent of a person.';

create trigger limit_consents before insert on public.consents
for each row execute function private.limit_consents();

create policy "Owners read their own consents" on public.consents
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners add their own consents" on public.consents
for insert to authenticated with check (profile_id = (select auth.uid()));
