// A mailed link of the authentication service itself redirects with a session or an error code in the fragment. It is
// read before the router and the guards start, and removed from the address bar.

import type { SessionTokens } from '../../session/api/session.ts'

export type AuthCallback =
  | { readonly kind: 'session'; readonly tokens: SessionTokens }
  | { readonly kind: 'error'; readonly code: string }

let failedWith: string | null = null

/** Reads the fragment (and the query, where errors may stand too) of a page load and cleans the address. */
export function takeAuthCallback(page: Window): AuthCallback | null {
  const { hash, search, pathname } = page.location
  const fragment = new URLSearchParams(hash.slice(1))
  const query = new URLSearchParams(search)
  const code = fragment.get('error_code') ?? query.get('error_code') ?? fragment.get('error')
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  if (!code && !(accessToken && refreshToken)) return null
  for (const name of ['error', 'error_code', 'error_description', 'sb']) query.delete(name)
  page.history.replaceState(page.history.state, '', pathname + (query.size ? `?${query}` : ''))
  if (code) {
    failedWith = code
    return { kind: 'error', code }
  }
  return accessToken && refreshToken ? { kind: 'session', tokens: { accessToken, refreshToken } } : null
}

/** The error code of a failed mailed link, such as `otp_expired`. */
export function failedLinkCode(): string | null {
  return failedWith
}

/** Forgets the error code, after a new link was sent. */
export function clearFailedLink(): void {
  failedWith = null
}
