import { parseUrl } from '@foyer/shared/parse-url.ts'
import type { ProvenAgain } from './carried.ts'

/** The purposes of a mailed link, as the authentication service names them. */
const LINK_TYPES = ['email', 'signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const
export type LinkType = (typeof LINK_TYPES)[number]

/** A mailed link, as read from the query of the confirm page. Anyone can write any: `CARRIED` says what proves each part. */
export type ConfirmLink = {
  readonly tokenHash: string
  readonly type: LinkType
  /** The hint of the account that the link claims to open; empty without one. */
  readonly accountHint: string
  /** The id of the request for this mail; empty without a valid one. */
  readonly request: string
  /** The code of the same mail; empty without one. */
  readonly code: string
}

/**
 * Reads a mailed link.
 *
 * @param query the query of the confirm page
 */
export function readConfirmLink(query: URLSearchParams): ConfirmLink {
  const target = parseUrl(query.get('redirect_to') ?? '')?.searchParams
  const read = (from: URLSearchParams | undefined, name: ProvenAgain) => from?.get(name) ?? ''
  const request = read(target, 'request')
  return {
    tokenHash: read(query, 'token_hash'),
    type: LINK_TYPES.find((known) => known === read(query, 'type')) ?? 'email',
    accountHint: read(target, 'account'),
    request: UUID.test(request) ? request : '',
    code: read(query, 'code'),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
