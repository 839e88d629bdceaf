-- What an owner adds after the questions. packages/shared/src/api/site-details.ts defines the format; the constraints
-- here limit what any client can store.
create table public.site_details (
  profile_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  details jsonb not null default '{}',
  statements jsonb not null default '{}',
  passages jsonb not null default '[]',
  style public.design_style,
  device public.device_kind,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),

  constraint site_details_details_shape check (jsonb_typeof(details) = 'object'),
  constraint site_details_details_size check (octet_length(details::text) <= 16384),
  constraint site_details_statements_shape check (
    jsonb_typeof(statements) = 'object'
    and not jsonb_path_exists(
      statements, 'strict $.* ? (@.type() != "string" || (@ != "confirmed" && @ != "struck"))', '{}', true
    )
  ),
  constraint site_details_statements_size check (octet_length(statements::text) <= 32768),
  constraint site_details_passages_shape check (jsonb_typeof(passages) = 'array'),
  constraint site_details_passages_size check (octet_length(passages::text) <= 32768)
);

comment on table public.site_details is 'What owners add to their answers for the website, one row for each profile.';
comment on column public.site_details.details is 'Phone, address, hours, links and so on.';
comment on column public.site_details.statements is 'confirmed or struck for the id of each suggested line that was decided.';
comment on column public.site_details.passages is 'Passages of the uploaded PDF that the owner ticked to be shown.';
comment on column public.site_details.style is 'The style chosen after the questions; null: the answer counts.';
comment on column public.site_details.device is 'The kind of device of the last save that changed something; null: unknown.';
comment on column public.site_details.changed_at is 'Database time of the last save that changed something.';

grant select, insert (profile_id, details, statements, passages, style, device),
  update (profile_id, details, statements, passages, style, device) on public.site_details to authenticated;
grant select on public.site_details to service_role;

create trigger date_site_details before insert or update on public.site_details
for each row execute function private.date_change('details', 'statements', 'passages', 'style');

alter table public.site_details enable row level security;

create policy "Owners read their own site details" on public.site_details
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own site details" on public.site_details
for insert to authenticated with check (profile_id = (select auth.uid()));

create policy "Owners change their own site details" on public.site_details
for update to authenticated using (profile_id = (select auth.uid())) with check (profile_id = (select auth.uid()));

-- Two tabs that save at the same time keep each other's changes: each sends only what was changed in it.
create function public.save_site_details(changes jsonb, saved_on text default null) returns jsonb
language sql
set search_path = ''
as $$
  insert into public.site_details as kept (details, statements, passages, style, device)
  values (
    coalesce(changes -> 'details', '{}'), jsonb_strip_nulls(coalesce(changes -> 'statements', '{}')),
    coalesce(changes -> 'passages', '[]'), changes ->> 'style', saved_on
  )
  on conflict (profile_id) do update set
    details = kept.details || coalesce(changes -> 'details', '{}'),
    statements = jsonb_strip_nulls(kept.statements || coalesce(changes -> 'statements', '{}')),
    passages = coalesce(changes -> 'passages', kept.passages),
    style = case when changes ? 'style' then changes ->> 'style' else kept.style end,
    device = saved_on
  returning jsonb_build_object(
    'details', kept.details, 'statements', kept.statements, 'passages', kept.passages, 'style', kept.style
  )
$$;
comment on function public.save_site_details(jsonb, text) is
  'Merges changes into the site details of the caller and returns them as they are stored: single details and statements, '
  'null takes a statement back; the list of passages; the style. What the changes do not name stays.';
grant execute on function public.save_site_details(jsonb, text) to authenticated;
