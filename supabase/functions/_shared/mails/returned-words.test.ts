import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { mailOf as mailAs } from '../../../tests/mail-of.ts'
import type { FactsOf } from './mails.ts'

const FACTS = {
  number: 26,
  state: 'returned',
  sent_on: '2026-11-23',
  arrives_on: '2026-11-27',
  cents: 60_000,
  method: 'ach',
  masked: '4471',
  legal_name: 'Haddad Medical Billing LLC',
  country: 'US',
  reference: 'MT-261123-0344',
  return_reason: 'R03, no such account',
  items: [],
  earlier_this_year: { cents: 0, statements: [] },
  terms: null,
  waits_for: 'correction',
  payday: '2026-12-07',
} as const
const mailOf = (facts: Partial<FactsOf<'reward_returned'>>) =>
  mailAs(
    'reward_returned',
    { ...FACTS, items: [], earlier_this_year: { cents: 0, statements: [] }, ...facts },
    { email: 'farah@haddad.example', first_name: new StrangersWords('Farah'), token: 'c'.repeat(64) },
  )

test('says what came back, why, and what sends it again', () => {
  const mail = mailOf({})
  expect(mail.subject).toBe('$600.00 came back: please check where you are paid')
  expect(mail.headers).toBeUndefined()
  expect(mail.text).toMatchInlineSnapshot(`
    "$600.00 came back

    Hello Farah, the payment of statement S-0026 was sent back. It stays yours, to the cent.

    Amount: $600.00
    Sent: Nov 23, 2026, to account ••4471
    Reference: MT-261123-0344
    The bank says: R03, no such account
    What comes next: It leaves on the first payday after you have corrected where you are paid

    Correct where you are paid: https://app.example/rewards/payouts/details

    Is the account right? Answer this mail; a person asks the bank with the reference.

    --
    This mail always comes: it is about a payment to farah@haddad.example.
    Choose your mails: https://app.example/mail/cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc#choose
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
})

test('asks for nothing once the details are corrected', () => {
  const { text } = mailOf({ waits_for: null })
  expect(text).toContain('What comes next: It leaves on payday, Dec 7, 2026')
  expect(text).not.toContain('Correct where you are paid')
})
