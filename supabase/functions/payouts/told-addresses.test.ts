import { payoutDetailsSchema } from '@foyer/shared/referrals/payout-details.ts'
import { expect, test } from 'vitest'
import { toldAddresses } from './told-addresses.ts'

const paypal = (paypal_email: string) =>
  payoutDetailsSchema.parse({ method: 'paypal', legal_name: 'Farah', country: 'US', paypal_email })
const bank = payoutDetailsSchema.parse({
  method: 'iban',
  legal_name: 'Farah',
  country: 'DE',
  iban: 'DE89370400440532013000',
})

test.each([
  ['the first bank account', 'a@x.example', bank, null, ['a@x.example']],
  [
    'another PayPal address',
    'a@x.example',
    paypal('b@x.example'),
    paypal('c@x.example'),
    ['a@x.example', 'b@x.example', 'c@x.example'],
  ],
  ['a bank account after PayPal', 'a@x.example', bank, paypal('c@x.example'), ['a@x.example', 'c@x.example']],
  [
    'PayPal at the address of the account',
    'a@x.example',
    paypal('a@x.example'),
    paypal('a@x.example'),
    ['a@x.example'],
  ],
  ['an account without an email', undefined, paypal('b@x.example'), null, ['b@x.example']],
] as const)('%s', (_, email, now, before, told) => {
  expect([...toldAddresses(email, now, before)]).toEqual(told)
})
