// What an operator finds in the morning: items of each kind, put into the database as the product would leave them.
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import type { Product } from '../../scripts/product.ts'
import { giveAnswers } from './onboarding-test.ts'

/** The practices whose items these are. */
const PRACTICES = ['Lotus Room Acupuncture', 'Park & Daughters Optometry', 'Wiśniewska Dermatology'] as const

/** The addresses of a test: two of three people each, and a partner. */
export type DeskPeople = { readonly owners: readonly string[]; readonly partner: string }

/** SQL for one person: `$1` is the address, `$2` the practice, in the last one the partner. */
const OF_ONE = [
  `insert into auth.users (id, email, created_at, email_confirmed_at) values (gen_random_uuid(), $1, now() - interval '9 days', now())`,
  `update public.profiles set company_name = $2 where id = (select id from auth.users where email = $1)`,
  `insert into public.site_domains (profile_id, hostname, zone, shown_name, is_apex, state, served, cause, lost_at)
   select id, left(email, position('@' in email) - 1) || '.example', left(email, position('@' in email) - 1) || '.example',
     left(email, position('@' in email) - 1) || '.example', true, 'lost', array[left(email, position('@' in email) - 1) || '.example'],
     'missing', now() from auth.users where email = $1`,
  `insert into public.support_requests (profile_id, email, topic, message, created_at, mailed_at)
   select id, email, 'other', 'The phone number is wrong on the page of ' || $2 || '.', now() - interval '2 days', now() from auth.users where email = $1`,
  `with asked as (
     insert into public.support_requests (profile_id, email, topic, message, status, answer, mailed_at)
     select id, email, 'other', 'An earlier question', 'answered', 'An earlier answer', now() from auth.users where email = $1 returning *
   )
   insert into public.mails (profile_id, kind, support_request, status, last_error)
   select profile_id, 'support_answered', id, 'failed', 'refused 422' from asked`,
  `insert into public.change_requests (profile_id, details, status)
   select id, 'Shorter, please.', 'in_progress' from auth.users where email = $1`,
  `insert into public.referral_cases (partner_id, address, answer, answer_by)
   select id, 'office@practice.example', 'nothing', now()::date from auth.users where email = $1`,
  `insert into public.leads (email, channel, submission_id, suspected) values ('lead.' || $1, 'form', gen_random_uuid(), 'trap')`,
  `insert into public.referrals (referrer_id, referred_id, masked_email, status, touched_at, signed_up_at)
   select partner.id, owner.id, kind || '.•••@practice.example', 'signed_up', now(), now()
   from auth.users as partner cross join (values ('due'), ('held')) as kinds (kind)
   left join auth.users as owner on owner.email = $1 and kind = 'due' where partner.email = $2`,
] as const

/** SQL for the referrals, the books and what is owed: `$1` is the address of the partner. */
const OF_PARTNER = [
  `insert into public.consents (profile_id, document, version) select id, 'partner_terms', '1' from auth.users where email = $1`,
  `insert into private.payout_details (partner, legal_name, country, method, masked, sealed, fingerprint, usable_at)
   select private.partner_of(id), 'Pat Silva', 'US', 'ach', '4471', repeat('s', 30), '', now() from auth.users where email = $1`,
  `insert into public.referrals (referrer_id, masked_email, status, touched_at, signed_up_at)
   select id, 'owed•••@practice.example', 'signed_up', now(), now() from auth.users where email = $1`,
  // A credit without a capture would be a problem of the books.
  `with captures as (
     insert into public.leads (email, channel, submission_id)
     select 'capture.' || referral.id || '@practice.example', 'form', referral.id
     from public.referrals as referral join auth.users as partner on partner.id = referral.referrer_id where partner.email = $1
     returning id, submission_id
   )
   update public.referrals as referral set lead_id = captures.id from captures where referral.id = captures.submission_id`,
  `select private.record_event(event) from (
     select jsonb_build_object(
       'referral', referral.id, 'kind', kind, 'reason', case kind when 'held' then 'Partner and practice share a network' else 'By the rules' end, 'partner', private.partner_of(referral.referrer_id), 'actor', 'system',
       'cents', case when kind = 'approved' then 20000 end, 'key', kind || referral.id, 'happened_at', now() - interval '1 day'
     ) as event
     from public.referrals as referral join auth.users as partner on partner.id = referral.referrer_id
     cross join lateral unnest(case left(referral.masked_email, 4)
       when 'due.' then array['credited', 'launched', 'due'] when 'held' then array['credited', 'held'] else array['credited', 'approved'] end
     ) with ordinality as steps (kind, step)
     where partner.email = $1 order by referral.number, step
   ) as events`,
  // What other tests left: a batch of today would be that of the payday.
  `update public.payouts set created_at = now() - interval '60 days', state = case state when 'open' then 'cancelled' else state end`,
  `insert into private.ledger_checks (problems, events, root) values ('[{"name": "chain", "subject": "R-1"}]', 1, '')`,
] as const

/** SQL that hides what other tests left on the list; `$1` is the address of the operator. */
const HIDE_OTHERS = `with old as (
    select set_config('request.jwt.claims', jsonb_build_object('sub', id)::text, true) as claims from auth.users where email = $1
  ), items as (
    select jsonb_array_elements(public.operator_today() -> 'items') as item from old where claims is not null
  )
  insert into private.put_off_items (key, until, by_actor)
  select distinct key, now() + interval '1 day', 'a test' from items cross join lateral (
    select item ->> 'key' as key union all
    select 'build:' || (build ->> 'id') from jsonb_array_elements(coalesce(item -> 'details' -> 'builds', '[]')) as build
  ) as keys on conflict do nothing`

/**
 * Puts 29 items on the desk of an operator: three of each kind, one check of the books, and one payday, which makes the
 * batch.
 */
export async function putItemsOnDesk(product: Product, operator: string): Promise<DeskPeople> {
  const owners = PRACTICES.map((_, at) => operator.replace('@', `.${at}@`))
  const partner = operator.replace('@', '.p@')
  const { database } = product.stack
  await database.asSuperuser(async (transaction) => {
    await transaction.query(
      `insert into private.operators (profile_id, name) select id, 'Nadia' from auth.users where email = $1`,
      [operator],
    )
    await transaction.query(HIDE_OTHERS, [operator])
    await transaction.query(
      `insert into auth.users (id, email, created_at, email_confirmed_at) values (gen_random_uuid(), $1, now() - interval '9 days', now())`,
      [partner],
    )
    for (const [at, owner] of owners.entries())
      for (const sql of OF_ONE)
        await transaction.query(
          sql,
          sql.includes('referrer_id')
            ? [owner, partner]
            : sql.includes('$2')
              ? [owner, PRACTICES[at]]
              : [owner],
        )
    for (const sql of OF_PARTNER) await transaction.query(sql, sql.includes('$1') ? [partner] : [])
  })
  for (const owner of owners) await giveAnswers(product, owner, THINKING)
  await database.asSuperuser((transaction) =>
    transaction.query(
      `insert into public.site_builds (profile_id, flow, answers_version, status, attempts, last_error, created_at)
       select id, 'build-presence', (select max(changed_at) from public.onboarding_responses where profile_id = id), 'failed', 5,
         'content_invalid: fees.items[' || place || '].to', now() - interval '3 hours'
       from auth.users join unnest($1::text[]) with ordinality as owners (address, place) on address = email`,
      [owners],
    ),
  )
  return { owners, partner }
}
