import type { StackKeys } from '../keys.ts'

/** Files that need no key. */
const OPEN_FILES = /^\/storage\/v1\/(object\/(public|sign)|render\/image\/(public|sign))\//

/**
 * Checks the API key as the hosted gateway does. The CLI's gateway does not check it, and this one only with
 * `requireKeys`.
 *
 * @returns the error body, or `null` when the request may pass
 */
export function refuseKey(keys: StackKeys, url: string, apikey: string | undefined): object | null {
  if (OPEN_FILES.test(url)) return null
  const hint = 'No `apikey` request header or url param was found.'
  if (!apikey) return { message: 'No API key found in request', hint }
  const known = [keys.secretKey, keys.publishableKey, keys.serviceRoleKey, keys.anonKey]
  return known.includes(apikey)
    ? null
    : { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' }
}

/**
 * Returns the `Authorization` header for the services: a token stays, an API key becomes the JWT of its role.
 *
 * @returns the header's new value, or `undefined` when it has to go
 */
export function translateKey(
  keys: StackKeys,
  authorization: string | undefined,
  apikey: string | undefined,
): string | undefined {
  if (authorization && !authorization.startsWith('Bearer sb_')) return authorization
  if (apikey === keys.secretKey) return `Bearer ${keys.serviceRoleKey}`
  if (apikey === keys.publishableKey) return `Bearer ${keys.anonKey}`
  return apikey
}
