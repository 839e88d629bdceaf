import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import { supabase } from '../../lib/supabase.ts'

/**
 * Loads everything that an owner has answered, on whatever device.
 *
 * @throws Error when it could not be read
 */
export async function loadAnswers(personId: string, signal: AbortSignal): Promise<Answers> {
  const client = await supabase()
  const { data } = await client
    .from('onboarding_responses')
    .select('response,branch_path,question_key')
    .eq('profile_id', personId)
    .order('created_at', { ascending: false })
    .abortSignal(signal)
    .throwOnError()
  return parseAnswers(data)
}
