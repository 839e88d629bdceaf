import { queryOptions } from '@tanstack/react-query'
import { loadChangeRequests } from './api/change-requests.ts'

/** A person's change requests as a query. */
export function changeRequestsQuery(personId: string) {
  return queryOptions({
    queryKey: ['change-requests', personId],
    queryFn: ({ signal }) => loadChangeRequests(personId, signal),
  })
}
