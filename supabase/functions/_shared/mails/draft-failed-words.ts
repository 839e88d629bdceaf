import { strangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import type { MailReader, MailWords } from './mail-row.ts'

/** A build that was given up. */
export const draftFailedSchema = z.object({
  build_id: z.uuid(),
  flow: z.string(),
  reason: z.string().nullable(),
  created_at: z.string(),
  practice: z.nullable(strangersWords),
})

/** The mail to the support about a draft that could not be built. */
export function draftFailedWords(
  { build_id, flow, created_at, practice, ...build }: z.output<typeof draftFailedSchema>,
  { email }: MailReader,
): MailWords {
  const reason = build.reason ?? 'unknown'
  return {
    subject: `A draft could not be built: ${email}`,
    title: 'A draft could not be built',
    preview: reason,
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Owner', email],
          ['Practice', practice?.line() ?? null],
          ['Build', `${build_id} (${flow}), asked for ${created_at}`],
          ['Reason', reason],
        ],
      },
      {
        kind: 'note',
        text: 'The owner reads that the draft could not be built. The operator’s guide says how to try again.',
      },
    ],
  }
}
