import type { PGlite } from '@electric-sql/pglite'
import { afterAll, expect } from 'vitest'
import { createTestDatabase } from './create-test-database.ts'

let opened: Promise<PGlite> | undefined

/**
 * Returns the database that the test files of a process share: opening one takes longer than most of them. Users, leads
 * and lists, the limits that were spent and the settings of the session are gone after each file. A file that leaves anything
 * else behind fails: its tests write in transactions that they roll back.
 */
export async function sharedTestDatabase(): Promise<PGlite> {
  opened ??= createTestDatabase()
  const database = await opened
  const before = await countRows(database)
  afterAll(async () => {
    await database.exec(`reset all; delete from auth.users; delete from public.leads; delete from public.waitlist_entries;
      delete from private.rate_limits`)
    expect(await countRows(database), 'rows that this file left behind').toEqual(before)
  })
  return database
}

/** Returns the number of rows of each table. */
async function countRows(database: PGlite) {
  const { rows } = await database.query<{ table: string; rows: string }>(`
    select oid::regclass::text as "table",
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %s', oid::regclass), false, true, '')))[1]::text as "rows"
    from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
    order by 1`)
  return rows
}
