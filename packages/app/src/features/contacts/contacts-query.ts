import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { following } from '../../lib/live-query.ts'
import type { PageKey } from '../../lib/paging.ts'
import { type ContactChoice, loadContacts } from './api/load-contacts.ts'

/** The chosen contacts of a person, page by page, as a query that is loaded again after each change. */
export function contactsQuery(personId: string, choice: ContactChoice) {
  return infiniteQueryOptions({
    queryKey: ['contacts', personId, choice],
    queryFn: ({ signal, pageParam }) => loadContacts(choice, pageParam, signal),
    initialPageParam: null as PageKey | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...following('referrals'),
  })
}
