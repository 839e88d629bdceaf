import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQuery } from '../account/account-state.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { entriesQuery } from '../session/api/entries.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { savedContentQuery } from './api/draft-versions.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { storedSiteQuery } from './api/stored-site.ts'
import type { SiteReview } from './review-of.ts'
import type { SiteChange } from './site-change.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** What the live version says, as it was stored; `undefined` while it is loading, and without a live site. */
export function usePublishedContent(): unknown {
  return usePublished().data
}

function usePublished() {
  const person = useSignedInPerson()
  const { data: site } = useOwnQuery(publishedSiteQuery)
  const version = site?.state === 'live' ? site.version : undefined
  return useQuery({ ...savedContentQuery(person.id, version ?? 0), enabled: version !== undefined })
}

/** The changes that visitors do not see yet, as of `useSiteReview`; `null` while they are not known, and without a live site. */
export function useUnpublishedChanges(): readonly SiteChange[] | null {
  return useSiteReview()?.changes ?? null
}

/**
 * What is left to do on a site, and what of it visitors do not see yet, on screens that do not show the page: it loads the
 * code that composes sites. `null` while that is not known, and before there is a draft.
 */
export function useSiteReview(): SiteReview | null {
  return useReview().data ?? null
}

/** Whether `useSiteReview` knows it, or something that it needs could not be loaded at once. */
export function useIsReviewed(): boolean {
  const { data, isError } = useReview()
  const person = useSignedInPerson()
  const entered = useOwnQuery(entriesQuery)
  const account = useQuery(accountQuery(person))
  const live = usePublished()
  return (
    data !== undefined ||
    [live, entered, account].some((one) => one.failureCount + one.errorUpdateCount > 0) ||
    isError
  )
}

function useReview() {
  const person = useSignedInPerson()
  const { data: site } = useOwnQuery(publishedSiteQuery)
  const { data: stored } = useOwnQuery(storedSiteQuery)
  const published = usePublishedContent()
  const isLive = site?.state === 'live'
  const isKnown = site !== undefined && (!isLive || published !== undefined)
  const own = useSiteFacts(isKnown && Boolean(stored?.draft))
  const facts = useMemo(() => own && { ...own, isLive, published }, [own, isLive, published])
  return useQuery({
    queryKey: ['site-review', person.id, facts],
    queryFn: facts
      ? async () => {
          // The code that composes drafts comes after the screen can be used.
          await whenIdle()
          const { reviewOf } = await import('./review-of.ts')
          return reviewOf(facts, facts.isLive ? { content: facts.published } : null)
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
