import { PATHS } from '../../config/paths.ts'

/** The purposes of a mailed link, as the authentication service names them. */
const LINK_TYPES = ['email', 'signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const
export type LinkType = (typeof LINK_TYPES)[number]

/** A mailed link, as read from the query of the confirm page. */
export type ConfirmLink = {
  readonly tokenHash: string
  readonly type: LinkType
  /** Where to go after signing in: always a path of this app. */
  readonly landingPath: string
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
  return {
    tokenHash: query.get('token_hash') ?? '',
    type,
    landingPath: ownPath(query.get('redirect_to') ?? '', ownOrigins) ?? otherwise,
  }
}

function ownPath(address: string, ownOrigins: readonly string[]): string | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname, search, hash } = new URL(address)
  return ownOrigins.includes(origin) ? pathname + search + hash : null
}
