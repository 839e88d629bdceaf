-- The function sites publishes by these. It renders and stores files between begin_publishing and record_publishing, and may
-- stop anywhere in between: nothing is live before the second call, which is one transaction.

-- packages/shared/src/sites/names.ts has the same rules; a test compares them. Their words are generated from it.
create function private.fold_site_name(name text) returns text
language sql immutable strict
set search_path = ''
as $$
  select replace(replace(replace(translate(name, '0134578iq', 'oleastblg'), 'rn', 'm'), 'vv', 'w'), 'cl', 'd')
$$;
comment on function private.fold_site_name(text) is 'A name with one letter for all that are read alike.';
grant execute on function private.fold_site_name(text) to service_role;

create function private.site_name_skeleton(name text) returns text
language sql immutable strict
set search_path = ''
as $$
  select private.fold_site_name(replace(name, '-', ''))
$$;
comment on function private.site_name_skeleton(text) is 'What names that look alike have in common.';
grant execute on function private.site_name_skeleton(text) to service_role;

create function private.site_word_pattern(words text[], between_letters text default '') returns text
language sql immutable
set search_path = ''
as $$
  select '(' || string_agg(array_to_string(string_to_array(private.fold_site_name(word), null), between_letters), '|' order by place) || ')'
  from unnest(words) with ordinality as listed (word, place)
$$;
comment on function private.site_word_pattern(text[], text) is 'A pattern that finds any of these words in a folded name.';
grant execute on function private.site_word_pattern(text[], text) to service_role;

-- Without arguments that change, so that a pattern is made once a session.
create function private.refused_name_pattern(kind text) returns text
language sql immutable
set search_path = ''
as $$
  with listed as (
    select private.reserved_site_names() || list.words as places, service.words as service_words, part.words as parts,
      anywhere.words as anywhere, private.site_word_pattern(service.words) || '?' as service
    from private.refused_site_words() as list, private.refused_site_words() as service, private.refused_site_words() as part,
      private.refused_site_words() as anywhere
    where (list.kind, service.kind, part.kind, anywhere.kind) = ('alone', 'service', 'part', 'anywhere')
  )
  select case refused_name_pattern.kind
    when 'anywhere' then private.site_word_pattern(array['foyer'] || anywhere)
    when 'part' then '(^|-)' || service || private.site_word_pattern(parts, '-?') || service || '(-|$)'
    when 'has place' then '(^|-)' || service || private.site_word_pattern(places) || service || '(-|$)'
    when 'places only' then '^(' || service || private.site_word_pattern(places || service_words) || service || '(-|$))+$'
  end
  from listed
$$;
comment on function private.refused_name_pattern(text) is 'The patterns by which names are refused; see packages/shared/src/sites/names.ts.';
grant execute on function private.refused_name_pattern(text) to service_role;

create function private.is_reserved_site_name(wanted text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  folded constant text := private.fold_site_name(wanted);
  skeleton constant text := private.site_name_skeleton(wanted);
begin
  return coalesce(
    wanted !~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$' or wanted ~ '--'
    or skeleton ~ private.refused_name_pattern('anywhere')
    or skeleton ~ ('^' || private.site_word_pattern(private.reserved_site_names()) || '$')
    or folded ~ private.refused_name_pattern('part')
    or (folded ~ private.refused_name_pattern('has place') and folded ~ private.refused_name_pattern('places only')),
    true
  );
end
$$;
comment on function private.is_reserved_site_name(text) is
  'Whether a name can be no site''s: its form is wrong, or it looks like a place of ours or of an institution that people trust.';
grant execute on function private.is_reserved_site_name(text) to service_role;

create function private.is_site_name_free(wanted text, owner uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select not private.is_reserved_site_name(wanted) and not exists (
    select from public.site_names as other
    where other.skeleton = private.site_name_skeleton(wanted) and other.profile_id is distinct from owner
  )
$$;
comment on function private.is_site_name_free(text, uuid) is
  'Whether an owner may have an address: it has the right form, is not reserved, and neither it nor one that looks like it '
  'is or was another one''s.';
grant execute on function private.is_site_name_free(text, uuid) to service_role;

create function drafts.free_site_names(wanted text[]) returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(name order by place), '{}')
  from unnest(wanted[:8]) with ordinality as asked (name, place)
  where private.is_site_name_free(name, (select auth.uid()))
$$;
comment on function drafts.free_site_names(text[]) is 'See public.free_site_names.';
grant execute on function drafts.free_site_names(text[]) to authenticated;

create function public.free_site_names(wanted text[]) returns text[]
language sql stable
set search_path = ''
as $$
  select drafts.free_site_names(wanted)
$$;
comment on function public.free_site_names(text[]) is
  'Which of at most eight addresses the caller may have, in their order. It says nothing else: who has the others, or why '
  'they are not free, stays unknown.';
grant execute on function public.free_site_names(text[]) to authenticated;

create function drafts.published_site() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'state', site.state, 'name', current.name, 'domain', nullif(private.main_host(site.profile_id), current.name),
    'version', site.version, 'published_at', site.published_at, 'taken_down_because', site.taken_down_because,
    -- False until the engines can know it.
    'is_reachable', not exists (
      select from private.site_pointers as pointer
      where pointer.host = private.main_host(site.profile_id) and pointer.due_at <= now()
    ),
    -- One launch follows another: the last that began is the one that goes on, or ended last.
    'since', (
      select case site.state when 'live' then last.started_at else last.ended_at end
      from public.launches as last where last.profile_id = site.profile_id order by last.started_at desc limit 1
    ),
    'lost_domain', (
      select jsonb_build_object('host', shown_name, 'cause', cause)
      from public.site_domains where profile_id = site.profile_id and site_domains.state in ('lost', 'stopped')
      order by is_main desc, site_domains.since desc limit 1
    ),
    'old_names', (
      select coalesce(jsonb_agg(jsonb_build_object('name', old.name, 'expires_at', old.expires_at) order by old.expires_at desc), '[]')
      from public.site_names as old where old.profile_id = site.profile_id and old.expires_at > now()
    ),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('version', shown.version, 'published_at', shown.live_at) order by shown.version desc), '[]')
      from (
        select latest.version, max(latest.live_at) as live_at
        from (
          select deploy.version, deploy.live_at from public.site_deploys as deploy
          where deploy.profile_id = site.profile_id and deploy.live_at is not null order by deploy.live_at desc limit 50
        ) as latest group by latest.version
      ) as shown
    )
  )
  from public.sites as site
  join public.site_names as current on current.profile_id = site.profile_id and current.expires_at is null
  where site.profile_id = (select auth.uid()) and site.published_at is not null
$$;
comment on function drafts.published_site() is 'See public.published_site.';
grant execute on function drafts.published_site() to authenticated;

create function public.published_site() returns jsonb
language sql stable
set search_path = ''
as $$
  select drafts.published_site()
$$;
comment on function public.published_site() is
  'The caller''s website as it is on the internet: {state, name, domain, version, published_at, taken_down_because, is_reachable, since, '
  'lost_domain, old_names, versions}; null before the first publishing. domain is the hostname of a domain of the owner''s own '
  'that serves, if any; since, when it went live or offline; lost_domain, one that stopped leading here, with its cause; '
  'versions are those that were live, newest first.';
grant execute on function public.published_site() to authenticated;

create function public.begin_publishing(
  owner_id uuid, wanted_name text default null, wanted_version integer default null, is_by_worker boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked text;
  address text;
  shown public.draft_versions;
  refusal jsonb;
begin
  select coalesce(wanted_name, name) into asked
  from (select) as one left join public.site_names on profile_id = owner_id and expires_at is null;
  if wanted_version is null then
    select * into shown from public.draft_versions where profile_id = owner_id order by version desc limit 1;
  else
    select * into shown from public.draft_versions where profile_id = owner_id and version = wanted_version;
  end if;
  if shown.id is null or asked is null then return jsonb_build_object('refusal', 'nothing_to_publish'); end if;
  -- Only what was confirmed once can be gone back to.
  if wanted_version is not null and not exists (
    select from public.site_deploys where profile_id = owner_id and version = wanted_version and live_at is not null
  ) then
    return jsonb_build_object('refusal', 'nothing_to_publish');
  end if;
  if exists (select from public.sites where profile_id = owner_id and taken_down_because is not null) then
    return jsonb_build_object('refusal', 'taken_down');
  end if;
  if not private.is_site_name_free(asked, owner_id) then return jsonb_build_object('refusal', 'name_taken'); end if;
  -- The budget is the owner's: what our worker renders again takes nothing from it.
  refusal := case when not is_by_worker then private.spend(owner_id, 'publications') end;
  if refusal is not null then return refusal; end if;
  select coalesce(max(private.domain_host(domain)), asked) into address
  from public.site_domains as domain where profile_id = owner_id and is_main and state = 'live';
  return jsonb_build_object(
    'sequence', nextval('private.site_sequence'), 'name', asked, 'address', address,
    'facts', case when wanted_version is null then private.site_facts(owner_id) end,
    'stored', case when wanted_version is not null then jsonb_build_object(
      'version', shown.version, 'style', shown.style, 'content', shown.content,
      'deploy', (
        select id from public.site_deploys
        where profile_id = owner_id and version = wanted_version and name = address and live_at is not null
          and removing_at is null
          -- One that shows a notice whose day is over is rendered again.
          and coalesce(private.next_notice_end(shown.content, rendered_day) > now(), true)
        order by completed_at desc limit 1
      )
    ) end
  );
end
$$;
comment on function public.begin_publishing(uuid, text, integer, boolean) is
  'Counts one publication of an owner, unless our worker renders again, and gives it its place in the order: '
  '{"sequence", "name", "address", "facts", "stored"}. address is what it is rendered for: the name, or the hostname of '
  'the owner''s own domain that serves. facts are what the site is composed from; with a version, which must have been live '
  'before, stored is what that version says and the complete deploy of it for this address, if any. Without a name the '
  'present one stays. Or {"refusal"}: name_taken, nothing_to_publish, taken_down (by an operator); or what private.spend '
  'says of a reached limit.';
grant execute on function public.begin_publishing(uuid, text, integer, boolean) to service_role;

create function public.begin_deploy(
  owner_id uuid, wanted_deploy text, wanted_name text, on_day date default private.day_of_notices()
) returns text
language sql
set search_path = ''
as $$
  insert into public.site_deploys as deploy (id, profile_id, name, rendered_day)
  values (wanted_deploy, owner_id, wanted_name, on_day)
  on conflict (id) do update set begun_at = now(), rendered_day = on_day, check_at = now() + interval '30 days'
  where deploy.removing_at is null and deploy.profile_id = owner_id
  returning case when completed_at is null then 'upload' else 'complete' end
$$;
comment on function public.begin_deploy(uuid, text, text, date) is
  'Notes a deploy, and the day for which it was rendered, before its first file, so that an upload that breaks off is removed '
  'later. Returns upload, or complete when its files are there already; null while they are being removed.';
grant execute on function public.begin_deploy(uuid, text, text, date) to service_role;

create function private.end_oldest_names(owner_id uuid) returns void
language sql
set search_path = ''
as $$
  with ended as (
    update public.site_names set expires_at = now()
    where name in (
      select old.name from public.site_names as old where old.profile_id = owner_id and old.expires_at > now()
      order by old.expires_at desc, old.created_at desc, old.name offset 5
    )
    returning name
  )
  update private.site_pointers set is_removal = true, due_at = now() from ended where host = ended.name
$$;
comment on function private.end_oldest_names(uuid) is
  'Lets five old addresses of an owner lead to the present one: the pointers of those before go at once, and then anybody may have their names.';
grant execute on function private.end_oldest_names(uuid) to service_role;

create function public.record_publishing(
  owner_id uuid, publication bigint, wanted_name text, wanted_deploy text, shown_version integer default null,
  new_version jsonb default null, hash_of_confirmed text default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  skeleton constant text := private.site_name_skeleton(wanted_name);
  site public.sites;
  newest public.draft_versions;
  number integer := shown_version;
begin
  -- The lock of queue_site_build: a delivery takes the next number of a version, too.
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));
  -- Two owners may want one name at the same time.
  perform pg_advisory_xact_lock(hashtextextended(skeleton, 9));
  insert into public.sites (profile_id) values (owner_id) on conflict (profile_id) do nothing;
  select * into site from public.sites where profile_id = owner_id for update;
  if site.taken_down_because is not null then return jsonb_build_object('refusal', 'taken_down'); end if;
  if site.sequence >= publication then return jsonb_build_object('refusal', 'superseded'); end if;
  if not private.is_site_name_free(wanted_name, owner_id) then return jsonb_build_object('refusal', 'name_taken'); end if;

  if new_version is not null then
    select * into newest from public.draft_versions where profile_id = owner_id order by version desc limit 1;
    if newest.content = new_version -> 'content' and newest.style = new_version ->> 'style' then
      number := newest.version;
    else
      number := 1 + greatest(newest.version, (select version from public.initial_drafts where profile_id = owner_id and url is not null));
      insert into public.draft_versions (profile_id, version, flow, style, content, answers_version, entered)
      values (
        owner_id, number, newest.flow, new_version ->> 'style', new_version -> 'content',
        (new_version ->> 'answers_version')::timestamptz, private.entered_facts(owner_id)
      );
      update public.initial_drafts set version = number where profile_id = owner_id;
      delete from private.draft_cards where profile_id = owner_id;
      insert into private.draft_cards (profile_id, png)
      select owner_id, decode(new_version ->> 'card_base64', 'base64') where new_version ->> 'card_base64' is not null;
    end if;
  end if;

  update public.site_deploys as deploy set
    version = number, completed_at = coalesce(deploy.completed_at, now()), live_at = now(), check_at = now() + interval '30 days',
    confirmed_hash = coalesce(hash_of_confirmed, deploy.confirmed_hash, earlier.confirmed_hash),
    confirmed_at = case when hash_of_confirmed is null then coalesce(deploy.confirmed_at, earlier.confirmed_at) else now() end
  from (select) as one
  -- At another address the same version is another deploy.
  left join lateral (
    select known.confirmed_hash, known.confirmed_at from public.site_deploys as known
    where known.profile_id = owner_id and known.version = number and known.confirmed_at is not null
    order by known.completed_at desc limit 1
  ) as earlier on true
  where deploy.id = wanted_deploy and deploy.profile_id = owner_id and deploy.removing_at is null;
  if not found then raise exception 'The deploy is being removed.' using errcode = '40001'; end if;
  -- The one before stays for a while, counted from now.
  update public.site_deploys set check_at = now() + interval '30 days' where id = site.deploy and id <> wanted_deploy;

  update public.site_names set expires_at = now() + interval '90 days'
  where profile_id = owner_id and expires_at is null and name <> wanted_name;
  insert into public.site_names as own (name, profile_id, skeleton) values (wanted_name, owner_id, skeleton)
  on conflict (name) do update set expires_at = null where own.profile_id = owner_id;

  update public.sites set
    -- A claim of the worker ends with its render.
    state = 'live', deploy = wanted_deploy, version = number, sequence = publication, follow_at = null,
    -- The same words without a notice whose day is over, or at another address, are no news to their owner.
    published_at = case when site.state = 'live' and site.version = shown_version then site.published_at else now() end
  where profile_id = owner_id;
  with launched as (
    insert into public.launches (profile_id, name, launched_by) values (owner_id, wanted_name, owner_id)
    on conflict (profile_id) where ended_at is null do nothing
    returning id
  )
  -- Only the first launch is news: what comes later, its owner does with the website before their eyes.
  insert into public.mails (profile_id, kind, launch_id)
  select owner_id, 'site_live', id from launched
  where not exists (select from public.launches where profile_id = owner_id);
  perform private.follow_address(owner_id);
  perform private.point_site(owner_id);
  perform private.end_oldest_names(owner_id);
  return jsonb_build_object(
    'name', wanted_name, 'version', number, 'published_at', (select published_at from public.sites where profile_id = owner_id)
  );
end
$$;
comment on function public.record_publishing(uuid, bigint, text, text, integer, jsonb, text) is
  'Makes a complete deploy live in one transaction: the version (shown_version, or a new one {style, content, answers_version, '
  'card_base64} unless the newest says the same), the address, the launch, and the pointers that are due. Returns {"name", '
  '"version", "published_at"}, or {"refusal"} and changes nothing: superseded by a publication that began later, name_taken, taken_down.';
grant execute on function public.record_publishing(uuid, bigint, text, text, integer, jsonb, text) to service_role;

create function public.take_site_offline(owner_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- The lock of record_publishing. A publication that has begun already must not bring the site back.
  perform pg_advisory_xact_lock(hashtextextended(owner_id::text, 3));
  update public.sites set state = 'offline', follow_at = null, sequence = nextval('private.site_sequence')
  where profile_id = owner_id and state = 'live';
  if not found then return false; end if;
  with ended as (
    update public.launches set ended_at = now(), end_reason = 'offline' where profile_id = owner_id and ended_at is null returning id
  )
  insert into public.mails (profile_id, kind, launch_id) select owner_id, 'site_offline', id from ended;
  perform private.point_site(owner_id, true);
  return true;
end
$$;
comment on function public.take_site_offline(uuid) is
  'Takes a website off the internet, ends its launch and tells its owner; its address stays reserved. Returns false when it is not live.';
grant execute on function public.take_site_offline(uuid) to service_role;

create function private.pointer_of(asked text, out owner uuid, out state text, out canonical text, out proof text)
language plpgsql stable
set search_path = ''
as $$
declare
  named public.site_names;
  domain public.site_domains;
  site public.sites;
begin
  if strpos(asked, '.') = 0 then
    select * into named from public.site_names where name = asked;
  else
    select * into domain from public.site_domains as known
    where known.hostname in (asked, regexp_replace(asked, '^www\.', '')) and (known.hostname = asked or known.is_apex)
      and known.state <> 'released'
    order by known.state in ('found', 'live', 'lost') desc limit 1;
  end if;
  owner := coalesce(named.profile_id, domain.profile_id);
  select * into site from public.sites where profile_id = owner;
  canonical := private.main_host(owner);
  proof := domain.token;
  state := case
    when site.profile_id is null then 'removed'
    when domain.state in ('waiting', 'stopped') or asked <> all (domain.served) then 'waiting'
    when named.expires_at is not null then 'moved'
    when site.state = 'offline' then 'offline'
    -- Until its certificate is there, and while it may be lost, a domain serves beside the address that serves.
    when asked = canonical or domain.state in ('found', 'lost') then 'live'
    else 'moved'
  end;
end
$$;
comment on function private.pointer_of(text) is
  'What engines are to know of an address: whose site it shows, its state as in claim_site_pointers, the address that serves, '
  'and for a domain what proves that it reaches us.';
grant execute on function private.pointer_of(text) to service_role;

create function public.claim_site_pointers(of_owner uuid default null, room integer default 20) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  line text[];
  chosen text[];
  claimed jsonb;
begin
  line := case when of_owner is not null then array(select private.site_hosts(of_owner) order by 1) else (
    select private.take_turns(array_agg(host), array_agg(owner::text), array_agg(is_removal), room)
    from (
      (
        select host, owner, is_removal from private.site_pointers
        where is_removal and due_at <= now() and (locked_until is null or locked_until <= now())
        order by due_at, host limit private.line_length()
      )
      union all
      (
        select host, owner, is_removal from private.site_pointers
        where not is_removal and due_at <= now() and (locked_until is null or locked_until <= now())
        order by due_at, host limit private.line_length()
      )
    ) as due
  ) end;
  chosen := array(
    select host from private.site_pointers
    where host = any (line) and due_at <= now() and (locked_until is null or locked_until <= now())
    order by array_position(line, host) limit room for update skip locked
  );
  delete from public.site_names where name = any (chosen) and expires_at <= now();
  with taken as (
    update private.site_pointers set locked_until = now() + interval '30 seconds', attempts = attempts + 1
    where host = any (chosen)
    returning *
  )
  select jsonb_agg(jsonb_build_object(
    'host', taken.host, 'lock', taken.locked_until, 'sequence', taken.sequence,
    'state', place.state, 'canonical', place.canonical, 'proof', place.proof, 'deploy', site.deploy,
    'previous', (
      select coalesce(jsonb_agg(earlier.id order by earlier.live_at desc), '[]')
      from private.previous_deploys(site.profile_id, site.deploy) as earlier
    )
  ) order by taken.host) into claimed
  from taken
  cross join lateral private.pointer_of(taken.host) as place
  left join public.sites as site on site.profile_id = place.owner;
  return jsonb_build_object('pointers', coalesce(claimed, '[]'), 'more', exists (
    select from private.site_pointers as rest
    where rest.due_at <= now() and rest.host <> all (chosen)
      and (of_owner is null or rest.host in (select private.site_hosts(of_owner)))
  ));
end
$$;
comment on function public.claim_site_pointers(uuid, integer) is
  'Claims pointers that are due, of one owner or of all: what is taken down first, then of each owner in turn. Nobody else writes them for 30 seconds. Returns {"pointers", "more"}: '
  'each with its host, lock, sequence and state (live, moved, offline, waiting, or removed: the file goes), and whether others '
  'are due.';
grant execute on function public.claim_site_pointers(uuid, integer) to service_role;

create function private.previous_deploys(owner uuid, live_deploy text) returns setof public.site_deploys
language sql stable
set search_path = ''
as $$
  select * from public.site_deploys
  where profile_id = owner and live_at is not null and id is distinct from live_deploy and removing_at is null
  order by live_at desc limit 5
$$;
comment on function private.previous_deploys(uuid, text) is 'The deploys that pointers name beside the live one.';
grant execute on function private.previous_deploys(uuid, text) to service_role;

create function public.note_site_pointer(
  written_host text, lock timestamptz, written_sequence bigint, failure text default null
) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  next_due timestamptz;
begin
  select expires_at into next_due from public.site_names where name = written_host;
  if failure is null and not found and (select state from private.pointer_of(written_host)) = 'removed' then
    delete from private.site_pointers
    where host = written_host and locked_until = lock and sequence = written_sequence;
    if found then return true; end if;
  end if;
  update private.site_pointers set
    locked_until = null, last_error = left(failure, 200),
    is_removal = is_removal and (failure is not null or sequence <> written_sequence), attempts = case when failure is null then 0 else attempts end,
    due_at = case
      -- It has changed since it was claimed.
      when sequence <> written_sequence then now()
      when failure is null then next_due
      else now() + case
        when attempts < 3 then interval '5 seconds' when attempts < 6 then interval '30 seconds' else interval '5 minutes'
      end
    end
  where host = written_host and locked_until = lock;
  return found;
end
$$;
comment on function public.note_site_pointer(text, timestamptz, bigint, text) is
  'Records that a pointer was written, or why not: then it is due again after a pause that grows. An address that leads to a '
  'newer one is due when it expires. Returns false when the caller no longer holds the pointer.';
grant execute on function public.note_site_pointer(text, timestamptz, bigint, text) to service_role;

create function public.claim_unneeded_deploys(room integer default 2) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  line text[];
  claimed jsonb;
begin
  line := (
    -- The address tells the deploys of deleted accounts apart.
    select private.take_turns(array_agg(id), array_agg(coalesce(profile_id::text, name)), array_agg(goes), room)
    from (
      (
        select id, profile_id, name, true as goes from public.site_deploys
        where check_at <= now() and (profile_id is null or removing_at is not null)
        order by check_at, id limit private.line_length()
      )
      union all
      (
        select id, profile_id, name, false from public.site_deploys
        where check_at <= now() and profile_id is not null and removing_at is null
        order by check_at, id limit private.line_length()
      )
    ) as due
  );
  with due as (
    select * from public.site_deploys where id = any (line) and check_at <= now()
    order by array_position(line, id) limit room for update skip locked
  ), judged as (
    select due.id, due.removing_at is null and due.profile_id is not null and coalesce(
      exists (select from public.sites as site where site.deploy = due.id)
      or exists (
        select from public.sites as site, private.previous_deploys(site.profile_id, site.deploy) as earlier
        where site.profile_id = due.profile_id and earlier.id = due.id
      )
      -- The newest of each version that was live, so that its owner can go back to it at once.
      or due.id = (
        select other.id from public.site_deploys as other
        where other.profile_id = due.profile_id and other.version = due.version and other.completed_at is not null
        order by other.completed_at desc limit 1
      ), false
    ) as is_needed
    from due
  ), kept as (
    update public.site_deploys as deploy set check_at = now() + interval '30 days'
    from judged where deploy.id = judged.id and judged.is_needed
  ), taken as (
    update public.site_deploys as deploy set removing_at = coalesce(removing_at, now()), check_at = now() + interval '5 minutes'
    from judged where deploy.id = judged.id and not judged.is_needed
    returning deploy.id, deploy.check_at
  )
  select jsonb_agg(jsonb_build_object('id', id, 'lock', check_at)) into claimed from taken;
  return jsonb_build_object('deploys', coalesce(claimed, '[]'), 'more', exists (
    select from public.site_deploys where check_at <= now()
  ));
end
$$;
comment on function public.claim_unneeded_deploys(integer) is
  'Looks at deploys that were not looked at for 30 days, and claims for five minutes those whose files nobody needs: no '
  'pointer names them, and no version that was live; those of deleted accounts first, then of each owner in turn. Returns {"deploys", "more"}, each with its id and lock.';
grant execute on function public.claim_unneeded_deploys(integer) to service_role;

create function public.note_removed_deploy(removed_id text, lock timestamptz) returns boolean
language sql
set search_path = ''
as $$
  delete from public.site_deploys where id = removed_id and check_at = lock and removing_at is not null returning true
$$;
comment on function public.note_removed_deploy(text, timestamptz) is 'Records that the files of a claimed deploy are gone.';
grant execute on function public.note_removed_deploy(text, timestamptz) to service_role;
