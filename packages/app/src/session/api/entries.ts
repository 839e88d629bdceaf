import { type Entries, type Entry, type EntryChanges, entrySchema } from '@foyer/shared/entries/entry.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { deviceKind } from '../../lib/device-kind.ts'
import { supabase } from '../../lib/supabase.ts'

const rowsSchema = z.array(entrySchema)
const COLUMNS = Object.keys(entrySchema.shape).join(',')

/** Which entries are loaded together: what was typed and not saved apart from the rest. */
export type EntryPart = 'inputs' | 'others'

/**
 * Loads what a person has entered, by keys.
 *
 * @throws Error when it could not be read
 */
export async function loadEntries(personId: string, part: EntryPart, signal: AbortSignal): Promise<Entries> {
  const client = await supabase()
  signal.throwIfAborted()
  const own = client.from('entries').select<string, unknown>(COLUMNS).eq('profile_id', personId)
  const chosen = part === 'inputs' ? own.like('key', 'input/%') : own.not('key', 'like', 'input/%')
  const { data } = await chosen.abortSignal(signal).throwOnError()
  return byKey(rowsSchema.parse(data))
}

/** What a person has entered for the website and plans, as a query. Another window or device may have changed more. */
export function entriesQuery(personId: string) {
  return queryOptions<Entries>({
    queryKey: ['entries', personId],
    queryFn: ({ signal }) => loadEntries(personId, 'others', signal),
    refetchOnWindowFocus: true,
  })
}

/**
 * Merges changes into what the signed-in person has entered, so that another tab or device keeps its own.
 *
 * @returns what is stored now under the same keys, and all of the website where one of them is of it
 * @throws Error when it was not stored
 */
export async function saveEntries(changes: EntryChanges, signal?: AbortSignal): Promise<Entries> {
  return byKey(await callDatabase('save_entries', { changes, saved_on: deviceKind() }, rowsSchema, signal))
}

function byKey(rows: readonly Entry[]): Entries {
  return Object.fromEntries(rows.map((row) => [row.key, row]))
}
