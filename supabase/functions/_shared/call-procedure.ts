import type { Result } from '@foyer/shared/result.ts'
import { createCallDatabase, type DatabaseAccess, type DatabaseFailure } from './call-database.ts'

/** Calls a function of the database by name. */
export type CallProcedure = (
  name: string,
  parameters: Record<string, unknown>,
) => Promise<Result<unknown, DatabaseFailure>>

/** Makes the caller of database functions, with all rights. */
export function createCallProcedure(access: DatabaseAccess): CallProcedure {
  const callDatabase = createCallDatabase(access)
  return (name, parameters) => callDatabase(`rpc/${name}`, parameters)
}
