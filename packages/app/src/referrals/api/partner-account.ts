import { PARTNER_TERMS_VERSION } from '@foyer/shared/referrals/partner-terms.ts'
import { type Statement, statementSchema } from '@foyer/shared/referrals/statement.ts'
import { PAYOUT_OBSTACLES } from '@foyer/shared/referrals/statuses.ts'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { supabase } from '../../lib/supabase.ts'

const time = z.iso.datetime({ offset: true })
const day = z.iso.date()
const cents = z.int()
const count = z.int().check(z.nonnegative())
const method = z.enum(['ach', 'iban', 'paypal'])

const waitsFor = z.nullable(z.enum(PAYOUT_OBSTACLES))

const ahead = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('arrival'),
    on: day,
    cents,
    statement: count,
    sent_on: day,
    masked: z.string(),
    method,
  }),
  z.object({
    kind: z.literal('payday'),
    on: day,
    arrives_on: day,
    due_cents: cents,
    up_to_cents: cents,
    launched: count,
    /** The practice, when there is only one. */
    only: z.nullable(z.object({ masked_email: z.string(), due_on: day, is_over: z.boolean() })),
  }),
  /** What has no payday yet: due, or launched and more than may leave without the tax form. */
  z.object({ kind: z.literal('waiting'), waits_for: z.enum(PAYOUT_OBSTACLES), cents, due_cents: cents }),
  /** Less than nothing: what no payday takes yet. */
  z.object({ kind: z.literal('correction'), cents }),
])

const payout = z.object({
  details: z.nullable(
    z.object({
      legal_name: z.string(),
      country: z.string(),
      method,
      account_kind: z.nullable(z.enum(['checking', 'savings'])),
      masked: z.string(),
      saved_at: time,
      usable_at: time,
    }),
  ),
  form: z.object({
    /** Which one came, and when. */
    kind: z.nullable(z.enum(['W-9', 'W-8BEN', 'W-8BEN-E'])),
    received_on: z.nullable(day),
    state: z.enum(['not_needed', 'asked', 'waits', 'needed_before_first', 'received']),
  }),
  rewards_this_year: count,
  sent_this_year_cents: cents,
  waits_for: waitsFor,
})

const partnerAccount = z.object({
  terms: z.object({
    version: z.string(),
    accepted_version: z.nullable(z.string()),
    accepted_at: z.nullable(time),
    is_accepted: z.boolean(),
  }),
  /** `null` until the terms of today are accepted, and once the account closes. */
  code: z.nullable(z.string()),
  /** When the account closes by itself, because its partner wanted to be paid out first. */
  closes_on: z.nullable(day),
  next_payday: day,
  path: z.object({
    signed_up: count,
    held: count,
    launched: count,
    launched_cents: cents,
    due_cents: cents,
    on_its_way_cents: cents,
    paid_cents: cents,
    /** Of what has arrived. */
    paid_this_year_cents: cents,
    statements_this_year: count,
    /** When the last payment that is on its way has arrived. */
    arrives_on: z.nullable(day),
    /** On which days launched practices reach their 30 days. */
    launched_due: z.nullable(z.object({ first: day, last: day, days: count })),
  }),
  ahead: z.array(ahead),
  payout,
})

/** The signed-in person as a partner: terms, sums, dates and where the money goes. */
export type PartnerAccount = z.infer<typeof partnerAccount>
export type MoneyAhead = z.infer<typeof ahead>

/** @throws Error when it could not be read */
export function loadPartnerAccount(signal: AbortSignal): Promise<PartnerAccount> {
  return callDatabase('partner_account', {}, partnerAccount, signal)
}

/**
 * Records that a person accepted the partner terms of today; the database sets the time. A repeated call changes nothing.
 *
 * @throws Error when it could not be stored
 */
export async function acceptPartnerTerms(personId: string): Promise<void> {
  const client = await supabase()
  await client
    .from('consents')
    .upsert(
      { profile_id: personId, document: 'partner_terms', version: PARTNER_TERMS_VERSION },
      { ignoreDuplicates: true },
    )
    .throwOnError()
}

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
export function loadStatements(before: number | null, signal: AbortSignal): Promise<StatementsPage> {
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
export function loadStatement(number: number, signal: AbortSignal): Promise<Statement | null> {
  return callDatabase('referral_statement', { line_number: number }, z.nullable(statementSchema), signal)
}

const closingMoney = z.object({
  has_account: z.boolean(),
  masked: z.nullable(z.string()),
  method: z.nullable(method),
  on_its_way_cents: cents,
  on_its_way_until: z.nullable(day),
  due_cents: cents,
  /** What of it leaves on a payday. */
  leaving_cents: cents,
  next_payday: day,
  /** What stands in the way of what is due. */
  waits_for: waitsFor,
  launched_cents: cents,
  launched: count,
  /** Of practices that are live while a person checks their referral; given up in any case. */
  held_cents: cents,
  held: count,
  decides_by: z.nullable(day),
  last_due_on: z.nullable(day),
  /** When the account would close if its partner were paid out first; `null` if nothing is in its 30 days. */
  would_close_on: z.nullable(day),
  /** When it closes, once that was asked for. */
  closes_on: z.nullable(day),
})
export type ClosingMoney = z.infer<typeof closingMoney>

/**
 * Loads what happens to the signed-in person's money when the account is deleted now.
 *
 * @throws Error when it could not be read
 */
export function loadClosingMoney(signal: AbortSignal): Promise<ClosingMoney> {
  return callDatabase('closing_money', {}, closingMoney, signal)
}

/**
 * Stops the link of the signed-in partner, and closes the account once everything is paid out.
 *
 * @returns the day; `null` when nothing is in its 30 days any more, or nobody knows where to pay
 * @throws Error when no answer came
 */
export function closeAfterPayout(): Promise<string | null> {
  return callDatabase('close_after_payout', {}, z.nullable(day))
}

/**
 * Takes back that the account closes.
 *
 * @throws Error when it could not be stored
 */
export async function keepAccount(): Promise<void> {
  await callDatabase('keep_account', {}, z.unknown())
}
