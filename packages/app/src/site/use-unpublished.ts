import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { savedContentQuery } from './draft-queries.ts'
import { publishedSiteQuery } from './published-site.ts'
import type { SiteChange } from './unpublished-changes.ts'
import { useSiteFacts } from './use-site-facts.ts'

/** What the live version says, as it was stored; `undefined` while it is loading, and without a live site. */
export function usePublishedContent(): unknown {
  const person = useSignedInPerson()
  const { data: site } = useOwnQuery(publishedSiteQuery)
  const version = site?.state === 'live' ? site.version : undefined
  return useQuery({ ...savedContentQuery(person.id, version ?? 0), enabled: version !== undefined }).data
}

/** How many changes visitors do not see yet; see `useUnpublishedChanges`. */
export function useUnpublishedCount(): number | null {
  return useUnpublishedChanges()?.length ?? null
}

/**
 * The changes that visitors do not see yet, on screens that do not show the page: it loads the code that composes sites.
 * `null` while they are not known, and without a live site.
 */
export function useUnpublishedChanges(): readonly SiteChange[] | null {
  const person = useSignedInPerson()
  const published = usePublishedContent()
  const own = useSiteFacts(published !== undefined)
  const facts = useMemo(() => own && { ...own, published }, [own, published])
  const { data } = useQuery({
    queryKey: ['unpublished', person.id, facts],
    queryFn: facts
      ? async () => {
          // The code that composes drafts comes after the screen can be used.
          await whenIdle()
          const [{ composeSite, loadPlace }, { unpublishedChanges }] = await Promise.all([
            import('./render-site.ts'),
            import('./unpublished-changes.ts'),
          ])
          await loadPlace(facts.answers)
          return unpublishedChanges(facts.published, composeSite(facts))
        }
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return data ?? null
}
