import { type PublishedSite, publishedSiteSchema } from '@foyer/shared/api/sites.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { following } from '../../lib/live-query.ts'
import { preload } from '../../lib/query-client.ts'
import { refetchAfterFailure } from '../../lib/refetch-after-failure.ts'

/**
 * Loads the signed-in owner's site as it is on the internet; `null` before the first publishing.
 *
 * @throws Error when it could not be read
 */
function loadPublishedSite(signal: AbortSignal): Promise<PublishedSite | null> {
  return callDatabase('published_site', {}, publishedSiteSchema, signal)
}

/**
 * Returns which of at most eight addresses the signed-in owner may have, in their order.
 *
 * @throws Error when it could not be asked
 */
function findFreeNames(wanted: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  return callDatabase('free_site_names', { wanted: [...wanted] }, z.array(z.string()), signal)
}

const OPENING_MS = 1000

/**
 * A person's site as it is on the internet, as a query; its data is `null` before the first publishing. It asks every
 * second until the address shows what was published.
 */
export function publishedSiteQuery(personId: string) {
  return queryOptions<PublishedSite | null>({
    queryKey: ['published-site', personId],
    queryFn: ({ signal }) => loadPublishedSite(signal),
    ...following('site'),
    refetchInterval: (query) =>
      query.state.data?.is_reachable === false ? OPENING_MS : refetchAfterFailure(query),
    refetchOnWindowFocus: true,
  })
}

/** Asks for the site while the guard of a screen checks. */
export function preloadPublished(personId: string): void {
  preload(publishedSiteQuery(personId))
}

/** Which of these names the person may have, as a query. */
export function freeNamesQuery(personId: string, wanted: readonly string[]) {
  return queryOptions({
    queryKey: ['free-site-names', personId, wanted],
    queryFn: ({ signal }) => findFreeNames(wanted, signal),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })
}
