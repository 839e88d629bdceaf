// A partner who leaves a stranger's address must not learn what the stranger does. Each run plays the same partner twice: beside
// a stranger who signs up, answers, launches and leaves, and beside one who does nothing. All answers have to be the same.
import type { Transaction } from '@electric-sql/pglite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RUNS_EVERY_CASE } from '../../tests/cases-of.ts'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const PAT = '00000000-0000-4000-8000-00000000000a'
const QUINN = '00000000-0000-4000-8000-00000000000b'
const DANA = '00000000-0000-4000-8000-00000000000d'
const DANAS = 'dana@practice.example'

/** What a partner can call, with all that it may depend on. */
const ANSWERS: Readonly<Record<string, string>> = {
  referral_summary: 'select public.referral_summary()',
  referral_pages: 'select jsonb_agg(pages) from public.referral_pages() as pages',
  referral_page_counts: 'select jsonb_agg(to_jsonb(counts)) from public.referral_page_counts() as counts',
  referral_list: `select jsonb_agg(public.referral_list(sort_by)) from unnest(array['signed_up', 'person', 'status', 'reward']) as sort_by`,
  referral_contacts: `select jsonb_agg(public.referral_contacts(sort_by)) from unnest(array['last', 'stage', 'person']) as sort_by`,
  referral_news: 'select public.referral_news()',
  referral_story: `select public.referral_story(current_setting('test.referral')::uuid)`,
  referral_statements: 'select public.referral_statements()',
  referral_statement: 'select public.referral_statement(1)',
  partner_account: 'select public.partner_account()',
  closing_money: 'select public.closing_money()',
  close_after_payout: 'select public.close_after_payout()',
  keep_account: 'select public.keep_account()',
  what_changed: 'select public.what_changed()',
  ask_about_referral: `select public.ask_about_referral('${DANAS}')`,
  open_referral_case: `select public.open_referral_case('${DANAS}')`,
}

/** What else a client can call: it reads and writes rows of the caller alone, or needs a secret that only a person was given. */
const OWN_ROWS_OR_SECRETS = [
  'begin_picture',
  'choose_mails',
  'close_answers',
  'find_used_link',
  'free_resume',
  'free_site_names',
  'last_save',
  'mail_choice',
  'note_used_link',
  'open_draft',
  'page_load_sums',
  'prove_visit',
  'published_site',
  'reopen_answers',
  'reserve_resume',
  'share_draft',
  'stop_sharing_draft',
  'save_entries',
]

test('every function that a client may call is compared here, or depends on no other person', async () => {
  const { rows } = await database.query<{ name: string }>(
    `select distinct proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
       and (has_function_privilege('anon', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  const known = [...Object.keys(ANSWERS), ...OWN_ROWS_OR_SECRETS]
  // 96_desk.test.sql shows that those of operators refuse everybody else.
  const others = rows.map(({ name }) => name).filter((name) => !name.startsWith('operator_'))
  expect(others.filter((name) => !known.includes(name))).toEqual([])
})

type Capture = {
  readonly of: 'pat' | 'quinn'
  readonly days: number
  readonly channel: string
  readonly isFirst: boolean
}
type Step =
  | { readonly by: 'partner'; readonly capture: Capture }
  | { readonly by: 'stranger'; readonly does: keyof typeof STRANGER }

const STRANGER = {
  asks: `insert into auth.users (id, email) values ('${DANA}', '${DANAS}') on conflict do nothing`,
  confirms: `update auth.users set email_confirmed_at = now(), last_sign_in_at = now()
    where id = '${DANA}' and email_confirmed_at is null`,
  'signed up long ago': `update auth.users set email_confirmed_at = now() - interval '100 days'
    where id = '${DANA}' and email_confirmed_at is null`,
  'shows the visit with another partner': `select private.prove_visit('${DANA}', leads.id) from public.leads
    join public.profiles on referral_code = referral_source where profiles.id = '${QUINN}' and email = '${DANAS}'`,
  answers: `insert into public.onboarding_responses (profile_id, question_key, response, step_number, branch_path, is_complete)
    select id, 'designDetails', '{"selected_style": "warm"}', 13, 'designDetails', true from public.profiles where id = '${DANA}'
    on conflict do nothing`,
  launches: `insert into public.launches (profile_id, name, started_at)
    select id, 'dana', now() - interval '31 days' from public.profiles where id = '${DANA}'
      and not exists (select from public.launches where profile_id = '${DANA}' and ended_at is null)`,
  'goes offline': `update public.launches set ended_at = now(), end_reason = 'offline' where profile_id = '${DANA}' and ended_at is null`,
  'is rejected': `select public.decide_referral(id, 'reject', 'Nadia', 'A stuffed list') from public.referrals
    where referrer_id = '${PAT}' and status in ('signed_up', 'onboarded', 'held', 'launched')`,
  'changes the address': `update auth.users set email = 'other@practice.example' where id = '${DANA}' and email_confirmed_at is not null`,
  'joins the waitlist': `insert into public.waitlist_entries (profile_id, feature) select id, 'reviews' from public.profiles
    where id = '${DANA}' on conflict do nothing`,
  leaves: `delete from auth.users where id = '${DANA}'`,
} as const

/** Each a second after the one before it: of two at the same moment, either can be the first. */
const capture = ({ of, days, channel, isFirst }: Capture, index: number) =>
  `insert into public.leads (email, channel, submission_id, referral_source, first_touch, created_at)
   select '${DANAS}', '${channel}', gen_random_uuid(), ${isFirst ? 'null' : 'referral_code'},
     case when ${isFirst} then jsonb_build_object('ref', referral_code, 'at', now() - interval '95 days') end,
     now() - interval '${days} days' + interval '${index} seconds'
   from public.profiles where id = '${of === 'pat' ? PAT : QUINN}'`

/** Plays the steps, with or without what the stranger does, and returns all that the partner was answered. */
async function play(steps: readonly Step[], isStrangerThere: boolean): Promise<readonly string[]> {
  const answered: string[] = []
  await database.transaction(async (tx) => {
    await tx.exec(
      `insert into auth.users (id, email, email_confirmed_at)
       values ('${PAT}', 'pat@partner.example', now()), ('${QUINN}', 'quinn@partner.example', now())`,
    )
    let version = ''
    for (const [index, step] of steps.entries()) {
      if (step.by === 'partner') await tx.exec(capture(step.capture, index))
      else if (isStrangerThere) await tx.exec(STRANGER[step.does])
      const { seen, next } = await lookAround(tx, version)
      answered.push(...seen)
      version = next
    }
    // Nor by mail.
    const { rows } = await tx.query<{ kind: string }>(
      `select kind from public.mails where profile_id = '${PAT}'`,
    )
    answered.push(...rows.map(({ kind }) => `mail ${kind}`))
    await tx.rollback()
  })
  return answered
}

async function lookAround(tx: Transaction, version: string) {
  const seen: string[] = []
  let next = version
  await tx.exec(
    `select set_config('test.referral', coalesce((select id from public.referrals where referrer_id = '${PAT}' limit 1), gen_random_uuid())::text, true);
     select set_config('request.jwt.claims', '{"sub":"${PAT}","role":"authenticated"}', true); set local role authenticated`,
  )
  for (const [name, sql] of Object.entries(ANSWERS)) {
    const { rows } = await tx.query<Record<string, unknown>>(`select now()::text as now, (${sql}) as answer`)
    const answer = rows[0]?.answer
    if (name === 'what_changed') {
      // The version is a hash: what counts is whether it has changed.
      const { referrals, ...rest } = answer as Record<string, string>
      seen.push(`${name} ${referrals === version} ${JSON.stringify(rest)}`)
      next = referrals ?? ''
    } else {
      seen.push(`${name} ${withoutChance(JSON.stringify(answer ?? null), Date.parse(String(rows[0]?.now)))}`)
    }
  }
  await tx.exec('reset role')
  return { seen, next }
}

/** Replaces ids and numbers, which are made up, and writes moments as their distance from now. */
function withoutChance(answer: string, now: number): string {
  return answer
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replace(/"(number|code)":\s*("[^"]*"|\d+)/g, '"$1":N')
    .replace(/"(\d{4}-\d\d-\d\dT[^"]+)"/g, (_, moment: string) => `"${Date.parse(moment) - now} ms"`)
}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    by: fc.constant('partner' as const),
    capture: fc.record({
      of: fc.constantFrom('pat' as const, 'pat' as const, 'quinn' as const),
      days: fc.constantFrom(0, 1, 30, 89, 91, 120),
      channel: fc.constantFrom('widget', 'form', 'link'),
      isFirst: fc.boolean(),
    }),
  }),
  fc.record({
    by: fc.constant('stranger' as const),
    does: fc.constantFrom(...(Object.keys(STRANGER) as (keyof typeof STRANGER)[])),
  }),
)

const forged: Step = { by: 'partner', capture: { of: 'pat', days: 1, channel: 'widget', isFirst: false } }
const does = (name: keyof typeof STRANGER): Step => ({ by: 'stranger', does: name })

test('a forged capture tells nothing of a person who signs up, launches and leaves', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (random) => {
      const steps = [forged, ...random]
      expect(await play(steps, true)).toEqual(await play(steps, false))
    }),
    {
      numRuns: RUNS_EVERY_CASE ? 25 : 5,
      examples: [
        [[does('asks'), does('confirms'), does('answers'), does('launches')]],
        [[does('asks'), does('confirms'), does('is rejected'), does('leaves')]],
        [[does('asks'), does('signed up long ago'), forged]],
        [
          [
            { by: 'partner', capture: { of: 'quinn', days: 9, channel: 'widget', isFirst: false } },
            does('asks'),
            does('confirms'),
            does('shows the visit with another partner'),
          ],
        ],
      ],
    },
  )
})

test('a proven visit is told', async () => {
  let total: unknown
  await database.transaction(async (tx) => {
    await tx.exec(
      `insert into auth.users (id, email, email_confirmed_at) values ('${PAT}', 'pat@partner.example', now());
       ${capture({ of: 'pat', days: 1, channel: 'widget', isFirst: false }, 0)};
       ${STRANGER.asks}; ${STRANGER.confirms};
       select private.prove_visit('${DANA}', id) from public.leads;
       select set_config('request.jwt.claims', '{"sub":"${PAT}","role":"authenticated"}', true)`,
    )
    const { rows } = await tx.query<{ total: unknown }>(`select public.referral_list() -> 'total' as total`)
    total = rows[0]?.total
    await tx.rollback()
  })
  expect(total).toBe(1)
})
