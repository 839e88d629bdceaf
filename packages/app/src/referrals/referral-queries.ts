import { queryOptions } from '@tanstack/react-query'
import { LIVE_QUERY } from '../lib/live-query.ts'
import { loadReferralSummary } from './api/load-referral-summary.ts'
import { loadReferrals } from './api/load-referrals.ts'

/** What a person's referral code has brought, kept fresh. */
export function referralSummaryQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-summary', personId],
    queryFn: ({ signal }) => loadReferralSummary(signal),
    ...LIVE_QUERY,
  })
}

/** A person's referrals, newest first, kept fresh. */
export function referralsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referrals', personId],
    queryFn: ({ signal }) => loadReferrals(signal),
    ...LIVE_QUERY,
  })
}
