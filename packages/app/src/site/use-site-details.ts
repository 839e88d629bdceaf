import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SaveState } from '../session/kept.ts'
import { usePerson } from '../session/session.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { siteDetailsQuery } from './draft-queries.ts'
import { keptDetails } from './kept-details.ts'
import { changesBetween, mergeChanges, withChanges } from './site-details-changes.ts'

const PAUSE_MS = 400

/** Parts to change; a function is given the latest details, which a screen may not have rendered yet. */
type DetailsChange = Partial<SiteDetails> | ((latest: SiteDetails) => Partial<SiteDetails>)

/** What the owner has added, as it is shown now, and how to change it. */
export type OwnDetails = {
  readonly details: SiteDetails
  /** The latest, which a screen may not have rendered yet. */
  readonly read: () => SiteDetails
  readonly save: SaveState
  /** Changes some parts. Typing is saved after a pause, a decision at once. */
  readonly change: (part: DetailsChange, isTyping?: boolean) => void
  readonly retry: () => void
}

/** Returns what the owner has added. Changes are shown at once and saved in the background. */
export function useSiteDetails(stored: SiteDetails): OwnDetails {
  const person = useSignedInPerson()
  const queryClient = useQueryClient()
  const kept = keptDetails(person.id)
  const [read] = useState(() => {
    let last = stored
    // Unchanged details stay the same object, so that nothing is rendered again.
    return () => {
      const known = queryClient.getQueryData(siteDetailsQuery(person.id).queryKey) ?? stored
      const next = withChanges(known, kept.read() ?? {})
      if (changesBetween(last, next)) last = next
      return last
    }
  })
  const details = useSyncExternalStore(kept.subscribe, read)
  const save = useSyncExternalStore(kept.subscribe, kept.state)
  // What an earlier visit could not save is sent now, and after signing in again.
  const isSignedIn = usePerson() !== null
  useEffect(() => {
    if (isSignedIn) kept.send()
    return kept.send
  }, [isSignedIn, kept])

  function change(part: DetailsChange, isTyping = false): void {
    const latest = read()
    const changes = changesBetween(latest, {
      ...latest,
      ...(typeof part === 'function' ? part(latest) : part),
    })
    if (changes) kept.write(mergeChanges(kept.read() ?? {}, changes), isTyping ? PAUSE_MS : 0)
  }
  return { details, read, save, change, retry: kept.send }
}
