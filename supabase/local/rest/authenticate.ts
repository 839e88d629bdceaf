import { errors } from 'jose'
import { bearerToken } from '../bearer-token.ts'
import type { Caller } from '../database/database.ts'
import { type StackKeys, verifyJwt } from '../keys.ts'
import { RestError } from './rest-error.ts'

/** Who asks: the role and claims of the bearer token, `anon` without one. Throws PGRST301 or PGRST303. */
export async function authenticate(authorization: string | null, keys: StackKeys): Promise<Caller> {
  const token = bearerToken(authorization)
  if (token === undefined) return { role: 'anon', claims: { role: 'anon' } }

  const partCount = token.split('.').length
  if (partCount !== 3) throw undecodable(`Expected 3 parts in JWT; got ${partCount}`)
  try {
    const claims = await verifyJwt(keys, token)
    const role = typeof claims.role === 'string' ? claims.role : 'anon'
    return { role, claims: { ...claims, role } }
  } catch (error) {
    throw refusal(error)
  }
}

function refusal(error: unknown): RestError {
  if (error instanceof errors.JWTExpired) return badClaims('JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed) {
    return badClaims(error.claim === 'aud' ? 'JWT not in audience' : 'JWT not yet valid')
  }
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSEAlgNotAllowed) {
    return undecodable('No suitable key or wrong key type')
  }
  return undecodable('JWT cryptographic operation failed')
}

function undecodable(message: string): RestError {
  return new RestError(401, 'PGRST301', message, { headers: challenge(message) })
}

function badClaims(message: string): RestError {
  return new RestError(401, 'PGRST303', message, { headers: challenge(message) })
}

function challenge(message: string): Record<string, string> {
  return { 'www-authenticate': `Bearer error="invalid_token", error_description="${message}"` }
}
