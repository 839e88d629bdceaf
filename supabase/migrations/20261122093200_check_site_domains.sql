-- A look at a domain: claimed here, made by functions over DNS-over-HTTPS, and judged here. packages/shared/src/api/domains.ts
-- has the shape of what was seen.

create function private.begin_domain_look(wanted uuid) returns jsonb
language sql
set search_path = ''
as $$
  update public.site_domains as domain set check_at = now() + interval '1 minute' where domain.id = wanted
  returning jsonb_build_object(
    'id', domain.id, 'lock', domain.check_at, 'owner', domain.profile_id, 'hostname', domain.hostname,
    'zone', domain.zone, 'shown_name', domain.shown_name, 'is_apex', domain.is_apex, 'prefers_www', domain.prefers_www, 'state', domain.state,
    'token', domain.token, 'needs_proof', private.needs_domain_proof(domain)
  )
$$;
comment on function private.begin_domain_look(uuid) is 'Claims a domain for a minute, also from another look, and says what to look at.';
grant execute on function private.begin_domain_look(uuid) to service_role;

create function public.claim_site_domains(room integer default 3) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  line uuid[];
  chosen uuid[];
  claimed jsonb;
begin
  line := (
    select private.take_turns(array_agg(id::text), array_agg(owner), null, room)
    from (
      select id, coalesce(profile_id::text, zone) as owner from public.site_domains where check_at <= now() order by check_at, id limit private.line_length()
    ) as due
  );
  chosen := array(
    select id from public.site_domains where id = any (line) and check_at <= now()
    order by array_position(line, id) limit room for update skip locked
  );
  select jsonb_agg(private.begin_domain_look(id)) into claimed from unnest(chosen) as due (id);
  return jsonb_build_object('domains', coalesce(claimed, '[]'), 'more', exists (
    select from public.site_domains where check_at <= now()
  ));
end
$$;
comment on function public.claim_site_domains(integer) is
  'Claims for a minute up to room domains that are due for a look, of each owner in turn. Returns {"domains", "more"}.';
grant execute on function public.claim_site_domains(integer) to service_role;

create function public.add_site_domain(owner_id uuid, wanted text, shown text, bought text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  domain public.site_domains;
  refusal jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));
  -- Whether a look needs a proof depends on the names of others: none appears while one is judged.
  perform pg_advisory_xact_lock(hashtextextended(bought, 10));
  if not exists (select from public.sites where profile_id = owner_id and published_at is not null) then
    return jsonb_build_object('refusal', 'not_published');
  end if;
  select * into domain from public.site_domains where profile_id = owner_id and hostname = wanted;
  if domain.state <> 'released' then return jsonb_build_object('refusal', 'already_yours'); end if;
  if (select count(*) >= 5 from public.site_domains where profile_id = owner_id and state <> 'released') then
    return jsonb_build_object('refusal', 'too_many_domains');
  end if;
  -- Names that were removed count as well: else adding and removing would fill the table.
  if domain.id is null and (select count(*) >= 20 from public.site_domains where profile_id = owner_id) then
    return jsonb_build_object('refusal', 'too_many_domains');
  end if;
  refusal := private.spend(owner_id, 'domain_checks');
  if refusal is not null then return refusal; end if;
  insert into public.site_domains as known (profile_id, hostname, zone, shown_name, is_apex)
  values (owner_id, wanted, bought, shown, wanted = bought)
  on conflict (profile_id, hostname) do update set
    state = 'waiting', since = now(), added_at = now(), zone = bought, shown_name = shown, is_apex = wanted = bought
  returning * into domain;
  perform private.point_domain(domain);
  return private.begin_domain_look(domain.id);
end
$$;
comment on function public.add_site_domain(uuid, text, text, text) is
  'Adds a domain to a site that was published, and claims it for its first look, which counts as a check. bought is the name '
  'below its public suffix. Or {"refusal"}: not_published, already_yours, too_many_domains; or what private.spend says of a '
  'reached limit.';
grant execute on function public.add_site_domain(uuid, text, text, text) to service_role;

create function public.begin_domain_check(owner_id uuid, wanted uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  refusal jsonb;
begin
  if not exists (
    select from public.site_domains where id = wanted and profile_id = owner_id and state <> 'released'
  ) then
    return jsonb_build_object('refusal', 'no_such_domain');
  end if;
  refusal := private.spend(owner_id, 'domain_checks');
  if refusal is not null then return refusal; end if;
  -- Without a certificate it was given up; its owner may have it tried again.
  update public.site_domains set state = 'waiting', since = now(), cause = null
  where id = wanted and state = 'stopped' and cause = 'no_certificate';
  return private.begin_domain_look(wanted);
end
$$;
comment on function public.begin_domain_check(uuid, uuid) is
  'Counts a check that an owner asks for, and claims the domain for it. Or {"refusal": "no_such_domain"}; or what '
  'private.spend says of a reached limit.';
grant execute on function public.begin_domain_check(uuid, uuid) to service_role;

create function private.tell_of_domain(told uuid, news text, variadic due timestamptz[] default array[now()]) returns void
language sql
set search_path = ''
as $$
  update public.mails set status = 'dropped' where domain_id = told and status = 'due';
  insert into public.mails (profile_id, kind, domain_id, locked_until)
  select profile_id, 'domain_' || news, id, moment from public.site_domains, unnest(due) as moment
  where id = told and profile_id is not null and news is not null
$$;
comment on function private.tell_of_domain(uuid, text, timestamptz[]) is
  'Has the owner of a domain told by mail, at these times, in the place of what was to be told before; null: not any more.';
grant execute on function private.tell_of_domain(uuid, text, timestamptz[]) to service_role;

create function private.settle_main_domain(owner uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.site_domains set is_main = true
  where id = (
    select id from public.site_domains where profile_id = owner and state = 'live' order by live_at limit 1
  ) and not exists (select from public.site_domains where profile_id = owner and is_main);
  perform private.follow_address(owner);
  perform private.point_site(owner);
end
$$;
comment on function private.settle_main_domain(uuid) is
  'After a domain has changed: the first one that is live serves the site unless another one was chosen, and all addresses '
  'are told.';
grant execute on function private.settle_main_domain(uuid) to service_role;

create function public.record_domain_check(checked_id uuid, lock timestamptz, result jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  seen_served constant text[] := array(select jsonb_array_elements_text(result -> 'served'));
  unknown_hosts constant text[] := array(select jsonb_array_elements_text(result -> 'unknown'));
  now_served text[] := seen_served;
  domain public.site_domains;
  before public.site_domains;
  needs_proof boolean;
  passes boolean;
begin
  -- Two accounts may prove one name at the same time, and others may add one beside it.
  perform pg_advisory_xact_lock(hashtextextended(zone, 10)) from public.site_domains where id = checked_id;
  select * into domain from public.site_domains where id = checked_id and check_at = lock for update;
  if not found then return null; end if;
  before := domain;

  if domain.state = 'released' then
    -- A look that took longer than its minute saw the past.
    domain := private.note_whereabouts(domain, case when lock > now() then result ->> 'whereabouts' end);
    update public.site_domains set
      away_looks = domain.away_looks, away_since = domain.away_since, away_until = domain.away_until,
      check_at = now() + private.pause_of_domain(domain)
    where id = checked_id;
    delete from public.site_domains as gone where id = checked_id and private.name_state(gone) = 'gone';
    return jsonb_build_object('state', 'released');
  end if;

  -- A look that failed changes nothing, for an hour.
  domain.unknown_since := case when unknown_hosts <> '{}' then coalesce(domain.unknown_since, now()) end;
  if domain.state in ('found', 'live') and domain.unknown_since > now() - interval '1 hour' then
    now_served := array(
      select host from unnest(array[domain.hostname, 'www.' || domain.hostname]) as host
      where host = any (seen_served) or (host = any (unknown_hosts) and host = any (before.served))
    );
  end if;

  -- Before its owner has chosen: the hostname that leads to us.
  if domain.state = 'waiting' and domain.live_at is null and now_served <> '{}'
    and private.domain_host(domain) <> all (now_served)
  then
    domain.prefers_www := not domain.prefers_www;
  end if;
  needs_proof := private.needs_domain_proof(domain) and not coalesce((result ->> 'has_proof')::boolean, false);
  passes := private.domain_host(domain) = any (now_served) and not needs_proof;
  -- That it leads here again is no news of the account that lost it: its next owner may have done that.
  domain := private.note_whereabouts(domain, case when passes or result ->> 'whereabouts' <> 'here' then result ->> 'whereabouts' end);
  domain.state := case
    when passes and domain.state = 'stopped' and before.cause = 'no_certificate' then 'stopped'
    when passes and domain.state = 'found' and domain.since <= now() - interval '7 days' then 'stopped'
    when passes and domain.state in ('waiting', 'stopped') then 'found'
    when passes and domain.state = 'lost' then 'live'
    when passes then domain.state
    when domain.state = 'found' then 'waiting'
    when domain.state = 'live' then 'lost'
    when domain.state = 'lost' and domain.lost_at <= now() - interval '14 days' then 'stopped'
    else domain.state
  end;
  if domain.state <> before.state then domain.since := now(); end if;
  if domain.state = 'lost' and before.state = 'live' then domain.lost_at := now(); end if;
  if domain.state in ('found', 'live') then domain.lost_at := null; end if;
  domain.is_main := domain.is_main and domain.state in ('live', 'lost');
  domain.cause := case
    when domain.state = 'stopped' and passes then 'no_certificate'
    else coalesce(result ->> 'cause', case when needs_proof then 'proof_missing' end)
  end;
  -- A lost domain is served where it was: its visitors' resolvers may still lead to us.
  if domain.state <> 'lost' then domain.served := now_served; end if;

  if domain.state = 'found' and before.state <> 'found' then
    -- Proof is stronger than having it. The account that had it needs another proof to take it back.
    perform private.lose_domain(id) from public.site_domains
    where hostname = domain.hostname and id <> domain.id and state in ('found', 'live', 'lost');
  end if;

  update public.site_domains set
    state = domain.state, since = domain.since, served = domain.served, prefers_www = domain.prefers_www,
    lost_at = domain.lost_at, is_main = domain.is_main, cause = domain.cause, findings = result -> 'findings',
    unknown_since = domain.unknown_since, away_looks = domain.away_looks, away_since = domain.away_since,
    away_until = domain.away_until, checked_at = now(), check_at = now() + private.pause_of_domain(domain)
  where id = checked_id;

  case
    when domain.state = 'found' and before.state <> 'found' then
      -- One mail for each time that its owner has added it.
      if not exists (
        select from public.mails
        where domain_id = checked_id and kind = 'domain_slow' and status = 'sent' and created_at >= domain.added_at
      ) then
        perform private.tell_of_domain(checked_id, 'slow', now() + interval '1 hour');
      end if;
    when domain.state = 'waiting' and before.state = 'found' then perform private.tell_of_domain(checked_id, null);
    when domain.state = 'lost' and before.state = 'live' then
      -- A name server that is away for some minutes is no news. The third mail, after fourteen days, says that it is served no more.
      perform private.tell_of_domain(checked_id, 'lost', now() + interval '1 hour', now() + interval '7 days');
    when domain.state = 'stopped' and before.state in ('lost', 'found') then perform private.tell_of_domain(checked_id, 'stopped');
    when domain.state = 'live' and before.state = 'lost' then
      perform private.tell_of_domain(checked_id, case when exists (
        select from public.mails
        where domain_id = checked_id and kind = 'domain_lost' and status = 'sent' and sent_at >= before.lost_at
      ) then 'back' end);
    else null;
  end case;
  if (domain.state, domain.served, domain.prefers_www) is distinct from (before.state, before.served, before.prefers_www) then
    perform private.settle_main_domain(domain.profile_id);
  end if;
  return jsonb_build_object(
    'state', domain.state,
    -- Only a hostname of which this look knows that it leads to us alone is opened.
    'host', case when private.domain_host(domain) = any (seen_served) then private.domain_host(domain) end
  );
end
$$;
comment on function public.record_domain_check(uuid, timestamptz, jsonb) is
  'Judges what a look has seen: {"served": hostnames that lead to us and allow a certificate, "unknown": those of which that '
  'could not be known, "whereabouts": here, elsewhere or unknown, "has_proof", "cause", "findings"}. Returns {"state", "host"}: '
  'host is null unless it was seen to lead to us; null, and changes nothing, when another look has begun.';
grant execute on function public.record_domain_check(uuid, timestamptz, jsonb) to service_role;

create function private.pause_of_domain(domain public.site_domains) returns interval
language sql stable
set search_path = ''
as $$
  select case
    -- Three of these are a day.
    when domain.state = 'released' and domain.away_looks > 0 then interval '12 hours'
    when domain.state = 'released' and domain.since > now() - interval '30 days' then interval '1 day'
    when domain.state = 'released' then interval '7 days'
    when domain.unknown_since > now() - interval '1 hour' then interval '5 minutes'
    when domain.state = 'live' then interval '1 day'
    when domain.state = 'found' and domain.since > now() - interval '1 hour' then interval '1 minute'
    -- Each look may cost a try at an authority, which allows five that fail an hour.
    when domain.state = 'found' and domain.since > now() - interval '1 day' then interval '15 minutes'
    when domain.state = 'found' then interval '1 hour'
    when domain.state = 'stopped' and domain.cause = 'no_certificate' then interval '1 day'
    when domain.since > now() - interval '72 hours' then interval '5 minutes'
    when domain.since > now() - interval '30 days' then interval '1 hour'
    else interval '1 day'
  end
$$;
comment on function private.pause_of_domain(public.site_domains) is 'How long until the next look at a domain.';
grant execute on function private.pause_of_domain(public.site_domains) to service_role;

create function private.lose_domain(lost uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  loser uuid;
begin
  update public.site_domains set
    state = 'waiting', since = now(), served = '{}', is_main = false, live_at = null, lost_at = null, cause = 'other_account',
    token = left(replace(gen_random_uuid()::text, '-', ''), 24), check_at = now() + interval '5 minutes'
  where id = lost returning profile_id into loser;
  perform private.tell_of_domain(lost, null);
  perform private.settle_main_domain(loser);
end
$$;
comment on function private.lose_domain(uuid) is 'Takes a domain from an account, because another one has proven that it commands it.';
grant execute on function private.lose_domain(uuid) to service_role;

create function public.record_domain_secure(checked_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  domain public.site_domains;
begin
  update public.site_domains set
    state = 'live', since = now(), live_at = coalesce(live_at, now()), lost_at = null, check_at = now() + interval '1 day'
  where id = checked_id and state = 'found' returning * into domain;
  if not found then return false; end if;
  perform private.tell_of_domain(checked_id, case when domain.live_at = now() then 'live' end);
  perform private.settle_main_domain(domain.profile_id);
  return true;
end
$$;
comment on function public.record_domain_secure(uuid) is
  'Records that a domain answered over TLS with its token: it is live. Returns false when it is not found any more.';
grant execute on function public.record_domain_secure(uuid) to service_role;

create function public.choose_site_domain(owner_id uuid, wanted uuid, with_www boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  domain public.site_domains;
begin
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));
  select * into domain from public.site_domains
  where id = wanted and profile_id = owner_id and state <> 'released' for update;
  if not found or (with_www and not domain.is_apex) then return jsonb_build_object('refusal', 'no_such_domain'); end if;
  domain.prefers_www := with_www;
  if domain.state in ('found', 'live', 'lost') and private.domain_host(domain) <> all (domain.served) then
    return jsonb_build_object('refusal', 'not_pointed_here');
  end if;
  if domain.state in ('live', 'lost') then
    update public.site_domains set is_main = false where profile_id = owner_id and is_main and id <> wanted;
  end if;
  update public.site_domains set is_main = domain.state in ('live', 'lost'), prefers_www = with_www where id = wanted;
  perform private.settle_main_domain(owner_id);
  return '{}';
end
$$;
comment on function public.choose_site_domain(uuid, uuid, boolean) is
  'Lets a domain of an owner serve the site, with or without www; all other addresses lead there. Returns {}, or {"refusal"}: '
  'no_such_domain, not_pointed_here.';
grant execute on function public.choose_site_domain(uuid, uuid, boolean) to service_role;

create function public.remove_site_domain(owner_id uuid, wanted uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  domain public.site_domains;
begin
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));
  select * into domain from public.site_domains
  where id = wanted and profile_id = owner_id and state <> 'released' for update;
  if not found then return false; end if;
  perform private.point_domain(domain, true);
  perform private.tell_of_domain(wanted, null);
  perform private.release_domain(wanted);
  perform private.settle_main_domain(owner_id);
  return true;
end
$$;
comment on function public.remove_site_domain(uuid, uuid) is
  'Takes a domain from a site. The name is nobody else''s without proof until its DNS was seen to leave. Returns false without it.';
grant execute on function public.remove_site_domain(uuid, uuid) to service_role;

create function public.claim_moved_sites(room integer default 2) returns jsonb
language sql
set search_path = ''
as $$
  with due as (
    select profile_id from public.sites where follow_at <= now() order by follow_at limit room for update skip locked
  ), taken as (
    update public.sites as site set follow_at = now() + interval '5 minutes' from due where site.profile_id = due.profile_id
    returning site.profile_id
  )
  select coalesce(jsonb_agg(profile_id), '[]') from taken
$$;
comment on function public.claim_moved_sites(integer) is
  'Claims for five minutes the owners of sites that another address serves now, or whose notice has ended: they are rendered again.';
grant execute on function public.claim_moved_sites(integer) to service_role;
