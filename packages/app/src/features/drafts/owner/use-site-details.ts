import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePerson } from '../../../session/session.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { saveSiteDetails } from '../../../site/api/save-site-details.ts'
import { siteDetailsQuery } from '../../../site/draft-queries.ts'
import { type DetailsChange, DetailsStore, type SaveState } from './details-store.ts'
import { unsavedDetails } from './unsaved-details.ts'

/** What the owner has added, as it is shown now, and how to change it. */
export type OwnDetails = {
  readonly details: SiteDetails
  readonly save: SaveState
  /** Changes some parts. Typing is saved after a pause, a decision at once. */
  readonly change: (part: DetailsChange, isTyping?: boolean) => void
  readonly retry: () => void
  /** Waits until everything is stored and returns it; rejects when it could not be stored. */
  readonly settle: () => Promise<SiteDetails>
}

/** Returns what the owner has added. Changes are shown at once and saved in the background. */
export function useSiteDetails(stored: SiteDetails): OwnDetails {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const [store] = useState(
    () =>
      new DetailsStore({
        stored,
        unsaved: unsavedDetails(person.id),
        save: async (changes) => {
          const stored = await saveSiteDetails(changes)
          queryClient.setQueryData(siteDetailsQuery(person.id).queryKey, stored)
          return stored
        },
      }),
  )
  useEffect(() => {
    addEventListener('online', store.flush)
    addEventListener('pagehide', store.flush)
    return () => {
      store.flush()
      removeEventListener('online', store.flush)
      removeEventListener('pagehide', store.flush)
    }
  }, [store])
  // After signing in again, what could not be saved without a session is sent.
  const isSignedIn = usePerson() !== null
  useEffect(() => {
    if (isSignedIn) store.flush()
  }, [isSignedIn, store])
  const { details, save } = useSyncExternalStore(store.subscribe, store.read)
  return {
    details,
    save,
    change: (part, isTyping) => store.change(part, isTyping),
    retry: store.flush,
    settle: store.settle,
  }
}
