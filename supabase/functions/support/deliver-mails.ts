import { strangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { SendMail } from '../_shared/mails/send-mail.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import { composeMail, type SupportPlaces } from './compose-mail.ts'

/** Mails a request that was just filed, if any, and earlier ones whose mail has not gone out and is due. Never throws. */
export type DeliverMails = (requestId: string | null) => Promise<void>

export type DeliveryDependencies = {
  readonly client: ServiceClient
  readonly sendMail: SendMail
  readonly places: SupportPlaces
  readonly log: Log
}

const MAILS_AT_ONCE = 4

/** An id that no request has, so that none is sent first. */
const NIL_UUID = '00000000-0000-0000-0000-000000000000'

const claimedSchema = z.array(
  z.object({
    id: z.uuid(),
    email: z.string(),
    topic: z.string(),
    message: z.string(),
    page: z.nullable(strangersWords),
    created_at: z.string(),
    name: z.nullable(strangersWords),
    practice: z.nullable(strangersWords),
  }),
)

/**
 * Makes the delivery. A claim locks requests, so that two deliveries never send the same mail. A mail that fails stays in
 * the table, with the reason, and is due again later.
 */
export function createDeliverMails({ client, sendMail, places, log }: DeliveryDependencies): DeliverMails {
  const note = (requestId: string, failure: string | null) =>
    readDatabaseAnswer(
      client.rpc('note_support_mail', { request_id: requestId, ...(failure !== null && { failure }) }),
      z.boolean().nullable(),
      'support_mail_not_noted',
      log,
    )

  return async (requestId) => {
    const claimed = await readDatabaseAnswer(
      client.rpc('claim_support_mails', { first_id: requestId ?? NIL_UUID, room: MAILS_AT_ONCE }),
      claimedSchema,
      'support_mails_not_claimed',
      log,
    )
    for (const request of claimed.ok ? claimed.value : []) {
      const sent = await sendMail(composeMail(request, places), `support-${request.id}`)
      const failure = sent.ok ? null : `${sent.error.code} ${sent.error.status}`
      if (failure) log({ event: 'support_mail_not_sent', request: request.id, failure })
      const noted = await note(request.id, failure)
      // A sent mail that is not noted as sent would be sent again.
      if (!noted.ok && !failure) await note(request.id, null)
    }
  }
}
