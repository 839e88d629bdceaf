import { PAYOUT_METHODS } from '@foyer/shared/referrals/money.ts'
import { PARTNER_TERMS_VERSION } from '@foyer/shared/referrals/partner-terms.ts'
import { PAYOUT_OBSTACLES } from '@foyer/shared/referrals/statuses.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { callDatabase } from '../../lib/api/call-database.ts'
import { following } from '../../lib/live-query.ts'
import { supabase } from '../../lib/supabase.ts'

const time = z.iso.datetime({ offset: true })
const day = z.iso.date()
const cents = z.int()
const count = z.int().check(z.nonnegative())
const method = z.enum(PAYOUT_METHODS)

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
function loadPartnerAccount(signal: AbortSignal): Promise<PartnerAccount> {
  return callDatabase('partner_account', {}, partnerAccount, signal)
}

/** A person as a partner, loaded again after each change of a referral. */
export function partnerAccountQuery(personId: string) {
  return queryOptions({
    queryKey: ['partner-account', personId],
    queryFn: ({ signal }) => loadPartnerAccount(signal),
    ...following('referrals'),
  })
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
