// The database follows the rules that the rewards page states.

import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { APPROVAL_DAYS } from '@foyer/shared/referrals/reward.ts'
import { REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import { expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const PARTNER = '00000000-0000-4000-8000-00000000000a'
const OWNER = '00000000-0000-4000-8000-00000000000b'

type Referral = {
  /** Age of the touch at sign-up. */
  readonly touchedDaysAgo?: number
  /** Age of the launch, if the practice has launched. */
  readonly launchedDaysAgo?: number
}

/** Refers a person in a transaction that is rolled back. Returns the referral. */
async function refer({ touchedDaysAgo = 0, launchedDaysAgo }: Referral) {
  let referral: { status?: unknown; is_due?: unknown } = {}
  await database.transaction(async (transaction) => {
    await transaction.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      PARTNER,
      'pat@partner.example',
    ])
    await transaction.query(
      `insert into public.leads (email, channel, submission_id, referral_source, created_at)
       select 'ana@practice.example', 'widget', gen_random_uuid(), referral_code, now() - make_interval(days => $2)
       from public.profiles where id = $1`,
      [PARTNER, touchedDaysAgo],
    )
    await transaction.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      OWNER,
      'ana@practice.example',
    ])
    if (launchedDaysAgo !== undefined) {
      await transaction.query(`select private.prove_visit($1, lead_id) from public.referrals`, [OWNER])
      await transaction.query(
        `insert into public.launches (profile_id, name, started_at) values ($1, 'ana', now() - make_interval(days => $2))`,
        [OWNER, launchedDaysAgo],
      )
      await transaction.query('select public.claim_due_referrals()')
    }
    const { rows } = await transaction.query(
      'select status, due_at is not null as is_due from public.referrals',
    )
    referral = rows[0] ?? {}
    await transaction.rollback()
  })
  return referral
}

test('a touch counts for ATTRIBUTION_DAYS', async () => {
  expect(await refer({ touchedDaysAgo: FIRST_TOUCH_DAYS })).toMatchObject({ status: 'held' })
  expect(await refer({ touchedDaysAgo: FIRST_TOUCH_DAYS + 1 })).toMatchObject({ status: 'expired' })
})

test('a reward is due after APPROVAL_DAYS', async () => {
  expect(await refer({ launchedDaysAgo: APPROVAL_DAYS - 1 })).toMatchObject({
    status: 'launched',
    is_due: false,
  })
  expect(await refer({ launchedDaysAgo: APPROVAL_DAYS })).toMatchObject({ status: 'launched', is_due: true })
})

test('the statuses in SQL and TypeScript are the same', async () => {
  let definition = ''
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'referrals_status_known'`,
    )
    definition = JSON.stringify(rows[0])
  })
  expect([...definition.matchAll(/'([a-z_]+)'/g)].map(([, status]) => status)).toEqual([...REFERRAL_STATUSES])
})
