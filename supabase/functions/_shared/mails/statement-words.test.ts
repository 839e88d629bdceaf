import type { Statement } from '@foyer/shared/referrals/statement.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { mailOf as mailAs } from '../../../tests/mail-of.ts'

const item = (number: number, masked_email: string, cents = 20_000) => ({
  number,
  masked_email,
  cents,
  launched_at: '2026-10-11T15:00:00Z',
  due_at: '2026-11-10T15:00:00Z',
  corrects: null,
  reason: null,
})
const STATEMENT: Statement = {
  number: 26,
  state: 'on_its_way',
  sent_on: '2026-11-23',
  arrives_on: '2026-11-27',
  cents: 40_000,
  method: 'ach',
  masked: '4471',
  legal_name: 'Haddad Medical Billing LLC',
  country: 'US',
  reference: 'MT-261123-0344',
  return_reason: null,
  items: [
    item(1012, 'a•••@northmed.example'),
    item(1015, 't•••@lakeside.example'),
    item(1019, 'k•••@bluff.example'),
    { ...item(1001, 'z•••@old.example', -20_000), corrects: 'S-12', reason: 'The website left' },
  ],
  earlier_this_year: { cents: 60_000, statements: [12, 21] },
  terms: null,
}
const mailOf = (facts: Partial<Statement>) =>
  mailAs(
    'reward_paid',
    { ...STATEMENT, ...facts },
    { email: 'farah@haddad.example', first_name: new StrangersWords('Farah'), token: 'c'.repeat(64) },
  )

test('says what was paid to the cent, and always comes', () => {
  const mail = mailOf({})
  expect(mail.subject).toBe('$400.00 is on its way: statement S-0026')
  expect(mail.headers).toBeUndefined()
  expect(mail.text).toMatchInlineSnapshot(`
    "$400.00 is on its way

    Hello Farah, we sent it to “Haddad Medical Billing LLC”.

    R-1012, a•••@northmed.example  $200.00
      Live since Oct 11, 30 days ended Nov 10, 2026
    R-1015, t•••@lakeside.example  $200.00
      Live since Oct 11, 30 days ended Nov 10, 2026
    R-1019, k•••@bluff.example  $200.00
      Live since Oct 11, 30 days ended Nov 10, 2026
    R-1001, z•••@old.example  −$200.00
      Correction of S-12: The website left
    Sent with statement S-0026  $400.00

    Sent: Monday, November 23, 2026
    To: US bank, account ending in 4471
    Reference: MT-261123-0344
    At your bank: By Friday, November 27, 2026
    Sent in 2026: $1,000.00, this payment included

    Open the statement: https://app.example/rewards/payouts/S-0026

    Not there by Nov 30? Answer this mail; a person looks it up with the reference.

    --
    This mail always comes: it is the record of a payment to farah@haddad.example. Please keep it.
    Choose your mails: https://app.example/mail/cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc#choose
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
})

test('names a payment to PayPal', () => {
  const { text } = mailOf({ method: 'paypal', masked: 'f•••@haddad.example', arrives_on: '2026-11-23' })
  expect(text).toContain('To: PayPal, f•••@haddad.example')
  expect(text).toContain('At PayPal: By Monday, November 23, 2026')
})
