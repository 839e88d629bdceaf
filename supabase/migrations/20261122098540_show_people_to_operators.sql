-- A person's page: one account by what names it exactly, with its story in order.
create function private.find_account(asked text) returns uuid
language sql stable
set search_path = ''
as $$
  with wanted as (select lower(btrim(left(asked, 300))) as name)
  select found.id from (
    -- As the index on addresses asks.
    select users.id, 1 as place from wanted join auth.users as users on users.email = wanted.name and users.is_sso_user = false
    union all
    select profile.id, 2 from wanted join public.profiles as profile on profile.referral_code = upper(wanted.name)
    union all
    select named.profile_id, 3 from wanted join public.site_names as named on named.name = wanted.name
    union all
    select domain.profile_id, 4 from wanted join public.site_domains as domain
      on domain.hostname = regexp_replace(wanted.name, '^www\.', '') and domain.state in ('found', 'live', 'lost')
  ) as found where found.id is not null order by found.place limit 1
$$;
comment on function private.find_account(text) is
  'The account of an exact address, referral code, site name or hostname; null when nothing has that name.';

create function private.story_of(of_profile uuid) returns table (at timestamptz, kind text, details jsonb)
language sql stable
set search_path = ''
as $$
  (
    select lead.created_at, 'capture', jsonb_build_object('page', lead.page, 'code', lead.referral_source, 'channel', lead.channel)
    from public.leads as lead where lead.profile_id = of_profile order by lead.created_at desc limit 20
  )
  union all
  select account.created_at, 'account', jsonb_build_object('confirmed_at', account.email_confirmed_at) from auth.users as account where account.id = of_profile
  union all
  (
    select build.created_at, 'build', jsonb_build_object('id', build.id, 'status', build.status, 'attempts', build.attempts, 'reason', build.last_error)
    from public.site_builds as build where build.profile_id = of_profile order by build.created_at desc limit 30
  )
  union all
  (
    select coalesce(mail.sent_at, mail.created_at), 'mail', jsonb_build_object('id', mail.id, 'mail', mail.kind, 'status', mail.status, 'reason', mail.last_error)
    from public.mails as mail where mail.profile_id = of_profile and mail.status <> 'dropped' order by mail.created_at desc limit 40
  )
  union all
  (
    select launch.started_at, 'launch', jsonb_build_object('name', launch.name)
    from public.launches as launch where launch.profile_id = of_profile order by launch.started_at desc limit 20
  )
  union all
  (
    select launch.ended_at, 'offline', jsonb_build_object('name', launch.name)
    from public.launches as launch where launch.profile_id = of_profile and launch.ended_at is not null order by launch.started_at desc limit 20
  )
  union all
  (
    select request.created_at, 'support', jsonb_build_object('id', request.id, 'message', request.message, 'status', request.status, 'answer', request.answer)
    from public.support_requests as request where request.profile_id = of_profile order by request.created_at desc limit 20
  )
  union all
  (
    select request.created_at, 'change', jsonb_build_object('id', request.id, 'message', request.details, 'areas', request.areas, 'status', request.status)
    from public.change_requests as request where request.profile_id = of_profile order by request.created_at desc limit 20
  )
  union all
  (
    select referral.signed_up_at, 'referral', jsonb_build_object(
      'id', referral.id, 'number', referral.number, 'status', referral.status, 'partner', private.name_of(referral.referrer_id)
    )
    from public.referrals as referral where referral.referred_id = of_profile order by referral.signed_up_at desc limit 20
  )
$$;
comment on function private.story_of(uuid) is 'What happened with an account: captures, sign-up, builds, mails, launches, requests, and who brought it.';

create function desk.person(asked text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  of_profile uuid;
begin
  perform desk.operator();
  of_profile := private.find_account(asked);
  return (
    select jsonb_build_object(
      'id', profile.id, 'email', account.email, 'confirmed_at', account.email_confirmed_at, 'last_sign_in_at', account.last_sign_in_at,
      'since', account.created_at, 'first_name', profile.first_name, 'last_name', profile.last_name, 'practice', profile.company_name,
      'who', private.name_of(profile.id), 'code', profile.referral_code,
      'site', (
        select jsonb_build_object('state', site.state, 'name', own.name, 'version', site.version, 'published_at', site.published_at,
          'taken_down_because', site.taken_down_because)
        from public.sites as site left join public.site_names as own on own.profile_id = site.profile_id and own.expires_at is null
        where site.profile_id = profile.id
      ),
      'draft', (select url from public.initial_drafts where profile_id = profile.id),
      'domains', (
        select coalesce(jsonb_agg(jsonb_build_object('host', domain.shown_name, 'state', domain.state, 'cause', domain.cause) order by domain.added_at), '[]')
        from public.site_domains as domain where domain.profile_id = profile.id and domain.state <> 'released'
      ),
      'erasure', (select number from private.erasures where erased_profile = profile.id),
      'closes_on', (select closes_on from private.account_closings where profile_id = profile.id),
      'partner', (
        select jsonb_build_object('approved_cents', known.approved_cents - known.reversed_cents, 'paid_cents', known.paid_cents)
        from private.ledger_partners as map join private.ledger_accounts as known using (partner) where map.profile_id = profile.id
      ),
      'referrals', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', latest.id, 'number', latest.number, 'status', latest.status, 'masked_email', latest.masked_email, 'evidence', latest.evidence,
          'reason', latest.reason, 'at', latest.signed_up_at, 'cents', latest.reward_cents
        ) order by latest.signed_up_at desc), '[]')
        from (select * from public.referrals where referrer_id = profile.id order by signed_up_at desc limit 50) as latest
      ),
      'story', (
        select coalesce(jsonb_agg(jsonb_build_object('at', told.at, 'kind', told.kind, 'details', told.details) order by told.at), '[]')
        from private.story_of(profile.id) as told
      )
    )
    from public.profiles as profile join auth.users as account using (id) where profile.id = of_profile
  );
end
$$;
comment on function desk.person(text) is
  'One account by its exact address, referral code, site name or hostname, with its story in order, its site, and its referrals as a '
  'partner (the latest 50); null when nothing has that name.';

-- A thin function in public for each of the desk: the REST interface exposes only public.
do $$
declare
  made record;
begin
  for made in
    select p.oid, p.proname as name, p.provolatile, pg_get_function_identity_arguments(p.oid) as arguments,
      pg_get_function_arguments(p.oid) as declared,
      coalesce(array_to_string(p.proargnames, ', '), '') as names, obj_description(p.oid, 'pg_proc') as says
    from pg_proc as p where p.pronamespace = 'desk'::regnamespace and p.proname <> 'operator'
  loop
    execute format('grant execute on function desk.%I(%s) to authenticated', made.name, made.arguments);
    execute format(
      'create function public.%I(%s) returns jsonb language sql %s set search_path = '''' as %L', 'operator_' || made.name, made.declared,
      case made.provolatile when 's' then 'stable' else '' end, format('select desk.%I(%s)', made.name, made.names)
    );
    execute format('comment on function public.%I(%s) is %L', 'operator_' || made.name, made.arguments, made.says);
    execute format('grant execute on function public.%I(%s) to authenticated', 'operator_' || made.name, made.arguments);
  end loop;
end
$$;
