import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { supabase } from '../../lib/supabase.ts'
import { withTimeLimit } from '../../lib/with-time-limit.ts'

// Long enough for a slow phone; then the question is shown with an error and a retry.
const TIMEOUT_MS = 10_000

/**
 * Loads everything that an owner has answered, on whatever device.
 *
 * @throws Error when it could not be read within ten seconds
 */
export function loadAnswers(personId: string, signal: AbortSignal): Promise<Answers> {
  return withTimeLimit(TIMEOUT_MS, signal, async (limited) => {
    const client = await supabase()
    const { data } = await client
      .from('onboarding_responses')
      .select('response,branch_path,question_key')
      .eq('profile_id', personId)
      .order('created_at', { ascending: false })
      .abortSignal(limited)
      .throwOnError()
    return parseAnswers(data)
  })
}
