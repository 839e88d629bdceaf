export type Call = {
  readonly role: 'anon' | 'authenticated' | 'service_role' | 'postgres'
  readonly sql: string
  /** Prepares the call with all rights; not measured. */
  readonly before?: string
}

const me = (sql: string, before?: string): Call => ({ role: 'authenticated', sql, ...(before && { before }) })
const service = (sql: string, before?: string): Call => ({
  role: 'service_role',
  sql,
  ...(before && { before }),
})

const ACCOUNT = '00000000-0000-4000-8000-000000000002'
/** The slug of the account's draft. */
const SLUG = 'md5(2::text)'
const BUILD = '00000000-0000-4000-8000-000000000002'
const REFERRAL = '00000000-0000-4000-8000-000000000002'
const record = (kind: string) =>
  `select private.record_event(jsonb_build_object('referral', '${REFERRAL}', 'kind', '${kind}', 'reason', 'why', 'actor', 'system',
    'key', '${kind}', 'happened_at', now() - interval '31 days'))`
const DUE = record('launched')
/** A payment that may leave: it goes to the account that its partner has now. */
const OPEN_LINE = `update private.payout_details set usable_at = now() where partner = (select partner from public.payout_lines where id = '${ACCOUNT}');
  insert into public.consents (profile_id, document, version)
    select partner, 'partner_terms', '1' from public.payout_lines where id = '${ACCOUNT}' on conflict do nothing;
  delete from private.owed_items where event_seq = 2;
  update public.payouts set state = 'open' where id = '${ACCOUNT}';
  update public.payout_lines as line set state = 'open', sealed = details.sealed
    from private.payout_details as details where line.id = '${ACCOUNT}' and details.partner = line.partner`
const MAIL_TOKEN = `update public.mails set token = repeat('0', 64) where profile_id = '${ACCOUNT}' and version = 2`
const QUEUED_BUILD = `insert into public.site_builds (profile_id, flow, answers_version)
  values ('${ACCOUNT}', 'build-presence', now())`
const BUILDING = `update public.site_builds set status = 'building', attempts = 1, locked_until = 'tomorrow' where id = '${BUILD}'`
const DOMAIN_CLAIMED = `update public.site_domains set check_at = 'tomorrow' where id = '${ACCOUNT}'`

const DESK = '00000000-0000-4000-8000-00000000de5c'
const DESK_MAIL = `insert into public.mails (id, profile_id, kind, reminder, status) values ('${DESK}', '${ACCOUNT}', 'questions_left', 1, 'failed')`
const DESK_REQUESTS = `insert into public.support_requests (id, profile_id, email, topic, message)
    values ('${DESK}', '${ACCOUNT}', 'ana@practice.example', 'other', 'Hello');
  insert into public.change_requests (id, profile_id, details) values ('${DESK}', '${ACCOUNT}', 'Shorter.')`
const DESK_LEAD = `insert into public.leads (id, email, channel, submission_id, suspected)
  values ('${DESK}', 'clear@practice.example', 'form', gen_random_uuid(), 'trap')`

const capture = (fields: string) =>
  service(
    `select public.capture_lead(submission_id => gen_random_uuid(), channel => 'widget', address_hash => 'new', ${fields})`,
  )

const contacts = (fields: string) => me(`select public.referral_contacts(${fields})`)
const referrals = (fields: string) => me(`select public.referral_list(${fields})`)
const after = (key: string) => `jsonb_build_object('key', ${key}, 'id', '${ACCOUNT}')`

/** All calls of timers, functions, screens and triggers, by what they are. */
export const CALLS: Readonly<Record<string, Call>> = {
  'a capture': capture(
    `email => 'new@practice.example', ref => 'C0000002', page => 'https://partner.example/5'`,
  ),
  'a repeated capture': capture(
    `email => 'person2@practice.example', ref => 'C0000002', first_touch => '{"ref": "C0000003"}'`,
  ),
  'a sign-up': {
    role: 'postgres',
    sql: `insert into auth.users (id, email, email_confirmed_at)
      values ('00000000-0000-4000-8000-0000000000aa', 'new@practice.example', now())`,
    before: `insert into public.leads (email, channel, submission_id, referral_source)
      values ('new@practice.example', 'widget', gen_random_uuid(), 'C0000002')`,
  },
  'a mailed link that was used': me(
    `select public.note_used_link('00000000-0000-4000-8000-0000000000aa', 'Safari on an iPhone', '12345678')`,
  ),
  'the use of a mailed link': {
    role: 'anon',
    sql: `select public.find_used_link('${ACCOUNT}', '12345678')`,
  },
  'a sign-in': {
    role: 'postgres',
    sql: `update auth.users set last_sign_in_at = now() where id = '${ACCOUNT}'`,
  },
  'the count of a known page': service(
    `select public.count_page('C0000002', 'https://partner.example/2', 1, 0, 0, 'new')`,
  ),
  'the count of a new page': service(
    `select public.count_page('C0000002', 'https://partner.example/new', 1, 0, 0, 'new')`,
  ),
  'the purge of rate limits': service('select public.purge_rate_limits()'),
  'the purge of page counts': service('select public.purge_page_counts()'),
  'counted page loads of sites': service(
    `select public.add_page_loads('00000000-0000-4000-8000-0000000000aa', (select jsonb_agg(jsonb_build_object(
      'deploy', deploy.id, 'day', now()::date, 'page', '/' || n, 'source', '', 'loads', 1)) from generate_series(1, 50) as n,
      (select id from public.site_deploys where profile_id = '${ACCOUNT}' order by profile_id, version limit 1) as deploy))`,
  ),
  'the page loads of a site': me('select public.page_load_sums()'),
  'the purge of page loads': service('select public.purge_page_loads()'),
  'the page counts of a partner': me('select * from public.referral_page_counts()'),
  'what changed': me('select public.what_changed()'),
  'the summary of a partner': me('select public.referral_summary()'),
  'the pages of a partner': me('select public.referral_pages()'),
  contacts: contacts(''),
  'contacts by first': contacts(`'first', false`),
  'contacts by person': contacts(`'person', false`),
  'contacts by stage': contacts(`'stage', true`),
  'contacts by source': contacts(`'source', true`),
  'contacts by page': contacts(`'page', false`),
  'a later page of contacts': contacts(`after => ${after("now() - 200 * interval '1 second'")}`),
  'a search in contacts': contacts(`search => 'nobody'`),
  'contacts of a stage': contacts(`wanted_stages => '{lead}'`),
  referrals: referrals(''),
  'referrals by person': referrals(`'person', false`),
  'referrals by status': referrals(`'status', true`),
  'referrals by reward': referrals(`'reward', true`),
  'a later page of referrals': referrals(`after => ${after("now() - 200 * interval '1 minute'")}`),
  'referrals of a status': referrals(`wanted_statuses => '{paid}'`),
  'one referral': referrals(`only_one => '${REFERRAL}'`),
  'a page of the CSV file': referrals('page_size => 90'),
  'a visit that is proven': me(
    `select public.prove_visit('00000000-0000-4000-8000-0000000000ab')`,
    `insert into public.leads (id, email, channel, submission_id, referral_source, created_at) values
       ('00000000-0000-4000-8000-0000000000ab', 'new@practice.example', 'widget', gen_random_uuid(), 'C0000003', now() - interval '1 day')`,
  ),
  'a launch of a referred practice': {
    role: 'postgres',
    sql: `insert into public.launches (profile_id, name) values ('${ACCOUNT}', 'new')`,
    before: `update public.launches set ended_at = now(), end_reason = 'offline' where profile_id = '${ACCOUNT}' and ended_at is null;
      update public.referrals set status = 'onboarded', launched_at = null where id = '${REFERRAL}'`,
  },
  'rewards that are due': service('select public.claim_due_referrals()', DUE),
  'a suspected capture that counts again': service(
    `select public.clear_lead('00000000-0000-4000-8000-0000000c1ea7', 'Nadia', 'A person')`,
    `insert into public.leads (id, email, channel, submission_id, suspected)
      values ('00000000-0000-4000-8000-0000000c1ea7', 'clear@practice.example', 'form', gen_random_uuid(), 'trap')`,
  ),
  'an approved reward': service(
    `select public.decide_referral('${REFERRAL}', 'approve', 'Nadia', 'Looked at the website')`,
    `${DUE}; ${record('due')}`,
  ),
  'a partner': me('select public.partner_account()'),
  'the news of a partner': me('select public.referral_news()'),
  'the story of a referral': me(`select public.referral_story('${REFERRAL}')`),
  statements: me('select public.referral_statements()'),
  'a statement': me('select public.referral_statement(2)'),
  'an account that closes after the last payday': me('select public.close_after_payout()'),
  'an account that stays': me('select public.keep_account()'),
  'accounts that close today': service(
    'select public.claim_account_closings()',
    `insert into private.account_closings (profile_id, closes_on) values ('${ACCOUNT}', now()::date - 1)`,
  ),
  'a question about an address': me(`select public.ask_about_referral('person2@practice.example')`),
  'a case': me(`select public.open_referral_case('nobody@practice.example')`),
  'a closed case': service(`select public.close_referral_case(2, 'Nadia', 'It came by phone')`),
  'what to look at before an approval': service(`select private.referral_flags('${REFERRAL}')`),
  'a code for payout details': service(`select public.begin_payout_code('${ACCOUNT}', 'hash')`),
  'opened payout details': service(`select public.open_payout_details('${ACCOUNT}', '2')`),
  'saved payout details': service(
    `select public.save_payout_details('${ACCOUNT}', '${ACCOUNT}', '{"legal_name": "Ana", "country": "US", "method": "paypal",
      "masked": "a", "sealed": "${'s'.repeat(30)}", "fingerprint": "00", "undo_hash": "00"}')`,
  ),
  'a change of payout details that was not me': service(
    `select public.undo_payout_details(encode(sha256('undo2'::bytea), 'hex'))`,
  ),
  'a decision about a partner': service(
    `select public.decide_partner('${ACCOUNT}', 'hold', 'Nadia', 'One account behind two partners')`,
  ),
  'the lines of a payout': service(
    `select public.read_payout_lines('${ACCOUNT}', 'Nadia')`,
    `update public.payouts set state = 'open' where id = '${ACCOUNT}'`,
  ),
  'a paid payout': service(
    `select public.mark_payout_paid('${ACCOUNT}', 'MT-1', '2026-11-23', 'Nadia', 'The bank took it')`,
    OPEN_LINE,
  ),
  'a payment that came back': service(
    `select public.return_payout_line(2, 'Nadia', 'No such account')`,
    'delete from private.owed_items where event_seq = 2',
  ),
  'a cancelled payout': service(
    `select public.cancel_payout('${ACCOUNT}', 'Nadia', 'Wrong file')`,
    OPEN_LINE,
  ),
  'a joined waitlist': service(
    `select public.join_waitlist('{"email": "new@practice.example", "feature": "reviews", "address_hash": "new"}')`,
  ),
  'a request to support': service(
    `select public.file_support_request('{"request_id": "00000000-0000-4000-8000-0000000000aa", "owner_id": "${ACCOUNT}",
      "email": "a@b.example", "topic": "other", "message": "Hello"}')`,
  ),
  'the mails to support that are due': service(
    `select public.claim_support_mails('00000000-0000-0000-0000-000000000000')`,
  ),
  'the timer of mails to support': service(
    'select exists (select from public.support_requests where mail_due_at <= now())',
  ),
  'a mail to support that was sent': service(`select public.note_support_mail('${ACCOUNT}')`),
  'a change request': me(`insert into public.change_requests (details) values ('Shorter.')`),
  'a saved answer': me(
    `insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path)
     values ('${ACCOUNT}', 'webPresence', '{"selected_id": "none"}', 3, 'businessDetails.webPresence')`,
  ),
  'the last save': me('select public.last_save()'),
  'a saved entry': me(`select public.save_entries('{"style": {"value": "warm"}}')`),
  'saved words': me(
    `select public.save_entries('{"line/hero/lede": {"value": {"text": "Hello", "ours": "Hi"}}}')`,
  ),
  'a picture in the page': me(
    `select public.save_entries(('{"picture/portrait": {"value": {"id": "' || md5('2') || '", "type": "webp", "widths": [480]}}}')::jsonb)`,
  ),
  'a picture that begins': me(`select public.begin_picture(md5('new'), '{480.webp}')`),
  'a stored picture': me(
    `insert into storage.objects (bucket_id, name) values ('site-pictures', '${ACCOUNT}/' || md5('2') || '-480.webp')`,
  ),
  'a picture of a draft': service(`select public.find_draft_picture(${SLUG}, ${SLUG})`),
  'pictures without use': service(
    'select public.claim_unused_pictures()',
    `update private.site_pictures set check_at = now() where profile_id = '${ACCOUNT}'`,
  ),
  'a removed picture': service(
    `select public.note_removed_picture('${ACCOUNT}', ${SLUG}, 'tomorrow')`,
    `update private.site_pictures set check_at = 'tomorrow', removing_at = now() where profile_id = '${ACCOUNT}'`,
  ),
  'an unsaved input': me(
    `select public.save_entries('{"input/webPresence": {"value": {"input": {}, "based_on": null}}}')`,
  ),
  'a name for a PDF': me('select public.reserve_resume()'),
  'a name that is given back': me(`select public.free_resume('new.pdf')`),
  'an uploaded PDF': me(
    `insert into storage.objects (bucket_id, name) values ('resumes', '${ACCOUNT}/new.pdf')`,
  ),

  'the timer of the worker': { role: 'postgres', sql: 'select private.has_due_jobs()' },
  'an opened draft': { role: 'anon', sql: `select public.open_draft(${SLUG})` },
  'a draft to render': service(`select public.read_draft(${SLUG})`),
  'the picture of a draft': service(`select public.read_draft_card(${SLUG})`),
  'sharing a draft': me('select public.share_draft()'),
  'stopping that': me('select public.stop_sharing_draft()'),
  'reopened answers': me('select public.reopen_answers()', QUEUED_BUILD),
  'closed answers': me('select public.close_answers()'),
  'a queued build': service(
    `select public.queue_site_build('${ACCOUNT}', 'build-presence', now() + interval '1 day')`,
  ),
  'a queued build that waits already': service(
    `select public.queue_site_build('${ACCOUNT}', 'build-presence', now() + interval '1 day')`,
    QUEUED_BUILD,
  ),
  'a use of a budget': service(`select public.spend_budget('${ACCOUNT}', 'pdf_readings')`),
  'builds that are due': service('select public.claim_site_builds()', QUEUED_BUILD),
  'a delivered draft': service(
    `select public.record_draft('${BUILD}', 'tomorrow', 'warm', '{}', now())`,
    BUILDING,
  ),
  'a failed build': service(`select public.note_build_failure('${BUILD}', 'tomorrow', 'no', true)`, BUILDING),
  'mails that are due': service(
    'select public.claim_mails()',
    `${QUEUED_BUILD}; insert into public.mails (profile_id, kind, build_id) values ('${ACCOUNT}', 'draft_failed', '${BUILD}')`,
  ),
  'a mail to a partner that is due': service(
    'select public.claim_mails()',
    `update public.referrals set status = 'signed_up' where id = '${REFERRAL}';
      insert into public.mails (profile_id, kind, events) values ('${ACCOUNT}', 'referral_signed_up', array[2])`,
  ),
  'a statement that is due': service(
    'select public.claim_mails()',
    `insert into public.mails (profile_id, kind, statement) values ('${ACCOUNT}', 'reward_paid', 2)`,
  ),
  'an event of which a partner is told': {
    role: 'postgres',
    sql: record('launched'),
    before: `insert into public.mails (profile_id, kind, events) values ('${ACCOUNT}', 'referral_launched', array[2])`,
  },
  'the mails that somebody wants': {
    role: 'anon',
    sql: `select public.mail_choice(repeat('0', 64))`,
    before: MAIL_TOKEN,
  },
  'mails that somebody stops': {
    role: 'anon',
    sql: `select public.choose_mails(repeat('0', 64), false)`,
    before: MAIL_TOKEN,
  },
  'mails that a mail program stops': service(`select public.stop_mails(repeat('0', 64))`, MAIL_TOKEN),
  'names that are free': me(`select public.free_site_names(array['elm-street', 'name7'])`),
  'the own website': me('select public.published_site()'),
  'a publication that begins': service(`select public.begin_publishing('${ACCOUNT}', 'elm-street')`),
  'a version to go back to': service(`select public.begin_publishing('${ACCOUNT}', null, 2)`),
  'a deploy that begins': service(`select public.begin_deploy('${ACCOUNT}', repeat('f', 64), 'elm-street')`),
  'a publication': service(
    `select public.record_publishing('${ACCOUNT}', 1000000, 'elm-street', repeat('f', 64), 2, null, repeat('f', 64))`,
    `insert into public.site_deploys (id, profile_id, name) values (repeat('f', 64), '${ACCOUNT}', 'elm-street')`,
  ),
  'the desk': me('select public.operator_today()'),
  'a referral on the desk': me(`select public.operator_referral('${REFERRAL}')`),
  'a person on the desk': me(`select public.operator_person('person3@practice.example')`),
  'the log of the desk': me('select public.operator_log(null)'),
  'the name of an operator': service(`select public.operator_of('${ACCOUNT}')`),
  'a decision on the desk': me(`select public.operator_decide_referral('${REFERRAL}', 'release', 'why')`),
  'builds again': me(
    `select public.operator_build_again(array['${BUILD}']::uuid[], 'why')`,
    `update public.site_builds set status = 'failed' where id = '${BUILD}'`,
  ),
  'a mail again': me(`select public.operator_send_again('${DESK}', 'why')`, DESK_MAIL),
  'an answer on the desk': me(
    `select public.operator_answer_support('${DESK}', 'Done.', 'why')`,
    DESK_REQUESTS,
  ),
  'an answer that is taken back': me(
    `select public.operator_take_back_answer('${DESK}', 'why')`,
    `${DESK_REQUESTS}; insert into public.mails (profile_id, kind, support_request) values ('${ACCOUNT}', 'support_answered', '${DESK}')`,
  ),
  'a state of a support request': me(
    `select public.operator_set_support('${DESK}', 'closed', 'why')`,
    DESK_REQUESTS,
  ),
  'a state of a change request': me(
    `select public.operator_set_change('${DESK}', 'done', 'why')`,
    DESK_REQUESTS,
  ),
  'a case that is closed on the desk': me(`select public.operator_close_case(2, 'why')`),
  'a suspected capture on the desk': me(`select public.operator_clear_lead('${DESK}', 'why')`, DESK_LEAD),
  'an item that is put off': me(`select public.operator_put_off('{a}', 'why', now())`),
  'a batch that is given up on the desk': me(
    `select public.operator_cancel_payout('${ACCOUNT}', 'why')`,
    OPEN_LINE,
  ),
  'a line that is marked as paid': me(
    `select public.operator_mark_paid('${ACCOUNT}', 'MT-1', '2026-11-23', 'why', 2)`,
    OPEN_LINE,
  ),
  'a payment that came back to the desk': me(
    `select public.operator_return_line(2, 'why')`,
    'delete from private.owed_items where event_seq = 2',
  ),
  'a site that is taken down': me(`select public.operator_take_site_down('${ACCOUNT}', 'why')`),
  'a site that is allowed': me(
    `select public.operator_allow_site('${ACCOUNT}', 'why')`,
    `update public.sites set state = 'offline', taken_down_because = 'x' where profile_id = '${ACCOUNT}'`,
  ),
  'an account that is erased': me(
    `select public.operator_erase_account('00000000-0000-4000-8000-000000000003', 'why')`,
    `delete from private.erasures where number = 3`,
  ),
  'a site that is taken offline': service(`select public.take_site_offline('${ACCOUNT}')`),
  'pointers that are due': service(
    'select public.claim_site_pointers()',
    `update private.site_pointers set due_at = now() where host = 'name2'`,
  ),
  'pointers of one owner that are due': service(
    `select public.claim_site_pointers('${ACCOUNT}')`,
    `update private.site_pointers set due_at = now() where host = 'name2'`,
  ),
  'a pointer that was written': service(
    `select public.note_site_pointer('name2', 'tomorrow', 2)`,
    `update private.site_pointers set locked_until = 'tomorrow' where host = 'name2'`,
  ),
  'deploys that nobody needs': service(
    'select public.claim_unneeded_deploys()',
    `update public.site_deploys set check_at = now() where version = 4`,
  ),
  'a deploy that was removed': service(`select public.note_removed_deploy(repeat('f', 64), now())`),
  'a domain that is added': service(
    `select public.add_site_domain('${ACCOUNT}', 'new.example', 'new.example', 'new.example')`,
  ),
  'a domain that is looked at': service(
    'select public.claim_site_domains()',
    `update public.site_domains set check_at = now() where id = '${ACCOUNT}'`,
  ),
  'a domain that an owner has checked': service(
    `select public.begin_domain_check('${ACCOUNT}', '${ACCOUNT}')`,
  ),
  'a domain that is lost': service(
    `select public.record_domain_check('${ACCOUNT}', 'tomorrow', '{"served": []}')`,
    DOMAIN_CLAIMED,
  ),
  'a domain that is found in another account': service(
    `select public.record_domain_check('${ACCOUNT}', 'tomorrow', '{"served": ["d7.example"], "has_proof": true}')`,
    `${DOMAIN_CLAIMED}; update public.site_domains set hostname = 'd7.example', zone = 'd7.example', state = 'waiting', served = '{}'
      where id = '${ACCOUNT}'`,
  ),
  'a domain that is live': service(
    `select public.record_domain_secure('${ACCOUNT}')`,
    `update public.site_domains set state = 'waiting' where id = '${ACCOUNT}';
     update public.site_domains set state = 'found' where id = '${ACCOUNT}'`,
  ),
  'a domain that is chosen': service(`select public.choose_site_domain('${ACCOUNT}', '${ACCOUNT}', false)`),
  'a domain that is removed': service(`select public.remove_site_domain('${ACCOUNT}', '${ACCOUNT}')`),
  'mails about domains that are due': service(
    'select public.claim_mails()',
    `select private.tell_of_domain('${ACCOUNT}', 'lost')`,
  ),
  'sites at another address': service(
    'select public.claim_moved_sites()',
    `update public.sites set follow_at = now() where profile_id = '${ACCOUNT}'`,
  ),
  'the pointer of a domain': service(
    'select public.claim_site_pointers()',
    `insert into private.site_pointers (host) values ('www.d2.example')`,
  ),
  'a mail that was sent': service(`select public.note_mail('${ACCOUNT}')`),
}

/** The rows of people that screens read, newest first. */
export const READS: Readonly<Record<string, Call>> = {
  'own profile': me('select * from public.profiles limit 1'),
  'own consents': me('select document from public.consents where profile_id = auth.uid()'),
  'own answers': me('select * from public.onboarding_responses order by created_at desc'),
  'own marketing status': me('select * from public.marketing_details limit 1'),
  'own unsaved inputs': me(
    "select * from public.entries where profile_id = auth.uid() and key like 'input/%'",
  ),
  'own mail preferences': me('select * from public.mail_preferences limit 1'),
  'own waitlist entries': me('select * from public.waitlist_entries where profile_id = auth.uid()'),
  'own change requests': me('select * from public.change_requests order by created_at desc limit 50'),
  'own support requests': me(
    'select id, status from public.support_requests order by created_at desc limit 50',
  ),
  'own draft': me('select * from public.initial_drafts limit 1'),
  'own build': me('select status from public.site_builds order by created_at desc limit 1'),
  'own versions': me('select * from public.draft_versions order by version desc limit 50'),
  'own entries': me("select * from public.entries where profile_id = auth.uid() and key not like 'input/%'"),
  'own website reading': me('select * from public.website_readings limit 1'),
  'own site': me('select * from public.sites limit 1'),
  'own addresses': me('select * from public.site_names where profile_id = auth.uid()'),
  'own domains': me('select hostname from public.site_domains where profile_id = auth.uid()'),
  'own deploys': me('select id from public.site_deploys order by version desc limit 50'),
  'own page loads': me(
    'select * from public.page_loads where profile_id = auth.uid() order by day desc, page, source limit 500',
  ),
  'own launches': me('select * from public.launches order by started_at desc limit 50'),
}

/** Functions that are not measured, with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'private.run_ledger_checks': 'adds up all books, once a night; npm run bench -- ledger measures it',
  run_ledger_checks: 'adds up all books, once a night; npm run bench -- ledger measures it',
  'private.claim_ledger_check': 'claims the check of the night',
  claim_ledger_check: 'claims the check of the night',
  'private.ledger_on': 'for the operator: adds up all events of a partner',
  'private.make_payout': 'takes all that is owed at once; npm run bench -- ledger measures it',
  make_payout: 'takes all that is owed at once; npm run bench -- ledger measures it',
  operator_make_payout: 'as make_payout',
  operator_payouts: 'adds up all that is owed, as make_payout does',
  operator_check_books: 'as run_ledger_checks',
  operator_export_account: 'reads everything of one account, when it is asked for',
  'partners.closing_money': 'adds up the held practices of one partner, before the account is deleted',
  closing_money: 'adds up the held practices of one partner, before the account is deleted',
  'private.is_resume_reserved': 'called by the policy of an uploaded PDF',
  'private.may_store_picture': 'called by the policy of an uploaded picture',
  'private.mail_kinds': 'a list that is generated from the table of mails; reads no table',
  'private.mail_about': 'looks in that list; called by the check of a mail',
  'private.is_valid_lead': 'called by the check of a capture; reads no table',
}
