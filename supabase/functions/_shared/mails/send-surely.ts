import type { Mail, SendMail } from './send-mail.ts'

/** Sends a mail that nobody repeats later, in up to three attempts; returns whether it was taken. */
export async function sendSurely(mail: Mail, key: string, sendMail: SendMail): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const sent = await sendMail(mail, key, attempt > 1)
    if (sent.ok) return true
    if (sent.error.code === 'refused') return false
  }
  return false
}
