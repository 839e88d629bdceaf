import type { StackKeys } from '../keys.ts'

type Keys = Pick<StackKeys, 'secretKey' | 'publishableKey' | 'serviceRoleKey' | 'anonKey'>

/** Files whose address alone opens them. */
const OPEN_FILES = /^\/storage\/v1\/(object\/(public|sign)|render\/image\/(public|sign))\//

/**
 * What the hosted gateway answers to a missing or unknown API key. The CLI's own lets both pass, as this one does unless
 * it is asked to be strict.
 *
 * @returns the sentence of the refusal, or `null` when the request may pass
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
