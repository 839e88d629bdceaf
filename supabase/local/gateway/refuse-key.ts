import type { StackKeys } from '../keys.ts'

type Keys = Pick<StackKeys, 'secretKey' | 'publishableKey' | 'serviceRoleKey' | 'anonKey'>

/** Files that need no key. */
const OPEN_FILES = /^\/storage\/v1\/(object\/(public|sign)|render\/image\/(public|sign))\//

/**
 * Checks the API key as the hosted gateway does. The CLI's gateway does not check it, and this one only with
 * `requireKeys`.
 *
 * @returns the error body, or `null` when the request may pass
 */
export function refuseKey(keys: Keys, url: string, apikey: string | undefined): object | null {
  if (OPEN_FILES.test(url)) return null
  if (!apikey) {
    return {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    }
  }
  const known = [keys.secretKey, keys.publishableKey, keys.serviceRoleKey, keys.anonKey]
  return known.includes(apikey)
    ? null
    : { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' }
}
