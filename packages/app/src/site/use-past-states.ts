import { useMemo } from 'react'
import { retryAll } from '../lib/retry.ts'
import { useOwnQuery } from '../session/use-own-query.ts'
import { firstDraftQuery } from './api/draft-versions.ts'
import { publishedSiteQuery } from './api/published-site.ts'
import { type PastState, pastStates } from './past-states.ts'

/** The states of the signed-in person's site that are kept, newest first; `undefined` while they are not known. */
export function usePastStates() {
  const site = useOwnQuery(publishedSiteQuery)
  const first = useOwnQuery(firstDraftQuery)
  const states = useMemo<readonly PastState[] | undefined>(
    () =>
      site.data === undefined || first.data === undefined ? undefined : pastStates(site.data, first.data),
    [site.data, first.data],
  )
  const parts = [site, first]
  return {
    states,
    site: site.data,
    of: { ...retryAll(parts), isError: parts.some(({ isError }) => isError) },
  }
}
