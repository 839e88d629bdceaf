import { type WaitingChanges, waitingChangesSchema } from '@foyer/shared/entries/entry.ts'
import {
  changesToSend,
  markedAsSent,
  unsentChanges,
  withoutRefused,
} from '@foyer/shared/entries/merge-entry.ts'
import { queryClient } from '../lib/query-client.ts'
import { entriesQuery, saveEntries } from './api/entries.ts'
import { keep } from './kept.ts'

/**
 * What a person has entered and the server does not have yet. The server merges it into what is stored, so that other
 * windows and devices keep their own. A change without an answer may be stored or not: it is sent once more, which changes
 * nothing where it is, and only then what was typed over it, so that it is not taken for the words of another window.
 */
export const keptEntries = keep<WaitingChanges>({
  name: 'entries',
  area: 'browser',
  schema: waitingChangesSchema,
  beforeSending: markedAsSent,
  send: async (waiting, personId) => {
    const changes = changesToSend(waiting)
    try {
      const stored = await saveEntries(changes)
      const { queryKey } = entriesQuery(personId)
      // A running load would restore what was there before.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, stored)
    } catch (error) {
      if (!isRefusal(error) || !withoutRefused(waiting, changes)) throw error
      return (now) => withoutRefused(now, changes) ?? now
    }
    return (now) => unsentChanges(now, changes)
  },
})

// Of the errors of the database, only these classes are about the data. An expired session, a timeout or a lost connection says
// nothing about whether an earlier request was stored.
function isRefusal(error: unknown): boolean {
  const { code }: { code?: unknown } = Object(error)
  return typeof code === 'string' && /^(22|23|54)/.test(code)
}
