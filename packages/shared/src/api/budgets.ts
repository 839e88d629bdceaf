// What one account may use: limits, of which `private.budgets()` is generated, with sentences for people.
import * as z from 'zod/mini'

/** The highest count within so many hours. */
type Limit = { readonly max: number; readonly hours: number }

type Budget = {
  readonly limits: readonly Limit[]
  /** What was done how often. */
  readonly used: (count: number, period: string) => string
  /** What goes on later; a time follows. */
  readonly next: string
}

/** The budgets of an account. A mail over its budget is not refused: it waits, and tells of the newest version then. */
export const BUDGETS = {
  versions: {
    limits: perHourAndDay(20, 60),
    used: (count, period) => `Your draft was drawn ${count} times in the last ${period}.`,
    next: 'It can be drawn again',
  },
  mails: {
    limits: perHourAndDay(10, 30),
    used: (count, period) => `We have sent you ${count} emails in the last ${period}.`,
    next: 'We can send the next one',
  },
  addresses: {
    limits: perHourAndDay(5, 20),
    used: (count, period) => `You have made ${count} new addresses in the last ${period}.`,
    next: 'You can make the next one',
  },
  pdf_readings: {
    limits: perHourAndDay(40, 120),
    used: (count, period) => `We have read your PDF ${count} times in the last ${period}.`,
    next: 'We can read it again',
  },
  page_readings: {
    limits: perHourAndDay(40, 120),
    used: (count, period) => `We have opened pages for you ${count} times in the last ${period}.`,
    next: 'We can open the next one',
  },
  support_requests: {
    limits: perHourAndDay(5, 20),
    used: (count, period) =>
      `You have sent us ${count} messages in the last ${period}, and we have them all.`,
    next: 'You can send the next one',
  },
  change_requests: {
    limits: perHourAndDay(20, 40),
    used: (count, period) => `You have sent ${count} requests in the last ${period}.`,
    next: 'You can send the next one',
  },
  publications: {
    limits: [{ max: 30, hours: 1 }],
    used: (count, period) => `You have published ${count} times in the last ${period}.`,
    next: 'You can publish again',
  },
  payout_codes: {
    limits: perHourAndDay(5, 10),
    used: (count, period) => `We have sent you ${count} codes in the last ${period}.`,
    next: 'We can send the next one',
  },
  missing_referrals: {
    limits: [{ max: 5, hours: 24 }],
    used: (count, period) => `You have asked about ${count} addresses in the last ${period}.`,
    next: 'You can ask again',
  },
  referral_cases: {
    limits: [{ max: 5, hours: 24 }],
    used: (count, period) => `You have opened ${count} cases in the last ${period}.`,
    next: 'You can open the next one',
  },
  domain_checks: {
    limits: [{ max: 60, hours: 1 }],
    used: (count, period) => `You have had your domains checked ${count} times in the last ${period}.`,
    next: 'We look again by ourselves. You can ask for it',
  },
  domain_mails: {
    limits: perHourAndDay(5, 10),
    used: (count, period) => `You have sent ${count} emails about your domains in the last ${period}.`,
    next: 'You can send the next one',
  },
} as const satisfies Readonly<Record<string, Budget>>

export type BudgetName = keyof typeof BUDGETS

const BUDGET_NAMES = Object.keys(BUDGETS) as BudgetName[]

/** A limit that an account has reached, as functions answer it in `error.limit` beside `Retry-After`. */
export const reachedLimitSchema = z.object({
  budget: z.enum(BUDGET_NAMES),
  max: z.int(),
  hours: z.int(),
})

export type ReachedLimit = z.output<typeof reachedLimitSchema>

/** What the database answers when a limit is reached; `retry_after` in seconds. */
export const spentBudgetSchema = z.extend(reachedLimitSchema, { retry_after: z.int() })

/**
 * Says in two sentences which limit is reached, and when it goes on.
 *
 * @param when 'at 2:05 pm', 'in 5 minutes'
 */
export function reachedLimitMessage({ budget, max, hours }: ReachedLimit, when: string): string {
  const { used, next } = BUDGETS[budget]
  return `${used(max, hours === 1 ? 'hour' : `${hours} hours`)} ${next} ${when}.`
}

function perHourAndDay(perHour: number, perDay: number): readonly Limit[] {
  return [
    { max: perHour, hours: 1 },
    { max: perDay, hours: 24 },
  ]
}
