import { INPUT_KEYS, type InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { browserStore } from '../lib/browser-store.ts'

/** A JSON object. */
export const inputSchema = z.record(z.string(), z.json())

/** The fields of a question or a form as they are entered, also when they are incomplete. */
export type Input = z.infer<typeof inputSchema>

/** What a person has entered at a question or in a form and not saved. */
export type UnsavedInput = {
  readonly input: Input
  /** `updated_at` of the saved answer that is being edited; `null` when there was none. */
  readonly basedOn: string | null
  /** When it was last changed, as an ISO date and time. */
  readonly typedAt: string
}

/**
 * Returns the time of a change that is made now. It is always later than `previous`, which another device may have written
 * while the clock of this one is behind.
 */
export function timeAfter(previous: string | null | undefined): string {
  return new Date(Math.max(Date.now(), previous ? Date.parse(previous) + 1 : 0)).toISOString()
}

const keptSchema = z.object({
  input: inputSchema,
  basedOn: z.nullable(z.string()),
  typedAt: z.string(),
  /** The server has stored exactly this. */
  isSent: z.boolean(),
})

/** An unsaved input in this browser. */
export type KeptInput = z.infer<typeof keptSchema>

const nameOf = (personId: string, key: InputKey) => `foyer:unsaved-input:${personId}:${key}` as const

/** The copy in this browser. Its name contains the person: nobody else on this device is shown it. */
export function keptInput(personId: string, key: InputKey) {
  return browserStore('browser', nameOf(personId, key), keptSchema)
}

/** Returns which input of a person another tab has changed, and how; `null` for any other change of the storage. */
export function changedInput(
  personId: string,
  { key: name }: StorageEvent,
): { readonly key: InputKey; readonly kept: KeptInput | null } | null {
  const key = INPUT_KEYS.find((one) => name === nameOf(personId, one))
  return key ? { key, kept: keptInput(personId, key).read() } : null
}

/**
 * Chooses between the copy in this browser and the one on the server.
 *
 * @param stored `null` when the server has none, `undefined` when it could not be asked
 */
export function latestInput(
  kept: KeptInput | null,
  stored: UnsavedInput | null | undefined,
): UnsavedInput | null {
  if (!kept) return stored ?? null
  if (stored === undefined) return kept
  // The server had it: a save on another device has removed it.
  if (stored === null) return kept.isSent ? null : kept
  return Date.parse(stored.typedAt) > Date.parse(kept.typedAt) ? stored : kept
}
