import { decodeProtectedHeader } from 'jose'
import { type StackKeys, verifyJwt } from '../keys.ts'
import { functionError } from './function-error.ts'

/**
 * The check of `verify_jwt`: a bearer token of this stack, or an API key in its place.
 *
 * @returns the refusal, or `null` when the request may pass
 */
export async function checkJwt(keys: StackKeys, headers: Headers): Promise<Response | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]
  const apikey = headers.get('apikey')
  if (bearer === undefined || bearer.startsWith('sb_')) {
    if (apikey === keys.publishableKey || apikey === keys.secretKey) return null
    return functionError(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
  }
  let algorithm: string | undefined
  try {
    algorithm = decodeProtectedHeader(bearer).alg
  } catch {
    return functionError(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT format')
  }
  if (algorithm !== 'HS256' && algorithm !== 'ES256') {
    const code = 'UNAUTHORIZED_UNSUPPORTED_TOKEN_ALGORITHM'
    return functionError(401, code, `Unsupported JWT algorithm ${algorithm}`)
  }
  try {
    await verifyJwt(keys, bearer)
    return null
  } catch {
    const code = algorithm === 'HS256' ? 'UNAUTHORIZED_JWT' : 'UNAUTHORIZED_ASYMMETRIC_JWT'
    return functionError(401, code, 'Invalid JWT')
  }
}
