-- One cheap request instead of many: screens ask whether something changed, and load the rest only then.
create index referrals_referrer_id_index on public.referrals (referrer_id, updated_at) where is_told;

create function partners.what_changed() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  own_code constant text := (select referral_code from public.profiles where id = caller);
  today constant date := (now() at time zone 'UTC')::date;
  captured timestamptz[];
  touched timestamptz[];
  judged timestamptz[];
  counts text;
  build record;
  draft record;
begin
  -- The ten newest entries of each index, so that the time does not depend on how many rows a partner has. A transaction
  -- that began earlier may commit later: its entry is not the newest, but among them.
  captured := array(
    select created_at from public.leads
    where upper(btrim(referral_source)) = own_code and referral_source is not null and suspected is null
    order by created_at desc limit 10
  );
  touched := array(
    select created_at from public.leads
    where upper(btrim(first_touch ->> 'ref')) = own_code and first_touch ->> 'ref' is not null and suspected is null
      and upper(btrim(first_touch ->> 'ref')) is distinct from upper(btrim(referral_source))
    order by created_at desc limit 10
  );
  judged := array(
    select updated_at from public.referrals where referrer_id = caller and is_told order by updated_at desc limit 10
  );
  counts := (
    select concat_ws(' ', sum(views), sum(focuses), sum(submits)) from private.page_counts
    where profile_id = caller and day >= today - 1
  );
  select status, updated_at into build from public.site_builds
  where profile_id = caller order by created_at desc limit 1;
  select url is not null as is_delivered, updated_at into draft from public.initial_drafts where profile_id = caller;
  return jsonb_build_object(
    'referrals', md5(concat_ws(' ', captured, touched, judged, counts)),
    'site', concat_ws(
      ' ', build.status, build.updated_at, draft.updated_at, (select sequence from public.sites where profile_id = caller)
    ),
    'is_under_way', coalesce(build.status in ('queued', 'building'), false)
      -- A finished build is delivered in the next moment.
      or coalesce(build.status = 'done', false) and not coalesce(draft.is_delivered, false)
      or coalesce(greatest(captured[1], touched[1], judged[1]) > now() - interval '10 minutes', false)
  );
end
$$;
comment on function partners.what_changed() is 'Implements public.what_changed.';
grant execute on function partners.what_changed() to authenticated;

create function public.what_changed() returns jsonb
language sql stable set search_path = ''
as 'select partners.what_changed()';
comment on function public.what_changed() is
  'Versions of what the caller sees, each a text that differs after a change: {"referrals", "site", "is_under_way"}. '
  'is_under_way is true while a draft is built and for ten minutes after a capture or a change of a referral.';
grant execute on function public.what_changed() to authenticated;
