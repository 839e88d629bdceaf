import type { InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
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

const keptSchema = z.object({
  input: inputSchema,
  basedOn: z.nullable(z.string()),
  typedAt: z.string(),
  /** The server has stored exactly this. */
  isSent: z.boolean(),
})

/** An unsaved input in this browser. */
export type KeptInput = z.infer<typeof keptSchema>

const PREFIX = 'foyer:unsaved-input:'

/** The copy in this browser. Its name contains the person: nobody else on this device is shown it. */
export function keptInput(personId: string, key: InputKey) {
  return browserStore('browser', `${PREFIX}${personId}:${key}`, keptSchema)
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
