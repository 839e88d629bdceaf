alter table public.change_requests
  add column reason text,
  add constraint change_requests_reason_length check (char_length(reason) <= 2000),
  add constraint change_requests_reason_is_for_declined check (reason is null or status = 'declined');
comment on column public.change_requests.reason is 'Why the request was declined, in words for its owner.';
grant update (reason) on public.change_requests to service_role;
