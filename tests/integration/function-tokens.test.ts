// Which tokens the functions for signed-in people accept. The platform's own check is off (config.toml), so every answer
// here is the function's.
import { ACCOUNT_PATH, CAPTURES_PATH } from '@foyer/shared/api/account.ts'
import { PASSAGES_PATH } from '@foyer/shared/api/drafts.ts'
import { CHECK_RESUME_PATH, START_SITE_BUILDER_PATH } from '@foyer/shared/api/site-builder.ts'
import { SUPPORT_PATH } from '@foyer/shared/api/support.ts'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { signInByCode } from './sign-in-by-code.ts'
import { startTestStack } from './start-test-stack.ts'

const stack = await startTestStack()
const owner = await signInByCode(stack)
afterAll(() => stack.stop())

type SigningKey = Parameters<SignJWT['sign']>[0]

/** The live token with other claims, signed with this key under the header of the live one. */
function signAgain(key: SigningKey, claims: JWTPayload = {}): Promise<string> {
  const { alg = '', kid } = decodeProtectedHeader(owner.token)
  return new SignJWT({ ...decodeJwt(owner.token), ...claims })
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
    .sign(key)
}

const ENDPOINTS: readonly (readonly [string, string, number])[] = [
  ['POST', START_SITE_BUILDER_PATH, 409],
  ['POST', CHECK_RESUME_PATH, 400],
  ['DELETE', ACCOUNT_PATH, 422],
  ['GET', CAPTURES_PATH, 200],
  ['POST', SUPPORT_PATH, 400],
  ['POST', PASSAGES_PATH, 409],
]

function call(method: string, path: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${stack.apiUrl}/functions/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: '{}' }),
  })
}

/** Without an API key as well: the functions do not need one. */
const withToken = (token: string) => ({ authorization: `Bearer ${token}` })

describe.each(ENDPOINTS)('%s %s', (method, path, statusWhenSignedIn) => {
  test.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ['no token', () => ({})],
    ['no token but the publishable key', () => ({ apikey: stack.keys.publishableKey })],
    ['a malformed token', () => withToken('nonsense')],
    ['an unsigned token', () => withToken('eyJhbGciOiJub25lIn0.e30.')],
    ['the publishable key as token', () => withToken(stack.keys.publishableKey)],
    ['the secret key as token', () => withToken(stack.keys.secretKey)],
    ['the older anon key as token', () => withToken(stack.keys.anonKey)],
    ['the older service key as token', () => withToken(stack.keys.serviceRoleKey)],
    [
      'an expired token',
      async () =>
        withToken(await signAgain(stack.keys.signingKey, { exp: Math.floor(Date.now() / 1000) - 60 })),
    ],
    [
      'a token with the signature of another key',
      async () => withToken(await signAgain((await generateKeyPair('ES256')).privateKey)),
    ],
    [
      'a token whose claims were changed',
      () => {
        const [header, , signature] = owner.token.split('.')
        const claims = { ...decodeJwt(owner.token), sub: '7f9c24e8-3b12-4fef-91e0-56a2d5a1c001' }
        return withToken(
          `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`,
        )
      },
    ],
  ])('rejects %s as unauthenticated', async (_, headers) => {
    const response = await call(method, path, await headers())
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect([response.status, await response.json()]).toEqual([
      401,
      { error: { code: 'unauthorized', message: 'Please sign in first.' } },
    ])
  })

  test('accepts the asymmetric token of a live user', async () => {
    expect(decodeProtectedHeader(owner.token).alg).toBe('ES256')
    expect((await call(method, path, withToken(owner.token))).status).toBe(statusWhenSignedIn)
  })

  test('accepts a token of the same session that is signed with the older symmetric secret', async () => {
    const token = await new SignJWT(decodeJwt(owner.token))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(stack.keys.jwtSecret)
    expect((await call(method, path, withToken(token))).status).toBe(statusWhenSignedIn)
  })

  test('rejects the token of a user who signed out, although its signature is good', async () => {
    const gone = await signInByCode(stack)
    await gone.client.auth.signOut({ scope: 'global' })
    expect((await call(method, path, withToken(gone.token))).status).toBe(401)
  })
})
