import type { InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'
import { withTimeLimit } from '../../lib/with-time-limit.ts'
import { inputSchema, type UnsavedInput } from '../unsaved-input.ts'

// A restored input is welcome, but a question must not wait long for it.
const LOAD_TIMEOUT_MS = 4000

const rowSchema = z.object({
  question_key: z.string(),
  input: inputSchema,
  based_on: z.nullable(z.string()),
  typed_at: z.string(),
})

/** The unsaved inputs of an owner, by question or form. */
export type UnsavedInputs = { readonly [Key in InputKey]?: UnsavedInput | undefined }

/**
 * Loads what an owner has entered on any device and not saved.
 *
 * @throws Error when it could not be read within four seconds
 */
export function loadUnsavedInputs(personId: string, signal: AbortSignal): Promise<UnsavedInputs> {
  return withTimeLimit(LOAD_TIMEOUT_MS, signal, async (limited) => {
    const client = await supabase()
    const { data } = await client
      .from('unsaved_inputs')
      .select('question_key,input,based_on,typed_at')
      .eq('profile_id', personId)
      .abortSignal(limited)
      .throwOnError()
    return Object.fromEntries(data.flatMap(parseRow))
  })
}

function parseRow(row: unknown): [string, UnsavedInput][] {
  const parsed = rowSchema.safeParse(row)
  if (!parsed.success) return []
  const { question_key, input, based_on, typed_at } = parsed.data
  return [[question_key, { input, basedOn: based_on, typedAt: typed_at }]]
}

/**
 * Stores an unsaved input; the database ignores one that is older than the stored one.
 *
 * @returns the stored time of the input, which is corrected if the clock here is ahead; `null` if it is not stored, which
 *   is not shown to the person, because the browser keeps a copy
 */
export async function storeUnsavedInput(
  personId: string,
  key: InputKey,
  { input, basedOn, typedAt }: UnsavedInput,
): Promise<string | null> {
  const row = { profile_id: personId, question_key: key, input, based_on: basedOn, typed_at: typedAt }
  try {
    const client = await supabase()
    const { data, error } = await client
      .from('unsaved_inputs')
      .upsert(row, { onConflict: 'profile_id,question_key' })
      .select('typed_at')
    return error ? null : (data[0]?.typed_at ?? typedAt)
  } catch {
    return null
  }
}

/** Deletes a stored input, unless it was changed after this time. A failure is ignored: see `withoutSaved`. */
export async function removeUnsavedInput(personId: string, key: InputKey, upTo: string): Promise<void> {
  try {
    const client = await supabase()
    await client
      .from('unsaved_inputs')
      .delete()
      .eq('profile_id', personId)
      .eq('question_key', key)
      .lte('typed_at', upTo)
  } catch (error) {
    console.warn('The unsaved input could not be removed:', error)
  }
}
