// What several cards of the rewards ask about the widget.
import { queryOptions } from '@tanstack/react-query'
import { following } from '../../lib/live-query.ts'
import { loadWidgetFacts } from './api/load-widget-facts.ts'
import { loadPageCounts } from './api/referral-pages.ts'

/** The facts of the widget on this host. */
export const widgetFactsQuery = queryOptions({
  queryKey: ['widget-facts'],
  queryFn: ({ signal }) => loadWidgetFacts(signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What browsers counted on the pages of a partner. */
export function pageCountsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-page-counts', personId],
    queryFn: ({ signal }) => loadPageCounts(signal),
    ...following('referrals'),
  })
}
