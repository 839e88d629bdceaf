import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { isbot } from 'isbot'

/** A page that somebody opened. Nothing in it tells one person from another. */
export type PageLoad = {
  readonly host: string
  /** In UTC, as YYYY-MM-DD. */
  readonly day: string
  /** The path, without a query. */
  readonly page: string
  /** The host name of the site with the link; empty when there is none, or when it is the same site. */
  readonly source: string
}

/**
 * The page load that an answer is, or `undefined` for what is not counted: files of a page, other methods and statuses,
 * prefetches, frames and programs that name themselves. The user agent is read for the last, and not kept.
 *
 * An answer without a body (304) counts: browsers ask for a page on each visit, and a person who comes back opens it too.
 */
export function pageLoadOf(
  request: Request,
  { status, isPage }: { readonly status: number; readonly isPage: boolean },
  now: Date,
): PageLoad | undefined {
  const { headers } = request
  if (!isPage || request.method !== 'GET' || (status !== 200 && status !== 304)) return undefined
  if (/\bprefetch|\bprerender|\bpreview/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`))
    return undefined
  // Old browsers send no such header. The editor's preview of the owner is a frame.
  if (!['document', null].includes(headers.get('sec-fetch-dest'))) return undefined
  const agent = headers.get('user-agent')
  if (!agent || isbot(agent)) return undefined
  const { hostname, pathname } = new URL(request.url)
  const host = plainHost(hostname)
  const referrer = URL.parse(headers.get('referer') ?? '')
  const from =
    referrer && /^https?:$/.test(referrer.protocol) ? new StrangersWords(referrer.hostname).hostname() : null
  return {
    host,
    day: now.toISOString().slice(0, 10),
    page: pathname,
    source: from === host ? '' : (from ?? ''),
  }
}

function plainHost(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '')
}
