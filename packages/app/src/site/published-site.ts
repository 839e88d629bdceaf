import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import { siteHostname, siteUrl } from '@foyer/shared/sites/hostname.ts'
import { queryOptions } from '@tanstack/react-query'
import { env } from '../config/env.ts'
import { following } from '../lib/live-query.ts'
import { preload, queryClient } from '../lib/query-client.ts'
import { refetchAfterFailure } from '../lib/refetch-after-failure.ts'
import { findFreeNames, loadPublishedSite } from './api/published-site.ts'
import { draftVersionsQuery } from './draft-queries.ts'
import { storedSiteQuery } from './draft-state.ts'

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

/** Loads again what publishing changes. */
export async function reloadPublished(personId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(publishedSiteQuery(personId)),
    queryClient.invalidateQueries(storedSiteQuery(personId)),
    queryClient.invalidateQueries(draftVersionsQuery(personId)),
  ])
}

/** The part of an address after the name, with its dot. */
export function sitesSuffix(): string {
  return `.${env().sitesDomain}`
}

/**
 * Returns how an address is written and where it leads.
 *
 * @param host a name below our domain, or the hostname of an owner's own domain
 */
export function addressOf(host: string): { readonly shown: string; readonly url: string } {
  const { sitesDomain } = env()
  const url = siteUrl(siteHostname(host, sitesDomain), sitesDomain)
  return { shown: url.replace(/^https?:\/\//, ''), url }
}
