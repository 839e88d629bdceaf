import { formatDay } from '../dates/format-day.ts'
import { FIRST_TOUCH_DAYS } from '../leads/attribution.ts'
import { APPROVAL_DAYS } from './reward.ts'

/** The statuses of a referral, from sign-up to payment, and the ways it can be closed. */
export const REFERRAL_STATUSES = [
  'signed_up',
  'onboarded',
  'held',
  'launched',
  'approved',
  'paid',
  'rejected',
  'duplicate',
  'self_referral',
  'expired',
] as const

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** The displayed name of each status. */
export const REFERRAL_LABELS: Readonly<Record<ReferralStatus, string>> = {
  signed_up: 'Signed up',
  onboarded: 'Onboarded',
  held: 'Being checked',
  launched: 'Launched',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Not accepted',
  duplicate: 'Counted before',
  self_referral: 'Your own',
  expired: 'Too late',
}

type ReferralDates = {
  readonly status: ReferralStatus
  /** Why the referral is held or was closed. */
  readonly reason: string | null
  readonly approves_at: string | null
  readonly approved_at: string | null
  readonly paid_at: string | null
}

/** Describes a referral's next step, or why it was closed. */
export function describeReferral(referral: ReferralDates, now: Date): string {
  const { status, reason, approves_at, approved_at, paid_at } = referral
  switch (status) {
    case 'signed_up':
    case 'onboarded':
      return 'Waiting: the practice must launch'
    case 'held':
      return reason ?? 'A person looks at it before it counts'
    case 'launched':
      return describeWait(approves_at, now)
    case 'approved':
      return approved_at ? `Approved on ${formatDay(approved_at, now)}; we send it next` : 'We send it next'
    case 'paid':
      return paid_at ? `Sent on ${formatDay(paid_at, now)}` : 'Sent'
    case 'rejected':
      return reason ?? 'We could not accept this referral'
    case 'duplicate':
      return reason ?? 'This practice has been referred before'
    case 'self_referral':
      return reason ?? 'Nobody can refer themselves'
    case 'expired':
      return reason ?? `More than ${FIRST_TOUCH_DAYS} days passed before they signed up`
  }
}

function describeWait(approves_at: string | null, now: Date): string {
  if (!approves_at) return `Waiting: ${APPROVAL_DAYS} days from the launch`
  if (new Date(approves_at) <= now) return `${APPROVAL_DAYS} days have passed; approval comes next`
  return `${APPROVAL_DAYS} days end on ${formatDay(approves_at, now)}`
}
