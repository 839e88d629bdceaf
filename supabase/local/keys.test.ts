import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createKeys, type StackKeys, verifyJwt } from './keys.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const sign = (keys: StackKeys, claims = {}) =>
  new SignJWT({ sub: 'somebody', ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: keys.keyId })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(keys.signingKey)

test('keys have the form of the hosted platform and are new for every folder', async () => {
  const [one, other] = [await createKeys(), await createKeys()]
  expect(one.publishableKey).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/)
  expect(one.secretKey).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/)
  expect(decodeProtectedHeader(one.anonKey)).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(decodeJwt(one.anonKey)).toEqual({ iss: 'supabase-demo', role: 'anon', exp: 1983812996 })
  expect(decodeJwt(one.serviceRoleKey)).toEqual({
    iss: 'supabase-demo',
    role: 'service_role',
    exp: 1983812996,
  })
  for (const name of ['publishableKey', 'secretKey', 'jwtSecretText', 'anonKey', 'keyId'] as const) {
    expect(one[name]).not.toBe(other[name])
  }
})

test('keeps the keys of a folder in a file that only its owner can read', async () => {
  const first = await createKeys(dataDir)
  const again = await createKeys(dataDir)
  for (const name of ['publishableKey', 'secretKey', 'jwtSecretText', 'anonKey', 'publicJwk'] as const) {
    expect(again[name]).toEqual(first[name])
  }
  expect(statSync(join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600)
  expect(await verifyJwt(again, await sign(first))).toMatchObject({ sub: 'somebody' })
})

test('adds a password to an older folder and keeps its keys', async () => {
  const first = await createKeys(dataDir)
  const file = join(dataDir, 'keys.json')
  const { databasePassword: _, ...older } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(older))
  const upgraded = await createKeys(dataDir)
  expect(upgraded.secretKey).toBe(first.secretKey)
  expect(upgraded.databasePassword).toMatch(/^[\w-]{24}$/)
  expect(upgraded.databasePassword).not.toBe(first.databasePassword)
  expect((await createKeys(dataDir)).databasePassword).toBe(upgraded.databasePassword)
  expect((await createKeys(dataDir, { SUPABASE_LOCAL_DB_PASSWORD: 'of my own' })).databasePassword).toBe(
    'of my own',
  )
})

test('each can be set from the environment', async () => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'mine' }
  const keys = await createKeys(dataDir, {
    SUPABASE_AUTH_JWT_SECRET: 'a secret of at least 32 characters',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_mine',
    SUPABASE_SECRET_KEY: 'sb_secret_of-nobody-else-but-me',
    SUPABASE_AUTH_SIGNING_KEY: JSON.stringify(jwk),
  })
  expect([keys.jwtSecretText, keys.publishableKey, keys.secretKey, keys.keyId]).toEqual([
    'a secret of at least 32 characters',
    'sb_publishable_mine',
    'sb_secret_of-nobody-else-but-me',
    'mine',
  ])
  const published = createLocalJWKSet({ keys: [keys.publicJwk] })
  expect((await jwtVerify(await sign(keys), published)).payload.sub).toBe('somebody')
  expect(keys.publicJwk).not.toHaveProperty('d')
})

test.each([
  [{ SUPABASE_AUTH_JWT_SECRET: 'short' }, /SUPABASE_AUTH_JWT_SECRET is too short/],
  [{ SUPABASE_SECRET_KEY: 'x' }, /SUPABASE_SECRET_KEY is no secret key/],
  [{ SUPABASE_SECRET_KEY: 'sb_secret_x' }, /SUPABASE_SECRET_KEY is no secret key/],
  [{ SUPABASE_SECRET_KEY: `sb_publishable_${'x'.repeat(30)}` }, /SUPABASE_SECRET_KEY is no secret key/],
  [{ SUPABASE_PUBLISHABLE_KEY: 'x' }, /SUPABASE_PUBLISHABLE_KEY is no publishable key/],
  [{ SUPABASE_LOCAL_DB_PASSWORD: 'x' }, /SUPABASE_LOCAL_DB_PASSWORD is too short/],
  [{ SUPABASE_AUTH_SIGNING_KEY: '{}' }, /SUPABASE_AUTH_SIGNING_KEY is not a private EC P-256 key/],
])('%j is refused in one sentence', async (env, sentence) => {
  await expect(createKeys(null, env)).rejects.toThrow(sentence)
})

test('tokens of these keys are accepted, others and expired ones are not', async () => {
  const keys = await createKeys()
  expect(await verifyJwt(keys, await sign(keys))).toMatchObject({ sub: 'somebody' })
  expect(await verifyJwt(keys, keys.anonKey)).toMatchObject({ role: 'anon' })
  const shared = await new SignJWT({ sub: 'shared' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(keys.jwtSecret)
  expect(await verifyJwt(keys, shared)).toMatchObject({ sub: 'shared' })

  const others = await createKeys()
  await expect(verifyJwt(keys, await sign(others))).rejects.toThrow(errors.JWSSignatureVerificationFailed)
  await expect(verifyJwt(keys, others.anonKey)).rejects.toThrow(errors.JWSSignatureVerificationFailed)
  await expect(verifyJwt(keys, await sign(keys, { nbf: 4_000_000_000 }))).rejects.toThrow(
    errors.JWTClaimValidationFailed,
  )
  const expired = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(1)
    .sign(keys.jwtSecret)
  await expect(verifyJwt(keys, expired)).rejects.toThrow(errors.JWTExpired)
  await expect(verifyJwt(keys, 'eyJhbGciOiJub25lIn0.e30.')).rejects.toThrow(errors.JOSEError)
})

test('does not accept the public key as an HS256 secret', async () => {
  const keys = await createKeys()
  const secret = new TextEncoder().encode(JSON.stringify(keys.publicJwk))
  const forged = await new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
  await expect(verifyJwt(keys, forged)).rejects.toThrow(errors.JWSSignatureVerificationFailed)
})
