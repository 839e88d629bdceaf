import type * as z from 'zod/mini'
import { browserStore, clearStores } from '../lib/browser-store.ts'
import { type Kept, KeptThing, type Merge } from './kept-thing.ts'

/** The owner of what is typed before anybody is signed in, as on the start form. */
export const VISITOR = 'visitor'

/** One row of the table of things that are kept in this browser until they are stored. */
export type KeptRow<Value, Key extends string> = {
  /** Its name in the storage, after the owner and before the key. */
  readonly name: string
  /** `tab` forgets it with the tab, `browser` keeps it. */
  readonly area: 'tab' | 'browser'
  /** A copy that does not match counts as none. */
  readonly schema: z.ZodMiniType<Value>
  /** Sends a copy to the server; `null` when it is not stored. Without it, the form that is filled in sends and clears. */
  readonly send?: (value: Value, owner: string, key: Key) => Promise<Merge<Value> | null>
  /** What the browser has of a copy while it is sent, also after a reload: the same as before by default. */
  readonly beforeSending?: (value: Value) => Value
  /** Whether the server lacks a copy; by default each copy is removed as soon as it is stored. */
  readonly isUnsent?: (value: Value) => boolean
}

/** What has been opened in this tab, by name. */
const opened = new Map<string, { readonly send: () => void; readonly hurry: () => void }>()

/** Persons who have signed out here, and not in again: what their screens write while they are removed is ignored. */
const signedOut = new Set<string>()

/** The name of a kept thing in the storage, by the names of its owner and row. */
export function nameInStorage(owner: string, row: string, key = ''): `foyer:${string}` {
  return `foyer:kept:${owner}:${row}${key && `:${key}`}`
}

/** Adds a row to the table and returns how to open its kept things: one for each owner and key. */
export function keep<Value, Key extends string = ''>(row: KeptRow<Value, Key>) {
  const things = new Map<string, KeptThing<Value>>()
  return (owner: string, ...[key]: Key extends '' ? [] : [Key]): Kept<Value> => {
    const name = nameInStorage(owner, row.name, key)
    const known = things.get(name)
    if (known) return known
    const { send, beforeSending, isUnsent = () => true } = row
    const thing = new KeptThing<Value>({
      ...browserStore(row.area, name, row.schema),
      isUnsent,
      beforeSending,
      isClosed: () => signedOut.has(owner),
      send: send && ((value) => send(value, owner, key as Key)),
    })
    things.set(name, thing)
    opened.set(name, thing)
    return thing
  }
}

/** The longest wait for things that are sent before signing out. */
const HAND_OVER_MS = 3000

/** Sends what the server lacks before its owner signs out; it waits three seconds at most. */
export async function handOver(things: readonly Pick<Kept<never>, 'settle'>[]): Promise<void> {
  const sending = Promise.all(things.map((thing) => thing.settle()))
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, HAND_OVER_MS))])
}

/**
 * Removes everything of a person and of the visitor before them from this browser, for the next person who uses it. What
 * is still on a screen is not written again. Each tab calls it once the person has signed out.
 */
export function forgetPerson(personId: string): void {
  const isTheirs = (name: string) => name.includes(personId) || name.startsWith(`foyer:kept:${VISITOR}:`)
  signedOut.add(personId)
  clearStores(isTheirs)
}

/** Lets the things of a person be kept again, who has signed in. */
export function admitPerson(personId: string): void {
  signedOut.delete(personId)
}

if (typeof document !== 'undefined') {
  const hurry = () => {
    for (const thing of opened.values()) thing.hurry()
  }
  addEventListener('pagehide', hurry)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hurry())
  addEventListener('online', () => {
    for (const thing of opened.values()) thing.send()
  })
}
