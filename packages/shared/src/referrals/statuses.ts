import { FIRST_TOUCH_DAYS } from '../leads/attribution.ts'
import { bookDayOf, formatBookDay, type PayoutMethod, statementName } from './money.ts'
import { APPROVAL_DAYS } from './reward.ts'

/** The statuses of a referral in the ledger, from sign-up to payment, and the ways it can be closed. */
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

/** The words for statuses, in the order of the path. Lists are filtered by them. */
export const REFERRAL_WORDS = {
  signed_up: { label: 'Signed up', statuses: ['signed_up', 'onboarded'] },
  checked: { label: 'Being checked', statuses: ['held'] },
  launched: { label: 'Launched', statuses: ['launched'] },
  due: { label: 'Due', statuses: ['approved'] },
  // What was sent is on its way first, and paid from the day after its arrival on.
  sent: { label: 'Sent', statuses: ['paid'] },
  not_counted: { label: 'Not counted', statuses: ['rejected', 'duplicate', 'self_referral', 'expired'] },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly statuses: readonly ReferralStatus[] }>
>

export type ReferralWord = keyof typeof REFERRAL_WORDS

export const REFERRAL_WORD_NAMES = Object.keys(REFERRAL_WORDS) as readonly ReferralWord[]

/** The word for a status. */
export function wordOf(status: ReferralStatus): ReferralWord {
  const word = REFERRAL_WORD_NAMES.find((name) =>
    (REFERRAL_WORDS[name].statuses as readonly ReferralStatus[]).includes(status),
  )
  if (!word) throw new Error(`No word names ${status}.`)
  return word
}

/** The payment with which a reward was sent. */
export type ReferralPayment = {
  /** Its number. */
  readonly statement: number
  readonly sent_on: string
  readonly arrives_on: string
  readonly method: PayoutMethod
  readonly is_on_its_way: boolean
}

export type ToldReferral = {
  readonly status: ReferralStatus
  /** Why the referral is held, was closed, or went back to waiting for a launch. */
  readonly reason: string | null
  readonly launched_at: string | null
  /** When the website went offline before its 30 days had passed. */
  readonly ended_at: string | null
  readonly approves_at: string | null
  /** By when a person decides about a held one. */
  readonly decides_by: string | null
  /** Why one that is due does not leave on the next payday. */
  readonly waits_for: PayoutObstacle | null
  readonly payment: ReferralPayment | null
}

/** When what is due leaves. */
export type Payday = { readonly next_payday: string }

/** What stands in the way of the payouts of a partner, as `partner_account` names it. */
export const PAYOUT_OBSTACLES = [
  'account',
  'new_account',
  'correction',
  'check',
  'hold',
  'terms',
  'form',
] as const

export type PayoutObstacle = (typeof PAYOUT_OBSTACLES)[number]

/** Says why what is due does not leave on the next payday. */
export const WAITING_FOR: Readonly<Record<PayoutObstacle, string>> = {
  account: 'Waits for an account',
  new_account: 'Waits until the new account may be used',
  correction: 'Waits for corrected payout details',
  check: 'Waits: payouts are stopped until a person has looked',
  hold: 'Waits: a person is looking at your payouts',
  terms: 'Waits until you accept the partner terms',
  form: 'Waits for the tax form',
}

/** The word that a partner reads as the status of a referral. */
export function labelReferral({ status, payment }: Pick<ToldReferral, 'status' | 'payment'>): string {
  if (status === 'paid' && payment) return payment.is_on_its_way ? 'On its way' : 'Paid'
  return REFERRAL_WORDS[wordOf(status)].label
}

/** Describes a referral's next step, or why it was closed. */
export function describeReferral(referral: ToldReferral, now: Date, payday?: Payday): string {
  const { status, reason, payment, ended_at, waits_for } = referral
  switch (status) {
    case 'signed_up':
    case 'onboarded':
      if (ended_at && reason) return `${formatBookDay(bookDayOf(ended_at), now)}: ${reason}`
      return status === 'onboarded' ? 'Must launch' : 'Must finish the questions and launch'
    case 'held':
      return describeCheck(referral, now)
    case 'launched':
      return describeWait(referral, now)
    case 'approved':
      if (waits_for) return WAITING_FOR[waits_for]
      return payday ? `Leaves on payday, ${formatBookDay(payday.next_payday, now)}` : 'Leaves on a payday'
    case 'paid':
      if (!payment) return 'Sent'
      if (payment.is_on_its_way) {
        const place = payment.method === 'paypal' ? 'PayPal' : 'bank'
        return `At your ${place} by ${formatBookDay(payment.arrives_on, now)}`
      }
      return `Sent on ${formatBookDay(payment.sent_on, now)}, statement ${statementName(payment.statement)}`
    case 'rejected':
      return reason ?? 'We could not accept this referral'
    case 'duplicate':
      return reason ?? 'This practice has been referred before'
    case 'self_referral':
      return reason ?? 'Your own address'
    case 'expired':
      return reason ?? `More than ${FIRST_TOUCH_DAYS} days after your link`
  }
}

function describeCheck({ reason, decides_by }: ToldReferral, now: Date): string {
  const decision = decides_by ? `a person decides by ${formatBookDay(decides_by, now)}` : 'a person decides'
  return `${reason?.replace(/\.$/, '') ?? 'Being looked at'}; ${decision}`
}

function describeWait({ launched_at, approves_at }: ToldReferral, now: Date): string {
  if (!launched_at || !approves_at) return `Due ${APPROVAL_DAYS} days after the launch`
  if (new Date(approves_at) <= now)
    return `Live for ${APPROVAL_DAYS} days; a person looks at the website next`
  const [live, due] = [launched_at, approves_at].map((at) => formatBookDay(bookDayOf(at), now))
  return `Live since ${live}, due ${due}`
}
