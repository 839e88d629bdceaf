import { queryOptions } from '@tanstack/react-query'
import { loadAccount, loadLog, loadPayouts, loadReferral, loadToday } from './api/desk.ts'

// A refused caller is no operator: asking again changes nothing.
const once = { retry: false, staleTime: 0 } as const

export const todayQuery = queryOptions({
  queryKey: ['desk', 'today'],
  queryFn: ({ signal }) => loadToday(signal),
  refetchInterval: 60_000,
  ...once,
})
export const payoutsQuery = queryOptions({
  queryKey: ['desk', 'payouts'],
  queryFn: ({ signal }) => loadPayouts(signal),
  ...once,
})
export const accountQuery = (asked: string) =>
  queryOptions({
    queryKey: ['desk', 'person', asked],
    queryFn: ({ signal }) => loadAccount(asked, signal),
    ...once,
  })
export const referralQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk', 'referral', id],
    queryFn: ({ signal }) => loadReferral(id, signal),
    ...once,
  })
/** The latest entries of the log. */
export const latestLogQuery = queryOptions({
  queryKey: ['desk', 'latest log'],
  queryFn: ({ signal }) => loadLog(undefined, signal),
  ...once,
})
