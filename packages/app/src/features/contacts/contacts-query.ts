import { queryOptions } from '@tanstack/react-query'
import { LIVE_QUERY } from '../../lib/live-query.ts'
import { loadContacts } from './api/load-contacts.ts'

/** A person's contacts as a query that polls. */
export function contactsQuery(personId: string) {
  return queryOptions({
    queryKey: ['contacts', personId],
    queryFn: ({ signal }) => loadContacts(signal),
    ...LIVE_QUERY,
  })
}
