import { practiceZone } from '@foyer/shared/places/practice-zone.ts'
import { z } from 'zod'
import { type MailReader, type MailWords, placeSchema } from './mail-row.ts'

/** A request to the support with the answer of an operator. */
export const supportAnsweredSchema = z.object({
  message: z.string(),
  asked_at: z.string(),
  answer: z.string(),
  place: placeSchema,
})

/** The mail with the answer of the support; what was asked stands below it. */
export function supportAnsweredWords(
  { message, asked_at, answer, place }: z.output<typeof supportAnsweredSchema>,
  { hello }: MailReader,
): MailWords {
  const day = new Date(asked_at).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: practiceZone(place),
  })
  return {
    subject: 'Our answer to your message',
    title: 'Our answer to your message',
    preview: answer.slice(0, 90),
    blocks: [
      { kind: 'text', text: `${hello}you wrote to us on ${day}.` },
      { kind: 'text', text: answer },
      { kind: 'note', text: `Your message:\n${message}`, bold: 'Your message:' },
    ],
  }
}
