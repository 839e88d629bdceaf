import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { following } from '../lib/live-query.ts'
import { loadClosingMoney, loadPartnerAccount, loadStatement, loadStatements } from './api/partner-account.ts'
import { loadReferralNews } from './api/referral-news.ts'

/** A person as a partner, loaded again after each change of a referral. */
export function partnerAccountQuery(personId: string) {
  return queryOptions({
    queryKey: ['partner-account', personId],
    queryFn: ({ signal }) => loadPartnerAccount(signal),
    ...following('referrals'),
  })
}

/** What happened to a partner's referrals and payments last. */
export function referralNewsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-news', personId],
    queryFn: ({ signal }) => loadReferralNews(signal),
    ...following('referrals'),
  })
}

/** A partner's statements, page by page. */
export function statementsQuery(personId: string) {
  return infiniteQueryOptions({
    queryKey: ['statements', personId],
    queryFn: ({ signal, pageParam }) => loadStatements(pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    ...following('referrals'),
  })
}

export function statementQuery(personId: string, number: number) {
  return queryOptions({
    queryKey: ['statement', personId, number],
    queryFn: ({ signal }) => loadStatement(number, signal),
  })
}

export function closingMoneyQuery(personId: string) {
  return queryOptions({
    queryKey: ['closing-money', personId],
    queryFn: ({ signal }) => loadClosingMoney(signal),
    // The dialog tells what is so now.
    gcTime: 0,
  })
}
