-- When the function worker has something to do. One line a job: the names are those of supabase/functions/worker/jobs.ts.
create view private.due_jobs with (security_invoker = true) as
  select 'write_due_pointers' as job where exists (
    select from private.site_pointers where due_at <= now() and (locked_until is null or locked_until <= now()))
  union all select 'deliver_drafts' where exists (select from public.site_builds where due_at <= now())
  union all select 'send_mails' where exists (select from public.mails where due_at <= now())
  union all select 'check_domains' where exists (select from public.site_domains where check_at <= now())
  union all select 'follow_addresses' where exists (select from public.sites where follow_at <= now())
  union all select 'remove_deploys' where exists (select from public.site_deploys where check_at <= now())
  union all select 'keep_ledger' where exists (select from private.ledger_schedule where due_at <= now())
    or exists (select from public.referrals where status = 'launched' and due_at is null and launched_at <= now() - private.approval_time())
  union all select 'close_accounts' where exists (
    select from private.account_closings
    where closes_on <= (now() at time zone 'America/New_York')::date and (locked_until is null or locked_until <= now()))
  union all select 'remove_pictures' where exists (select from private.site_pictures where check_at <= now());
comment on view private.due_jobs is 'The jobs of the function worker that are due, by their names in supabase/functions/worker/jobs.ts.';

create function private.has_due_jobs() returns boolean
language sql stable
set search_path = ''
as 'select exists (select from private.due_jobs)';
comment on function private.has_due_jobs() is 'Whether the function worker has something to do: asked by the timer.';
