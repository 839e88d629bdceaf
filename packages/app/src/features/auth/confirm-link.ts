import { PATHS } from '../../config/paths.ts'

/** The parameter of `redirect_to` with the hint of the account; see `accountHintOf`. */
export const ACCOUNT_PARAMETER = 'account'

/** The parameter of `redirect_to` with the id that the browser made up when it asked for the mail. */
export const REQUEST_PARAMETER = 'request'

/** The parameter of `redirect_to` with the capture that a sign-up came with. */
export const LEAD_PARAMETER = 'lead'

/** The purposes of a mailed link, as the authentication service names them. */
const LINK_TYPES = ['email', 'signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const
export type LinkType = (typeof LINK_TYPES)[number]

/** A mailed link, as read from the query of the confirm page. */
export type ConfirmLink = {
  readonly tokenHash: string
  readonly type: LinkType
  /** Where to go after signing in: always a path of this app. */
  readonly landingPath: string
  /** The hint of the account that the link claims to open; empty without one. Anyone can write any hint. */
  readonly accountHint: string
  /** The id of the request for this mail; empty without a valid one. */
  readonly request: string
  /** The capture that the sign-up came with; empty without a valid one. */
  readonly lead: string
}

/**
 * Reads a mailed link.
 *
 * @param query the query of the confirm page
 * @param ownOrigins the origins that count as this app; `redirect_to` is dropped when it names any other
 */
export function readConfirmLink(query: URLSearchParams, ownOrigins: readonly string[]): ConfirmLink {
  const type = LINK_TYPES.find((known) => known === query.get('type')) ?? 'email'
  const otherwise = type === 'email_change' ? PATHS.settings : PATHS.guide
  const target = ownAddress(query.get('redirect_to') ?? '', ownOrigins)
  const accountHint = target?.searchParams.get(ACCOUNT_PARAMETER) ?? ''
  const request = target?.searchParams.get(REQUEST_PARAMETER) ?? ''
  const lead = target?.searchParams.get(LEAD_PARAMETER) ?? ''
  for (const own of [ACCOUNT_PARAMETER, REQUEST_PARAMETER, LEAD_PARAMETER]) target?.searchParams.delete(own)
  return {
    tokenHash: query.get('token_hash') ?? '',
    type,
    landingPath: target ? target.pathname + target.search + target.hash : otherwise,
    accountHint,
    request: UUID.test(request) ? request : '',
    lead: UUID.test(lead) ? lead : '',
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function ownAddress(address: string, ownOrigins: readonly string[]): URL | null {
  const url = URL.parse(address)
  return url && ownOrigins.includes(url.origin) ? url : null
}
