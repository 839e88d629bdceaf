import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'

/** The first draft of a practice's website. */
export type InitialDraft = {
  /** Where it can be looked at; `null` while it is not ready. */
  readonly url: string | null
  /** Number of the newest version, from one. */
  readonly version: number
  /** Whether the owner is changing the answers: the draft stays, and the questions are open. */
  readonly isReopened: boolean
}

const rowSchema = z.nullable(
  z.object({ url: z.string(), version: z.number(), reopened_at: z.nullable(z.string()) }),
)

/**
 * Looks up the draft of a person.
 *
 * @throws Error when the draft could not be looked up; the client reports errors, it does not throw them
 */
export async function loadInitialDraft(personId: string, signal: AbortSignal): Promise<InitialDraft> {
  const client = await supabase()
  const { data } = await client
    .from('initial_drafts')
    .select('url,version,reopened_at')
    .eq('profile_id', personId)
    .not('url', 'is', null)
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  const row = rowSchema.parse(data)
  return { url: row?.url || null, version: row?.version ?? 1, isReopened: Boolean(row?.reopened_at) }
}

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
