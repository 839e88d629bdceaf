// A reached limit of an account says which it is, and the bytes of an account are the same in SQL and TypeScript.
import { BUDGETS, spentBudgetSchema } from '@foyer/shared/api/budgets.ts'
import { RESUME_MAX_BYTES, RESUMES_MAX_BYTES } from '@foyer/shared/onboarding/answers/limits.ts'
import { expect, test } from 'vitest'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

const OWNER = '00000000-0000-4000-8000-00000000000a'

test.each(Object.keys(BUDGETS))('a spent budget of %s has the shape that clients read', async (budget) => {
  const limit = BUDGETS[budget as keyof typeof BUDGETS].limits[0]
  const { rows } = await database.query<{ refusal: unknown }>(
    'select private.spend($1, $2) as refusal from generate_series(1, $3)',
    [OWNER, budget, (limit?.max ?? 0) + 1],
  )
  const refusals = rows.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]))
  expect(refusals.map((refusal) => spentBudgetSchema.parse(refusal))).toEqual([
    { budget, ...limit, retry_after: expect.any(Number) },
  ])
})

test('the bytes of an account are the same', async () => {
  const hasRoom = (bytes: number) =>
    database.transaction(async (transaction) => {
      await transaction.query(`insert into auth.users (id) values ($1)`, [OWNER])
      await transaction.query(
        `insert into storage.objects (bucket_id, name, metadata) values ('resumes', $1, $2)`,
        [`${OWNER}/a.pdf`, { size: bytes }],
      )
      await transaction.exec(`set local request.jwt.claims = '{"sub":"${OWNER}"}'`)
      const { rows } = await transaction.query('select public.reserve_resume() is not null as room')
      await transaction.rollback()
      return rows
    })
  const most = RESUMES_MAX_BYTES - RESUME_MAX_BYTES
  expect(await hasRoom(most)).toEqual([{ room: true }])
  expect(await hasRoom(most + 1)).toEqual([{ room: false }])
})
