import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { following } from '../lib/live-query.ts'
import type { PageKey } from '../lib/paging.ts'
import { loadReferralSummary, loadReferrals, NEWEST_REFERRALS } from './api/referrals.ts'

const PAGE_ROWS = 50

/** The results of a person's referral code as a query that is loaded again after each change. */
export function referralSummaryQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-summary', personId],
    queryFn: ({ signal }) => loadReferralSummary(signal),
    ...following('referrals'),
  })
}

/** The chosen referrals of a person, page by page, as a query that is loaded again after each change. */
export function referralsQuery(personId: string, choice = NEWEST_REFERRALS) {
  return infiniteQueryOptions({
    queryKey: ['referrals', personId, choice],
    queryFn: ({ signal, pageParam }) =>
      loadReferrals(choice, { after: pageParam, pageSize: PAGE_ROWS }, signal),
    initialPageParam: null as PageKey | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...following('referrals'),
  })
}
