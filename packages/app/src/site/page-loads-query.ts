import { queryOptions } from '@tanstack/react-query'
import { refetchAfterFailure } from '../lib/refetch-after-failure.ts'
import { loadPageLoads } from './api/page-loads.ts'

/** How often the pages of a person's site were opened, as a query. Engines hand over once a minute. */
export function pageLoadsQuery(personId: string) {
  return queryOptions({
    queryKey: ['page-loads', personId],
    queryFn: ({ signal }) => loadPageLoads(signal),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    refetchInterval: refetchAfterFailure,
  })
}
