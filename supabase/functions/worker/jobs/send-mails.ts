import { causeOf, type Log } from '../../_shared/log.ts'
import type { ClaimedMail } from '../../_shared/mails/mail-store.ts'
import type { Mail } from '../../_shared/mails/send-mail.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

type Tools = Pick<WorkerTools, 'mails' | 'composeMail' | 'sendMail' | 'log'>

const MAILS_AT_ONCE = 4

/** Sends some mails that are due. The id of a mail is its key, so that a repeat is no second mail. */
export function createSendMails(tools: Tools): Job {
  return async () => {
    const claimed = await tools.mails.claim(MAILS_AT_ONCE)
    if (!claimed.ok) return false
    await Promise.all(claimed.value.mails.map((mail) => send(mail, tools)))
    return claimed.value.more
  }
}

async function send(mail: ClaimedMail, { mails, composeMail, sendMail, log }: Tools): Promise<void> {
  const written = write(mail, composeMail, log)
  // It stays due, and holds no other back.
  if (!written) return
  const sent = await sendMail(written, `mail-${mail.id}`, mail.attempts > 1)
  if (sent.ok) {
    await mails.note(mail.id, null)
    return
  }
  const { code, status } = sent.error
  log({ event: 'mail_not_sent', mail: mail.id, kind: mail.kind, code, status })
  await mails.note(mail.id, { reason: `${code} ${status}`, isFinal: code === 'refused' })
}

function write(mail: ClaimedMail, composeMail: Tools['composeMail'], log: Log): Mail | null {
  try {
    return composeMail(mail)
  } catch (exception) {
    log({ event: 'mail_not_written', mail: mail.id, kind: mail.kind, ...causeOf(exception) })
    return null
  }
}
