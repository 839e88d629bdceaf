import { ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Reads every capture that belongs to a user, oldest first. */
export type LoadCaptures = (userId: string) => Promise<Result<readonly unknown[], DatabaseRefusal>>

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
export function createLoadCaptures(client: ServiceClient, log: Log): LoadCaptures {
  return async (userId) => {
    const captures: unknown[] = []
    for (;;) {
      const page = await readDatabaseAnswer(
        client
          .from('leads')
          .select(COLUMNS)
          .eq('profile_id', userId)
          .order('created_at')
          .order('submission_id')
          .range(captures.length, captures.length + PAGE_ROWS - 1),
        z.array(z.unknown()),
        'captures_not_read',
        log,
      )
      if (!page.ok) return page
      captures.push(...page.value)
      if (page.value.length < PAGE_ROWS) return ok(captures)
    }
  }
}
