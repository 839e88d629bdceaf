import type {
  FoundFact,
  PageRefusal,
  PageState,
  VisitedPage,
  WebsiteReading,
} from '@foyer/shared/api/reader.ts'
import { plainText, visibleText } from '@foyer/shared/plain-text.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import robotsParser from 'robots-parser'
import type { ReadPage } from './fact-in.ts'
import { factsOn, HOME, hostOf, linkedUrl, mergeFacts } from './find-facts.ts'
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

/** What is read so far. Whoever asks knows the address and when it began. */
export type ReadSoFar = Omit<WebsiteReading, 'asked' | 'read_at'>

type Step = { readonly url: URL; readonly label: string; readonly path: string; state: PageState }

/**
 * Reads the first page of a website and those on the same host that it links to, as far as `robots.txt` lets us.
 *
 * @param onStep called after each step with what is read so far; where it answers `false`, the reading ends with that
 */
export async function readWebsite(
  address: URL,
  openPage: OpenPage,
  onStep: (reading: ReadSoFar) => Promise<boolean> = async () => true,
): Promise<Result<ReadSoFar, { readonly code: PageRefusal }>> {
  const started = Date.now()
  let wordsMs = 0
  const timed = <Value>(work: () => Value): Value => {
    const before = performance.now()
    const value = work()
    wordsMs += performance.now() - before
    return value
  }
  const wordsOf = (text: string) => timed(() => readPageWords(text))
  const first = await openFirst(address, openPage, wordsOf)
  if (!first.ok) return first
  const { url, words, isAllowed } = first.value
  const home: ReadPage = { label: HOME, path: '/', url, words }
  const wanted: readonly Step[] = linkedPages(home)
    .slice(0, MOST_LOOKED_UP)
    .filter(({ url: other }) => isAllowed(other))
    .slice(0, MOST_PAGES - 1)
    .map((page) => ({ ...page, state: 'next' }))
  const facts = new Map<string, readonly FoundFact[]>([[home.path, timed(() => factsOn(home))]])
  const reading = (isEnded: boolean): ReadSoFar => {
    const visited: VisitedPage[] = [
      { path: home.path, state: 'read' },
      ...wanted.map(({ path, state }) => ({ path, state })),
    ]
    return {
      address: (url.host + url.pathname).replace(/\/$/, '').slice(0, MOST_OF_ADDRESS),
      pages: visited.filter(({ state }) => state === 'read').length,
      visited,
      facts: mergeFacts(visited.map(({ path }) => facts.get(path) ?? [])),
      is_ended: isEnded,
    }
  }
  const open = async (step: Step): Promise<PageState> => {
    const page = await openPage(step.url)
    // A redirect may lead to another site, whose rules we have not read.
    if (!page.ok || hostOf(page.value.url) !== hostOf(url)) return 'unread'
    if (page.value.status >= 400) return page.value.status === UNAUTHORIZED ? 'password' : 'unread'
    const opened: ReadPage = { ...step, url: page.value.url, words: wordsOf(page.value.text) }
    // Sites with a way to sign in on each page have it on the first one.
    if (opened.words.asksPassword && !words.asksPassword) return 'password'
    facts.set(
      step.path,
      timed(() => factsOn(opened)),
    )
    return 'read'
  }
  let goesOn = true
  let told = Promise.resolve()
  const tell = () => {
    // One after the other, and each says what is read by then.
    told = told.then(async () => {
      if (goesOn) goesOn = await onStep(reading(false))
    })
    return told
  }
  const openStep = async (step: Step) => {
    step.state = await open(step)
    await tell()
  }
  const hasTime = () => Date.now() - started < ALL_PAGES_MS && wordsMs < ALL_WORDS_MS
  for (let at = 0; at < wanted.length && hasTime() && goesOn; at += AT_ONCE) {
    const steps = wanted.slice(at, at + AT_ONCE)
    for (const step of steps) step.state = 'reading'
    await tell()
    if (goesOn) await Promise.all(steps.map(openStep))
  }
  return ok(reading(true))
}

const UNAUTHORIZED = 401
/** Answers to somebody who may not come in, or not so often. */
const REFUSED = [UNAUTHORIZED, 403, 407, 429, 451]

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
    const { status } = opened.value
    if (status >= 400) return err({ code: REFUSED.includes(status) ? 'not_let_in' : 'unreachable' })
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

function linkedPages(page: ReadPage): Pick<Step, 'url' | 'label' | 'path'>[] {
  const found = new Map<string, Pick<Step, 'url' | 'label' | 'path'> & { readonly rank: number }>()
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
    const path = pathOf(linked)
    if (path === page.path || found.has(path)) continue
    const rank = WANTED.findIndex((words) => words.test(`${text} ${linked.pathname}`))
    found.set(path, {
      url: linked,
      label: labelOf(text, linked),
      path,
      rank: rank < 0 ? WANTED.length : rank,
    })
  }
  return [...found.values()].sort((one, other) => one.rank - other.rank)
}

const MOST_OF_PATH = 200

/** The path of a page as people write it, and so cut that it is still its own among the pages of a site. */
function pathOf({ pathname }: URL): string {
  const path = visibleText(textOf(pathname) ?? pathname).replace(/\/$/, '')
  return path.slice(0, MOST_OF_PATH).replace(/\p{Surrogate}/gu, '') || '/'
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
  return (textOf(last) ?? '').replace(/[-_\s]+|\.\w+$/g, ' ')
}

function textOf(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}
