-- Operators: people of the company who work at the desk (/operator). Everything there is a function of the schema desk, which
-- asks who calls; whatever changes something takes a reason and leaves a row in private.operator_log.
create schema desk;
comment on schema desk is 'What operators read and do. Called only through the functions public.operator_….';
revoke all on schema desk from public;
grant usage on schema desk to authenticated;

create table private.operators (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  name text not null,
  granted_at timestamptz not null default now(),

  constraint operators_name_length check (char_length(btrim(name)) between 1 and 100)
);
comment on table private.operators is 'The role operators. One line of SQL grants it (docs/operator.md); no function does.';
comment on column private.operators.name is 'How the log names this person.';

create table private.put_off_items (
  key text primary key,
  until timestamptz not null,
  by_actor text not null,

  constraint put_off_items_key_length check (char_length(key) between 1 and 100)
);
comment on table private.put_off_items is 'Items of the desk that are not shown before a time: "Later", or nothing is to be done.';
comment on column private.put_off_items.key is 'The key of the item in public.operator_today.';

create table private.erasures (
  number integer primary key generated always as identity,
  erased_profile uuid not null,
  masked_email text not null,
  by_actor text not null,
  reason text not null,
  asked_at timestamptz not null default now(),
  erased_at timestamptz,

  constraint erasures_once unique (erased_profile)
);
comment on table private.erasures is 'Accounts that an operator erased: the receipt is E- with the number. Holds nothing else of the person.';
comment on column private.erasures.erased_at is 'When the account was gone; null while the timer is about to delete it.';

-- No policies: only the functions of the schema desk use these tables.
alter table private.operators enable row level security;
alter table private.put_off_items enable row level security;
alter table private.erasures enable row level security;

create index site_builds_failed_index on public.site_builds (created_at) where status = 'failed';
create index mails_failed_index on public.mails (created_at) where status = 'failed';
create index support_requests_open_index on public.support_requests (created_at) where status = 'open';
create index change_requests_waiting_index on public.change_requests (created_at) where status in ('open', 'in_progress');
create index site_domains_lost_index on public.site_domains (lost_at) where state = 'lost';
create index payouts_open_index on public.payouts (number) where state = 'open';

create function desk.operator() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_name text;
begin
  select name into found_name from private.operators where profile_id = auth.uid();
  if found_name is null then raise exception 'Only operators may do this' using errcode = '42501'; end if;
  return found_name;
end
$$;
comment on function desk.operator() is 'The name of the operator who calls; refuses everybody else. Each function of the desk calls it first.';

create function private.operator_of(of_profile uuid) returns text
language sql stable security definer
set search_path = ''
as 'select name from private.operators where profile_id = of_profile';
comment on function private.operator_of(uuid) is 'Implements public.operator_of.';
grant execute on function private.operator_of(uuid) to service_role;

create function public.operator_of(of_profile uuid) returns text
language sql stable
set search_path = ''
as 'select private.operator_of(of_profile)';
comment on function public.operator_of(uuid) is 'The name of an operator; null for everybody else. For the function payouts.';
grant execute on function public.operator_of(uuid) to service_role;

create function private.note_erasure() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.erasures set erased_at = now() where erased_profile = old.id;
  return null;
end
$$;
comment on function private.note_erasure() is 'Completes the receipt of an erased account.';

create trigger note_erasure after delete on public.profiles
for each row execute function private.note_erasure();

create function private.name_of(of_profile uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    nullif(btrim(profile.company_name), ''), nullif(btrim(concat_ws(' ', profile.first_name, profile.last_name)), ''), account.email
  )
  from public.profiles as profile join auth.users as account using (id) where profile.id = of_profile
$$;
comment on function private.name_of(uuid) is 'How the desk names an account: the practice, else the person, else the address.';
