import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Caller, Transaction } from '../database/database.ts'
import { asCaller, ownerOf, probe } from './caller-transaction.ts'
import { findBucket, insertProbe, requireKey } from './object-records.ts'
import type { StorageContext } from './storage-context.ts'
import { noSuchObject, StorageError } from './storage-error.ts'

// Policies are asked when an address is signed; whoever has the address needs no other right until it expires.

const UPLOAD_SECONDS = 7200
const HIDDEN = 'Either the object does not exist or you do not have access to it'

/** The address that shows one object. Throws 404 when the caller cannot see it. */
export async function signDownload(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  name: string,
  expiresIn: number,
) {
  const visible = await asCaller(context.database, caller, 'storage.object.sign', (tx) =>
    findNames(tx, bucketId, [name]),
  )
  if (!visible.has(name)) throw noSuchObject()
  return { signedURL: await downloadAddress(context, bucketId, name, expiresIn) }
}

/** The same for many objects; those the caller cannot see are answered with an error each. */
export async function signDownloads(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  names: readonly string[],
  expiresIn: number,
) {
  const visible = await asCaller(context.database, caller, 'storage.object.sign_many', (tx) =>
    findNames(tx, bucketId, names),
  )
  return Promise.all(
    names.map(async (name) => {
      if (!visible.has(name)) return { error: HIDDEN, path: name, signedURL: null }
      const signedURL = await downloadAddress(context, bucketId, name, expiresIn)
      return { error: null, path: name, signedURL }
    }),
  )
}

/** The address that takes one upload. Throws 403 when the caller may not upload there. */
export async function signUpload(
  context: StorageContext,
  caller: Caller,
  bucketId: string,
  name: string,
  isUpsert: boolean,
) {
  requireKey(name)
  const owner = ownerOf(caller)
  await context.database.asSuperuser((tx) => findBucket(tx, bucketId))
  await probe(context.database, caller, 'storage.object.sign_upload_url', (tx) =>
    insertProbe(tx, { bucketId, name, owner }, isUpsert),
  )
  const claims = { url: `${bucketId}/${name}`, scope: 'upload', owner, upsert: isUpsert }
  const token = await sign(context, claims, UPLOAD_SECONDS)
  return { url: `/object/upload/sign/${bucketId}/${name}?token=${token}`, token }
}

const downloadClaims = z.object({ url: z.string(), scope: z.literal('download'), exp: z.number() })
const uploadClaims = z.object({
  url: z.string(),
  scope: z.literal('upload'),
  owner: z.string().nullable(),
  upsert: z.boolean(),
})

/** When the address stops working. Throws 400 for a token that is spent, forged or for something else. */
export async function checkDownload(context: StorageContext, token: string, bucketId: string, name: string) {
  const { exp } = await check(context, token, bucketId, name, downloadClaims)
  return new Date(exp * 1000)
}

/** For whom the upload was signed, and whether it may replace. Throws as `checkDownload` does. */
export function checkUpload(context: StorageContext, token: string, bucketId: string, name: string) {
  return check(context, token, bucketId, name, uploadClaims)
}

async function check<Claims extends { readonly url: string }>(
  { keys }: StorageContext,
  token: string,
  bucketId: string,
  name: string,
  schema: z.ZodType<Claims>,
): Promise<Claims> {
  const { payload } = await jwtVerify(token, keys.jwtSecret, { algorithms: ['HS256'] }).catch((error) => {
    if (error instanceof errors.JOSEError) {
      throw new StorageError('400', 'InvalidJWT', error.message, 'InvalidJWT')
    }
    throw error
  })
  const claims = schema.safeParse(payload)
  if (claims.success && claims.data.url === `${bucketId}/${name}`) return claims.data
  throw new StorageError('400', 'InvalidSignature', 'Invalid signature', 'InvalidSignature')
}

async function downloadAddress(context: StorageContext, bucketId: string, name: string, expiresIn: number) {
  const token = await sign(context, { url: `${bucketId}/${name}`, scope: 'download' }, expiresIn)
  return `/object/sign/${bucketId}/${name}?token=${token}`
}

function sign({ keys }: StorageContext, claims: Record<string, unknown>, seconds: number): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keys.jwtSecret)
}

async function findNames(tx: Transaction, bucketId: string, names: readonly string[]) {
  const { rows } = await tx.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 and name = any ($2::text[])',
    [bucketId, names],
  )
  return new Set(rows.map(({ name }) => name))
}
