import { type LastSave, lastSaveSchema } from '@foyer/shared/api/last-save.ts'
import { type Answers, parseAnswers } from '@foyer/shared/onboarding/answers/answers.ts'
import * as z from 'zod/mini'
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

const rowSchema = z.nullable(z.object({ marketing_status: z.nullable(z.string()) }))

/**
 * Loads how an owner's marketing is done today; `null` when nothing is known.
 *
 * @throws Error when it could not be read
 */
export async function loadMarketingStatus(personId: string, signal: AbortSignal): Promise<string | null> {
  const client = await supabase()
  const { data } = await client
    .from('marketing_details')
    .select('marketing_status')
    .eq('profile_id', personId)
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  return rowSchema.parse(data)?.marketing_status ?? null
}

/**
 * Loads when the signed-in owner saved something last, and on what kind of device; `null` before the first save.
 *
 * @throws Error when it could not be read
 */
export async function loadLastSave(signal: AbortSignal): Promise<LastSave> {
  const client = await supabase()
  const { data } = await client.rpc('last_save').abortSignal(signal).throwOnError()
  return lastSaveSchema.parse(data)
}
