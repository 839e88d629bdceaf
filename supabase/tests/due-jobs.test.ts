import { expect, test } from 'vitest'
import { JOBS } from '../functions/worker/jobs.ts'
import { sharedTestDatabase } from './shared-test-database.ts'

const database = await sharedTestDatabase()

test('the database names a moment for every job of the worker, and no other', async () => {
  const { rows } = await database.query<{ view: string }>(
    `select pg_get_viewdef('private.due_jobs'::regclass) as view`,
  )
  const named = [...(rows[0]?.view ?? '').matchAll(/^\s*SELECT '(\w+)'::text/gm)].map(([, job]) => job)
  expect(named).toEqual(Object.keys(JOBS))
})
