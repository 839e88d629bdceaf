import type { Entries, EntryChanges } from '@foyer/shared/entries/entry.ts'
import { mergeChanges, withChanges } from '@foyer/shared/entries/merge-entry.ts'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { entriesQuery } from './api/entries.ts'
import { nameInStorage } from './kept.ts'
import { keptEntries } from './kept-entries.ts'
import type { SaveState } from './kept-thing.ts'
import { usePerson } from './session.ts'
import { useSignedInPerson } from './signed-in-person.ts'

const PAUSE_MS = 400

/** What a person has entered, and how to change it. */
export type OwnEntries = {
  /** As they are stored, as far as this browser knows. */
  readonly known: () => Entries
  /** With what is not stored yet. */
  readonly read: () => Entries
  /** Changes are shown at once. Typing is saved after a pause, anything else at once. */
  readonly change: (changes: EntryChanges, isTyping?: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
  readonly retry: () => void
  readonly state: () => SaveState
}

/** The one way to what the signed-in person enters; the screen has loaded `entriesQuery`. */
export function useEntries(): OwnEntries {
  const { id } = useSignedInPerson()
  const queryClient = useQueryClient()
  const kept = keptEntries(id)
  const own = useMemo((): OwnEntries => {
    const { queryKey } = entriesQuery(id)
    let stored: Entries = {}
    // An ended session forgets what was loaded; its screen stays.
    const known = () => {
      stored = queryClient.getQueryData(queryKey) ?? stored
      return stored
    }
    let merged: readonly [Entries, EntryChanges | null, Entries] = [stored, null, stored]
    // Unchanged entries stay the same object, so that nothing is read again.
    const read = () => {
      const [from, changes] = [known(), kept.read()]
      if (merged[0] !== from || merged[1] !== changes)
        merged = [from, changes, withChanges(from, changes ?? {})]
      return merged[2]
    }
    const hash = hashKey(queryKey)
    return {
      known,
      read,
      change: (changes, isTyping = false) =>
        kept.write(mergeChanges(kept.read() ?? {}, changes), isTyping ? PAUSE_MS : 0),
      subscribe: (listener) => {
        const stops = [
          kept.subscribe(listener),
          // Another window or device may have changed more.
          queryClient.getQueryCache().subscribe(({ type, query }) => {
            if (type === 'updated' && query.queryHash === hash) listener()
          }),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      },
      retry: kept.send,
      state: kept.state,
    }
  }, [id, kept, queryClient])
  // What another window of this browser has just stored is loaded.
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (newValue === null && key === nameInStorage(id, 'entries'))
        void queryClient.invalidateQueries(entriesQuery(id))
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [id, queryClient])
  const isSignedIn = usePerson() !== null
  // What an earlier visit could not save is sent now, and after signing in again.
  useEffect(() => {
    if (isSignedIn) kept.send()
    return kept.send
  }, [isSignedIn, kept])
  return own
}

/** Returns a part of what the person has entered; it stays the same object while nothing in it changes. */
export function usePart<Part>(own: OwnEntries, partOf: (entries: Entries) => Part): () => Part {
  return useMemo(() => {
    let from: Entries | null = null
    let last: { readonly text: string; readonly part: Part } | null = null
    return () => {
      const entries = own.read()
      if (from === entries && last) return last.part
      from = entries
      const part = partOf(entries)
      const text = JSON.stringify(part)
      if (text !== last?.text) last = { text, part }
      return last.part
    }
  }, [own, partOf])
}

/** Whether the server has what was entered. */
export function useSaveState(own: OwnEntries): SaveState {
  return useSyncExternalStore(own.subscribe, own.state)
}
