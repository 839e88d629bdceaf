import { formatBookDay, formatMoney, nameAccount, statementName } from '@foyer/shared/referrals/money.ts'
import { statementSchema } from '@foyer/shared/referrals/statement.ts'
import { z } from 'zod'
import type { MailReader, MailWords } from './mail-row.ts'

/** A statement whose payment came back. */
export const returnedSchema = z.object({
  ...statementSchema.shape,
  /** What stands in the way of sending it again; not a correction any more once the details are new. */
  waits_for: z.string().nullable(),
  payday: z.string(),
})

/** The mail about a payment that came back: why, and what sends it again. */
export function returnedWords(
  facts: z.output<typeof returnedSchema>,
  { hello, appUrl }: MailReader,
): MailWords {
  const now = new Date(facts.sent_on)
  const sum = formatMoney(facts.cents)
  const account = nameAccount(facts.method, facts.masked)
  const isWaiting = facts.waits_for !== null
  return {
    subject: `${sum} came back: please check where you are paid`,
    title: `${sum} came back`,
    preview: `The payment to ${account} was sent back. It stays yours.`,
    blocks: [
      {
        kind: 'text',
        text: `${hello}the payment of statement ${statementName(facts.number)} was sent back. It stays yours, to the cent.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Amount', sum],
          ['Sent', `${formatBookDay(facts.sent_on, now, { year: true })}, to ${account}`],
          ['Reference', facts.reference],
          ['The bank says', facts.return_reason ?? 'No reason given'],
          [
            'What comes next',
            isWaiting
              ? 'It leaves on the first payday after you have corrected where you are paid'
              : `It leaves on payday, ${formatBookDay(facts.payday, now, { year: true })}`,
          ],
        ],
      },
      isWaiting
        ? { kind: 'button', label: 'Correct where you are paid', href: `${appUrl}/rewards/payouts/details` }
        : { kind: 'button', label: 'Open Payouts', href: `${appUrl}/rewards/payouts` },
      {
        kind: 'note',
        text: 'Is the account right? Answer this mail; a person asks the bank with the reference.',
      },
    ],
  }
}
