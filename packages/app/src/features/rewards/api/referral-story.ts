import { PAYOUT_OBSTACLES } from '@foyer/shared/referrals/statuses.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { following } from '../../../lib/live-query.ts'

const time = z.iso.datetime({ offset: true })
const day = z.nullable(z.iso.date())

const referralStory = z.object({
  number: z.int(),
  evidence: z.enum(['handoff', 'link', 'mailbox']),
  /** `null` for a visitor who came through another partner's form after a visit of one's own page. */
  channel: z.nullable(z.string()),
  page: z.nullable(z.string()),
  left_at: time,
  signed_up_at: time,
  events: z.array(
    z.object({
      kind: z.enum([
        'credited',
        'duplicate',
        'held',
        'released',
        'onboarded',
        'launched',
        'ended',
        'due',
        'approved',
        'rejected',
        'credited_by_hand',
        'reversed',
        'paid',
      ]),
      at: time,
      cents: z.nullable(z.int()),
      /** Such as `S-26`. */
      payment: z.nullable(z.string()),
      code: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  decides_by: day,
  due_on: day,
  leaves_on: day,
  arrives_on: day,
  waits_for: z.nullable(z.enum(PAYOUT_OBSTACLES)),
  method: z.nullable(z.enum(['ach', 'iban', 'paypal'])),
  masked: z.nullable(z.string()),
})

/** What happened to a referral, and what comes next. */
export type ReferralStory = z.infer<typeof referralStory>

/** What happened to one of a partner's referrals, loaded again after each change. */
export function referralStoryQuery(personId: string, id: string) {
  return queryOptions({
    queryKey: ['referral-story', personId, id],
    queryFn: ({ signal }) => callDatabase('referral_story', { of_referral: id }, referralStory, signal),
    ...following('referrals'),
  })
}
