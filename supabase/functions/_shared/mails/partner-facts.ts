import { PAYOUT_METHODS } from '@foyer/shared/referrals/money.ts'
import { z } from 'zod'

const referralSchema = z.object({
  number: z.int(),
  masked_email: z.string(),
  /** Of the capture; null for one without. */
  channel: z.string().nullable(),
  evidence: z.enum(['handoff', 'link', 'mailbox']),
  is_held: z.boolean(),
  left_at: z.string(),
  signed_up_at: z.string(),
  launched_at: z.string().nullable(),
  /** Thirty days after the launch, and the payday after it. */
  due_on: z.string().nullable(),
  payday: z.string().nullable(),
  /** Why it does not leave on the next payday. */
  waits_for: z.string().nullable(),
  cents: z.int(),
  reason: z.string(),
  /** It was paid before it was refused. */
  is_paid: z.boolean(),
})

/** What happened to one or more referrals, and where the money goes. */
export const partnerFactsSchema = z.object({
  referrals: z.tuple([referralSchema], referralSchema),
  payday: z.string(),
  today: z.string(),
  payout: z.object({
    details: z.object({ method: z.enum(PAYOUT_METHODS), masked: z.string() }).nullable(),
  }),
})
export type PartnerFacts = z.output<typeof partnerFactsSchema>
export type MailedReferral = PartnerFacts['referrals'][number]
