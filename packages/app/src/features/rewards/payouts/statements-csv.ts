import { statementName } from '@foyer/shared/referrals/money.ts'
import type { StatementsPage } from '../../../referrals/api/partner-account.ts'

/** Writes statements for spreadsheets, with days as dates and amounts as dollars. */
export function statementsCsv(rows: readonly StatementsPage['rows'][number][]): string {
  const head = ['Statement', 'Sent on', 'Status', 'Rewards', 'Method', 'Amount (USD)']
  const lines = rows.map(({ number, sent_on, state, rewards, method, cents }) => [
    statementName(number),
    sent_on,
    { on_its_way: 'On its way', paid: 'Paid', returned: 'Sent back' }[state],
    String(rewards),
    { ach: 'Bank transfer (ACH)', iban: 'Bank transfer (IBAN)', paypal: 'PayPal' }[method],
    (state === 'returned' ? 0 : cents / 100).toFixed(2),
  ])
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`).join('')}`
}
