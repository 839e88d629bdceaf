import { err } from '@foyer/shared/result.ts'
import type { DatabaseFailure } from './call-database.ts'
import type { Log } from './log.ts'

/**
 * Notes what the database said, and makes of it what the sender is told: `unexpected` for a call that would fail again,
 * `unavailable` for one that may be repeated.
 */
export function databaseFailed(event: string, { code, status, databaseCode }: DatabaseFailure, log: Log) {
  log({ event, code, status, databaseCode })
  return err<{ readonly code: 'unexpected' | 'unavailable' }>({
    code: code === 'refused' ? 'unexpected' : 'unavailable',
  })
}
