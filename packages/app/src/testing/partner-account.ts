import type { PartnerAccount } from '../referrals/api/partner-account.ts'

/** A partner on November 21, 2026, whose sums add up: $400 launched, $200 due, $600 on its way, $600 paid. */
export const PARTNER: PartnerAccount = {
  terms: {
    version: '1',
    accepted_version: '1',
    accepted_at: '2026-08-03T13:41:00+00:00',
    is_accepted: true,
  },
  code: 'H4RBRFM7',
  closes_on: null,
  next_payday: '2026-12-07',
  path: {
    signed_up: 1,
    held: 1,
    launched: 2,
    launched_cents: 40_000,
    due_cents: 20_000,
    on_its_way_cents: 60_000,
    paid_cents: 60_000,
    paid_this_year_cents: 60_000,
    statements_this_year: 3,
  },
  ahead: [
    {
      kind: 'arrival',
      on: '2026-11-27',
      cents: 60_000,
      statement: 26,
      sent_on: '2026-11-23',
      masked: '4471',
      method: 'ach',
    },
    {
      kind: 'payday',
      on: '2026-12-07',
      arrives_on: '2026-12-10',
      due_cents: 20_000,
      up_to_cents: 40_000,
      launched: 1,
    },
    {
      kind: 'payday',
      on: '2027-01-04',
      arrives_on: '2027-01-07',
      due_cents: 0,
      up_to_cents: 20_000,
      launched: 1,
    },
  ],
  payout: {
    details: {
      legal_name: 'Haddad Medical Billing LLC',
      country: 'US',
      method: 'ach',
      account_kind: 'checking',
      masked: '4471',
      saved_at: '2026-08-11T18:18:00+00:00',
      usable_at: '2026-08-18T18:18:00+00:00',
    },
    form: { received_on: '2026-10-02', state: 'received' },
    rewards_this_year: 6,
    sent_this_year_cents: 120_000,
    waits_for: null,
  },
}
