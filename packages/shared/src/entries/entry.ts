// What an owner enters, one thing a row: the contract between the app, the functions and the table `entries`.
import * as z from 'zod/mini'

/** A row of the store. */
export const entrySchema = z.object({
  /** The kind and the name, such as `fact/phone`. */
  key: z.string(),
  /** `null`: taken back, saved elsewhere or discarded. */
  value: z.nullable(z.json()),
  /** What lost against the value without having been seen; `null` once it is settled. */
  replaced: z.nullable(z.json()),
  /** When it was typed, by the clock of its device, and stored, by that of the database. */
  typed_at: z.string(),
  changed_at: z.string(),
  /** Counts the changes. */
  version: z.int(),
})
export type Entry = z.output<typeof entrySchema>
export type EntryValue = Entry['value']

/** What of an entry is merged and shown. */
export type EntryState = Pick<Entry, 'value' | 'replaced'>

/** Entries by their keys. */
export type Entries = { readonly [key: string]: EntryState & Partial<Entry> }

/** What `save_entries` merges into one entry. */
export const entryChangeSchema = z.object({
  /** Without it, the value stays. */
  value: z.optional(z.nullable(z.json())),
  /** The value that was changed; what stands there instead was not seen. */
  seen: z.optional(z.nullable(z.json())),
  typed_at: z.optional(z.string()),
  /** Forgets what was replaced. */
  settled: z.optional(z.literal(true)),
})
export type EntryChange = z.output<typeof entryChangeSchema>

/** Changes by the keys of their entries. */
export const entryChangesSchema = z.record(z.string(), entryChangeSchema)
export type EntryChanges = z.output<typeof entryChangesSchema>

/** A change that waits in a browser. */
export const waitingChangeSchema = z.extend(entryChangeSchema, {
  /** An earlier change of the entry that was sent without an answer: it may be stored, or not. */
  unanswered: z.optional(entryChangeSchema),
})
export type WaitingChange = z.output<typeof waitingChangeSchema>

/** Changes that wait in a browser, by the keys of their entries. */
export const waitingChangesSchema = z.record(z.string(), waitingChangeSchema)
export type WaitingChanges = z.output<typeof waitingChangesSchema>
