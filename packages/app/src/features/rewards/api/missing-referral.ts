import { spentBudgetSchema } from '@foyer/shared/api/budgets.ts'
import * as z from 'zod/mini'
import { callDatabase } from '../../../lib/api/call-database.ts'
import { BudgetSpent } from '../../../lib/budget-spent.ts'

const time = z.iso.datetime({ offset: true })
const openCase = z.object({ number: z.int(), opened_at: time, answer_by: z.iso.date() })
const answers = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('counts'), signed_up_on: z.iso.date() }),
  z.object({ answer: z.literal('left_address'), left_on: z.iso.date(), until: z.iso.date() }),
  z.object({ answer: z.literal('somebody_else'), reason: z.nullable(z.string()) }),
  z.object({ answer: z.literal('too_late'), left_on: z.iso.date(), days: z.int() }),
  z.object({ answer: z.literal('not_counted'), reason: z.nullable(z.string()) }),
  z.object({ answer: z.literal('nothing') }),
])

/** What became of an address that a partner named. */
export type MissingAnswer = z.infer<typeof answers>
export type ReferralCase = z.infer<typeof openCase>

type Question = { readonly address: string; readonly sentOn: string | null }

/**
 * Asks what became of an address.
 *
 * @throws BudgetSpent when the partner has asked five times today
 * @throws Error when it could not be asked
 */
export async function askAboutReferral(question: Question) {
  const data = await ask('ask_about_referral', question)
  return { answer: answers.parse(data), openCase: z.object({ case: z.nullable(openCase) }).parse(data).case }
}

/**
 * Has a person look at a missing referral; the same case for an address that has one.
 *
 * @returns null when the answer has changed meanwhile, so that asking again settles it
 * @throws BudgetSpent when too many cases were opened today
 * @throws Error when it could not be opened
 */
export async function openReferralCase(question: Question): Promise<ReferralCase | null> {
  return openCase.safeParse(await ask('open_referral_case', question)).data ?? null
}

async function ask(name: 'ask_about_referral' | 'open_referral_case', { address, sentOn }: Question) {
  const data = await callDatabase(name, { address, ...(sentOn && { sent_on: sentOn }) }, z.unknown())
  const refusal = spentBudgetSchema.safeParse(data)
  if (refusal.success) throw new BudgetSpent(refusal.data, refusal.data.retry_after)
  return data
}
