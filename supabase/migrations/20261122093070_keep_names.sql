-- The states of a name, for names below our domain (site_names) and for owners' own (site_domains): a name belongs to
-- somebody until it is seen to have left. free: nobody has it; typed: somebody wants it; proven: its DNS, or a proof, says
-- that it is theirs; live: it serves; leaving: it was given up, and nobody else gets it without proof; gone: it was seen to
-- have left, and its row may go.

create function private.name_moves() returns table (before text, after text)
language sql immutable
set search_path = ''
as $$
  values
    ('typed', 'proven'), ('typed', 'leaving'),
    ('proven', 'typed'), ('proven', 'live'), ('proven', 'leaving'),
    ('live', 'typed'), ('live', 'leaving'),
    ('leaving', 'typed'), ('leaving', 'live'), ('leaving', 'gone'),
    -- Its last owner is back before its row is removed.
    ('gone', 'typed'), ('gone', 'live'),
    ('gone', 'free')
$$;
comment on function private.name_moves() is 'The ways in which the state of a name changes. All others are refused.';

create function private.name_state(name public.site_names) returns text
language sql stable
set search_path = ''
as $$
  select case when name.expires_at is null then 'live' when name.expires_at > now() then 'leaving' else 'gone' end
$$;
comment on function private.name_state(public.site_names) is
  'The state of a name below our domain. It serves, or leads to a newer one or to nobody for 90 days, and then it is gone.';
grant execute on function private.name_state(public.site_names) to service_role;

create function private.has_left(domain public.site_domains) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(domain.away_looks >= 3 and domain.away_until - domain.away_since >= interval '1 day', false)
$$;
comment on function private.has_left(public.site_domains) is
  'Whether three looks over at least a day saw all of a domain at another target, without one in between that saw it here.';
grant execute on function private.has_left(public.site_domains) to service_role;

create function private.name_state(domain public.site_domains) returns text
language sql stable
set search_path = ''
as $$
  select case
    when domain.state in ('waiting', 'stopped') then 'typed'
    when domain.state = 'found' then 'proven'
    when domain.state in ('live', 'lost') then 'live'
    when private.has_left(domain) then 'gone'
    else 'leaving'
  end
$$;
comment on function private.name_state(public.site_domains) is 'The state of a name that an owner has typed.';
grant execute on function private.name_state(public.site_domains) to service_role;

create function private.note_whereabouts(domain public.site_domains, whereabouts text) returns public.site_domains
language plpgsql stable
set search_path = ''
as $$
begin
  case whereabouts
    when 'here' then
      domain.away_looks := 0;
      domain.away_since := null;
      domain.away_until := null;
    when 'elsewhere' then
      domain.away_looks := least(domain.away_looks + 1, 1000);
      domain.away_since := coalesce(domain.away_since, now());
      domain.away_until := now();
    -- A name server that failed, or a name without an address, says nothing about where it will lead.
    else null;
  end case;
  return domain;
end
$$;
comment on function private.note_whereabouts(public.site_domains, text) is
  'Counts a look at a domain: here, elsewhere or unknown. Returns the changed row.';
grant execute on function private.note_whereabouts(public.site_domains, text) to service_role;

create function private.names_above(hostname text) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(array_to_string(labels[first_label:], '.'))
  from (select string_to_array(hostname, '.') as labels) as split, generate_subscripts(labels, 1) as first_label
$$;
comment on function private.names_above(text) is 'A hostname and all names that it stands below.';
grant execute on function private.names_above(text) to service_role;

create function private.needs_domain_proof(domain public.site_domains) returns boolean
language sql stable
set search_path = ''
as $$
  -- Who has a name already need not prove it again when somebody else types it, unless it was seen to have left.
  select domain.state not in ('found', 'live') and (domain.state <> 'lost' or private.has_left(domain)) and exists (
    select from public.site_domains as other
    -- Names above as well: the list of public suffixes changes.
    where other.zone = any (private.names_above(domain.hostname)) and other.id <> domain.id
      and other.profile_id is distinct from domain.profile_id and private.name_state(other) <> 'gone'
  )
$$;
comment on function private.needs_domain_proof(public.site_domains) is
  'Whether a TXT record has to prove who commands a name: another account has or had a hostname of the same domain, which may '
  'have a wildcard, and was not seen to have left.';
grant execute on function private.needs_domain_proof(public.site_domains) to service_role;

create function private.keep_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  state_before constant text := private.name_state(old);
  state_after text := 'free';
begin
  if tg_op = 'UPDATE' then
    state_after := private.name_state(new);
    if new.profile_id <> old.profile_id or (old.profile_id is null and new.profile_id is not null) then
      raise exception 'A name is not handed from one account to another.';
    end if;
  end if;
  if state_after <> state_before and not exists (
    select from private.name_moves() as move where move.before = state_before and move.after = state_after
  ) then
    raise exception 'A name is not made % from %.', state_after, state_before;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
comment on function private.keep_name() is 'Refuses a change of a name that private.name_moves does not have.';

create trigger keep_name before update or delete on public.site_names
for each row execute function private.keep_name();
create trigger keep_name before update or delete on public.site_domains
for each row execute function private.keep_name();
