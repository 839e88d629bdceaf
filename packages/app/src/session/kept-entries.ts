import { type Entries, type EntryChanges, entryChangesSchema } from '@foyer/shared/entries/entry.ts'
import { unsentChanges } from '@foyer/shared/entries/merge-entry.ts'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../lib/query-client.ts'
import { loadEntries, saveEntries } from './api/entries.ts'
import { keep } from './kept.ts'

/** What a person has entered for the website and plans, as a query. Another window or device may have changed more. */
export function entriesQuery(personId: string) {
  return queryOptions<Entries>({
    queryKey: ['entries', personId],
    queryFn: ({ signal }) => loadEntries(personId, 'others', signal),
    refetchOnWindowFocus: true,
  })
}

/**
 * What a person has entered and the server does not have yet. The server merges it into what is stored, so that other
 * windows and devices keep their own.
 */
export const keptEntries = keep<EntryChanges>({
  name: 'entries',
  area: 'browser',
  schema: entryChangesSchema,
  send: async (changes, personId) => {
    const stored = await saveEntries(changes)
    const { queryKey } = entriesQuery(personId)
    // A running load would restore what was there before.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, stored)
    return (now) => unsentChanges(now, changes)
  },
})
