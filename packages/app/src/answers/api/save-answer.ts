import type { ResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { NO_USER_MESSAGE } from '@foyer/shared/onboarding/toasts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { supabase } from '../../lib/supabase.ts'
import { loadSessionUserId } from '../../session/api/session.ts'

export type SaveFailed = {
  readonly code: 'no_user' | 'unreachable' | 'refused'
  /** What the server said; empty when there was no answer. */
  readonly message: string
}

/**
 * Saves one answer with one statement that inserts or updates the row of this owner and question, so that two tabs or two
 * clicks make one row. It sends no creation time: the time of the first save stays.
 */
export async function saveAnswer(personId: string, row: ResponseRow): Promise<Result<null, SaveFailed>> {
  try {
    // Another person may have signed in in another tab: these answers are not theirs.
    if ((await loadSessionUserId()) !== personId) return err({ code: 'no_user', message: NO_USER_MESSAGE })
    const client = await supabase()
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
