import type { PageRefusal } from '@foyer/shared/api/reader.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import ipaddr from 'ipaddr.js'
import { Agent, type Dispatcher, request } from 'undici'
import { isLoopback, isPublicAddress } from '../_shared/is-public-address.ts'

/** How we name ourselves, to servers and in `robots.txt`. */
export const READER_NAME = 'FoyerReader'

const MOST_REDIRECTS = 4
/** A page without its pictures is seldom larger than a tenth of this. */
const MAX_BYTES = 1_500_000
const PAGE_TIMEOUT_MS = 8_000
const CONNECT_TIMEOUT_MS = 4_000

type OpenedPage = {
  /** Where it stands, after redirects. */
  readonly url: URL
  readonly status: number
  readonly text: string
}

/** Opens one page of the public internet, as a visitor does: without cookies, scripts or pictures. */
export type OpenPage = (
  address: URL,
  wants?: 'text',
) => Promise<Result<OpenedPage, { readonly code: PageRefusal }>>

export type OpenPageOptions = {
  /** The IP addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  /** Loopback addresses and any port are allowed: for tests alone. */
  readonly allowsLoopback: boolean
  /** How long a page may take, with its redirects. */
  readonly timeoutMs?: number
}

/**
 * Makes the one door to other sites. The address is looked up when the connection is made, and the connection goes to
 * what was looked up: a name that points elsewhere a moment later does not help. Each redirect goes through the same.
 */
export function createOpenPage({
  resolve,
  allowsLoopback,
  timeoutMs = PAGE_TIMEOUT_MS,
}: OpenPageOptions): OpenPage {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))
  const agent = new Agent({
    connect: {
      timeout: CONNECT_TIMEOUT_MS,
      lookup: (host, { all }, done) => {
        resolve(host).then(
          (found) => {
            const [first] = found
            if (!first) return done(new Error('There is no such host.'), '', 0)
            // One private address among public ones is a trick, not a mistake.
            if (!found.every(isAllowed)) return done(new NotPublic(), '', 0)
            const family = ipaddr.parse(first).kind() === 'ipv6' ? 6 : 4
            if (all) done(null, [{ address: first, family }])
            else done(null, first, family)
          },
          (error: Error) => done(error, '', 0),
        )
      },
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_BYTES,
    pipelining: 0,
  })

  const isOpenable = (url: URL) => {
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return false
    if (url.port && !allowsLoopback) return false
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    // Nothing is looked up for a number.
    return !ipaddr.isValid(literal) || isAllowed(literal)
  }

  return async (address, wants) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let url = address
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      if (!isOpenable(url)) return err({ code: 'not_public' })
      try {
        const answer = await request(url, {
          dispatcher: agent,
          signal,
          headers: {
            accept: wants === 'text' ? 'text/plain' : 'text/html,application/xhtml+xml',
            'accept-encoding': 'identity',
            'accept-language': 'en-US,en;q=0.8',
            'user-agent': `${READER_NAME}/1.0`,
          },
        })
        const location = headerOf(answer, 'location')
        if (answer.statusCode >= 300 && answer.statusCode < 400 && location) {
          // What comes with a redirect may never end.
          leave(answer)
          if (!URL.canParse(location, url)) return err({ code: 'unreachable' })
          url = new URL(location, url)
          continue
        }
        const type = headerOf(answer, 'content-type')
        const isPage =
          wants === 'text' ? /^text\/plain/i.test(type) : /^(text\/html|application\/xhtml\+xml)/i.test(type)
        if ((answer.statusCode < 400 && !isPage) || headerOf(answer, 'content-encoding').trim()) {
          leave(answer)
          return err({ code: 'not_a_page' })
        }
        if (Number(headerOf(answer, 'content-length')) > MAX_BYTES) {
          leave(answer)
          return err({ code: 'too_large' })
        }
        const bytes = new Uint8Array(await answer.body.arrayBuffer())
        return ok({ url, status: answer.statusCode, text: decode(bytes, type) })
      } catch (error) {
        return err({ code: reasonOf(error) })
      }
    }
    return err({ code: 'too_many_redirects' })
  }
}

class NotPublic extends Error {}

function headerOf({ headers }: Dispatcher.ResponseData, name: string): string {
  const value = headers[name]
  return Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
}

/** Closes the connection without reading what else comes. */
function leave({ body }: Dispatcher.ResponseData): void {
  // That it was closed is no failure.
  body.on('error', () => {})
  body.destroy()
}

function reasonOf(error: unknown): PageRefusal {
  if (error instanceof NotPublic || (error instanceof Error && error.cause instanceof NotPublic))
    return 'not_public'
  const { name, code } = Object(error) as { name?: string; code?: string }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'too_large'
  if (name === 'TimeoutError' || name === 'AbortError' || /TIMEOUT/.test(code ?? '')) return 'too_slow'
  return 'unreachable'
}

/** By its first bytes, else by the header, else by what the page says of itself, else UTF-8: as browsers do. */
function decode(bytes: Uint8Array, type: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const mark = /^\xef\xbb\xbf|^\xfe\xff|^\xff\xfe/.exec(head)?.[0]
  const said = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1]
  const named =
    (mark && MARKS[mark]) ??
    /charset\s*=\s*["']?\s*([\w-]+)/i.exec(type)?.[1] ??
    // A page whose bytes can be read as letters is not in UTF-16.
    said?.replace(/^utf-?16.*/i, 'utf-8')
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const MARKS: Readonly<Record<string, string>> = {
  '\xef\xbb\xbf': 'utf-8',
  '\xfe\xff': 'utf-16be',
  '\xff\xfe': 'utf-16le',
}
