import { z } from 'zod'
import { readDatabaseAnswer } from '../../_shared/database-answer.ts'
import { framedMail } from '../../_shared/mails/framed-mail.ts'
import { sendSurely } from '../../_shared/mails/send-surely.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

const AT_ONCE = 50

const checkSchema = z
  .object({ problems: z.array(z.object({ name: z.string(), subject: z.string(), details: z.string() })) })
  .nullable()

/**
 * Notes which rewards have become due, a few at once, and checks the books once a night; what a check finds is mailed to the
 * support.
 */
export function createKeepLedger({
  client,
  sendMail,
  supportEmail,
  log,
  ...sender
}: Pick<WorkerTools, 'client' | 'sendMail' | 'supportEmail' | 'appUrl' | 'operator' | 'log'>): Job {
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
