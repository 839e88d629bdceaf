import type { ResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { NO_USER_MESSAGE } from '@foyer/shared/onboarding/toasts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { deviceKind } from '../../lib/device-kind.ts'
import { supabase } from '../../lib/supabase.ts'
import { loadSessionUserId } from '../../session/api/session.ts'

export type SaveFailed = {
  /** `conflict`: the answer was saved elsewhere since it was read. */
  readonly code: 'no_user' | 'unreachable' | 'refused' | 'conflict'
  /** The server's message; empty without a response, or when a proxy answered with a page. */
  readonly message: string
}

/** The time of a saved answer. */
export type Saved = {
  /** `updated_at` as the database has stored it: a client clock that is ahead is corrected there. */
  readonly updatedAt: string
}

/**
 * Saves one answer with one statement, so that two tabs or two clicks make one row. It sends no creation time: the time of
 * the first save stays.
 *
 * @param readAt `updated_at` of the answer that the person saw, `null` if there was none: if the stored answer is another
 *   one by now, nothing is saved and the failure is `conflict`. Without it, the stored answer is replaced in any case.
 */
export async function saveAnswer(
  personId: string,
  row: ResponseRow,
  readAt?: string | null,
): Promise<Result<Saved, SaveFailed>> {
  try {
    // Another person may have signed in in another tab: these answers are not theirs.
    if ((await loadSessionUserId()) !== personId) return err({ code: 'no_user', message: NO_USER_MESSAGE })
    const { data, error, status } = await write(personId, row, readAt)
    if (status === 401) return err({ code: 'no_user', message: NO_USER_MESSAGE })
    if (error)
      return err(
        status ? { code: 'refused', message: messageOf(error) } : { code: 'unreachable', message: '' },
      )
    if (data.length === 0) return err({ code: 'conflict', message: '' })
    return ok({ updatedAt: new Date(data[0]?.updated_at ?? row.updated_at).toISOString() })
  } catch (error) {
    console.warn('The answer could not be sent:', error)
    return err({ code: 'unreachable', message: '' })
  }
}

// supabase-js takes a body that is no JSON for the message.
function messageOf({ message }: { readonly message: string }): string {
  return /^\s*</.test(message) ? '' : message
}

async function write(personId: string, row: ResponseRow, readAt: string | null | undefined) {
  const answers = (await supabase()).from('onboarding_responses')
  if (typeof readAt !== 'string') {
    // Where an answer exists although none was read, nothing is inserted and no row comes back.
    const isNew = readAt === null
    return answers
      .upsert(
        { profile_id: personId, ...row, device: deviceKind() },
        { onConflict: 'profile_id,question_key', ignoreDuplicates: isNew },
      )
      .select('updated_at')
  }
  const { question_key, step_number: _fixed, ...changes } = row
  return answers
    .update({ ...changes, device: deviceKind() })
    .eq('profile_id', personId)
    .eq('question_key', question_key)
    .eq('updated_at', readAt)
    .select('updated_at')
}
