import { supabase } from '../../lib/supabase.ts'

/**
 * Reopens the answers of the signed-in owner: the questions can be visited again until the next version is queued.
 *
 * @throws Error when the answers stayed closed
 */
export async function reopenAnswers(): Promise<void> {
  const client = await supabase()
  await client.rpc('reopen_answers').throwOnError()
}

/**
 * Closes reopened answers without a new version.
 *
 * @throws Error when the answers stayed open
 */
export async function closeAnswers(): Promise<void> {
  const client = await supabase()
  await client.rpc('close_answers').throwOnError()
}
