import type { InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { supabase } from '../../lib/supabase.ts'
import { withTimeLimit } from '../../lib/with-time-limit.ts'

// A restored input is welcome, but a question must not wait long for it.
const LOAD_TIMEOUT_MS = 4000
const STORE_TIMEOUT_MS = 20_000
const COLUMNS = 'question_key,input,based_on,typed_at,version'

/** A JSON object: the fields of a question or a form as they are entered, also when they are incomplete. */
export const inputSchema = z.record(z.string(), z.json())

export type Input = z.infer<typeof inputSchema>

const rowSchema = z.object({
  question_key: z.string(),
  input: z.nullable(inputSchema),
  based_on: z.nullable(z.string()),
  typed_at: z.string(),
  version: z.int(),
})

/** What a person has entered at a question or in a form and not saved, as the server has it. */
export type UnsavedInput = {
  /** `null` once it is saved or discarded. */
  readonly input: Input | null
  /** `updated_at` of the saved answer that is being edited; `null` when there was none. */
  readonly basedOn: string | null
  /** When it was last changed, as an ISO date and time of the device's clock. */
  readonly typedAt: string
  /** Counts the changes of the stored row; 0 before there is one. */
  readonly version: number
}

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
      .select(COLUMNS)
      .eq('profile_id', personId)
      .abortSignal(limited)
      .throwOnError()
    return Object.fromEntries(data.flatMap(parseRow))
  })
}

function parseRow(row: unknown): [string, UnsavedInput][] {
  const parsed = rowSchema.safeParse(row)
  if (!parsed.success) return []
  const { question_key, input, based_on, typed_at, version } = parsed.data
  return [[question_key, { input, basedOn: based_on, typedAt: typed_at, version }]]
}

/**
 * Stores an unsaved input in the place of the version that it names, and of no other.
 *
 * @returns the stored input with its new version, and whether it is this one: otherwise another device has stored one
 * @throws Error when the server did not answer
 */
export function storeUnsavedInput(
  personId: string,
  key: InputKey,
  { input, basedOn, typedAt, version }: UnsavedInput,
): Promise<{ readonly stored: UnsavedInput; readonly isOwn: boolean }> {
  const row = { question_key: key, input, based_on: basedOn, typed_at: typedAt, replaces: version }
  return withTimeLimit(STORE_TIMEOUT_MS, new AbortController().signal, async (limited) => {
    const table = (await supabase()).from('unsaved_inputs')
    const { data: own } = await table
      .upsert({ profile_id: personId, ...row }, { onConflict: 'profile_id,question_key' })
      .select(COLUMNS)
      .abortSignal(limited)
      .throwOnError()
    const [stored] = own.flatMap(parseRow)
    if (stored) return { stored: stored[1], isOwn: true }
    const { data: other } = await table
      .select(COLUMNS)
      .eq('profile_id', personId)
      .eq('question_key', key)
      .abortSignal(limited)
      .throwOnError()
    const [found] = other.flatMap(parseRow)
    if (!found) throw new Error('The input is not stored.')
    return { stored: found[1], isOwn: false }
  })
}
