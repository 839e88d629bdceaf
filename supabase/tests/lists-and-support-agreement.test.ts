// The rules of waitlists and support requests are the same in SQL and TypeScript.
import { SUPPORT_MESSAGE_MAX_LENGTH, SUPPORT_PAGE_MAX_LENGTH } from '@foyer/shared/api/support.ts'
import { JOINS_PER_ADDRESS_PER_MINUTE, JOINS_PER_EMAIL_PER_HOUR } from '@foyer/shared/api/waitlist.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const OWNER = '00000000-0000-4000-8000-00000000000a'

beforeAll(async () => {
  await database.query(`insert into auth.users (id, email) values ($1, 'ana@practice.example')`, [OWNER])
})

async function call(name: string, payload: object): Promise<Record<string, unknown>> {
  const { rows } = await database.query<{ answer: Record<string, unknown> }>(
    `select public.${name}($1) as answer`,
    [payload],
  )
  return rows[0]?.answer ?? {}
}

test.each([
  ['message', SUPPORT_MESSAGE_MAX_LENGTH],
  ['page', SUPPORT_PAGE_MAX_LENGTH],
])('the length of a %s', async (column, most) => {
  const insert = (length: number) =>
    database.transaction(async (transaction) => {
      const row = { message: 'Hello', page: null, [column]: 'ä'.repeat(length) }
      await transaction.query(
        `insert into public.support_requests (profile_id, email, topic, message, page)
         values ($1, 'ana@practice.example', 'other', $2, $3)`,
        [OWNER, row.message, row.page],
      )
      await transaction.rollback()
    })
  await insert(most)
  await expect(insert(most + 1)).rejects.toMatchObject({
    constraint: `support_requests_${column}_length`,
  })
})

describe('the rate limits are the same', () => {
  const join = (email: string, address_hash: string) =>
    call('join_waitlist', { email, feature: 'social_ads', address_hash })

  test('for waitlist requests of an address', async () => {
    for (let n = 0; n < JOINS_PER_ADDRESS_PER_MINUTE; n++) {
      expect(await join(`a${n}@practice.example`, 'address')).toEqual({ joined: true })
    }
    expect(await join('last@practice.example', 'address')).toHaveProperty('retry_after')
  })

  test('for waitlist requests of an email, which are answered alike', async () => {
    for (let n = 0; n < JOINS_PER_EMAIL_PER_HOUR + 2; n++) {
      expect(await join('often@practice.example', `address-${n}`)).toEqual({ joined: true })
    }
    const { rows } = await database.query<{ hits: number }>(
      `select hits from private.rate_limits where subject = hashtextextended('often@practice.example', 4)`,
    )
    expect(rows).toEqual([{ hits: JOINS_PER_EMAIL_PER_HOUR }])
  })
})
