import { useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import type { Kept, SaveState } from '../session/kept.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { keptDetails } from './kept-details.ts'
import { keptEdits } from './kept-edits.ts'
import { publishedSiteQuery } from './published-site.ts'
import { type SaveFacts, type SaveStatus, saveStatus } from './save-status.ts'
import { storedSiteQuery } from './site-state.ts'

/** Everything of a person's site that is kept in this browser until the server has it. */
export function keptSite(
  personId: string,
): readonly Pick<Kept<never>, 'state' | 'settle' | 'subscribe' | 'storedAt'>[] {
  return [keptDetails(personId), keptEdits(personId)]
}

/**
 * Waits until the server has everything that was typed and chosen.
 *
 * @throws when some of it could not be stored
 */
export async function settleSite(personId: string): Promise<void> {
  const stored = await Promise.all(keptSite(personId).map((kept) => kept.settle()))
  if (stored.includes(false)) throw new Error('Not everything is stored.')
}

/**
 * The status of the signed-in person's site, which polls.
 *
 * @param viewed what the viewer knows of the page; other screens do not compose it
 */
export function useSaveStatus(
  viewed?: Omit<SaveFacts, 'stored' | 'input' | 'storedAt' | 'published'>,
): SaveStatus {
  const person = useSignedInPerson()
  const { data: stored } = useQuery(storedSiteQuery(person.id))
  const { data: published } = useQuery(publishedSiteQuery(person.id))
  const input = useInputState(person.id)
  const times = keptSite(person.id).map((kept) => kept.storedAt() ?? 0)
  const storedAt = Math.max(...times) || null
  return saveStatus({ ...viewed, stored, input, storedAt, published })
}

function useInputState(personId: string): SaveState {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keptSite(personId).map((kept) => kept.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [personId],
  )
  return useSyncExternalStore(subscribe, () => {
    const states = keptSite(personId).map((kept) => kept.state())
    return states.find((state) => state === 'failed') ?? states.find((state) => state === 'saving') ?? 'saved'
  })
}
