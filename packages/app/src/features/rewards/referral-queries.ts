import { queryOptions } from '@tanstack/react-query'
import { loadReferralSummary } from './api/load-referral-summary.ts'
import { loadReferrals } from './api/load-referrals.ts'

/**
 * How data on referrals is kept fresh: asked for again every few seconds while the tab is seen, and when it is seen
 * again. TanStack Query pauses the interval of a hidden tab.
 */
export const LIVE = {
  staleTime: 0,
  refetchInterval: 4000,
  refetchOnWindowFocus: true,
} as const

/** What a person's referral code has brought, kept fresh. */
export function referralSummaryQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-summary', personId],
    queryFn: ({ signal }) => loadReferralSummary(signal),
    ...LIVE,
  })
}

/** A person's referrals, newest first, kept fresh. */
export function referralsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referrals', personId],
    queryFn: ({ signal }) => loadReferrals(signal),
    ...LIVE,
  })
}
