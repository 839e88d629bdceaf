import { bookDayOf, formatBookDay, formatMoney, statementName } from '@foyer/shared/referrals/money.ts'
import type { Statement } from '@foyer/shared/referrals/statement.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { counted } from './counted.ts'
import type { MailReader, MailWords } from './mail-row.ts'

/** The mail that brings a partner a statement: every figure is one of the statement's. */
export function statementWords(facts: Statement, { hello, appUrl }: MailReader): MailWords {
  const now = new Date(facts.sent_on)
  const day = (on: string) => formatBookDay(on, now, { year: true })
  const name = statementName(facts.number)
  const sum = formatMoney(facts.cents)
  const rewards = facts.items.filter(({ cents }) => cents > 0).length
  const year = facts.sent_on.slice(0, 4)
  const isPayPal = facts.method === 'paypal'
  const there = isPayPal ? 'At PayPal' : 'At your bank'
  return {
    subject: `${sum} is on its way: statement ${name}`,
    title: `${sum} is on its way`,
    preview: `${counted(rewards, 'practice')}, sent on ${day(facts.sent_on)}, to ${isPayPal ? `PayPal ${facts.masked}` : `account ••${facts.masked}`}. ${there} by ${formatBookDay(facts.arrives_on, now)}.`,
    blocks: [
      {
        kind: 'text',
        text: `${hello}we sent it to ${new StrangersWords(facts.legal_name).quote() ?? 'your account'}.`,
      },
      {
        kind: 'sum',
        rows: facts.items.map((item) => ({ ...itemWords(item, now), amount: formatMoney(item.cents) })),
        total: { title: `Sent with statement ${name}`, amount: sum },
      },
      {
        kind: 'facts',
        rows: [
          ['Sent', fullDay(facts.sent_on)],
          ['To', accountWords(facts)],
          ['Reference', facts.reference],
          [there, `By ${fullDay(facts.arrives_on)}`],
          [
            `Sent in ${year}`,
            `${formatMoney(facts.earlier_this_year.cents + facts.cents)}, this payment included`,
          ],
        ],
      },
      { kind: 'button', label: 'Open the statement', href: `${appUrl}/rewards/payouts/${name}` },
      {
        kind: 'note',
        text: `Not there by ${formatBookDay(daysAfter(facts.arrives_on, 3), now)}? Answer this mail; a person looks it up with the reference.`,
      },
    ],
  }
}

function itemWords(item: Statement['items'][number], now: Date): { title: string; note: string } {
  const day = (moment: string) => formatBookDay(bookDayOf(moment), now, { year: true })
  const title = [item.number === null ? '' : `R-${item.number}`, item.masked_email ?? 'deleted']
  const live = [
    item.launched_at && `Live since ${formatBookDay(bookDayOf(item.launched_at), now)}`,
    item.due_at && `30 days ended ${day(item.due_at)}`,
  ]
  const correction = `Correction${item.corrects ? ` of ${item.corrects}` : ''}${item.reason ? `: ${item.reason}` : ''}`
  return {
    title: title.filter(Boolean).join(', '),
    note: item.cents < 0 ? correction : live.filter(Boolean).join(', '),
  }
}

function accountWords({ method, masked }: Statement): string {
  if (method === 'paypal') return `PayPal, ${masked}`
  return `${method === 'ach' ? 'US bank' : 'Bank (IBAN)'}, account ending in ${masked}`
}

function fullDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
