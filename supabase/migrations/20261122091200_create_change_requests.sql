-- Changes that owners request on their draft. Answers cannot be edited after delivery, so each request is a row; the
-- operator sets its status.
create table public.change_requests (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  areas text[] not null default '{}',
  details text not null default '',
  status public.change_request_status not null default 'open',
  created_at timestamptz not null default now(),
  reason text,

  constraint change_requests_areas_known check (
    areas <@ array[
      'copy', 'design', 'navigation', 'functionality', 'brand_alignment', 'content', 'engagement', 'mobile'
    ]
  ),
  constraint change_requests_areas_count check (cardinality(areas) <= 8),
  constraint change_requests_details_length check (char_length(details) <= 4000),
  constraint change_requests_says_something check (cardinality(areas) > 0 or details ~ '\S'),
  -- Lines are welcome; control characters and changes of direction are not.
  constraint change_requests_details_visible check (details !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]'),
  constraint change_requests_reason_length check (char_length(reason) <= 2000),
  constraint change_requests_reason_is_for_declined check (reason is null or status = 'declined')
);
create index change_requests_profile_id_index on public.change_requests (profile_id, created_at);

create index change_requests_open_index on public.change_requests (profile_id) where status = 'open';

comment on table public.change_requests is 'Changes that owners request on the draft of their website.';
comment on column public.change_requests.areas is 'Areas of the request, as in the question about an existing website.';
comment on column public.change_requests.details is 'Description by the owner; may be empty if there is an area.';
comment on column public.change_requests.status is 'open, in_progress, done or declined; set by the operator.';
comment on column public.change_requests.reason is 'Why the request was declined, in words for its owner.';

-- The sender chooses the id: an attempt that is repeated after a lost response is stored once.
grant select, insert (id, profile_id, areas, details) on public.change_requests to authenticated;
grant select, update (status, reason) on public.change_requests to service_role;

-- A person reads each request, so a script must not be able to file any number of them.
create function private.limit_change_requests() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  refusal jsonb;
begin
  -- The policies refuse rows of others, and the primary key a retry of a stored request: neither is told of a limit.
  if new.profile_id is distinct from (select auth.uid())
    or exists (select from public.change_requests where id = new.id) then
    return new;
  end if;
  -- Without the lock, requests that are filed at the same moment would not count each other.
  perform pg_advisory_xact_lock(hashtextextended('change requests ' || new.profile_id, 11));
  if (
    select count(*) from public.change_requests as waiting
    where waiting.profile_id = new.profile_id and waiting.status = 'open'
  ) >= 20 then
    raise exception 'Twenty requests are open already.' using errcode = 'check_violation';
  end if;
  -- A refused row takes its count back with it.
  refusal := private.spend(new.profile_id, 'change_requests');
  if refusal is not null then
    -- PostgREST answers 429 to this code.
    raise exception 'Too many requests for now.' using errcode = 'PT429', detail = refusal::text;
  end if;
  return new;
end
$$;
comment on function private.limit_change_requests() is 'Limits an owner to twenty open requests and to a budget of new ones.';

create trigger limit_change_requests before insert on public.change_requests
for each row execute function private.limit_change_requests();

alter table public.change_requests enable row level security;

create policy "Owners read their own change requests" on public.change_requests
for select to authenticated using (profile_id = (select auth.uid()));

create policy "Owners insert their own change requests" on public.change_requests
for insert to authenticated with check (profile_id = (select auth.uid()));
