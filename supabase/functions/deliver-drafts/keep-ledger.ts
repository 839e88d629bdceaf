import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import { framedMail, type MailSender } from '../_shared/framed-mail.ts'
import type { Log } from '../_shared/log.ts'
import type { SendMail } from '../_shared/send-mail.ts'
import { sendSurely } from '../_shared/send-surely.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Notes which rewards have become due, a few at once, and checks the books once a night; returns whether there may be more. */
type KeepLedger = () => Promise<boolean>

type LedgerDependencies = MailSender & {
  readonly client: ServiceClient
  readonly sendMail: SendMail
  readonly supportEmail: string
  readonly log: Log
}

const AT_ONCE = 50

const checkSchema = z
  .object({ problems: z.array(z.object({ name: z.string(), subject: z.string(), details: z.string() })) })
  .nullable()

/** Makes the calls of the database; what a check finds is mailed to the support. */
export function createKeepLedger({
  client,
  sendMail,
  supportEmail,
  log,
  ...sender
}: LedgerDependencies): KeepLedger {
  return async () => {
    const noted = await readDatabaseAnswer(
      client.rpc('claim_due_referrals', { room: AT_ONCE }),
      z.number(),
      'due_referrals_not_noted',
      log,
    )
    const checked = await readDatabaseAnswer(
      client.rpc('claim_ledger_check'),
      checkSchema,
      'ledger_not_checked',
      log,
    )
    const problems = checked.ok ? (checked.value?.problems ?? []) : []
    if (problems.length > 0) {
      log({ event: 'ledger_has_problems', count: problems.length })
      const subject = 'The books of the partner programme do not add up'
      const isSent = await sendSurely(
        framedMail(sender, {
          to: supportEmail,
          subject,
          title: subject,
          preview: `${problems.length} problems. Pay nothing before somebody has looked.`,
          blocks: [
            {
              kind: 'text',
              text: 'Pay nothing before somebody has looked. The operator’s guide says what each check means.',
            },
            {
              kind: 'facts',
              rows: problems
                .slice(0, 50)
                .map(({ name, subject: about, details }) => [name, `${about}: ${details}`] as const),
            },
          ],
          why: 'From the nightly check.',
        }),
        `ledger-check-${new Date().toISOString().slice(0, 10)}`,
        sendMail,
      )
      // The check of the next night finds them again.
      if (!isSent) log({ event: 'ledger_problems_not_told' })
    }
    return noted.ok && noted.value === AT_ONCE
  }
}
