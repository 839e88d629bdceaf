-- Link and code of a mail work once, together. Who types the code after the link was used elsewhere reads when and on what
-- kind of device. The browser that asks for a mail puts a random id into its link, and only it can ask about that id.
create table private.used_links (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  request uuid not null unique,
  device text not null,
  used_at timestamptz not null default now(),

  constraint used_links_device_plain check (device ~ '^[A-Za-z]+( [A-Za-z]+)*$' and length(device) <= 40)
);

comment on table private.used_links is 'The mailed link that last signed a user in; a new mail ends the one before it.';
comment on column private.used_links.request is 'The id that the browser made up when it asked for the mail.';
comment on column private.used_links.device is 'Browser and kind of device, such as "Safari on an iPhone"; never a place or an address.';

-- No policy: only the functions below read and write it.
alter table private.used_links enable row level security;

create schema links;
comment on schema links is 'Functions with all rights behind those of public about mailed links.';
revoke all on schema links from public;
grant usage on schema links to anon, authenticated;

create function links.note(link_request uuid, used_on text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.used_links (profile_id, request, device) values (auth.uid(), link_request, used_on)
  on conflict (profile_id) do update set request = excluded.request, device = excluded.device, used_at = now()
$$;
comment on function links.note(uuid, text) is 'See public.note_used_link.';
grant execute on function links.note(uuid, text) to authenticated;

create function public.note_used_link(link_request uuid, used_on text) returns void
language sql
set search_path = ''
as $$
  select links.note(link_request, used_on)
$$;
comment on function public.note_used_link(uuid, text) is 'Notes that a mailed link has just signed the caller in, and on what kind of device.';
grant execute on function public.note_used_link(uuid, text) to authenticated;

create function links.find(link_request uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('used_at', used_at, 'device', device)
  from private.used_links
  -- Links and codes live for a day.
  where request = link_request and used_at > now() - interval '1 day'
$$;
comment on function links.find(uuid) is 'See public.find_used_link.';
grant execute on function links.find(uuid) to anon, authenticated;

create function public.find_used_link(link_request uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select links.find(link_request)
$$;
comment on function public.find_used_link(uuid) is
  'When and on what kind of device the link of a mail was used: {used_at, device}; null while it was not, or for an unknown id.';
grant execute on function public.find_used_link(uuid) to anon, authenticated;
