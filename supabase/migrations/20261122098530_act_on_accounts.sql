-- What operators do with one account, and how they read it. The functions above and these are called through public.operator_….
create function desk.take_site_down(of_profile uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  if not public.take_site_offline(of_profile) and not exists (select from public.sites where profile_id = of_profile) then
    return jsonb_build_object('is_new', false);
  end if;
  update public.sites set taken_down_because = btrim(reason) where profile_id = of_profile;
  -- It would say that the owner asked for it.
  delete from public.mails where profile_id = of_profile and kind = 'site_offline' and status = 'due';
  perform private.log_operator(by_actor, 'take site down', of_profile::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.take_site_down(uuid, text) is
  'Takes a site off the internet. Its owner reads the reason and cannot publish until allow_site; twice changes the reason.';

create function desk.allow_site(of_profile uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
begin
  update public.sites set taken_down_because = null where profile_id = of_profile and taken_down_because is not null;
  if not found then return jsonb_build_object('is_new', false); end if;
  perform private.log_operator(by_actor, 'allow site', of_profile::text, reason);
  return jsonb_build_object('is_new', true);
end
$$;
comment on function desk.allow_site(uuid, text) is 'Lets the owner of a site that was taken down publish it again.';

create function desk.export_account(of_profile uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
  kept record;
  found_rows jsonb;
  everything jsonb;
begin
  select jsonb_build_object('exported_at', now(), 'account', jsonb_build_object('id', id, 'email', email, 'created_at', created_at))
  into everything from auth.users where id = of_profile;
  if everything is null then return null; end if;
  perform private.log_operator(by_actor, 'export', of_profile::text, reason);
  -- Each table of the product that names its owner, so that a new one is never forgotten.
  for kept in
    select c.relname as name, case c.relname when 'profiles' then 'id' when 'referrals' then 'referrer_id' when 'referral_cases' then 'partner_id'
      else 'profile_id' end as owner_column
    from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (
      c.relname in ('profiles', 'referrals', 'referral_cases')
      or exists (select from pg_attribute as a where a.attrelid = c.oid and a.attname = 'profile_id' and not a.attisdropped)
    ) order by c.relname
  loop
    execute format(
      'select jsonb_agg(to_jsonb(kept) - %L::text[]) from (select * from public.%I where %I = $1 limit 10000) as kept',
      -- Tokens open pages without signing in, and a hash names a mailbox.
      '{token,mailbox_hash}', kept.name, kept.owner_column
    ) into found_rows using of_profile;
    if found_rows is not null then everything := everything || jsonb_build_object(kept.name, found_rows); end if;
  end loop;
  return everything;
end
$$;
comment on function desk.export_account(uuid, text) is
  'Everything that is stored of an account, by table, without files and tokens; null when there is no account.';

create function desk.erase_account(of_profile uuid, reason text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  by_actor constant text := desk.operator();
  receipt private.erasures;
begin
  if of_profile = auth.uid() then
    raise exception 'Your own account is deleted in Settings' using errcode = '22023';
  end if;
  select * into receipt from private.erasures where erased_profile = of_profile;
  if receipt.number is null then
    insert into private.erasures (erased_profile, masked_email, by_actor, reason)
    select id, left(email, 1) || '•••@' || split_part(email, '@', 2), by_actor, btrim(erase_account.reason)
    from auth.users where id = of_profile returning * into receipt;
    if receipt.number is null then return null; end if;
    perform private.log_operator(by_actor, 'erase', 'E-' || receipt.number, reason);
    -- The timer deletes it within seconds, by the same steps as its owner would: files, rows, the site.
    insert into private.account_closings (profile_id, closes_on, is_erasure) values (of_profile, private.today(), true)
    on conflict (profile_id) do update set closes_on = private.today(), is_erasure = true, locked_until = null;
  end if;
  return jsonb_build_object('number', receipt.number, 'masked_email', receipt.masked_email, 'asked_at', receipt.asked_at, 'erased_at', receipt.erased_at);
end
$$;
comment on function desk.erase_account(uuid, text) is
  'Erases an account for good, with its files and its site, and returns the receipt {number, masked_email, asked_at, erased_at}. Asked '
  'twice it is the same receipt; erased_at is null until the timer has done it.';

create function desk.payouts() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform desk.operator();
  return jsonb_build_object(
    'payday', private.next_payday(private.today() - 1),
    'ready', (select coalesce(jsonb_agg(ready order by ready.who), '[]') from (
      select coalesce(private.name_of(map.profile_id), 'A closed account') as who, details.legal_name, details.method, details.masked,
        sums.cents, sums.items
      from (select partner, sum(cents) as cents, count(*) as items from private.payable_items() group by partner) as sums
      join private.payout_details as details using (partner) left join private.ledger_partners as map using (partner)
    ) as ready),
    'waits', (select coalesce(jsonb_agg(waits order by waits.who), '[]') from (
      select coalesce(private.name_of(map.profile_id), 'A closed account') as who, private.payout_obstacle(owed.partner, now()) as because,
        sum(owed.cents) as cents
      from private.owed_items as owed left join private.ledger_partners as map using (partner)
      where private.payout_obstacle(owed.partner, now()) is not null group by owed.partner, map.profile_id
    ) as waits),
    'batches', (select coalesce(jsonb_agg(batch order by batch.number desc), '[]') from (
      select made.id, made.number, made.state, made.created_at, made.created_by, made.csv_taken_at, made.sent_on, made.reference,
        (select coalesce(jsonb_agg(jsonb_build_object(
          'number', line.number, 'legal_name', line.legal_name, 'who', private.name_of(map.profile_id), 'cents', line.cents,
          'method', line.method, 'masked', line.masked, 'state', line.state, 'sent_on', line.sent_on,
          'return_reason', line.return_reason, 'stopped_because', line.stopped_because
        ) order by line.number), '[]')
        from public.payout_lines as line left join private.ledger_partners as map on map.partner = line.partner
        where line.payout_id = made.id) as lines
      from public.payouts as made order by made.number desc limit 12
    ) as batch)
  );
end
$$;
comment on function desk.payouts() is
  'What would leave now, what waits and why, and the latest 12 batches with their lines: {payday, ready, waits, batches}.';

create function private.name_of_subject(subject text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    private.name_of(named.id),
    (select private.name_of(profile_id) from public.site_builds where id = named.id),
    (select private.name_of(profile_id) from public.mails where id = named.id),
    (select private.name_of(profile_id) from public.support_requests where id = named.id),
    (select private.name_of(profile_id) from public.change_requests where id = named.id),
    (select private.name_of(profile_id) from private.ledger_partners where partner = named.id),
    (select shown_name from public.site_domains where id = named.id),
    (select email from public.leads where id = named.id),
    (select 'R-' || number from public.referrals where id = named.id),
    (select coalesce(private.name_of(referred_id), masked_email) from public.referrals where number = named.referral),
    (select private.name_of(partner_id) from public.referral_cases where number = named.opened)
  )
  from (select
    substring(subject from '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid as id,
    substring(subject from '^R-([0-9]{1,9})$')::integer as referral,
    substring(subject from '^C-([0-9]{1,9})$')::integer as opened
  ) as named
$$;
comment on function private.name_of_subject(text) is
  'Whom an entry of the log is about: a practice, a person, an address or a domain; null when the name is gone or there is none.';

create function desk.log(before_id bigint default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform desk.operator();
  return (select coalesce(jsonb_agg(entry order by entry.id desc), '[]') from (
    select id, at, actor, action, subject, private.name_of_subject(subject) as who, reason from private.operator_log
    where before_id is null or id < before_id order by id desc limit 50
  ) as entry);
end
$$;
comment on function desk.log(bigint) is 'What operators did, newest first: 50 entries, those before an entry; "who" names whom it was done to.';
