import { queryOptions } from '@tanstack/react-query'
import { LIVE_QUERY } from '../lib/live-query.ts'
import { loadReferralSummary } from './api/load-referral-summary.ts'
import { loadReferrals } from './api/load-referrals.ts'

/** The results of a person's referral code as a query that polls. */
export function referralSummaryQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-summary', personId],
    queryFn: ({ signal }) => loadReferralSummary(signal),
    ...LIVE_QUERY,
  })
}

/** A person's referrals, newest first, as a query that polls. */
export function referralsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referrals', personId],
    queryFn: ({ signal }) => loadReferrals(signal),
    ...LIVE_QUERY,
  })
}
