import type { EntryValue } from '@foyer/shared/entries/entry.ts'
import { INPUT_KEYS, type InputKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import * as z from 'zod/mini'
import { keep } from '../session/kept.ts'
import type { Kept, Merge } from '../session/kept-thing.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import {
  type Input,
  inputSchema,
  storeUnsavedInput,
  type UnsavedInput,
  unsavedInputsQuery,
  valueOfInput,
} from './api/unsaved-inputs.ts'

const keptSchema = z.object({
  input: z.nullable(inputSchema),
  basedOn: z.nullable(z.string()),
  typedAt: z.string(),
  version: z.number(),
  /** The stored value that it was typed over, while it is not stored itself. */
  seen: z.optional(z.nullable(z.json())),
  /** The server has stored exactly this, as this version. */
  isSent: z.boolean(),
})

/** An unsaved input in this browser. Once it is saved, `null` stays in its place until the next input. */
export type KeptInput = z.infer<typeof keptSchema>

/** What is entered at a question or in a form: it is kept, here and on the server, until the answer or request is stored. */
export const keptInput = keep<KeptInput, InputKey>({
  name: 'input',
  area: 'browser',
  schema: keptSchema,
  isUnsent: ({ isSent }) => !isSent,
  send: sendInput,
})

/** All kept inputs of a person. */
export function keptInputs(personId: string): readonly Kept<KeptInput>[] {
  return INPUT_KEYS.map((key) => keptInput(personId, key))
}

/**
 * Returns whether the unsaved inputs of the signed-in person are loading for the first time. After a failure the screen is
 * shown without them, and stays while they are asked for again, as when the network is back: someone may be typing.
 */
export function useInputsLoading(): boolean {
  const { data, errorUpdateCount } = useOwnQuery(unsavedInputsQuery)
  return !data && errorUpdateCount === 0
}

/**
 * Returns the time of a change that is made now. It is always later than `previous`, which another device may have written
 * while the clock of this one is behind.
 */
export function timeAfter(previous: string | null | undefined): string {
  return new Date(Math.max(Date.now(), previous ? Date.parse(previous) + 1 : 0)).toISOString()
}

/** Returns what to keep of an input that is entered now, in the place of the copy that this browser has. */
export function nextInput(input: Input | null, basedOn: string | null, last: KeptInput | null): KeptInput {
  const typedAt = timeAfter(last?.typedAt)
  return { input, basedOn, typedAt, version: last?.version ?? 0, seen: seenIn(last), isSent: false }
}

/** Returns the stored value that is replaced by what is entered over a copy. */
export function seenIn(copy: KeptInput | null): EntryValue {
  return copy?.isSent ? valueOfInput(copy) : (copy?.seen ?? null)
}

/**
 * Chooses between the copy in this browser and the one on the server. A missing one says nothing: it may not have been
 * stored yet when the server was asked.
 */
export function latestInput(kept: KeptInput | null, stored: UnsavedInput | undefined): KeptInput | null {
  if (!stored || (kept && !isNewer(stored, kept))) return kept
  return { ...stored, isSent: true }
}

// The version decides. Where both sides have changed since, what was typed is not dropped for something removed, and of
// two texts the later one counts: only there the clocks of the devices are compared.
function isNewer(stored: UnsavedInput, kept: KeptInput): boolean {
  if (stored.version <= kept.version) return false
  return kept.isSent || (stored.input !== null && Date.parse(stored.typedAt) > Date.parse(kept.typedAt))
}

async function sendInput(kept: KeptInput, _personId: string, key: InputKey): Promise<Merge<KeptInput>> {
  let seen = seenIn(kept)
  let { stored, isOwn } = await storeUnsavedInput(key, kept, seen)
  // What stands there was typed at the moment of what is removed: it is this very input, of which no answer came.
  if (!isOwn && kept.input === null && Date.parse(stored.typedAt) === Date.parse(kept.typedAt)) {
    seen = valueOfInput(stored)
    ;({ stored, isOwn } = await storeUnsavedInput(key, kept, seen))
  }
  const { version, typedAt } = stored
  return (now) => {
    const isSame = now.typedAt === kept.typedAt && (now.input === null) === (kept.input === null)
    // What another device has stored was not seen: the next change leaves it beside itself.
    if (!isSame) return { ...now, version, seen: isOwn ? valueOfInput(kept) : seen }
    return isOwn
      ? { ...now, version, typedAt, seen: valueOfInput(kept), isSent: true }
      : { ...stored, seen: valueOfInput(stored), isSent: true }
  }
}
