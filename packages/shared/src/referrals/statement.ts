import * as z from 'zod/mini'
import { PAYOUT_METHODS } from './money.ts'

const time = z.iso.datetime({ offset: true })
const day = z.iso.date()
const cents = z.int()
const count = z.int().check(z.nonnegative())

/** One statement, as its page and its mail show it. */
export const statementSchema = z.object({
  number: count,
  state: z.enum(['on_its_way', 'paid', 'returned']),
  sent_on: day,
  arrives_on: day,
  cents,
  method: z.enum(PAYOUT_METHODS),
  masked: z.string(),
  legal_name: z.string(),
  country: z.string(),
  reference: z.nullable(z.string()),
  return_reason: z.nullable(z.string()),
  items: z.array(
    z.object({
      number: z.nullable(count),
      masked_email: z.nullable(z.string()),
      cents,
      launched_at: z.nullable(time),
      due_at: z.nullable(time),
      corrects: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  earlier_this_year: z.object({ cents, statements: z.array(count) }),
  terms: z.nullable(z.object({ version: z.string(), accepted_at: time })),
})
export type Statement = z.infer<typeof statementSchema>
