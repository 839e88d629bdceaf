// A mailed link of the authentication service itself redirects here. Its error code is read before the router and the
// guards start. A session in the address is never used: anyone can write a link with a session of their own.

let failedWith: string | null = null

/**
 * Reads the error code of a page's address, such as `otp_expired`, from the fragment or the query, and takes it out of
 * the address.
 *
 * @returns `null` without one
 */
export function takeFailedLink({ history, location }: Window): string | null {
  const fragment = new URLSearchParams(location.hash.slice(1))
  const query = new URLSearchParams(location.search)
  const code = fragment.get('error_code') ?? query.get('error_code') ?? fragment.get('error')
  if (!code) return null
  for (const name of ['error', 'error_code', 'error_description', 'sb']) query.delete(name)
  history.replaceState(history.state, '', location.pathname + (query.size ? `?${query}` : ''))
  failedWith = code
  return code
}

/** The error code of the link that opened this page. */
export function failedLinkCode(): string | null {
  return failedWith
}

/** Forgets the error code, after a new link was sent. */
export function clearFailedLink(): void {
  failedWith = null
}
