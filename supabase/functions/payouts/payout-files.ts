import { toCsv } from '@foyer/shared/csv/to-csv.ts'
import { bankFileName } from '@foyer/shared/referrals/bank-name.ts'
import type { PayoutDetails } from '@foyer/shared/referrals/payout-details.ts'

/** A payment of a batch with the account that it goes to. */
export type Payment = { readonly number: number; readonly cents: number; readonly details: PayoutDetails }

const BANK_HEAD = [
  'Reference',
  'Name',
  'Country',
  'Method',
  'Routing number',
  'Account or IBAN',
  'Kind',
  'Amount',
  'Currency',
]
const PAYPAL_HEAD = ['Email', 'Amount', 'Currency', 'Reference']

/** The file of a batch: for the bank all transfers, for PayPal its mass payment. A last line has the sum for the bank. */
export function payoutFile(payments: readonly Payment[], method: 'bank' | 'paypal'): string {
  const chosen = payments.filter(({ details }) => (details.method === 'paypal') === (method === 'paypal'))
  const rows = chosen.map(({ number, cents, details }) => {
    if (details.method === 'paypal')
      return [{ exact: details.paypal_email }, dollars(cents), 'USD', `S-${number}`]
    const account =
      details.method === 'ach'
        ? [details.routing_number, details.account_number, details.account_kind]
        : ['', details.iban, '']
    return [
      `S-${number}`,
      // Whatever no bank carries was refused when it was typed.
      bankFileName(details.legal_name, details.method) ?? '',
      details.country,
      details.method,
      ...account,
      dollars(cents),
      'USD',
    ]
  })
  return toCsv([method === 'bank' ? BANK_HEAD : PAYPAL_HEAD, ...rows])
}

function dollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}
