import { practiceZone } from '@foyer/shared/places/practice-zone.ts'
import { siteHostname, siteUrl } from '@foyer/shared/sites/hostname.ts'
import { strangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { type MailReader, type MailWords, placeSchema } from './mail-row.ts'
import { momentWords } from './moment-words.ts'

/** A website that went live for the first time. */
export const siteLiveSchema = z.object({
  /** Its address below our domain. */
  name: z.string(),
  /** The hostname of the owner's own domain that serves, and the one that leads to it. */
  host: z.string().nullable(),
  other_host: z.string().nullable(),
  live_at: z.string(),
  practice: z.nullable(strangersWords),
  place: placeSchema,
})

/** The mail to the owner whose website can be visited for the first time. */
export function siteLiveWords(
  { name, host, other_host, live_at, practice, place }: z.output<typeof siteLiveSchema>,
  { hello, sitesDomain }: MailReader,
): MailWords {
  const own = siteHostname(name, sitesDomain)
  const address = host ?? own
  const others = host ? [other_host, own].filter((one) => one !== null) : []
  const moment = momentWords(live_at, practiceZone(place))
  const url = siteUrl(address, sitesDomain)
  return {
    subject: `${address} is live`,
    title: 'Your website is live',
    preview: `Live since ${moment}. Three things to do this week.`,
    blocks: [
      {
        kind: 'text',
        text: `${hello}${practice?.quote() ?? 'your practice'} can be visited by anyone since ${moment}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Address', address],
          ['Also reached at', others.join(', ')],
          ['Secure (https)', url.startsWith('https:') ? 'Yes, renewed by itself' : null],
          ['Your email', 'Not touched'],
        ],
      },
      { kind: 'button', label: 'Open your website', href: `${url}/` },
      {
        kind: 'list',
        title: 'This week',
        items: [
          { title: 'Look at it on your own phone', text: 'Tap every button and link once.' },
          { title: 'Put the address into your Google Business Profile', text: 'About 10 minutes.' },
          {
            title: 'Tell the people who waited for it',
            text: 'Your directories, your mail signature, your door.',
          },
        ],
      },
      {
        kind: 'note',
        text: 'Search engines find a new website within days. Nobody can promise how high it stands.',
      },
    ],
  }
}
