import { siteHostname } from '@foyer/shared/sites/hostname.ts'
import { z } from 'zod'
import type { MailReader, MailWords } from './mail-row.ts'

/** How often the pages of a site were opened in the seven days before a Monday. */
export const weekCountedSchema = z.object({
  from_day: z.iso.date(),
  to_day: z.iso.date(),
  /** The name below our domain, or the hostname of the owner's own domain. */
  host: z.string(),
  loads: z.number(),
  /** The largest first, by their paths. */
  pages: z.array(z.object({ name: z.string(), loads: z.number() })),
  /** Without a site that sent the visitor, and from another page of the same site; the others came from other sites. */
  from_nowhere: z.number(),
  from_own: z.number(),
})

/** How many pages are named; the screen has the others. */
const NAMED = 5

/** The weekly mail to an owner who asked for it. */
export function weekCountedWords(
  { from_day, to_day, host, loads, pages, from_nowhere, from_own }: z.output<typeof weekCountedSchema>,
  { hello, appUrl, sitesDomain }: MailReader,
): MailWords {
  const opened = `${count(loads)} ${loads === 1 ? 'page' : 'pages'} opened`
  const days = `${dayWords(from_day)} to ${dayWords(to_day)}`
  return {
    subject: `${opened} last week`,
    title: `${opened} last week`,
    preview: `${siteHostname(host, sitesDomain)}, ${days}.`,
    blocks: [
      {
        kind: 'text',
        text: `${hello}this is how often a page of ${siteHostname(host, sitesDomain)} was opened from ${days}.`,
      },
      ...(loads > 0
        ? [
            {
              kind: 'facts' as const,
              rows: pages.slice(0, NAMED).map((page) => [pageWords(page.name), count(page.loads)] as const),
            },
            {
              kind: 'facts' as const,
              rows: [
                ['From other sites', count(loads - from_nowhere - from_own)] as const,
                ['No site named', count(from_nowhere)] as const,
                ['From your own pages', count(from_own)] as const,
              ],
            },
          ]
        : []),
      { kind: 'button', label: 'See every day', href: `${appUrl}/my-site/visits` },
      {
        kind: 'note',
        text: 'Counted without cookies: pages, not people. We never know who. Your own looks count, too; programs that say they are programs do not.',
      },
    ],
  }
}

function count(loads: number): string {
  return loads.toLocaleString('en-US')
}

function pageWords(page: string): string {
  return page === '/' ? 'Home page' : page === 'other' ? 'Other pages' : page
}

/** 'Nov 23'. A day of the books is the same in every time zone. */
function dayWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' }).format(
    new Date(`${day}T12:00Z`),
  )
}
