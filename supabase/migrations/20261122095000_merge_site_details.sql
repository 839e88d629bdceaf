-- Two tabs that save at the same time keep each other's changes: each sends only what was changed in it.
create function public.save_site_details(changes jsonb) returns jsonb
language sql
set search_path = ''
as $$
  insert into public.site_details as kept (details, statements, passages, style)
  values (
    coalesce(changes -> 'details', '{}'), jsonb_strip_nulls(coalesce(changes -> 'statements', '{}')),
    coalesce(changes -> 'passages', '[]'), changes ->> 'style'
  )
  on conflict (profile_id) do update set
    details = kept.details || coalesce(changes -> 'details', '{}'),
    statements = jsonb_strip_nulls(kept.statements || coalesce(changes -> 'statements', '{}')),
    passages = coalesce(changes -> 'passages', kept.passages),
    style = case when changes ? 'style' then changes ->> 'style' else kept.style end
  returning jsonb_build_object(
    'details', kept.details, 'statements', kept.statements, 'passages', kept.passages, 'style', kept.style
  )
$$;
comment on function public.save_site_details(jsonb) is
  'Merges changes into the site details of the caller and returns them as they are stored: single details and statements, '
  'null takes a statement back; the list of passages; the style. What the changes do not name stays.';
revoke all on function public.save_site_details(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.save_site_details(jsonb) to authenticated;
