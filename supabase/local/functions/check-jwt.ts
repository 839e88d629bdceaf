import type { IncomingHttpHeaders } from 'node:http'
import { decodeProtectedHeader } from 'jose'
import { bearerToken } from '../bearer-token.ts'
import { type StackKeys, verifyJwt } from '../keys.ts'
import type { FunctionError } from './function-error.ts'

/**
 * The check of `verify_jwt`: a bearer token of this stack, or an API key in its place.
 *
 * @returns the refusal, or `null` when the request may pass
 */
export async function checkJwt(
  keys: StackKeys,
  { authorization, apikey }: IncomingHttpHeaders,
): Promise<FunctionError | null> {
  const bearer = bearerToken(authorization)
  if (bearer === undefined || bearer.startsWith('sb_')) {
    if (apikey === keys.publishableKey || apikey === keys.secretKey) return null
    return unauthorized('UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
  }
  let algorithm: string | undefined
  try {
    algorithm = decodeProtectedHeader(bearer).alg
  } catch {
    return unauthorized('UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT format')
  }
  if (algorithm !== 'HS256' && algorithm !== 'ES256') {
    return unauthorized(
      'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM',
      `Unsupported JWT algorithm ${algorithm ?? 'none'}`,
    )
  }
  try {
    await verifyJwt(keys, bearer)
    return null
  } catch {
    const code = algorithm === 'HS256' ? 'UNAUTHORIZED_JWT' : 'UNAUTHORIZED_ASYMMETRIC_JWT'
    return unauthorized(code, 'Invalid JWT')
  }
}

function unauthorized(code: string, message: string): FunctionError {
  return { status: 401, code, message }
}
