-- Link and code of a mail work once, together. Who types the code after the link was used elsewhere reads when and on what
-- kind of device. Anybody can ask for a mail to anybody, with any id in its link, so the id alone tells nothing: only who
-- types the code of that very mail can have read it.
create table private.used_links (
  profile_id uuid primary key references public.profiles (id) on delete cascade,
  request uuid not null,
  code_hash bytea not null,
  device text not null,
  used_at timestamptz not null default now(),

  constraint used_links_device_plain check (device ~ '^[A-Za-z]+( [A-Za-z]+)*$' and length(device) <= 40)
);
-- Not unique: a conflict would tell another account that the link was used.
create index used_links_request_index on private.used_links (request);

comment on table private.used_links is 'The mailed link that last signed a user in; a new mail ends the one before it.';
comment on column private.used_links.request is 'The id that the browser made up when it asked for the mail.';
comment on column private.used_links.code_hash is 'SHA-256 of the id and the code of the mail, which the link carries; the code is used up.';
comment on column private.used_links.device is 'Browser and kind of device, such as "Safari on an iPhone"; never a place or an address.';

-- No policy: only the functions below read and write it.
alter table private.used_links enable row level security;

create schema links;
comment on schema links is 'Functions with all rights behind those of public about mailed links.';
revoke all on schema links from public;
grant usage on schema links to anon, authenticated;

create function private.hash_code(link_request uuid, code text) returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(convert_to(link_request || ' ' || code, 'UTF8'))
$$;
comment on function private.hash_code(uuid, text) is 'How private.used_links keeps the code of a mail.';

create function links.note(link_request uuid, used_on text, code text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.used_links (profile_id, request, code_hash, device)
  values (auth.uid(), link_request, private.hash_code(link_request, code), used_on)
  on conflict (profile_id) do update set
    request = excluded.request, code_hash = excluded.code_hash, device = excluded.device, used_at = now()
$$;
comment on function links.note(uuid, text, text) is 'See public.note_used_link.';
grant execute on function links.note(uuid, text, text) to authenticated;

create function public.note_used_link(link_request uuid, used_on text, code text) returns void
language sql
set search_path = ''
as $$
  select links.note(link_request, used_on, code)
$$;
comment on function public.note_used_link(uuid, text, text) is
  'Notes that a mailed link has just signed the caller in, and on what kind of device. Takes the code of the same mail.';
grant execute on function public.note_used_link(uuid, text, text) to authenticated;

create function links.find(link_request uuid, typed_code text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Each look is counted, also for ids that nobody has: the work does not tell whether a link was used. Ids share 65,536
  -- counters, so that made-up ones do not fill the table.
  if private.count_request(hashtextextended((hashtext(link_request::text) & 65535)::text, 10), 5, '1 hour') > 0 then
    return null;
  end if;
  return (
    select jsonb_build_object('used_at', used_at, 'device', device) from private.used_links
    -- Links and codes live for a day.
    where request = link_request and used_at > now() - interval '1 day'
      and code_hash = private.hash_code(link_request, typed_code)
    limit 1
  );
end
$$;
comment on function links.find(uuid, text) is 'See public.find_used_link.';
grant execute on function links.find(uuid, text) to anon, authenticated;

create function public.find_used_link(link_request uuid, typed_code text default '') returns jsonb
language sql
set search_path = ''
as $$
  select links.find(link_request, typed_code)
$$;
comment on function public.find_used_link(uuid, text) is
  'When and on what kind of device the link of a mail was used: {used_at, device}, for who knows the code of the same mail. Null '
  'for everybody else: without a code or with a wrong one, for an unknown id, while the link was not used, and after five looks '
  'in an hour.';
grant execute on function public.find_used_link(uuid, text) to anon, authenticated;
