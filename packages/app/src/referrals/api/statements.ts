import { PAYOUT_METHODS } from '@foyer/shared/referrals/money.ts'
import { type Statement, statementSchema } from '@foyer/shared/referrals/statement.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { following } from '../../lib/live-query.ts'

const day = z.iso.date()
const cents = z.int()
const count = z.int().check(z.nonnegative())
const method = z.enum(PAYOUT_METHODS)
const state = z.enum(['on_its_way', 'paid', 'returned'])

const statementsPage = z.object({
  rows: z.array(
    z.object({
      number: count,
      sent_on: day,
      arrives_on: day,
      state,
      rewards: count,
      cents,
      method,
      masked: z.string(),
      return_reason: z.nullable(z.string()),
    }),
  ),
  next: z.nullable(count),
  years: z.array(z.object({ year: count, bank_cents: cents, paypal_cents: cents, cents, statements: count })),
})
export type StatementsPage = z.infer<typeof statementsPage>

/**
 * Loads statements of the signed-in partner, newest first, with the totals of each year.
 *
 * @param before the number that the page before named as `next`
 * @throws Error when they could not be read
 */
function loadStatements(before: number | null, signal: AbortSignal): Promise<StatementsPage> {
  return callDatabase(
    'referral_statements',
    before === null ? {} : { before_number: before },
    statementsPage,
    signal,
  )
}

/**
 * Loads one statement; `null` for a number that is not the signed-in partner's.
 *
 * @throws Error when it could not be read
 */
function loadStatement(number: number, signal: AbortSignal): Promise<Statement | null> {
  return callDatabase('referral_statement', { line_number: number }, z.nullable(statementSchema), signal)
}

/** A partner's statements, page by page. */
export function statementsQuery(personId: string) {
  return infiniteQueryOptions({
    queryKey: ['statements', personId],
    queryFn: ({ signal, pageParam }) => loadStatements(pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    ...following('referrals'),
  })
}

/** One statement of a partner, as a query; its data is `null` for a number that is not the partner's. */
export function statementQuery(personId: string, number: number) {
  return queryOptions({
    queryKey: ['statement', personId, number],
    queryFn: ({ signal }) => loadStatement(number, signal),
  })
}
