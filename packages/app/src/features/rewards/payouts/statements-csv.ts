import { toCsv } from '@foyer/shared/csv/to-csv.ts'
import { bookDayOf, statementName } from '@foyer/shared/referrals/money.ts'
import type { Statement } from '@foyer/shared/referrals/statement.ts'
import type { StatementsPage } from '../../../referrals/api/statements.ts'

/** Writes statements for spreadsheets, with days as dates and amounts as dollars. */
export function statementsCsv(rows: readonly StatementsPage['rows'][number][]): string {
  const head = ['Statement', 'Sent on', 'Status', 'Rewards', 'Method', 'Amount (USD)']
  const lines = rows.map(({ number, sent_on, state, rewards, method, cents }) => [
    statementName(number),
    sent_on,
    { on_its_way: 'On its way', paid: 'Paid', returned: 'Sent back' }[state],
    rewards,
    { ach: 'Bank transfer (ACH)', iban: 'Bank transfer (IBAN)', paypal: 'PayPal' }[method],
    (state === 'returned' ? 0 : cents / 100).toFixed(2),
  ])
  return `\uFEFF${toCsv([head, ...lines])}`
}

/** Writes the lines of one statement for spreadsheets. */
export function statementCsv({ items }: Statement): string {
  const head = ['Referral', 'Person', 'Live since', '30 days ended', 'Correction', 'Amount (USD)']
  const lines = items.map(({ number, masked_email, launched_at, due_at, cents, corrects, reason }) => [
    number === null ? '' : `R-${number}`,
    masked_email ?? 'deleted',
    launched_at ? bookDayOf(launched_at) : '',
    due_at ? bookDayOf(due_at) : '',
    cents < 0 ? `Correction of ${[corrects ?? 'a payment', reason].filter(Boolean).join(': ')}` : '',
    (cents / 100).toFixed(2),
  ])
  return `\uFEFF${toCsv([head, ...lines])}`
}
