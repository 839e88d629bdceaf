import type { StackKeys } from '../keys.ts'

/**
 * What the services get as `Authorization`: a real token stays, an API key becomes the JWT of its role.
 *
 * @returns the header's new value, or `null` when it has to go
 */
export function translateKey(
  keys: StackKeys,
  authorization: string | null,
  apikey: string | null,
): string | null {
  if (authorization && !/^Bearer sb_/i.test(authorization)) return authorization
  if (apikey === keys.secretKey) return `Bearer ${keys.serviceRoleKey}`
  if (apikey === keys.publishableKey) return `Bearer ${keys.anonKey}`
  return apikey
}
