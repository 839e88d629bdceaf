-- The desk of operators: who may call what, what each function leaves in the log, and what waits.
begin;
select no_plan();

create function pg_temp.id(name text) returns uuid language sql immutable as $$ select md5('desk ' || name)::uuid $$;
insert into auth.users (id, email, email_confirmed_at) values
  (pg_temp.id('olga'), 'olga@foyer.example', now()), (pg_temp.id('ana'), 'ana@practice.example', now()),
  (pg_temp.id('ben'), 'ben@practice.example', now()), (pg_temp.id('eve'), 'eve@practice.example', now());
update public.profiles set company_name = 'Ana Clinic' where id = pg_temp.id('ana');
insert into private.operators (profile_id, name) values (pg_temp.id('olga'), 'Olga');

insert into public.referrals (id, referrer_id, referred_id, masked_email, status, touched_at, signed_up_at)
select pg_temp.id(name), pg_temp.id('ana'), pg_temp.id(owner), 'b•••@practice.example', 'signed_up', now(), now()
from (values ('due', 'ben'), ('held', null), ('batch', null), ('next', null)) as seed (name, owner);
select private.record_event(jsonb_build_object(
  'referral', pg_temp.id(name), 'kind', kind, 'reason', 'why', 'cents', cents, 'partner', private.partner_of(pg_temp.id('ana')),
  'actor', 'system', 'key', number::text, 'happened_at', now() - interval '1 day'
))
from (values
  (1, 'due', 'credited', null), (2, 'due', 'launched', null), (3, 'due', 'due', null), (4, 'held', 'credited', null),
  (5, 'held', 'held', null), (6, 'batch', 'credited', null), (7, 'batch', 'approved', 20000)
) as events (number, name, kind, cents) order by number;
insert into public.consents (profile_id, document, version) values (pg_temp.id('ana'), 'partner_terms', '1');
insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
values (private.partner_of(pg_temp.id('ana')), 'Ana Silva', 'US', 'ach', '4471', repeat('s', 30), '', now());
select public.make_payout('Olga', 'Payday');
select private.record_event(jsonb_build_object(
  'referral', pg_temp.id('next'), 'kind', kind, 'reason', 'why', 'cents', case when kind = 'approved' then 20000 end,
  'partner', private.partner_of(pg_temp.id('ana')), 'actor', 'system', 'key', 'next' || kind
)) from unnest(array['credited', 'approved']) as kind;
insert into public.referral_cases (partner_id, address, answer, answer_by) values (pg_temp.id('ana'), 'x@practice.example', 'nothing', now()::date);
insert into public.support_requests (id, profile_id, email, topic, message, created_at)
select pg_temp.id('case'), pg_temp.id('ana'), 'ana@practice.example', 'referrals', 'Case C-' || number || ': a referral is missing.', now()
from public.referral_cases;
insert into public.support_requests (id, profile_id, email, topic, message, created_at) values
  (pg_temp.id('asked'), pg_temp.id('ana'), 'ana@practice.example', 'other', 'The phone number is wrong', now() - interval '2 days'),
  -- Looks like a case, and is none.
  (pg_temp.id('no case'), pg_temp.id('ben'), 'ben@practice.example', 'referrals', 'Case C-9999: nothing', now());
insert into public.change_requests (id, profile_id, details, created_at) values (pg_temp.id('change'), pg_temp.id('ana'), 'Shorter.', now());
insert into public.leads (id, email, channel, submission_id, suspected) values (pg_temp.id('lead'), 'new@practice.example', 'form', gen_random_uuid(), 'trap');
insert into public.site_builds (id, profile_id, flow, answers_version, status, last_error, created_at) values
  (pg_temp.id('build 1'), pg_temp.id('ana'), 'build-presence', now(), 'failed', 'content_invalid', now() - interval '3 hours'),
  (pg_temp.id('build 2'), pg_temp.id('eve'), 'build-presence', now(), 'failed', 'content_invalid', now() - interval '2 hours'),
  (pg_temp.id('build 3'), pg_temp.id('ben'), 'build-presence', now() - interval '1 day', 'failed', 'stopped', now() - interval '2 hours'),
  (pg_temp.id('build 4'), pg_temp.id('ben'), 'build-presence', now(), 'done', null, now() - interval '1 hour');
insert into public.draft_versions (profile_id, version, flow, style, content, answers_version)
values (pg_temp.id('ana'), 1, 'build-presence', 'warm', '{}', now());
insert into public.mails (id, profile_id, kind, version, status, last_error) values (pg_temp.id('mail'), pg_temp.id('ana'), 'draft_ready', 1, 'failed', 'refused 422');
insert into public.site_domains (id, profile_id, hostname, zone, shown_name, is_apex, state, served, cause, lost_at)
values (pg_temp.id('domain'), pg_temp.id('ana'), 'cedar.example', 'cedar.example', 'cedar.example', true, 'lost', '{cedar.example}', 'missing', now());
insert into private.ledger_checks (problems, events, root) values ('[{"name": "chain"}]', 1, '');
insert into public.site_deploys (id, profile_id, version, name, confirmed_hash, confirmed_at, completed_at, live_at)
values (repeat('a', 64), pg_temp.id('ana'), 1, 'ana-clinic', repeat('f', 64), now(), now(), now());
insert into public.sites (profile_id, state, deploy, version, published_at) values (pg_temp.id('ana'), 'live', repeat('a', 64), 1, now());
insert into public.site_names (name, profile_id, skeleton) values ('ana-clinic', pg_temp.id('ana'), 'ana-clinic');

create function pg_temp.become(name text) returns void language sql as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', pg_temp.id(name), 'role', 'authenticated')::text, true)
$$;
create temporary view desk_functions as
select p.oid, p.proname as name, p.provolatile = 's' as is_read, p.pronargs as amount, p.prosrc as body from pg_proc as p
where p.pronamespace = 'desk'::regnamespace and p.proname <> 'operator';
create temporary view doors as
select p.oid, p.proname as name, p.pronargs as amount from pg_proc as p
where p.pronamespace = 'public'::regnamespace and p.proname like 'operator\_%' and p.proname <> 'operator_of';

-- One call of each function. A new function fails the next test until it has one.
create temporary table samples (name text primary key, call text not null);
insert into samples values
  ('today', ''), ('referral', quote_literal(pg_temp.id('due'))), ('person', '''ana@practice.example'''), ('payouts', ''), ('log', 'null'),
  ('decide_referral', format('%L, ''hold'', ''A look''', pg_temp.id('due'))),
  ('build_again', format('array[%L]::uuid[], ''Mended''', pg_temp.id('build 1'))),
  ('send_again', format('%L, ''Mended''', pg_temp.id('mail'))),
  ('answer_support', format('%L, ''We corrected it.'', ''Answered''', pg_temp.id('asked'))),
  ('take_back_answer', format('%L, ''Taken back''', pg_temp.id('asked'))),
  ('set_support', format('%L, ''closed'', ''Nothing left''', pg_temp.id('no case'))),
  ('set_change', format('%L, ''declined'', ''Not possible''', pg_temp.id('change'))),
  ('close_case', format('%s, ''It counts now''', (select number from public.referral_cases))),
  ('clear_lead', format('%L, ''A person''', pg_temp.id('lead'))),
  ('put_off', 'until => now() + interval ''1 day'', of_keys => array[''books:1''], reason => ''Tomorrow'''),
  ('check_books', '''A look'''), ('make_payout', '''Payday'''),
  ('cancel_payout', format('%L, ''Wrong file''', (select id from public.payouts))),
  ('mark_paid', format('only_line => 1, of_payout => %L, bank_reference => ''MT-1'', on_day => private.today(), reason => ''Sent''', (select id from public.payouts))),
  ('return_line', '1, ''No account'''),
  ('take_site_down', format('%L, ''It names another practice''', pg_temp.id('ana'))),
  ('allow_site', format('%L, ''Corrected''', pg_temp.id('ana'))),
  ('export_account', format('%L, ''Asked for it''', pg_temp.id('ana'))),
  ('erase_account', format('%L, ''Asked for it''', pg_temp.id('ben')));
select set_eq('select name from samples', 'select name from desk_functions', 'each function of the desk has a sample');
select set_eq('select name from doors', $$ select 'operator_' || name from desk_functions $$, 'each is called through one in public');
select is_empty('select name from desk_functions where body !~ ''desk\.operator\(\)''', 'each asks who calls');

-- verb × role: no role but a signed-in operator may call one, and none may touch the tables.
create function pg_temp.refusal(door text) returns text language plpgsql as $$
begin
  execute format('select public.%I(%s)', door, (select array_to_string(array_fill('null'::text, array[amount]), ', ') from doors where name = door));
  return 'nothing';
exception when others then return sqlstate;
end
$$;
grant select on doors to public;
select is(array(select r.rolname || ' ' || d.name from doors as d cross join pg_roles as r
  where r.rolname in ('anon', 'service_role') and has_function_privilege(r.rolname, d.oid, 'execute')), '{}'::text[], 'anon and the service may call none');
select is(array(select r.rolname || ' ' || c.relname || ' ' || v.verb from unnest(array['anon', 'authenticated']) as r (rolname)
  cross join pg_class as c cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as v (verb)
  where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege(r.rolname, c.oid, v.verb)),
  '{}'::text[], 'nobody touches a private table');
select is(array(select p.proname::text from pg_proc as p where p.pronamespace = 'desk'::regnamespace
  and (not p.prosecdef or has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('service_role', p.oid, 'execute'))),
  '{}'::text[], 'each runs with the rights of its owner, for signed-in people alone');
set local role authenticated;
select pg_temp.become('ana');
select is(pg_temp.refusal(name), '42501', name || ' refuses people who are no operators') from doors order by name;
set local request.jwt.claims = '{"role": "authenticated"}';
select is(pg_temp.refusal(name), '42501', name || ' refuses a session without a person') from doors order by name;
reset role;

-- Each sample once, in a savepoint of its own.
create function pg_temp.prepare(asked text) returns void language plpgsql as $$
begin
  if asked = 'take_back_answer' then
    execute (select format('select public.operator_answer_support(%s)', call) from samples where name = 'answer_support');
  elsif asked = 'allow_site' then
    execute (select format('select public.operator_take_site_down(%s)', call) from samples where name = 'take_site_down');
  end if;
end
$$;
create function pg_temp.lines_of(asked text) returns bigint language plpgsql as $$
declare
  lines bigint;
begin
  perform pg_temp.prepare(asked);
  select count(*) into lines from private.operator_log;
  execute (select format('select public.operator_%s(%s)', name, call) from samples where name = asked);
  select count(*) - lines into lines from private.operator_log where actor = 'Olga';
  raise exception using errcode = 'P0099', message = lines::text;
exception when sqlstate 'P0099' then return sqlerrm::bigint;
end
$$;
select pg_temp.become('olga');
select is(pg_temp.lines_of(name), case when is_read then 0 else 1 end::bigint, name || case when is_read then ' reads' else ' leaves a line' end)
from desk_functions order by name;
create function pg_temp.with_reason(asked text, reason text) returns text language plpgsql as $$
begin
  perform pg_temp.prepare(asked);
  execute (select format('select public.operator_%s(%s)', name, regexp_replace(call, '''[^'']*''$', reason)) from samples where name = asked);
  return 'done';
exception when others then return sqlstate;
end
$$;
select ok(pg_temp.with_reason(name, reason) in ('22023', '23514', '23502'), name || ' refuses ' || left(reason, 9) || ' as a reason')
from desk_functions cross join (values ('null'), (''' '''), (quote_literal(repeat('x', 301)))) as reasons (reason) where not is_read order by name;

-- Whose role was taken away.
create function pg_temp.revoked(door text) returns text language plpgsql as $$
begin
  delete from private.operators where profile_id = pg_temp.id('olga');
  perform set_config('role', 'authenticated', true);
  execute format('select public.%I(%s)', door, (select array_to_string(array_fill('null'::text, array[amount]), ', ') from doors where name = door));
  return 'done';
exception when others then return sqlstate;
end
$$;
select is(pg_temp.revoked(name), '42501', name || ' refuses from the moment on at which the role is taken away') from doors order by name;
select throws_ok('update private.operator_log set reason = ''x''', null, null, 'the log is append-only');
select throws_ok('delete from private.operator_log', null, null, 'also for the owner of the tables');

-- Today
create function pg_temp.today() returns table (place integer, kind text, key text, who text, details jsonb, since timestamptz) language sql as $$
  select (item ->> 'group')::integer, item ->> 'kind', item ->> 'key', item ->> 'who', item -> 'details', (item ->> 'since')::timestamptz
  from jsonb_array_elements(public.operator_today() -> 'items') as item
$$;
select set_eq(
  'select place, kind from pg_temp.today() where kind <> ''payday''',
  $$ values (1, 'build'), (1, 'mail'), (1, 'domain'), (1, 'books'), (2, 'support'), (2, 'change'), (2, 'case'), (2, 'lead'), (3, 'referral'), (3, 'payout') $$,
  'what waits is in three groups'
);
select is_empty(
  $$ select from (select place, since, lag(place, 1, 0) over () as before, lag(since) over () as earlier from pg_temp.today()) as rows
     where place < before or (place = before and since < earlier) $$, 'each oldest first'
);
select results_eq(
  $$ select key, who, jsonb_array_length(details -> 'builds') from pg_temp.today() where kind = 'build' $$,
  format($$ values ('build:%s', 'Ana Clinic', 2) $$, pg_temp.id('build 1')), 'builds with one fault are one item, and one that was asked for again is none'
);
select set_eq($$ select details ->> 'message' from pg_temp.today() where kind = 'support' $$,
  $$ values ('The phone number is wrong'), ('Case C-9999: nothing') $$, 'a case is one item, and words that look like one hide nothing');
select set_eq($$ select details ->> 'status' from pg_temp.today() where kind = 'referral' $$, $$ values ('held'), ('launched') $$, 'referrals that are held or due');
select public.operator_put_off(array['mail:' || pg_temp.id('mail')], 'Later', now() + interval '1 day');
select is_empty($$ select from pg_temp.today() where kind = 'mail' $$, 'what is put off is not shown');
select public.operator_put_off(array['mail:' || pg_temp.id('mail')], 'Taken back');
select isnt_empty($$ select from pg_temp.today() where kind = 'mail' $$, 'until that is taken back');

-- Two operators on one item: the second reads that it is done, and nothing is done twice.
create function pg_temp.second(asked text) returns text language plpgsql as $$
declare
  outcome jsonb;
begin
  perform pg_temp.prepare(asked);
  execute (select format('select public.operator_%s(%s)', name, call) from samples where name = asked);
  execute (select format('select public.operator_%s(%s)', name, call) from samples where name = asked) into outcome;
  raise exception using errcode = 'P0099', message = outcome ->> 'is_new';
exception when sqlstate 'P0099' then return sqlerrm;
  when sqlstate '22023' then return 'refused';
end
$$;
select ok(pg_temp.second(name) in ('false', 'refused'), name || ' is done once') from desk_functions
where not is_read and name not in ('put_off', 'check_books', 'make_payout', 'export_account', 'take_site_down', 'erase_account') order by name;

-- Answers
select public.operator_answer_support(pg_temp.id('asked'), 'We corrected it.', 'Answered');
select is(public.operator_answer_support(pg_temp.id('asked'), 'Twice.', 'Answered'), '{"is_new": false}', 'an answer is given once');
select is(public.claim_mails(20) -> 'mails', '[]', 'for a minute no answer is sent');
select public.operator_take_back_answer(pg_temp.id('asked'), 'Taken back');
select is((select status || coalesce(answer, '') from public.support_requests where id = pg_temp.id('asked')), 'open', 'and it can be taken back');
select public.operator_answer_support(pg_temp.id('asked'), 'We corrected it.', 'Answered');
update public.mails set locked_until = null where support_request is not null;
select results_eq(
  $$ select mail ->> 'kind', mail ->> 'email', mail -> 'facts' ->> 'answer' from jsonb_array_elements(public.claim_mails(20) -> 'mails') as mail $$,
  $$ values ('support_answered', 'ana@practice.example', 'We corrected it.') $$, 'then the mail goes to the person'
);
select throws_ok(format('select public.operator_take_back_answer(%L, ''x'')', pg_temp.id('asked')), '22023', null, 'what was sent is not taken back');
select is((select status from public.support_requests where id = pg_temp.id('asked')), 'answered', 'the person reads the state');
select public.operator_close_case((select number from public.referral_cases), 'It counts now');
select is((select status from public.support_requests where id = pg_temp.id('case')), 'closed', 'the request of a closed case is closed');

-- A site that is taken down
reset role;
insert into public.launches (profile_id, name, launched_by) values (pg_temp.id('ana'), 'ana-clinic', pg_temp.id('ana'));
select pg_temp.become('olga');
select public.operator_take_site_down(pg_temp.id('ana'), 'It names another practice');
reset role;
select is((select end_reason from public.launches where profile_id = pg_temp.id('ana')), 'offline', 'a site that is taken down is offline');
select is_empty($$ select from public.mails where kind = 'site_offline' $$, 'and no mail says that its owner asked for it');
select pg_temp.become('ana');
select results_eq($$ select site ->> 'state', site ->> 'taken_down_because' from public.published_site() as site $$,
  $$ values ('offline', 'It names another practice') $$, 'its owner reads why');
select is(public.begin_publishing(pg_temp.id('ana')), '{"refusal": "taken_down"}', 'and cannot publish it');
select is(public.record_publishing(pg_temp.id('ana'), 999999, 'ana-clinic', repeat('a', 64), 1), '{"refusal": "taken_down"}',
  'also not with a publication that had begun');
select pg_temp.become('olga');
select public.operator_allow_site(pg_temp.id('ana'), 'Corrected');
select isnt(public.begin_publishing(pg_temp.id('ana')) ->> 'refusal', 'taken_down', 'until an operator allows it');

-- A person
select is(public.operator_person(name) ->> 'email', 'ana@practice.example', 'found by ' || name)
from (select referral_code as name from public.profiles where id = pg_temp.id('ana') union all values (' Ana@Practice.example '), ('ana-clinic'), ('www.cedar.example')) as names;
select is(public.operator_person('ana@practice'), null, 'a part of a name finds nobody');
select is_empty(
  $$ select from (select (told ->> 'at')::timestamptz as at, lag((told ->> 'at')::timestamptz) over () as earlier
       from jsonb_array_elements(public.operator_person('ana-clinic') -> 'story') as told) as story where at < earlier $$, 'the story is in order'
);
select is_empty(
  $$ select c.relname from pg_class as c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname in ('sites', 'mails', 'site_builds', 'support_requests', 'change_requests', 'referrals', 'profiles', 'consents', 'site_names')
       and not public.operator_export_account(pg_temp.id('ana'), 'Asked for it') ? c.relname $$, 'an export has each table'
);
select ok(public.operator_export_account(pg_temp.id('ana'), 'Asked for it')::text !~ '"token"', 'and no tokens');

-- Erasing
select throws_ok(format('select public.operator_erase_account(%L, ''x'')', pg_temp.id('olga')), '22023', null, 'operators do not erase themselves');
select is(public.operator_erase_account(pg_temp.id('eve'), 'Asked for it') ->> 'masked_email', 'e•••@practice.example', 'an erasure has a receipt');
select is(public.operator_erase_account(pg_temp.id('eve'), 'Again') ->> 'number', (select number::text from private.erasures where erased_profile = pg_temp.id('eve')), 'asked twice it is the same');
select pg_temp.become('eve');
select public.keep_account();
select results_eq('select public.claim_account_closings()', array[pg_temp.id('eve')], 'the timer deletes it, whatever its owner says');
delete from auth.users where id = pg_temp.id('eve');
select isnt((select erased_at from private.erasures where erased_profile = pg_temp.id('eve')), null, 'then the receipt says when');

-- Payouts, line by line
select pg_temp.become('olga');
create temporary view batch as select id, number, state from public.payouts order by number limit 1;
select is(public.operator_mark_paid((select id from batch), 'MT-1', private.today(), 'Sent', 1) ->> 'state', 'paid', 'the last line ends a batch');
select is(public.operator_mark_paid((select id from batch), 'MT-1', private.today(), 'Sent', 1) ->> 'is_new', 'false', 'twice is once');
select is((select cents from public.referral_events where kind = 'paid' and payment = 'S-1'), 20000, 'one event for each reward');
select public.operator_return_line(1, 'No account');
select is((public.operator_payouts() -> 'batches' -> 0 -> 'lines' -> 0 ->> 'state'), 'returned', 'what came back is said');
select is(public.operator_log(null) -> 0 ->> 'action', 'sent back', 'the log has the newest first');
select set_has(
  $$ select entry ->> 'action' as action, entry ->> 'who' as who from jsonb_array_elements(public.operator_log(null)) as entry $$,
  $$ values ('answer', 'Ana Clinic'), ('close case', 'Ana Clinic'), ('take site down', 'Ana Clinic'), ('put off', 'Ana Clinic') $$, 'the log says whom'
);
select is(jsonb_array_length(public.operator_log((select min(id) from private.operator_log))), 0, 'and goes back to the beginning');
select is_empty($$ select * from private.check_ledger() where name <> 'captures' $$, 'the books add up');

select * from finish();
rollback;
