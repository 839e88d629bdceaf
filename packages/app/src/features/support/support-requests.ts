import { queryOptions } from '@tanstack/react-query'
import { loadSupportRequests } from './api/support-requests.ts'

/** A person's support requests as a query; their states may have changed when the tab comes back. */
export function supportRequestsQuery(personId: string) {
  return queryOptions({
    queryKey: ['support-requests', personId],
    queryFn: ({ signal }) => loadSupportRequests(personId, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
}
