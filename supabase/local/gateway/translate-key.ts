import type { StackKeys } from '../keys.ts'

type Keys = Pick<StackKeys, 'secretKey' | 'publishableKey' | 'serviceRoleKey' | 'anonKey'>

/**
 * Returns the `Authorization` header for the services: a token stays, an API key becomes the JWT of its role.
 *
 * @returns the header's new value, or `undefined` when it has to go
 */
export function translateKey(
  keys: Keys,
  authorization: string | undefined,
  apikey: string | undefined,
): string | undefined {
  if (authorization && !authorization.startsWith('Bearer sb_')) return authorization
  if (apikey === keys.secretKey) return `Bearer ${keys.serviceRoleKey}`
  if (apikey === keys.publishableKey) return `Bearer ${keys.anonKey}`
  return apikey
}
