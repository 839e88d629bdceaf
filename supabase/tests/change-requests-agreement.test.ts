// change_requests and the form of the app have the same limits.
import {
  CHANGE_DETAILS_MAX_LENGTH,
  OPEN_CHANGE_REQUESTS_MAX_COUNT,
} from '@foyer/shared/api/change-requests.ts'
import { IMPROVEMENT_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const OWNER = '00000000-0000-4000-8000-00000000000a'

/** Inserts requests in a transaction that is rolled back. Returns the violated constraint, the error message, or null. */
async function refusedBy(rows: readonly { areas?: readonly string[]; details?: string }[]) {
  try {
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into auth.users (id, email) values ('${OWNER}', 'ana@practice.example')`,
      )
      // The limits are for owners, not for the operator.
      await transaction.query(`select set_config('request.jwt.claims', '{"sub":"${OWNER}"}', true)`)
      for (const { areas = [], details = '' } of rows)
        await transaction.query(
          'insert into public.change_requests (profile_id, areas, details) values ($1, $2, $3)',
          [OWNER, areas, details],
        )
      await transaction.rollback()
    })
    return null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return ('constraint' in error && error.constraint) || error.message
  }
}

test('accepts exactly the areas of the list', async () => {
  expect(await refusedBy([{ areas: IMPROVEMENT_IDS }])).toBeNull()
  expect(await refusedBy([{ areas: ['price'] }])).toBe('change_requests_areas_known')
})

test('details have the maximum length of the form', async () => {
  expect(await refusedBy([{ details: 'é'.repeat(CHANGE_DETAILS_MAX_LENGTH) }])).toBeNull()
  expect(await refusedBy([{ details: 'é'.repeat(CHANGE_DETAILS_MAX_LENGTH + 1) }])).toBe(
    'change_requests_details_length',
  )
})

test('limits open requests to the number in the app', async () => {
  const open = Array.from({ length: OPEN_CHANGE_REQUESTS_MAX_COUNT }, () => ({ details: 'x' }))
  expect(await refusedBy(open)).toBeNull()
  expect(await refusedBy([...open, { details: 'x' }])).toBe('Twenty requests are open already.')
})
