import { PAYOUT_METHODS } from '@foyer/shared/referrals/money.ts'
import { PAYOUT_OBSTACLES, REFERRAL_STATUSES } from '@foyer/shared/referrals/statuses.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { following } from '../../lib/live-query.ts'

const time = z.nullable(z.iso.datetime({ offset: true }))
const day = z.iso.date()
const cents = z.int()
const count = z.int().check(z.nonnegative())

const event = z.object({
  kind: z.enum([
    'credited',
    'credited_by_hand',
    'duplicate',
    'rejected',
    'launched',
    'ended',
    'approved',
    'reversed',
  ]),
  on: day,
  cents: z.nullable(cents),
  /** Where the referral stands now. */
  referral: z.object({
    id: z.string(),
    masked_email: z.string(),
    status: z.enum(REFERRAL_STATUSES),
    reason: z.nullable(z.string()),
    reward_cents: cents,
    launched_at: time,
    ended_at: time,
    approves_at: time,
    decides_by: z.nullable(day),
    waits_for: z.nullable(z.enum(PAYOUT_OBSTACLES)),
  }),
})

const payment = z.object({
  kind: z.enum(['sent', 'returned']),
  on: day,
  cents,
  statement: count,
  rewards: count,
  method: z.enum(PAYOUT_METHODS),
  masked: z.string(),
  reason: z.nullable(z.string()),
})

/** Something that happened to a referral, or a payment. */
export type ReferralNews = z.infer<typeof event> | z.infer<typeof payment>

/**
 * Loads the newest things that happened to the signed-in partner's referrals and payments, newest first.
 *
 * @throws Error when they could not be read
 */
function loadReferralNews(signal: AbortSignal): Promise<readonly ReferralNews[]> {
  return callDatabase('referral_news', {}, z.array(z.union([event, payment])), signal)
}

/** What happened to a partner's referrals and payments last. */
export function referralNewsQuery(personId: string) {
  return queryOptions({
    queryKey: ['referral-news', personId],
    queryFn: ({ signal }) => loadReferralNews(signal),
    ...following('referrals'),
  })
}
