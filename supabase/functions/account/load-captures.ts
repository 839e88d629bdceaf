import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { Log } from '../_shared/log.ts'
import type { ReadRows } from '../_shared/read-rows.ts'
import type { AccountFailure } from './account-failure.ts'

/** Reads every capture that is tied to a user, oldest first. */
export type LoadCaptures = (userId: string) => Promise<Result<readonly unknown[], AccountFailure>>

// Below `max_rows` of every project, so that a short page is the last one.
const PAGE_ROWS = 500

const COLUMNS = [
  'created_at',
  'channel',
  'email',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'referral_source',
  'landing_page',
  'page',
  'referrer',
  'first_touch',
  'click_ids',
  'consent',
  'widget',
].join(',')

/** Makes the reader of captures, page by page. */
export function createLoadCaptures(readRows: ReadRows, log: Log): LoadCaptures {
  return async (userId) => {
    const captures: unknown[] = []
    for (;;) {
      const page = await readRows('leads', {
        select: COLUMNS,
        profile_id: `eq.${userId}`,
        order: 'created_at,submission_id',
        limit: String(PAGE_ROWS),
        offset: String(captures.length),
      })
      if (!page.ok) {
        const { code, status, databaseCode } = page.error
        log({ event: 'captures_not_read', code, status, databaseCode })
        return err({ code: 'unavailable' })
      }
      captures.push(...page.value)
      if (page.value.length < PAGE_ROWS) return ok(captures)
    }
  }
}
