import type { PageRefusal, WebsiteReading } from '@foyer/shared/api/reader.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import robotsParser from 'robots-parser'
import { findFacts, HOME, hostOf, type ReadPage } from './find-facts.ts'
import { type OpenPage, READER_NAME } from './open-page.ts'
import { readPageWords } from './page-lines.ts'

// The types of the package fit one way of loading modules alone.
const parseRobots = robotsParser as unknown as (
  url: string,
  rules: string,
) => { isAllowed(page: string, reader: string): boolean | undefined }

/** The first page and what it links to. */
const MOST_PAGES = 10
const AT_ONCE = 3
/** The app waits a little longer than this and one page. */
const ALL_PAGES_MS = 20_000

// Pages that hold facts are opened first.
const WANTED = [
  /contact|location|visit|find us|hours/i,
  /about|meet|team|story|bio|provider|doctor/i,
  /service|treat|care|offer|specialt/i,
  /book|appointment|schedule|new patient|fees?|price|cost/i,
]

/** Reads the first page of a website and those on the same host that it links to, as far as `robots.txt` lets us. */
export async function readWebsite(
  address: URL,
  openPage: OpenPage,
): Promise<Result<WebsiteReading, { readonly code: PageRefusal }>> {
  const started = Date.now()
  const first = await openPage(address)
  if (!first.ok) return first
  if (first.value.status >= 400) return err({ code: 'unreachable' })
  const { url } = first.value
  const isAllowed = await readRules(url, openPage)
  if (!isAllowed(url)) return err({ code: 'not_allowed' })
  const home: ReadPage = { label: HOME, url, words: readPageWords(first.value.text) }
  const wanted = linkedPages(home)
    .filter(({ url: other }) => isAllowed(other))
    .slice(0, MOST_PAGES - 1)
  const pages: ReadPage[] = [home]
  for (let at = 0; at < wanted.length && Date.now() - started < ALL_PAGES_MS; at += AT_ONCE) {
    const opened = await Promise.all(
      wanted.slice(at, at + AT_ONCE).map(async ({ url: other, label }) => {
        const page = await openPage(other)
        // A redirect may lead to another site, whose rules we have not read.
        if (!page.ok || page.value.status >= 400 || hostOf(page.value.url) !== hostOf(url)) return null
        return { label, url: page.value.url, words: readPageWords(page.value.text) }
      }),
    )
    pages.push(...opened.filter((page) => page !== null))
  }
  return ok({
    address: (url.host + url.pathname).replace(/\/$/, ''),
    read_at: new Date(started).toISOString(),
    pages: pages.length,
    facts: findFacts(pages),
  })
}

/** Reads the rules of a site. Without any, all of it may be read; while they cannot be read, nothing (RFC 9309). */
async function readRules(url: URL, openPage: OpenPage): Promise<(page: URL) => boolean> {
  const rulesUrl = new URL('/robots.txt', url)
  const opened = await openPage(rulesUrl, 'text')
  if (!opened.ok) return () => opened.error.code === 'not_a_page'
  const { status, text } = opened.value
  if (status >= 500) return () => false
  if (status >= 400) return () => true
  const rules = parseRobots(rulesUrl.href, text)
  return (page) => rules.isAllowed(page.href, READER_NAME) !== false
}

function linkedPages({ url, words }: ReadPage): { readonly url: URL; readonly label: string }[] {
  const found = new Map<string, { readonly url: URL; readonly label: string; readonly rank: number }>()
  for (const { href, text } of words.links) {
    if (!URL.canParse(href, url)) continue
    const linked = new URL(href, url)
    linked.hash = ''
    if (!/^https?:$/.test(linked.protocol) || hostOf(linked) !== hostOf(url)) continue
    if (
      linked.pathname === url.pathname ||
      /\.(?:pdf|jpe?g|png|gif|webp|zip|docx?|xml|mp4)$/i.test(linked.pathname)
    )
      continue
    const key = linked.origin + linked.pathname.replace(/\/$/, '')
    if (found.has(key)) continue
    const rank = WANTED.findIndex((words) => words.test(`${text} ${linked.pathname}`))
    found.set(key, { url: linked, label: labelOf(text, linked), rank: rank < 0 ? WANTED.length : rank })
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank)
}

/** `Contact page`: by the words of the link, else by the last part of its address. */
function labelOf(text: string, url: URL): string {
  const last = decodeURI(url.pathname).split('/').filter(Boolean).at(-1) ?? ''
  const words = (text.length > 0 && text.length <= 30 ? text : last.replace(/[-_]+|\.\w+$/g, ' ')).trim()
  const name = words.replace(/\s+page$/i, '') || 'Other'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} page`
}
