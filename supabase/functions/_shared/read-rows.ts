import { err, ok, type Result } from '@foyer/shared/result.ts'
import { createCallDatabase, type DatabaseAccess, type DatabaseFailure } from './call-database.ts'

/**
 * Reads rows of a table by the parameters of the REST interface, e.g. `{ select: 'url', profile_id: 'eq.…' }`.
 *
 * It has all rights: the caller names the owner whose rows it wants.
 */
export type ReadRows = (
  table: string,
  query: Readonly<Record<string, string>>,
) => Promise<Result<readonly unknown[], DatabaseFailure>>

/** Makes the reader of rows. */
export function createReadRows(access: DatabaseAccess): ReadRows {
  const callDatabase = createCallDatabase(access)
  return async (table, query) => {
    const called = await callDatabase(`${table}?${new URLSearchParams(query)}`)
    if (!called.ok) return called
    return Array.isArray(called.value)
      ? ok(called.value)
      : err({ code: 'unavailable', status: 200, databaseCode: '' })
  }
}
