import type { BuildErrorCode } from '@foyer/shared/api/site-builder.ts'
import { err } from '@foyer/shared/result.ts'
import type { DatabaseFailure } from '../_shared/call-database.ts'
import type { Log } from '../_shared/log.ts'

/** Why no website is being built, as far as its owner needs to know. */
export type BuildFailure = { readonly code: BuildErrorCode }

/** Writes down what the database said, and makes of it what the owner is told. */
export function databaseFailed(event: string, { code, status, databaseCode }: DatabaseFailure, log: Log) {
  log({ event, code, status, databaseCode })
  return err<BuildFailure>({ code: code === 'refused' ? 'unexpected' : 'unavailable' })
}
