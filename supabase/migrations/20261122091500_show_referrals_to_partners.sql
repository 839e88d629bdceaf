-- The results of a partner: sums that are kept, and the newest captures.
create function partners.summary() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  partner constant uuid := auth.uid();
  this_week constant date := date_trunc('week', now() at time zone 'UTC')::date;
begin
  return jsonb_build_object(
    'code', (select referral_code from public.profiles where id = partner),
    'funnel', (
      select jsonb_build_object(
        'leads', (
          select coalesce(sum(people), 0) from partners.people_totals where partner_id = partner and kind = 'stage'
        ),
        'signed_up', coalesce(sum(referrals), 0),
        'onboarded', coalesce(sum(onboarded), 0),
        'launched', coalesce(sum(launched), 0),
        'approved', coalesce(sum(approved), 0),
        'paid', coalesce(sum(paid), 0)
      )
      from partners.referral_totals
      where partner_id = partner and status not in ('duplicate', 'self_referral', 'expired')
    ),
    'money', (
      select jsonb_build_object(
        'pending_cents', coalesce(sum(reward_cents) filter (where status = 'launched'), 0),
        'approved_cents', coalesce(sum(reward_cents) filter (where status = 'approved'), 0),
        'paid_cents', coalesce(sum(reward_cents) filter (where status = 'paid'), 0)
      )
      from partners.referral_totals where partner_id = partner
    ),
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'starts_on', this_week - 7 * ago, 'leads', coalesce(totals.people, 0)
      ) order by ago desc)
      from generate_series(0, 7) as ago
      left join partners.people_totals as totals
        on totals.partner_id = partner and totals.kind = 'week' and totals.name = (this_week - 7 * ago)::text
    ),
    'sources', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'source', nullif(name, ''), 'campaign', nullif(detail, ''), 'leads', people, 'signed_up', signed_up
      ) order by people desc, name, detail), '[]')
      from (
        select * from partners.people_totals where partner_id = partner and kind = 'source' and people > 0
        order by people desc, name, detail limit 20
      ) as sources
    )
  );
end
$$;
comment on function partners.summary() is 'Funnel, money, weeks and sources of the caller.';
grant execute on function partners.summary() to authenticated;

create function partners.pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
-- Otherwise Postgres sorts all captures of a partner who has most of them, instead of reading the newest by the index.
set enable_sort = off
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  own_code constant text := (select referral_code from public.profiles where id = auth.uid());
begin
  return query
    select newest.page::text, newest.widget ->> 'version', newest.widget ->> 'mode', newest.channel, count(*)::integer,
      max(newest.created_at)
    from (
      select * from public.leads
      where upper(btrim(referral_source)) = own_code and referral_source is not null and suspected is null
        and created_at > now() - interval '90 days'
      order by created_at desc
      limit 500
    ) as newest
    where newest.page is not null
    group by 1, 2, 3, 4
    order by max(newest.created_at) desc
    limit 100;
end
$$;
comment on function partners.pages() is
  'The 100 pages with the latest captures among the last 500 by code of the caller in 90 days.';
grant execute on function partners.pages() to authenticated;

create function public.referral_summary() returns jsonb
language sql stable set search_path = ''
as 'select partners.summary()';
comment on function public.referral_summary() is 'Results of the caller''s referral code: code, funnel, money, weeks, sources.';

create function public.referral_pages()
returns table (
  page text, widget_version text, widget_mode text, channel text, captures integer, last_seen_at timestamptz
)
language sql stable set search_path = ''
as 'select * from partners.pages()';
comment on function public.referral_pages() is
  'The 100 pages with the latest captures among the last 500 by code of the caller in 90 days.';

grant execute on function public.referral_summary(), public.referral_pages() to authenticated;

create function partners.prove_visit(visited_lead uuid) returns void
language sql security definer
set search_path = ''
as 'select private.prove_visit(auth.uid(), visited_lead)';
comment on function partners.prove_visit(uuid) is 'Implements public.prove_visit.';
grant execute on function partners.prove_visit(uuid) to authenticated;

create function public.prove_visit(visited_lead uuid) returns void
language sql set search_path = ''
as 'select partners.prove_visit(visited_lead)';
comment on function public.prove_visit(uuid) is
  'Called after the first sign-in by the browser that keeps the id of a capture: only it was given the id. Credits the partner of '
  'that visit, or releases what was held for want of one. Says nothing, also for an unknown id, and after a week.';
grant execute on function public.prove_visit(uuid) to authenticated;
