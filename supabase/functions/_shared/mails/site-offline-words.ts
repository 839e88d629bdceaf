import { practiceZone } from '@foyer/shared/places/practice-zone.ts'
import { siteHostname } from '@foyer/shared/sites/hostname.ts'
import { z } from 'zod'
import { type MailReader, type MailWords, placeSchema } from './mail-row.ts'
import { momentWords } from './moment-words.ts'

/** A website that its owner took off the internet. */
export const siteOfflineSchema = z.object({
  /** Its address below our domain. */
  name: z.string(),
  /** The hostname of the owner's own domain that served. */
  host: z.string().nullable(),
  ended_at: z.string(),
  place: placeSchema,
})

/** The mail to the owner who took the website offline: what visitors read now, and the way back. */
export function siteOfflineWords(
  { name, host, ended_at, place }: z.output<typeof siteOfflineSchema>,
  { hello, appUrl, sitesDomain }: MailReader,
): MailWords {
  const address = host ?? siteHostname(name, sitesDomain)
  const moment = momentWords(ended_at, practiceZone(place))
  return {
    subject: 'Your website is offline, as you asked',
    title: 'Your website is offline',
    preview: 'Visitors read that it is closed. Publish opens it again.',
    blocks: [
      { kind: 'text', text: `${hello}since ${moment} visitors read that your website is closed.` },
      {
        kind: 'facts',
        rows: [
          ['Address', `${address}, which stays yours`],
          ['Your words', 'Kept, and only you see them'],
          ['Your email', 'Not touched'],
        ],
      },
      { kind: 'button', label: 'Open your website', href: `${appUrl}/my-site` },
      { kind: 'text', text: 'Publish opens it again, with what you see then.' },
      { kind: 'note', text: 'Was it not you? Answer this mail; a person looks at it.' },
    ],
  }
}
