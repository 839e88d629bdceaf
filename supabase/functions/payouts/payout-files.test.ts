import { payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'
import { expect, test } from 'vitest'
import { payoutFile } from './payout-files.ts'

const payment = (number: number, cents: number, details: Record<string, unknown>) => ({
  number,
  cents,
  details: payoutDetailsSchema.parse({ country: 'US', ...details }),
})
const PAYMENTS = [
  payment(26, 60_000, {
    method: 'ach',
    legal_name: 'Haddad, "Medical" LLC',
    account_kind: 'checking',
    routing_number: '021000021',
    account_number: '1234564471',
  }),
  payment(27, 20_005, {
    method: 'iban',
    country: 'DE',
    legal_name: 'Ida O’Weiß & Söhne',
    iban: 'DE89370400440532013000',
  }),
  payment(28, 20_000, { method: 'paypal', legal_name: 'Kwame', paypal_email: 'kwame@boateng.example' }),
]

test('the file for the bank has its transfers, to the cent', () => {
  expect(payoutFile(PAYMENTS, 'bank')).toBe(
    [
      'Reference,Name,Country,Method,Routing number,Account or IBAN,Kind,Amount,Currency',
      'S-26,"Haddad, Medical LLC",US,ach,021000021,1234564471,checking,600.00,USD',
      "S-27,Ida O'Weiss + Sohne,DE,iban,,DE89370400440532013000,,200.05,USD",
      '',
    ].join('\r\n'),
  )
})

test('the file for PayPal has the rest', () => {
  expect(payoutFile(PAYMENTS, 'paypal')).toBe(
    'Email,Amount,Currency,Reference\r\nkwame@boateng.example,200.00,USD,S-28\r\n',
  )
})

test('an address that is paid is written as it is', () => {
  const account = { method: 'paypal', legal_name: 'Kwame', paypal_email: '+kwame@boateng.example' }
  expect(payoutFile([payment(29, 20_000, account)], 'paypal')).toContain('\r\n+kwame@boateng.example,200.00')
})

test.each([
  'Sign in at https://evil.example/login',
  'Your mailbox is locked: evil.example',
  'help@evil.example',
])('a name that is an address, %j, is in no file', (legal_name) => {
  const account = { account_kind: 'checking', routing_number: '021000021', account_number: '1234' } as const
  const details = { method: 'ach', country: 'US', legal_name, ...account } as const
  expect(payoutDetailsSchema.safeParse(details).success).toBe(false)
  // Also when a row is older than the rule.
  const file = payoutFile([{ number: 30, cents: 20_000, details }], 'bank')
  expect(file).not.toMatch(/evil/)
  expect(file).toContain('S-30,,US,ach')
})
