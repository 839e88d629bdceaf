import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { isbot } from 'isbot'

/** The longest path that is kept. */
const MAX_PAGE_LENGTH = 256
/** What pages beyond a limit are called, and their sources. */
export const OTHER = 'other'
/** The source of a page that was opened from another page of the same site. */
const OWN = 'own'

/** A page that somebody opened. Nothing in it tells one person from another. */
export type PageLoad = {
  readonly host: string
  /** What the host showed: the database knows whose deploy it is. */
  readonly deploy: string
  /** In Eastern time, as YYYY-MM-DD. */
  readonly day: string
  /** The path, without a query. */
  readonly page: string
  /** The host name of the site with the link; empty when none is known, `OWN` for the same site. */
  readonly source: string
}

/** What the engine answers to a request for a page of a site. */
type PageAnswer = {
  readonly status: number
  readonly isPage: boolean
  readonly deploy: string
}

const EASTERN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })
const HOUR_MS = 3_600_000

/**
 * Returns the page load to count for an answer, or `undefined` for files of a page, other methods and statuses, prefetches,
 * frames, and programs that name themselves. The user agent is read only to find such programs.
 *
 * An answer without a body (304) counts: browsers ask for a page on each visit, and a person who comes back opens it too.
 */
export function pageLoadOf(
  { method, headers }: Request,
  { hostname, pathname }: URL,
  { status, isPage, deploy }: PageAnswer,
  now: number,
): PageLoad | undefined {
  if (!isPage || method !== 'GET' || (status !== 200 && status !== 304)) return undefined
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name))
  if (/prefetch|prerender|preview/i.test(purposes.join(' '))) return undefined
  // Old browsers send no such header. The editor's preview of the owner is a frame.
  if (!['document', null].includes(headers.get('sec-fetch-dest'))) return undefined
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return undefined
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const from = sourceOf(headers.get('referer'))
  return {
    host,
    deploy,
    day: easternDayOf(now),
    page: pathname.length > MAX_PAGE_LENGTH ? OTHER : pathname,
    source: from === host ? OWN : from,
  }
}

/** The hour of the last load and its day. Formatting a day costs as much as the rest of a count, and a day begins at a full hour. */
let last = { hour: Number.NaN, day: '' }

function easternDayOf(now: number): string {
  const hour = Math.floor(now / HOUR_MS)
  if (hour !== last.hour) last = { hour, day: EASTERN_DAY.format(now) }
  return last.day
}

function sourceOf(referer: string | null): string {
  const address = URL.parse(referer ?? '')
  if (!address || !/^https?:$/.test(address.protocol)) return ''
  return new StrangersWords(address.hostname).hostname() ?? ''
}
