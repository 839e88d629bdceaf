import { z } from 'zod'
import type { CallProcedure } from '../_shared/call-procedure.ts'
import type { Log } from '../_shared/log.ts'
import type { SendMail } from '../_shared/send-mail.ts'
import { composeMail } from './compose-mail.ts'

/** Mails a request that was just filed, if any, and those of before whose mail has not gone out and is due. Never throws. */
export type DeliverMails = (requestId: string | null) => Promise<void>

export type DeliveryDependencies = {
  readonly callProcedure: CallProcedure
  readonly sendMail: SendMail
  readonly supportEmail: string
  readonly log: Log
}

const MAILS_AT_ONCE = 4

const claimedSchema = z.array(
  z.object({
    id: z.uuid(),
    email: z.string(),
    topic: z.string(),
    message: z.string(),
    page: z.string().nullable(),
    created_at: z.string(),
    name: z.string().nullable(),
    practice: z.string().nullable(),
  }),
)

/** Makes the delivery. What fails stays in the table, with the reason, and is due again later. */
export function createDeliverMails({
  callProcedure,
  sendMail,
  supportEmail,
  log,
}: DeliveryDependencies): DeliverMails {
  return async (requestId) => {
    const called = await callProcedure('claim_support_mails', { first_id: requestId, room: MAILS_AT_ONCE })
    const claimed = claimedSchema.safeParse(called.ok ? called.value : null)
    if (!claimed.success) {
      log({
        event: 'support_mails_not_claimed',
        ...(called.ok ? { code: 'strange_answer' } : called.error),
      })
      return
    }
    for (const request of claimed.data) {
      const sent = await sendMail(composeMail(request, supportEmail), `support-${request.id}`)
      const failure = sent.ok ? null : `${sent.error.code} ${sent.error.status}`
      if (failure) log({ event: 'support_mail_not_sent', request: request.id, failure })
      const noted = await callProcedure('note_support_mail', { request_id: request.id, failure })
      if (!noted.ok) log({ event: 'support_mail_not_noted', request: request.id, ...noted.error })
    }
  }
}
