// The secrets of one data folder: generated once and stored in it. Each can be set from the environment instead.
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CryptoKey,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { z } from 'zod'

const secretsSchema = z.object({
  jwtSecret: z.string().min(32),
  signingKey: z.looseObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    kid: z.string(),
    d: z.string(),
  }),
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  /** Missing in folders that were made before the Postgres port asked for a password. */
  databasePassword: z.string().min(1).optional(),
})

type KeptSecrets = z.infer<typeof secretsSchema>
type Secrets = KeptSecrets & { readonly databasePassword: string }

export type StackKeys = {
  readonly jwtSecret: Uint8Array
  readonly jwtSecretText: string
  /** Signs access tokens with ES256. */
  readonly signingKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly keyId: string
  readonly publicJwk: JWK & { readonly kid: string }
  readonly anonKey: string
  readonly serviceRoleKey: string
  readonly publishableKey: string
  readonly secretKey: string
  /** Of the Postgres port. */
  readonly databasePassword: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The expiry that the CLI's own local keys carry (October 2032). */
const API_KEY_EXPIRY = 1983812996

/**
 * Makes or reads the keys of a data folder.
 *
 * @param dataDir `null` makes keys that are not stored
 * @param env `SUPABASE_AUTH_JWT_SECRET`, `SUPABASE_AUTH_SIGNING_KEY` (a private EC JWK), `SUPABASE_PUBLISHABLE_KEY`,
 *   `SUPABASE_SECRET_KEY` and `SUPABASE_LOCAL_DB_PASSWORD` replace stored ones
 */
export async function createKeys(dataDir: string | null = null, env: Environment = {}): Promise<StackKeys> {
  const kept = await keptSecrets(dataDir)
  const secrets: Secrets = {
    jwtSecret: env.SUPABASE_AUTH_JWT_SECRET || kept.jwtSecret,
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY || kept.publishableKey,
    secretKey: env.SUPABASE_SECRET_KEY || kept.secretKey,
    databasePassword: env.SUPABASE_LOCAL_DB_PASSWORD || kept.databasePassword,
    signingKey: env.SUPABASE_AUTH_SIGNING_KEY
      ? readSigningKey(env.SUPABASE_AUTH_SIGNING_KEY)
      : kept.signingKey,
  }
  requireStrength(secrets)
  const jwtSecret = new TextEncoder().encode(secrets.jwtSecret)
  const { d: _private, ...publicPart } = secrets.signingKey
  const publicJwk = { ...publicPart, alg: 'ES256', use: 'sig', key_ops: ['verify'] }
  return {
    jwtSecret,
    jwtSecretText: secrets.jwtSecret,
    signingKey: await importKey(secrets.signingKey),
    publicKey: await importKey(publicJwk),
    keyId: secrets.signingKey.kid,
    publicJwk,
    anonKey: await signApiKey('anon', jwtSecret),
    serviceRoleKey: await signApiKey('service_role', jwtSecret),
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    databasePassword: secrets.databasePassword,
  }
}

/**
 * Checks a token's signature (ES256 or HS256, by these keys) and its times.
 *
 * @throws the errors of `jose`
 */
export async function verifyJwt(keys: StackKeys, token: string): Promise<JWTPayload> {
  // The stack signed these two itself and they never change: only their expiry has to be checked.
  const isApiKey = token === keys.anonKey || token === keys.serviceRoleKey
  if (isApiKey && Date.now() / 1000 < API_KEY_EXPIRY) return decodeJwt(token)
  const { alg } = decodeProtectedHeader(token)
  const key = alg === 'HS256' ? keys.jwtSecret : keys.publicKey
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256', 'ES256'] })
  return payload
}

/** A key that can be guessed would start without a word, and open everything. */
function requireStrength({ jwtSecret, secretKey, publishableKey, databasePassword }: Secrets): void {
  if (jwtSecret.length < 32) {
    throw new Error('SUPABASE_AUTH_JWT_SECRET is too short: set at least 32 characters, or unset it.')
  }
  if (!/^sb_secret_[\w-]{20,}$/.test(secretKey)) {
    throw new Error(
      'SUPABASE_SECRET_KEY is no secret key: set "sb_secret_" and at least 20 random characters, or unset it.',
    )
  }
  if (!/^sb_publishable_[\w-]{4,}$/.test(publishableKey)) {
    throw new Error(
      'SUPABASE_PUBLISHABLE_KEY is no publishable key: set one that begins with "sb_publishable_", or unset it.',
    )
  }
  if (databasePassword.length < 8) {
    throw new Error('SUPABASE_LOCAL_DB_PASSWORD is too short: set at least 8 characters, or unset it.')
  }
}

async function keptSecrets(dataDir: string | null): Promise<Secrets> {
  const file = dataDir === null ? null : join(dataDir, 'keys.json')
  const found = file && existsSync(file) ? readKept(file) : await makeSecrets()
  const { databasePassword = randomText(24) } = found
  if (file && !found.databasePassword) keep(file, { ...found, databasePassword })
  return { ...found, databasePassword }
}

async function makeSecrets(): Promise<KeptSecrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return secretsSchema.parse({
    jwtSecret: randomText(43),
    signingKey: { ...(await exportJWK(privateKey)), kid: randomUUID() },
    publishableKey: `sb_publishable_${randomText(22)}_${randomText(8)}`,
    secretKey: `sb_secret_${randomText(22)}_${randomText(8)}`,
  })
}

function keep(file: string, secrets: Secrets): void {
  const unfinished = `${file}.unfinished`
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, file)
}

function readKept(file: string): KeptSecrets {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(`${file} is damaged: delete it to create new keys (all users have to sign in again).`)
  }
}

function readSigningKey(text: string): Secrets['signingKey'] {
  try {
    return secretsSchema.shape.signingKey.parse(JSON.parse(text))
  } catch {
    throw new Error(
      'SUPABASE_AUTH_SIGNING_KEY is not a private EC P-256 key as JWK with a kid: correct or unset it.',
    )
  }
}

/** Random letters, digits, `-` and `_`. */
function randomText(length: number): string {
  return randomBytes(length).toString('base64url').slice(0, length)
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new Error('The signing key is not an EC key.')
  return key
}

function signApiKey(role: string, secret: Uint8Array): Promise<string> {
  return new SignJWT({ iss: 'supabase-demo', role, exp: API_KEY_EXPIRY })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(secret)
}
