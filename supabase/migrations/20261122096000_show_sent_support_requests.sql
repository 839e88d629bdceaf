-- Owners see whether the mail to support has been sent.
grant select (mailed_at) on public.support_requests to authenticated;
