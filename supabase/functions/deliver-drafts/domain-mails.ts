import { DOMAIN_CAUSES, type DomainFindings, domainFindingsSchema } from '@foyer/shared/api/domains.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { causeWords } from '@foyer/shared/sites/domain-words.ts'
import { siteHostname } from '@foyer/shared/sites/hostname.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import { type FramedMail, framedMail } from '../_shared/framed-mail.ts'
import type { Log } from '../_shared/log.ts'
import type { Mail, SendMail } from '../_shared/send-mail.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

const mailSchema = z.object({
  id: z.uuid(),
  attempts: z.int(),
  news: z.enum(['live', 'lost', 'stopped', 'back']),
  email: z.string(),
  first_name: z.string().nullable(),
  shown_name: z.string(),
  /** The hostname that serves. */
  host: z.string(),
  lost_at: z.string().nullable(),
  cause: z.enum(DOMAIN_CAUSES).nullable(),
  findings: z.nullable(domainFindingsSchema),
  /** Mails before this one that said that it is lost. */
  lost_mails: z.int(),
  /** Of the site's address below our domain. */
  name: z.string().nullable(),
})
/** News of a domain for its owner. */
type DomainMail = z.output<typeof mailSchema>

const claimedSchema = z.object({ mails: z.array(mailSchema), more: z.boolean() })

export type DomainMailPlaces = {
  /** Without a trailing slash. */
  readonly appUrl: string
  readonly sitesDomain: string
  readonly supportEmail: string
}

const DAY_MS = 86_400_000

/** Makes the sender of mails about domains. It never throws, and returns whether others are due at once. */
export function createSendDomainMails(
  client: ServiceClient,
  sendMail: SendMail,
  places: DomainMailPlaces,
  log: Log,
): () => Promise<boolean> {
  return async () => {
    const claimed = await readDatabaseAnswer(
      client.rpc('claim_domain_mails', {}),
      claimedSchema,
      'domain_mails_not_claimed',
      log,
    )
    if (!claimed.ok) return false
    for (const mail of claimed.value.mails) {
      const sent = await sendMail(
        composeDomainMail(mail, places, new Date()),
        `domain-${mail.id}`,
        mail.attempts > 1,
      )
      if (!sent.ok) log({ event: 'domain_mail_not_sent', mail: mail.id, ...sent.error })
      await readDatabaseAnswer(
        client.rpc('note_domain_mail', {
          sent_id: mail.id,
          ...(!sent.ok && {
            failure: `${sent.error.code} ${sent.error.status}`,
            is_final: sent.error.code === 'refused',
          }),
        }),
        z.boolean(),
        'domain_mail_not_noted',
        log,
      )
    }
    return claimed.value.more
  }
}

/** Writes the mail. */
function composeDomainMail(mail: DomainMail, places: DomainMailPlaces, now: Date): Mail {
  const {
    subject,
    title,
    preview,
    text,
    rows = [],
    button,
    after = [],
  } = WORDS[mail.news](mail, {
    hello: mail.first_name ? `Hello ${mail.first_name.replace(/\s+/g, ' ').trim()}, ` : 'Hello, ',
    own: siteHostname(mail.name ?? '', places.sitesDomain),
    steps: `${places.appUrl}/my-site/domain`,
    lostAt: new Date(mail.lost_at ?? now),
    now,
  })
  return framedMail(
    { to: mail.email, replyTo: places.supportEmail, subject },
    {
      title,
      preview,
      blocks: [
        ...text.map((one) => ({ kind: 'text', text: one }) as const),
        ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
        { kind: 'button', label: button[0], href: button[1] },
        ...after.map((one) => ({ kind: 'text', text: one }) as const),
      ],
      why: 'This mail always comes: it is about the address of your own website.',
      appUrl: places.appUrl,
    },
  )
}

type Facts = {
  readonly hello: string
  /** The address below our domain. */
  readonly own: string
  readonly steps: string
  readonly lostAt: Date
  readonly now: Date
}
type Words = Pick<FramedMail, 'title' | 'preview'> & {
  readonly subject: string
  readonly text: readonly string[]
  readonly rows?: readonly (readonly [name: string, value: string])[]
  readonly button: readonly [label: string, href: string]
  /** Below the facts and the button. */
  readonly after?: readonly string[]
}

const WORDS: Readonly<Record<DomainMail['news'], (mail: DomainMail, facts: Facts) => Words>> = {
  live: ({ shown_name, host }, { hello, own }) => ({
    subject: `${shown_name} is live`,
    title: 'Your domain is live',
    preview: `Patients find you at ${shown_name} now.`,
    text: [
      `${hello}patients find you at ${shown_name} now, with a lock in the browser that renews itself. ${own} leads there, too, so links and cards that you gave away go on working.`,
    ],
    button: ['See it live', `https://${host}/`],
    after: ['Your email is not affected.'],
  }),
  lost: (mail, { hello, own, steps, lostAt, now }) => {
    const day = formatDay(lostAt.toISOString(), now)
    const later = [7, 14].map((days) =>
      formatDay(new Date(lostAt.getTime() + days * DAY_MS).toISOString(), now),
    )
    return {
      subject: 'Your domain stopped pointing to your website',
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
  stopped: (mail, { hello, own, steps, lostAt, now }) => ({
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
  }),
  back: ({ shown_name, host }, { hello }) => ({
    subject: 'Your domain points to your website again',
    title: 'Your domain is back',
    preview: `Patients find you at ${shown_name} again.`,
    text: [`${hello}${shown_name} leads to your website again. Nothing more to do.`],
    button: ['See it live', `https://${host}/`],
  }),
}

function whyOf({ cause, findings }: DomainMail): string[] {
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
