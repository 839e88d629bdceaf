import { reachedLimitSchema } from '@foyer/shared/api/budgets.ts'
import * as z from 'zod/mini'
import { BudgetSpent } from '../../../lib/budget-spent.ts'
import { supabase } from '../../../lib/supabase.ts'

const time = z.iso.datetime({ offset: true })
const openCase = z.object({ number: z.int(), opened_at: time, answer_by: z.iso.date() })
const answers = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('counts'), signed_up_at: time }),
  z.object({ answer: z.literal('left_address'), left_at: time, until: time }),
  z.object({ answer: z.literal('somebody_else'), reason: z.nullable(z.string()) }),
  z.object({ answer: z.literal('signed_up_before'), signed_up_at: time }),
  z.object({ answer: z.literal('too_late'), left_at: time, days: z.int() }),
  z.object({ answer: z.literal('not_counted'), reason: z.nullable(z.string()) }),
  z.object({ answer: z.literal('nothing') }),
])
const spent = z.extend(reachedLimitSchema, { retry_after: z.int() })

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
export async function askAboutReferral({ address, sentOn }: Question) {
  const client = await supabase()
  const { data } = await client
    .rpc('ask_about_referral', { address, ...(sentOn && { sent_on: sentOn }) })
    .throwOnError()
  throwWhenSpent(data)
  return { answer: answers.parse(data), openCase: z.object({ case: z.nullable(openCase) }).parse(data).case }
}

/**
 * Has a person look at a missing referral; the same case for an address that has one.
 *
 * @returns null when the answer has changed meanwhile, so that asking again settles it
 * @throws BudgetSpent when too many cases were opened today
 * @throws Error when it could not be opened
 */
export async function openReferralCase({ address, sentOn }: Question): Promise<ReferralCase | null> {
  const client = await supabase()
  const { data } = await client
    .rpc('open_referral_case', { address, ...(sentOn && { sent_on: sentOn }) })
    .throwOnError()
  throwWhenSpent(data)
  return openCase.safeParse(data).data ?? null
}

function throwWhenSpent(data: unknown): void {
  const refusal = spent.safeParse(data)
  if (refusal.success) throw new BudgetSpent(refusal.data, refusal.data.retry_after)
}
