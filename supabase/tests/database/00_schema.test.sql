-- Rules for the whole schema, including future objects.
begin;
select plan(17);

create temporary view our_tables as
select c.oid, n.nspname as schema, c.relname as name, c.relrowsecurity
from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private', 'partners') and c.relkind in ('r', 'p');

create temporary view our_functions as
select p.oid, n.nspname || '.' || p.proname as name, p.prosecdef, p.proconfig, p.proacl, p.proowner, n.nspname as schema
from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_depend as d where d.objid = p.oid and d.deptype = 'e');

select isnt_empty('select * from our_tables', 'the schemas have tables');
select is_empty(
  'select schema, name from our_tables where not relrowsecurity',
  'row level security is on for every table'
);
select is_empty(
  $$ select schema, name from our_tables as t
     where not exists (select from pg_index as i where i.indrelid = t.oid and i.indisprimary) $$,
  'every table has a primary key'
);
select is_empty(
  $$ select t.name, k.conname from pg_constraint as k join our_tables as t on t.oid = k.conrelid
     where k.contype = 'f' and not exists (
       select from pg_index as i
       where i.indrelid = k.conrelid and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] = k.conkey
     ) $$,
  'every foreign key has an index'
);
select is_empty(
  $$ select name from our_functions where not coalesce(proconfig, '{}') @> array['search_path=""'] $$,
  'every function has an empty search path'
);
select is_empty(
  $$ select name from our_functions where prosecdef and schema = 'public' $$,
  'no security definer function is in public'
);
select set_eq(
  $$ select f.name, r.rolname::text from our_functions as f
     cross join pg_roles as r
     where r.rolname in ('anon', 'authenticated', 'service_role') and has_function_privilege(r.oid, f.oid, 'execute')
       -- The functions of the desk: 96_desk.test.sql lists them from the catalogue.
       and f.name not like 'public.operator\_%' $$,
  $$ values ('private.operator_of', 'service_role'), ('public.capture_lead', 'service_role'), ('public.purge_rate_limits', 'service_role'),
     ('public.queue_site_build', 'service_role'), ('public.claim_site_builds', 'service_role'),
     ('public.record_draft', 'service_role'), ('public.note_build_failure', 'service_role'),
     ('private.give_up_build', 'service_role'), ('public.claim_mails', 'service_role'),
     ('private.claim_mails', 'service_role'), ('public.note_mail', 'service_role'),
     ('public.share_draft', 'authenticated'), ('public.stop_sharing_draft', 'authenticated'),
     ('private.is_published', 'service_role'), ('private.live_place', 'service_role'), ('private.new_draft_slug', 'service_role'),
     ('public.read_draft', 'service_role'), ('public.read_draft_card', 'service_role'),
     ('public.note_used_link', 'authenticated'), ('public.find_used_link', 'anon'), ('public.find_used_link', 'authenticated'),
     ('public.mail_choice', 'anon'), ('public.mail_choice', 'authenticated'), ('public.mail_choice', 'service_role'),
     ('public.choose_mails', 'anon'), ('public.choose_mails', 'authenticated'), ('public.choose_mails', 'service_role'),
     ('public.stop_mails', 'service_role'),
     ('public.open_draft', 'anon'), ('public.open_draft', 'authenticated'), ('public.reopen_answers', 'authenticated'),
     ('public.close_answers', 'authenticated'), ('public.save_entries', 'authenticated'),
     ('private.site_entered_at', 'service_role'), ('private.is_entered_picture', 'service_role'),
     ('public.last_save', 'authenticated'), ('public.begin_picture', 'authenticated'), ('public.reserve_resume', 'authenticated'), ('public.free_resume', 'authenticated'),
     ('public.find_draft_picture', 'service_role'), ('public.claim_unused_pictures', 'service_role'),
     ('public.note_removed_picture', 'service_role'),
     ('public.count_page', 'service_role'), ('public.purge_page_counts', 'service_role'), ('public.referral_page_counts', 'authenticated'),
     ('public.add_page_loads', 'service_role'), ('public.purge_page_loads', 'service_role'), ('public.page_load_sums', 'authenticated'),
     ('public.join_waitlist', 'service_role'), ('private.count_request', 'service_role'), ('private.take_back_request', 'service_role'),
     ('private.budgets', 'service_role'), ('private.spend', 'service_role'), ('public.spend_budget', 'service_role'),
     ('private.is_on_waitlist', 'service_role'), ('private.mail_kinds', 'service_role'), ('private.mail_about', 'service_role'),
     ('public.file_support_request', 'service_role'), ('public.claim_support_mails', 'service_role'),
     ('public.note_support_mail', 'service_role'),
     ('public.referral_summary', 'authenticated'), ('public.referral_list', 'authenticated'), ('public.referral_news', 'authenticated'),
     ('public.referral_pages', 'authenticated'), ('public.referral_contacts', 'authenticated'), ('public.what_changed', 'authenticated'),
     ('public.clear_lead', 'service_role'), ('private.clear_lead', 'service_role'),
     ('public.decide_referral', 'service_role'), ('private.decide_referral', 'service_role'),
     ('public.claim_due_referrals', 'service_role'), ('private.claim_due_referrals', 'service_role'),
     ('public.prove_visit', 'authenticated'),
     ('private.may_store_picture', 'authenticated'), ('private.is_resume_reserved', 'authenticated'), ('private.is_canonical_email', 'authenticated'), ('private.is_canonical_email', 'service_role'),
     ('public.prove_visit', 'authenticated'), ('public.partner_account', 'authenticated'),
     ('public.referral_story', 'authenticated'), ('public.referral_statements', 'authenticated'),
     ('public.referral_statement', 'authenticated'), ('public.closing_money', 'authenticated'),
     ('public.begin_payout_code', 'service_role'), ('private.begin_payout_code', 'service_role'),
     ('public.open_payout_details', 'service_role'), ('private.open_payout_details', 'service_role'),
     ('public.save_payout_details', 'service_role'), ('private.save_payout_details', 'service_role'),
     ('public.undo_payout_details', 'service_role'), ('private.undo_payout_details', 'service_role'),
     ('public.decide_partner', 'service_role'), ('private.decide_partner', 'service_role'),
     ('public.make_payout', 'service_role'), ('private.make_payout', 'service_role'),
     ('public.read_payout_lines', 'service_role'), ('private.read_payout_lines', 'service_role'),
     ('public.mark_payout_paid', 'service_role'), ('private.mark_payout_paid', 'service_role'),
     ('public.return_payout_line', 'service_role'), ('private.return_payout_line', 'service_role'),
     ('public.cancel_payout', 'service_role'), ('private.cancel_payout', 'service_role'),
     ('private.ledger_on', 'service_role'), ('private.referral_flags', 'service_role'),
     ('public.ask_about_referral', 'authenticated'), ('public.open_referral_case', 'authenticated'),
     ('public.close_referral_case', 'service_role'), ('private.close_referral_case', 'service_role'),
     ('public.run_ledger_checks', 'service_role'), ('private.run_ledger_checks', 'service_role'),
     ('public.claim_ledger_check', 'service_role'), ('private.claim_ledger_check', 'service_role'),
     ('public.close_after_payout', 'authenticated'), ('public.keep_account', 'authenticated'),
     ('public.claim_account_closings', 'service_role'), ('private.claim_account_closings', 'service_role'),
     ('private.is_resume_reserved', 'authenticated'), ('private.is_canonical_email', 'authenticated'), ('private.is_canonical_email', 'service_role'),
     ('private.is_valid_lead', 'service_role'),
     ('public.free_site_names', 'authenticated'), ('public.published_site', 'authenticated'),
     ('private.reserved_site_names', 'service_role'), ('private.site_name_skeleton', 'service_role'),
     ('private.is_site_name_free', 'service_role'), ('private.site_facts', 'service_role'), ('private.entered_facts', 'service_role'),
     ('public.claim_site_domains', 'service_role'), ('public.add_site_domain', 'service_role'), ('public.begin_domain_check', 'service_role'),
     ('public.record_domain_check', 'service_role'), ('public.record_domain_secure', 'service_role'), ('public.choose_site_domain', 'service_role'),
     ('public.remove_site_domain', 'service_role'),
     ('public.claim_moved_sites', 'service_role'),
     ('private.has_left', 'service_role'), ('private.name_state', 'service_role'), ('private.note_whereabouts', 'service_role'),
     ('private.names_above', 'service_role'), ('private.release_domain', 'service_role'), ('private.refused_site_words', 'service_role'),
     ('private.fold_site_name', 'service_role'), ('private.site_word_pattern', 'service_role'),
     ('private.refused_name_pattern', 'service_role'), ('private.is_reserved_site_name', 'service_role'),
     ('private.needs_domain_proof', 'service_role'), ('private.begin_domain_look', 'service_role'), ('private.tell_of_domain', 'service_role'),
     ('private.settle_main_domain', 'service_role'), ('private.pause_of_domain', 'service_role'), ('private.lose_domain', 'service_role'),
     ('private.domain_host', 'service_role'), ('private.main_host', 'service_role'), ('private.site_hosts', 'service_role'),
     ('private.point_domain', 'service_role'), ('private.follow_address', 'service_role'),
     ('private.day_of_notices', 'service_role'), ('private.next_notice_end', 'service_role'), ('private.pointer_of', 'service_role'),
     ('private.point_site', 'service_role'), ('private.previous_deploys', 'service_role'),
     ('private.end_oldest_names', 'service_role'), ('private.line_length', 'service_role'), ('private.take_turns', 'service_role'),
     ('public.begin_publishing', 'service_role'), ('public.begin_deploy', 'service_role'),
     ('public.record_publishing', 'service_role'), ('public.take_site_offline', 'service_role'),
     ('public.claim_site_pointers', 'service_role'), ('public.note_site_pointer', 'service_role'),
     ('public.claim_unneeded_deploys', 'service_role'), ('public.note_removed_deploy', 'service_role') $$,
  'the client roles may call exactly these functions'
);
select set_eq(
  $$ select t.schema || '.' || t.name, r.rolname::text, v.verb from our_tables as t
     cross join pg_roles as r
     cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'), ('references'), ('trigger')) as v (verb)
     where r.rolname in ('anon', 'authenticated', 'service_role') and has_table_privilege(r.oid, t.oid, v.verb) $$,
  $$ values
     ('public.leads', 'service_role', 'select'), ('public.leads', 'service_role', 'insert'),
     ('public.profiles', 'authenticated', 'select'), ('public.profiles', 'service_role', 'select'),
     ('public.consents', 'authenticated', 'select'), ('public.consents', 'service_role', 'select'),
     ('public.onboarding_responses', 'authenticated', 'select'), ('public.onboarding_responses', 'authenticated', 'insert'),
     ('public.onboarding_responses', 'authenticated', 'update'), ('public.onboarding_responses', 'service_role', 'select'),
     ('public.marketing_details', 'authenticated', 'select'), ('public.marketing_details', 'service_role', 'select'),
     ('public.entries', 'authenticated', 'select'),
     ('public.initial_drafts', 'authenticated', 'select'), ('public.initial_drafts', 'service_role', 'select'),
     ('public.initial_drafts', 'service_role', 'insert'), ('public.initial_drafts', 'service_role', 'update'),
     ('public.site_builds', 'service_role', 'select'), ('public.site_builds', 'service_role', 'insert'),
     ('public.site_builds', 'service_role', 'update'),
     ('public.draft_versions', 'authenticated', 'select'), ('public.draft_versions', 'service_role', 'select'),
     ('public.draft_versions', 'service_role', 'insert'),
     ('public.page_loads', 'authenticated', 'select'), ('public.page_loads', 'service_role', 'select'),
     ('public.page_loads', 'service_role', 'insert'), ('public.page_loads', 'service_role', 'update'), ('public.page_loads', 'service_role', 'delete'),
     ('private.page_load_batches', 'service_role', 'select'), ('private.page_load_batches', 'service_role', 'insert'),
     ('private.page_load_batches', 'service_role', 'update'), ('private.page_load_batches', 'service_role', 'delete'),
     ('public.mails', 'service_role', 'select'), ('public.mails', 'service_role', 'insert'),
     ('public.mails', 'service_role', 'update'),
     ('public.website_readings', 'authenticated', 'select'), ('public.website_readings', 'authenticated', 'delete'),
     ('public.website_readings', 'service_role', 'select'), ('public.website_readings', 'service_role', 'insert'),
     ('public.website_readings', 'service_role', 'update'),
     ('private.draft_cards', 'service_role', 'select'), ('private.draft_cards', 'service_role', 'insert'),
     ('private.draft_cards', 'service_role', 'delete'),
     ('public.mail_preferences', 'authenticated', 'select'), ('public.mail_preferences', 'service_role', 'select'),
     ('public.waitlist_entries', 'authenticated', 'select'), ('public.waitlist_entries', 'authenticated', 'delete'),
     ('public.waitlist_entries', 'service_role', 'select'), ('public.waitlist_entries', 'service_role', 'insert'),
     ('public.waitlist_entries', 'service_role', 'delete'),
     ('public.support_requests', 'service_role', 'select'), ('public.support_requests', 'service_role', 'insert'),
     ('public.support_requests', 'service_role', 'update'),
     ('public.change_requests', 'authenticated', 'select'), ('public.change_requests', 'service_role', 'select'),
     ('public.referrals', 'service_role', 'select'), ('public.referral_events', 'service_role', 'select'),
     ('private.ledger_partners', 'service_role', 'select'), ('private.ledger_accounts', 'service_role', 'select'),
     ('private.lead_networks', 'service_role', 'insert'),
     ('private.operator_log', 'service_role', 'select'), ('public.referral_cases', 'service_role', 'select'),
     ('private.ledger_checks', 'service_role', 'select'),
     ('public.payouts', 'service_role', 'select'), ('public.payout_items', 'service_role', 'select'),
     ('private.page_counts', 'service_role', 'select'), ('private.page_counts', 'service_role', 'insert'),
     ('private.page_counts', 'service_role', 'update'), ('private.page_counts', 'service_role', 'delete'),
     ('private.rate_limits', 'service_role', 'select'), ('private.rate_limits', 'service_role', 'insert'),
     ('private.rate_limits', 'service_role', 'update'), ('private.rate_limits', 'service_role', 'delete'),
     ('private.site_pictures', 'service_role', 'select'), ('private.site_pictures', 'service_role', 'update'),
     ('private.site_pictures', 'service_role', 'delete'),
     ('public.sites', 'authenticated', 'select'), ('public.sites', 'service_role', 'select'),
     ('public.sites', 'service_role', 'insert'), ('public.sites', 'service_role', 'update'),
     ('public.site_names', 'authenticated', 'select'), ('public.site_names', 'service_role', 'select'),
     ('public.site_names', 'service_role', 'insert'), ('public.site_names', 'service_role', 'update'),
     ('public.site_names', 'service_role', 'delete'),
     ('public.site_domains', 'service_role', 'select'), ('public.site_domains', 'service_role', 'insert'),
     ('public.site_domains', 'service_role', 'update'), ('public.site_domains', 'service_role', 'delete'),
     ('public.launches', 'authenticated', 'select'), ('public.launches', 'service_role', 'select'),
     ('public.launches', 'service_role', 'insert'), ('public.launches', 'service_role', 'update'),
     ('public.site_deploys', 'service_role', 'select'), ('public.site_deploys', 'service_role', 'insert'),
     ('public.site_deploys', 'service_role', 'update'), ('public.site_deploys', 'service_role', 'delete'),
     ('private.site_pointers', 'service_role', 'select'), ('private.site_pointers', 'service_role', 'insert'),
     ('private.site_pointers', 'service_role', 'update'), ('private.site_pointers', 'service_role', 'delete') $$,
  'the client roles have exactly these table privileges'
);
select set_eq(
  $$ select t.schema || '.' || t.name || '.' || a.attname, r.rolname::text, v.verb from our_tables as t
     join pg_attribute as a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
     cross join pg_roles as r
     cross join (values ('select'), ('insert'), ('update'), ('references')) as v (verb)
     where r.rolname in ('anon', 'authenticated', 'service_role')
       and has_column_privilege(r.oid, t.oid, a.attnum, v.verb) and not has_table_privilege(r.oid, t.oid, v.verb) $$,
  $$ values
     ('public.profiles.first_name', 'authenticated', 'update'), ('public.profiles.last_name', 'authenticated', 'update'),
     ('public.profiles.company_name', 'authenticated', 'update'), ('public.profiles.starts_as', 'authenticated', 'update'),
     ('public.payout_lines.id', 'service_role', 'select'),
     ('public.payout_lines.number', 'service_role', 'select'),
     ('public.payout_lines.payout_id', 'service_role', 'select'),
     ('public.payout_lines.partner', 'service_role', 'select'),
     ('public.payout_lines.cents', 'service_role', 'select'),
     ('public.payout_lines.legal_name', 'service_role', 'select'),
     ('public.payout_lines.country', 'service_role', 'select'),
     ('public.payout_lines.method', 'service_role', 'select'),
     ('public.payout_lines.masked', 'service_role', 'select'),
     ('public.payout_lines.state', 'service_role', 'select'),
     ('public.payout_lines.sent_on', 'service_role', 'select'),
     ('public.payout_lines.arrives_on', 'service_role', 'select'),
     ('public.payout_lines.returned_at', 'service_role', 'select'),
     ('public.payout_lines.return_reason', 'service_role', 'select'),
     ('public.payout_lines.stopped_because', 'service_role', 'select'),
     ('public.consents.profile_id', 'authenticated', 'insert'), ('public.consents.document', 'authenticated', 'insert'),
     ('public.consents.version', 'authenticated', 'insert'),
     ('public.mail_preferences.profile_id', 'authenticated', 'insert'), ('public.mail_preferences.referral_updates', 'authenticated', 'insert'),
     ('public.mail_preferences.question_reminders', 'authenticated', 'insert'), ('public.mail_preferences.question_reminders', 'authenticated', 'update'),
     ('public.mail_preferences.weekly_counts', 'authenticated', 'insert'), ('public.mail_preferences.weekly_counts', 'authenticated', 'update'),
     ('public.mail_preferences.profile_id', 'authenticated', 'update'), ('public.mail_preferences.referral_updates', 'authenticated', 'update'),
     ('public.website_readings.is_ended', 'authenticated', 'update'), ('public.website_readings.settled', 'authenticated', 'update'),
     ('public.waitlist_entries.profile_id', 'authenticated', 'insert'), ('public.waitlist_entries.feature', 'authenticated', 'insert'),
     ('public.waitlist_entries.suspected', 'service_role', 'update'),
     ('public.site_domains.id', 'authenticated', 'select'), ('public.site_domains.profile_id', 'authenticated', 'select'),
     ('public.site_domains.hostname', 'authenticated', 'select'), ('public.site_domains.shown_name', 'authenticated', 'select'),
     ('public.site_domains.is_apex', 'authenticated', 'select'), ('public.site_domains.prefers_www', 'authenticated', 'select'),
     ('public.site_domains.is_main', 'authenticated', 'select'), ('public.site_domains.token', 'authenticated', 'select'),
     ('public.site_domains.state', 'authenticated', 'select'), ('public.site_domains.since', 'authenticated', 'select'),
     ('public.site_domains.served', 'authenticated', 'select'), ('public.site_domains.cause', 'authenticated', 'select'),
     ('public.site_domains.findings', 'authenticated', 'select'), ('public.site_domains.checked_at', 'authenticated', 'select'),
     ('public.site_domains.live_at', 'authenticated', 'select'), ('public.site_domains.lost_at', 'authenticated', 'select'),
     ('public.site_domains.check_at', 'authenticated', 'select'), ('public.site_domains.added_at', 'authenticated', 'select'),
     ('public.support_requests.id', 'authenticated', 'select'), ('public.support_requests.profile_id', 'authenticated', 'select'),
     ('public.support_requests.topic', 'authenticated', 'select'), ('public.support_requests.message', 'authenticated', 'select'),
     ('public.support_requests.page', 'authenticated', 'select'), ('public.support_requests.status', 'authenticated', 'select'),
     ('public.support_requests.created_at', 'authenticated', 'select'), ('public.support_requests.mailed_at', 'authenticated', 'select'),
     ('public.change_requests.id', 'authenticated', 'insert'),
     ('public.change_requests.profile_id', 'authenticated', 'insert'), ('public.change_requests.areas', 'authenticated', 'insert'),
     ('public.change_requests.details', 'authenticated', 'insert'), ('public.change_requests.status', 'service_role', 'update'),
     ('public.change_requests.reason', 'service_role', 'update'),
     ('public.site_builds.profile_id', 'authenticated', 'select'), ('public.site_builds.flow', 'authenticated', 'select'),
     ('public.site_builds.answers_version', 'authenticated', 'select'), ('public.site_builds.status', 'authenticated', 'select'),
     ('public.site_builds.created_at', 'authenticated', 'select'), ('public.site_builds.updated_at', 'authenticated', 'select'),
     ('public.site_deploys.id', 'authenticated', 'select'), ('public.site_deploys.profile_id', 'authenticated', 'select'),
     ('public.site_deploys.version', 'authenticated', 'select'), ('public.site_deploys.name', 'authenticated', 'select'),
     ('public.site_deploys.confirmed_hash', 'authenticated', 'select'), ('public.site_deploys.confirmed_at', 'authenticated', 'select'),
     ('public.site_deploys.completed_at', 'authenticated', 'select'), ('public.site_deploys.live_at', 'authenticated', 'select') $$,
  'the client roles have exactly these column privileges'
);
select is_empty(
  $$ select schema, name from our_tables as t join pg_policy as p on p.polrelid = t.oid where 0 = any (p.polroles) $$,
  'every policy names its roles'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname in ('public', 'private')
       and coalesce(qual, '') || coalesce(with_check, '') ~* '(?<!select )auth\.(uid|jwt|role|email)\(\)' $$,
  'every policy evaluates the caller once, not for each row'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname in ('public', 'private') and coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata' $$,
  'no policy trusts user metadata'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname in ('public', 'private') and cmd <> 'SELECT' and 'true' in (qual, with_check) $$,
  'no policy lets all users write all rows'
);
select is_empty(
  $$ select p.tablename, r.role, v.verb from pg_policies as p
     cross join lateral unnest(p.roles) as r (role)
     cross join (values ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE')) as v (verb)
     where p.schemaname in ('public', 'private') and p.permissive = 'PERMISSIVE' and p.cmd in (v.verb, 'ALL')
     group by p.tablename, r.role, v.verb having count(*) > 1 $$,
  'each role and command has one policy'
);
select is_empty(
  $$ select c.relname from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
     where n.nspname = 'public' and (c.relkind = 'm' or (c.relkind = 'v'
       and not coalesce(c.reloptions, '{}') && array['security_invoker=on', 'security_invoker=true'])) $$,
  'every view in public has security_invoker'
);
select is_empty(
  $$ select a.indexrelid::regclass, b.indexrelid::regclass from pg_index as a
     join pg_index as b on b.indrelid = a.indrelid and b.indexrelid > a.indexrelid
       and b.indkey = a.indkey and b.indclass = a.indclass and b.indpred is not distinct from a.indpred
       and b.indexprs is not distinct from a.indexprs
     join our_tables as t on t.oid = a.indrelid $$,
  'no two indexes are equal'
);
select is_empty(
  $$ select t.name, r.rolname from our_tables as t cross join pg_roles as r
     where t.schema = 'private' and r.rolname in ('anon', 'authenticated') and has_schema_privilege(r.oid, 'private', 'usage') $$,
  'anon and authenticated cannot use the schema private'
);

select * from finish();
rollback;
