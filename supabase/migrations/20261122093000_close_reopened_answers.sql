create function drafts.close_answers() returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.initial_drafts set reopened_at = null
  where profile_id = (select auth.uid()) and reopened_at is not null;
  return found;
end
$$;
comment on function drafts.close_answers() is 'See public.close_answers.';
revoke all on function drafts.close_answers() from public;
grant execute on function drafts.close_answers() to authenticated;

create function public.close_answers() returns boolean
language sql
set search_path = ''
as $$ select drafts.close_answers() $$;
comment on function public.close_answers() is
  'Closes the answers that the caller reopened, without a new version. Returns false when they were not open.';
revoke all on function public.close_answers() from public, anon, authenticated, service_role;
grant execute on function public.close_answers() to authenticated;
