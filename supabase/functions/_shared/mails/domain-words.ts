import {
  CERTIFICATE_END_MS,
  DOMAIN_CAUSES,
  type DomainFindings,
  domainFindingsSchema,
} from '@foyer/shared/api/domains.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { causeWords } from '@foyer/shared/sites/domain-words.ts'
import { siteHostname } from '@foyer/shared/sites/hostname.ts'
import { z } from 'zod'
import type { MailReader, MailWords } from './mail-row.ts'

type News = 'live' | 'slow' | 'lost' | 'stopped' | 'back'

/** What is known of a domain when its owner is told of it. */
export const domainFactsSchema = z.object({
  shown_name: z.string(),
  /** The hostname that serves. */
  host: z.string(),
  /** When it came into its state. */
  since: z.string(),
  lost_at: z.string().nullable(),
  cause: z.enum(DOMAIN_CAUSES).nullable(),
  findings: z.nullable(domainFindingsSchema),
  /** Mails before this one that said that it is lost. */
  lost_mails: z.int(),
  /** Of the site's address below our domain. */
  name: z.string().nullable(),
})
type DomainFacts = z.output<typeof domainFactsSchema>

const DAY_MS = 86_400_000

/** Makes the words of the mail with this news of a domain. */
export function domainWords(news: News): (facts: DomainFacts, reader: MailReader) => MailWords {
  return (facts, { hello, appUrl, sitesDomain }) => {
    const now = new Date()
    const {
      text,
      rows = [],
      button,
      after = [],
      ...head
    } = WORDS[news](facts, {
      hello,
      own: siteHostname(facts.name ?? '', sitesDomain),
      steps: `${appUrl}/my-site/domain`,
      lostAt: new Date(facts.lost_at ?? now),
      now,
    })
    return {
      ...head,
      blocks: [
        ...text.map((one) => ({ kind: 'text', text: one }) as const),
        rows.length > 0 ? { kind: 'facts', rows } : null,
        { kind: 'button', label: button[0], href: button[1] },
        ...after.map((one) => ({ kind: 'text', text: one }) as const),
      ],
    }
  }
}

type Moment = {
  readonly hello: string
  /** The address below our domain. */
  readonly own: string
  readonly steps: string
  readonly lostAt: Date
  readonly now: Date
}
type Words = Omit<MailWords, 'blocks'> & {
  readonly text: readonly string[]
  readonly rows?: readonly (readonly [name: string, value: string])[]
  readonly button: readonly [label: string, href: string]
  /** Below the facts and the button. */
  readonly after?: readonly string[]
}

const WORDS: Readonly<Record<News, (domain: DomainFacts, moment: Moment) => Words>> = {
  live: ({ shown_name, host }, { hello, own }) => ({
    subject: `${shown_name} is live`,
    title: 'Your domain is live',
    preview: `People find you at ${shown_name} now.`,
    text: [
      `${hello}people find you at ${shown_name} now, with a lock in the browser that renews itself. ${own} leads there, too, so links and cards that you gave away go on working.`,
    ],
    button: ['See it live', `https://${host}/`],
    after: ['Your email is not affected.'],
  }),
  slow: ({ shown_name, since }, { hello, own, steps, now }) => ({
    subject: `The certificate for ${shown_name} takes longer`,
    title: 'Your domain is not live yet',
    preview: 'It leads to your website. Only its certificate is missing; there is nothing to do.',
    text: [
      `${hello}${shown_name} leads to your website, but its certificate, the lock in the browser, has not come within an hour. It usually takes minutes.`,
    ],
    button: ['See where it stands', steps],
    after: [
      `There is nothing to do: we go on asking for it until ${dayAfter(since, CERTIFICATE_END_MS, now)}, and write when it is there or when we stop. Meanwhile your website is at ${own}.`,
      'Still the same tomorrow? Answer this mail; a person looks at it.',
    ],
  }),
  lost: (mail, { hello, own, steps, lostAt, now }) => {
    const day = formatDay(lostAt.toISOString(), now)
    const later = [7, 14].map((days) => dayAfter(lostAt.toISOString(), days * DAY_MS, now))
    return {
      subject: `${mail.shown_name} points elsewhere`,
      title: 'Your domain needs you',
      preview: `${mail.shown_name} has led elsewhere since ${day}. One record puts it right.`,
      text: [`${hello}${mail.shown_name} has not led to your website since ${day}.`, ...whyOf(mail)],
      rows: [...rowsOf(mail.findings), ['Your email', 'Not affected, if you change these records only']],
      button: ['See the steps', steps],
      after: [
        `Meanwhile your website is at ${own}. We look every few minutes, later every hour, and write when it is right again.`,
        mail.lost_mails === 0
          ? `If nothing changes, we write again on ${later[0]} and ${later[1]}, and then no more.`
          : `If nothing changes, we write once more on ${later[1]}.`,
      ],
    }
  },
  stopped: (mail, { hello, own, steps, lostAt, now }) =>
    mail.cause === 'no_certificate'
      ? {
          subject: `No certificate came for ${mail.shown_name}`,
          title: 'Your domain could not be made secure',
          preview: 'It leads to your website, but its certificate did not come within 7 days.',
          text: [
            `${hello}${mail.shown_name} leads to your website, but its certificate, the lock in the browser, did not come within 7 days. We have stopped asking for it. Your website is at ${own}.`,
          ],
          button: ['Have it tried again', steps],
          after: ['Or answer this mail; a person looks at it.'],
        }
      : {
          subject: `Your website is no longer at ${mail.shown_name}`,
          title: 'Your domain is disconnected',
          preview: `It has led elsewhere since ${formatDay(lostAt.toISOString(), now)}.`,
          text: [
            `${hello}${mail.shown_name} has led elsewhere for 14 days, so we serve your website there no more. It is at ${own}.`,
          ],
          rows: rowsOf(mail.findings),
          button: ['See the steps', steps],
          after: [
            'As soon as the records are back, so is your website: we go on looking. This is the last mail about it.',
          ],
        },
  back: ({ shown_name, host }, { hello }) => ({
    subject: 'Your domain points to your website again',
    title: 'Your domain is back',
    preview: `People find you at ${shown_name} again.`,
    text: [`${hello}${shown_name} leads to your website again. Nothing more to do.`],
    button: ['See it live', `https://${host}/`],
  }),
}

function dayAfter(at: string, time: number, now: Date): string {
  return formatDay(new Date(new Date(at).getTime() + time).toISOString(), now)
}

function whyOf({ cause, findings }: DomainFacts): string[] {
  if (!cause || cause === 'missing') return []
  const { title, text } = causeWords(cause, findings)
  return [`${title}. ${text}`]
}

function rowsOf(findings: DomainFindings | null): (readonly [string, string])[] {
  return (findings?.lines ?? [])
    .filter(({ cause }) => cause !== null)
    .flatMap(({ hostname, type, name, value, seen }) => [
      ['What we see', `${hostname} leads to ${seen.join(', ') || 'nothing'}`] as const,
      ['What it should be', `A record ${type}, name ${name}, value ${value}`] as const,
    ])
}
