import type { ResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { NO_USER_MESSAGE } from '@foyer/shared/onboarding/toasts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { restClient } from '../../../lib/supabase.ts'
import { loadSessionUserId } from '../../auth/api/load-session-user-id.ts'

export type SaveFailed = {
  readonly code: 'no_user' | 'unreachable' | 'refused'
  /** What the server said; empty when there was no answer. */
  readonly message: string
}

/**
 * Saves one answer: a single statement inserts or updates the row of this owner and question, so that two tabs and two
 * presses make one row. It sends no time of creation: that of the first save stays.
 */
export async function saveAnswer(personId: string, row: ResponseRow): Promise<Result<null, SaveFailed>> {
  try {
    // In another tab somebody else may have signed in: these answers are not theirs.
    if ((await loadSessionUserId()) !== personId) return err({ code: 'no_user', message: NO_USER_MESSAGE })
    const client = await restClient()
    const { error, status } = await client
      .from('onboarding_responses')
      .upsert({ profile_id: personId, ...row }, { onConflict: 'profile_id,question_key' })
    if (!error) return ok(null)
    return err(status ? { code: 'refused', message: error.message } : { code: 'unreachable', message: '' })
  } catch (error) {
    console.warn('The answer could not be sent:', error)
    return err({ code: 'unreachable', message: '' })
  }
}
