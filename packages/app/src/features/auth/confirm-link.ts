import { PATHS } from '../../config/paths.ts'

/** A mailed link, as its address on our confirm page says. */
export type ConfirmLink = {
  readonly tokenHash: string
  /** Where to go after signing in: a path of this app, whatever the address asked for. */
  readonly landingPath: string
}

/**
 * Reads a mailed link.
 *
 * @param query the query of the confirm page
 * @param ownOrigins the origins that count as this app; `redirect_to` is dropped when it names any other
 */
export function readConfirmLink(query: URLSearchParams, ownOrigins: readonly string[]): ConfirmLink {
  return {
    tokenHash: query.get('token_hash') ?? '',
    landingPath: ownPath(query.get('redirect_to') ?? '', ownOrigins),
  }
}

function ownPath(address: string, ownOrigins: readonly string[]): string {
  if (!URL.canParse(address)) return PATHS.guide
  const { origin, pathname, search, hash } = new URL(address)
  return ownOrigins.includes(origin) ? pathname + search + hash : PATHS.guide
}
