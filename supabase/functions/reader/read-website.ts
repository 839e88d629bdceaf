import type { PageRefusal, WebsiteReading } from '@foyer/shared/api/reader.ts'
import { plainText } from '@foyer/shared/plain-text.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import robotsParser from 'robots-parser'
import { findFacts, HOME, hostOf, linkedUrl, type ReadPage } from './find-facts.ts'
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
/** A hosted function has 2 s of processor time; a page takes a few milliseconds. */
const ALL_WORDS_MS = 1_000
/** Of the pages that a page links to, so many are looked up in `robots.txt`. */
const MOST_LOOKED_UP = 100
/** So often may a page send its visitors on by itself. */
const MOST_REFRESHES = 2
/** Of `robots.txt` so much has to be read (RFC 9309, section 2.5). */
const MOST_OF_RULES = 512_000
/** Of the address that a reading is kept with. */
const MOST_OF_ADDRESS = 2000

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
): Promise<Result<Omit<WebsiteReading, 'asked'>, { readonly code: PageRefusal }>> {
  const started = Date.now()
  let wordsMs = 0
  const wordsOf = (text: string) => {
    const before = performance.now()
    const words = readPageWords(text)
    wordsMs += performance.now() - before
    return words
  }
  const first = await openFirst(address, openPage, wordsOf)
  if (!first.ok) return first
  const { url, isAllowed } = first.value
  const home: ReadPage = { label: HOME, url, words: first.value.words }
  const wanted = linkedPages(home)
    .slice(0, MOST_LOOKED_UP)
    .filter(({ url: other }) => isAllowed(other))
    .slice(0, MOST_PAGES - 1)
  const pages: ReadPage[] = [home]
  const hasTime = () => Date.now() - started < ALL_PAGES_MS && wordsMs < ALL_WORDS_MS
  for (let at = 0; at < wanted.length && hasTime(); at += AT_ONCE) {
    const opened = await Promise.all(
      wanted.slice(at, at + AT_ONCE).map(async ({ url: other, label }) => {
        const page = await openPage(other)
        // A redirect may lead to another site, whose rules we have not read.
        if (!page.ok || page.value.status >= 400 || hostOf(page.value.url) !== hostOf(url)) return null
        return { label, url: page.value.url, words: wordsOf(page.value.text) }
      }),
    )
    pages.push(...opened.filter((page) => page !== null))
  }
  return ok({
    address: (url.host + url.pathname).replace(/\/$/, '').slice(0, MOST_OF_ADDRESS),
    read_at: new Date(started).toISOString(),
    pages: pages.length,
    facts: findFacts(pages),
  })
}

type FirstPage = Pick<ReadPage, 'url' | 'words'> & { readonly isAllowed: (page: URL) => boolean }

/** Opens the first page, and the one that it sends its visitors on to, with the rules of its site. */
async function openFirst(
  address: URL,
  openPage: OpenPage,
  wordsOf: typeof readPageWords,
): Promise<Result<FirstPage, { readonly code: PageRefusal }>> {
  let asked = address
  for (let refreshes = 0; refreshes <= MOST_REFRESHES; refreshes++) {
    const opened = await openPage(asked)
    if (!opened.ok) return opened
    if (opened.value.status >= 400) return err({ code: 'unreachable' })
    const { url } = opened.value
    const isAllowed = await readRules(url, openPage)
    if (!isAllowed(url)) return err({ code: 'not_allowed' })
    const words = wordsOf(opened.value.text)
    const next = words.refresh ? linkedUrl({ url, words }, words.refresh) : undefined
    if (!next || next.href === url.href) return ok({ url, words, isAllowed })
    asked = next
  }
  return err({ code: 'too_many_redirects' })
}

/** Reads the rules of a site. Without any, all of it may be read; while they cannot be read, nothing (RFC 9309). */
async function readRules(url: URL, openPage: OpenPage): Promise<(page: URL) => boolean> {
  const rulesUrl = new URL('/robots.txt', url)
  const opened = await openPage(rulesUrl, 'text')
  if (!opened.ok) return () => opened.error.code === 'not_a_page'
  const { status, text } = opened.value
  if (status >= 500) return () => false
  if (status >= 400) return () => true
  const rules = parseRobots(rulesUrl.href, text.slice(0, MOST_OF_RULES))
  return (page) => rules.isAllowed(page.href, READER_NAME) !== false
}

function linkedPages(page: ReadPage): { readonly url: URL; readonly label: string }[] {
  const found = new Map<string, { readonly url: URL; readonly label: string; readonly rank: number }>()
  const { url } = page
  for (const { href, text } of page.words.links) {
    const linked = linkedUrl(page, href)
    if (!linked || hostOf(linked) !== hostOf(url)) continue
    linked.hash = ''
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

const MOST_OF_LABEL = 30

/** `Contact page`: by the words of the link, else by the last part of its address. */
function labelOf(text: string, url: URL): string {
  const words = text.length > 0 && text.length <= MOST_OF_LABEL ? text : lastPartOf(url)
  const name = plainText(words.slice(0, MOST_OF_LABEL)).replace(/\s+page$/i, '') || 'Other'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} page`
}

/** The words of the last part of a path; empty where its bytes are no text, as in `/100%` and `/caf%E9.html`. */
function lastPartOf({ pathname }: URL): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(last).replace(/[-_\s]+|\.\w+$/g, ' ')
  } catch {
    return ''
  }
}
