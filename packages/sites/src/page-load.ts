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

/**
 * The page load that an answer is, or `undefined` for what is not counted: files of a page, other methods and statuses,
 * prefetches, frames and programs that name themselves. The user agent is read for the last, and not kept.
 *
 * An answer without a body (304) counts: browsers ask for a page on each visit, and a person who comes back opens it too.
 */
export function pageLoadOf(
  request: Request,
  { status, isPage, deploy }: PageAnswer,
  now: Date,
): PageLoad | undefined {
  const { headers } = request
  if (!isPage || request.method !== 'GET' || (status !== 200 && status !== 304)) return undefined
  const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name))
  if (/prefetch|prerender|preview/i.test(purposes.join(' '))) return undefined
  // Old browsers send no such header. The editor's preview of the owner is a frame.
  if (!['document', null].includes(headers.get('sec-fetch-dest'))) return undefined
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return undefined
  const { hostname, pathname } = new URL(request.url)
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const from = sourceOf(headers.get('referer'))
  return {
    host,
    deploy,
    day: EASTERN_DAY.format(now),
    page: pathname.length > MAX_PAGE_LENGTH ? OTHER : pathname,
    source: from === host ? OWN : from,
  }
}

function sourceOf(referer: string | null): string {
  const address = URL.parse(referer ?? '')
  if (!address || !/^https?:$/.test(address.protocol)) return ''
  return new StrangersWords(address.hostname).hostname() ?? ''
}
