-- Owners who come back read when something of theirs was saved last, and on what kind of device: it may not have been they.
create function public.last_save() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('saved_at', changed_at, 'device', device)
  from (
    select changed_at, device from public.onboarding_responses where profile_id = (select auth.uid())
    union all
    select changed_at, device from public.site_details where profile_id = (select auth.uid())
    union all
    select changed_at, device from public.site_edits where profile_id = (select auth.uid())
  ) as saves
  order by changed_at desc
  limit 1
$$;
comment on function public.last_save() is
  'The last save that changed an answer, a detail or the page of the caller: {"saved_at", "device"}; null before the first.';
grant execute on function public.last_save() to authenticated;
