import { useCallback, useSyncExternalStore } from 'react'
import { keptEntries } from '../session/kept-entries.ts'
import type { Kept } from '../session/kept-thing.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { storedSiteQuery } from './api/stored-site.ts'
import {
  type InputStatus,
  type PageFacts,
  type PageStatus,
  pageStatus,
  type SaveStatus,
} from './save-status.ts'

/** Everything of a person's site that is kept in this browser until the server has it. */
export function keptSite(personId: string): readonly Pick<Kept<never>, 'state' | 'settle' | 'subscribe'>[] {
  return [keptEntries(personId)]
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

type ViewedPage = Omit<PageFacts, 'stored' | 'published'>

/**
 * The status of the signed-in person's site, which polls.
 *
 * @param viewed what the viewer knows of the page; other screens do not compose it
 */
export function useSaveStatus(viewed?: ViewedPage): SaveStatus {
  return { ...useInputStatus(), ...usePageStatus(viewed) }
}

/** The same without what changes with each pause in typing. */
export function usePageStatus(viewed?: ViewedPage): PageStatus {
  const { data: stored } = useOwnQuery(storedSiteQuery)
  const { data: published } = useOwnQuery(publishedSiteQuery)
  return pageStatus({ ...viewed, stored, published })
}

/** Whether the server has everything that was typed and chosen. */
export function useInputStatus(): InputStatus {
  const { id: personId } = useSignedInPerson()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keptSite(personId).map((kept) => kept.subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [personId],
  )
  const input = useSyncExternalStore(subscribe, () => {
    const states = keptSite(personId).map((kept) => kept.state())
    return states.find((state) => state === 'failed') ?? states.find((state) => state === 'saving') ?? 'saved'
  })
  return { input }
}
