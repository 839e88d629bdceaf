// A mailed link of the authentication service itself redirects with a session or an error code in the fragment. It is
// read before the router and the guards start, and removed from the address bar.

import type { SessionTokens } from '../../session/api/session.ts'

export type AuthCallback =
  | { readonly kind: 'session'; readonly tokens: SessionTokens }
  | { readonly kind: 'error'; readonly code: string }

let failedWith: string | null = null

/** Reads the fragment of an address, and the query, where errors may stand too. */
export function readAuthCallback({ hash, search }: Location): AuthCallback | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const code =
    fragment.get('error_code') ?? new URLSearchParams(search).get('error_code') ?? fragment.get('error')
  if (code) return { kind: 'error', code }
  const accessToken = fragment.get('access_token')
  const refreshToken = fragment.get('refresh_token')
  return accessToken && refreshToken ? { kind: 'session', tokens: { accessToken, refreshToken } } : null
}

/** Reads the address of a page load and cleans it. */
export function takeAuthCallback({ history, location }: Window): AuthCallback | null {
  const callback = readAuthCallback(location)
  if (!callback) return null
  const query = new URLSearchParams(location.search)
  for (const name of ['error', 'error_code', 'error_description', 'sb']) query.delete(name)
  history.replaceState(history.state, '', location.pathname + (query.size ? `?${query}` : ''))
  if (callback.kind === 'error') failedWith = callback.code
  return callback
}

/** The error code of a failed mailed link, such as `otp_expired`. */
export function failedLinkCode(): string | null {
  return failedWith
}

/** Forgets the error code, after a new link was sent. */
export function clearFailedLink(): void {
  failedWith = null
}
