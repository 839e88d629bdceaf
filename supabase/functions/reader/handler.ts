import {
  CHECK_LINK_PATH,
  type CheckedLink,
  type PageRefusal,
  READ_SITE_PATH,
  READER_ERROR_STATUS,
  readerRequestSchema,
  type WebsiteReading,
} from '@foyer/shared/api/reader.ts'
import { renderableLink } from '@foyer/shared/onboarding/input/links.ts'
import { ok, type Result } from '@foyer/shared/result.ts'
import type { DatabaseRefusal } from '../_shared/database-answer.ts'
import type { Failure } from '../_shared/failure.ts'
import type { Log } from '../_shared/log.ts'
import { type Endpoint, serveEndpoints } from '../_shared/serve-endpoints.ts'
import type { VerifyUser } from '../_shared/verify-user.ts'
import type { OpenPage } from './open-page.ts'
import { type ReadSoFar, readWebsite } from './read-website.ts'

export type ReaderDependencies = {
  readonly verifyUser: VerifyUser
  readonly openPage: OpenPage
  /** Counts one opening of an account, before it. Fails when the budget is spent. */
  readonly countReading: (userId: string) => Promise<Result<null, DatabaseRefusal>>
  /** Keeps a reading that begins in place of the last one. */
  readonly beginReading: (userId: string, reading: WebsiteReading) => Promise<Result<null, DatabaseRefusal>>
  /** Keeps how far a reading has come; `false` when its owner has ended it, or named another website. */
  readonly keepReading: (userId: string, reading: WebsiteReading) => Promise<Result<boolean, DatabaseRefusal>>
  readonly log: Log
}

const MAX_BYTES = 4096

/** Makes the endpoints that open pages of other sites for a signed-in owner: one link, or a website, once. */
export function createHandler(deps: ReaderDependencies): (request: Request) => Promise<Response> {
  const endpointOf = (
    answer: (userId: string, address: URL) => Promise<Result<Response, Failure<PageRefusal>>>,
  ): Endpoint<PageRefusal> => ({
    method: 'POST',
    maxBodyBytes: MAX_BYTES,
    answer: async ({ request, readAs }) => {
      const user = await deps.verifyUser(request)
      if (!user.ok) return user
      const asked = await readAs(readerRequestSchema)
      if (!asked.ok) return asked
      const counted = await deps.countReading(user.value.userId)
      if (!counted.ok) return counted
      return answer(user.value.userId, new URL(renderableLink(asked.value.address) ?? ''))
    },
  })
  const check = endpointOf(async (_, address) => ok(Response.json(await checkLink(address, deps.openPage))))
  const site = endpointOf(async (userId, address) => {
    const asked = address.href
    const begun = newReading(address)
    const begins = await deps.beginReading(userId, begun)
    if (!begins.ok) return begins
    const keep = (reading: ReadSoFar) =>
      deps.keepReading(userId, { ...reading, asked, read_at: begun.read_at })
    const read = await readWebsite(address, deps.openPage, async (reading) => {
      const kept = await keep(reading)
      // What could not be kept once is kept with the next page.
      return !kept.ok || kept.value
    })
    const last = read.ok ? read.value : { ...begun, visited: [], is_ended: true }
    const kept = await keep(last)
    if (!read.ok) return read
    return kept.ok ? ok(Response.json({ ...last, asked, read_at: begun.read_at })) : kept
  })
  return serveEndpoints({
    name: 'reader',
    findEndpoint: (path) => (path === CHECK_LINK_PATH ? check : path === READ_SITE_PATH ? site : undefined),
    statuses: READER_ERROR_STATUS,
    messages: {
      not_public: 'This address is not one that visitors can open.',
      unreachable: 'Nobody answered at this address.',
      too_slow: 'The site took too long to answer.',
      too_large: 'The page is too large for us to read.',
      too_many_redirects: 'The address leads from one to the next, and never to a page.',
      not_a_page: 'There is no page to read at this address.',
      not_allowed: 'The site asks programs not to read it, so we did not.',
      not_let_in: 'The site did not let us in.',
    },
    log: deps.log,
  })
}

/** A reading of which nothing is read yet. */
function newReading(address: URL): WebsiteReading {
  return {
    asked: address.href,
    address: address.host,
    read_at: new Date().toISOString(),
    pages: 0,
    visited: [{ path: '/', state: 'reading' }],
    facts: [],
    is_ended: false,
  }
}

/** Opens a link once and says whether a page answers, and whether it does so at a secure address. */
export async function checkLink(address: URL, openPage: OpenPage): Promise<CheckedLink> {
  const opened = await openPage(address)
  const checked_at = new Date().toISOString()
  if (!opened.ok) return { state: opened.error.code, is_secure: false, checked_at }
  const { status, url } = opened.value
  return { state: status < 400 ? 'works' : 'broken', is_secure: url.protocol === 'https:', checked_at }
}
