import type { EntryValue } from '@foyer/shared/entries/entry.ts'
import { isSameValue } from '@foyer/shared/entries/merge-entry.ts'
import type { InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { withTimeLimit } from '../../lib/with-time-limit.ts'
import { loadEntries, saveEntries } from '../../session/api/entries.ts'

// A restored input is welcome, but a question must not wait long for it.
const LOAD_TIMEOUT_MS = 4000
const STORE_TIMEOUT_MS = 20_000

/** A JSON object: the fields of a question or a form as they are entered, also when they are incomplete. */
export const inputSchema = z.record(z.string(), z.json())

export type Input = z.infer<typeof inputSchema>

/** The value of an entry that is an input. */
const valueSchema = z.object({ input: inputSchema, based_on: z.nullable(z.string()) })

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

const START = 'input/'

/** The value that an input is stored as. */
export function valueOfInput({ input, basedOn }: Pick<UnsavedInput, 'input' | 'basedOn'>): EntryValue {
  return input && { input, based_on: basedOn }
}

/**
 * Loads what an owner has entered on any device and not saved.
 *
 * @throws Error when it could not be read within four seconds
 */
function loadUnsavedInputs(personId: string, signal: AbortSignal): Promise<UnsavedInputs> {
  return withTimeLimit(LOAD_TIMEOUT_MS, signal, async (limited) => {
    const entries = await loadEntries(personId, 'inputs', limited)
    return Object.fromEntries(
      Object.entries(entries).flatMap(([key, entry]) => {
        const input = key.startsWith(START) ? parseEntry(entry) : null
        return input ? [[key.slice(START.length), input] as const] : []
      }),
    )
  })
}

type StoredEntry = Awaited<ReturnType<typeof saveEntries>>[string]

function parseEntry({ value, typed_at = '', version = 0 }: StoredEntry): UnsavedInput | null {
  const parsed = z.nullable(valueSchema).safeParse(value)
  if (!parsed.success) return null
  const { input = null, based_on = null } = parsed.data ?? {}
  return { input, basedOn: based_on, typedAt: typed_at, version }
}

/**
 * Merges an unsaved input into what is stored.
 *
 * @param seen the value that it was typed over
 * @returns the stored input, and whether it is this one: otherwise another device has stored a later one
 * @throws Error when the server did not answer
 */
export function storeUnsavedInput(
  key: InputKey,
  input: UnsavedInput,
  seen: EntryValue,
): Promise<{ readonly stored: UnsavedInput; readonly isOwn: boolean }> {
  const value = valueOfInput(input)
  const change = { value, seen, typed_at: input.typedAt, ...(value === null && { settled: true as const }) }
  return withTimeLimit(STORE_TIMEOUT_MS, new AbortController().signal, async (limited) => {
    const entry = (await saveEntries({ [`${START}${key}`]: change }, limited))[`${START}${key}`]
    const stored = entry && parseEntry(entry)
    if (!stored) throw new Error('The input is not stored.')
    return { stored, isOwn: isSameValue(entry.value, value) }
  })
}

/**
 * What a person has entered on any device and not saved. Loaded again each time the questions are opened, and not again
 * if that fails: the browser has its own copy.
 */
export function unsavedInputsQuery(personId: string) {
  return queryOptions<UnsavedInputs>({
    queryKey: ['unsaved-inputs', personId],
    queryFn: ({ signal }) => loadUnsavedInputs(personId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
}
