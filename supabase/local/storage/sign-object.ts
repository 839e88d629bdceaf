import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { asCaller, type StorageContext } from './caller.ts'
import { findObject } from './object-records.ts'
import { noSuchObject, StorageError } from './storage-error.ts'

/**
 * The address that shows one object to anybody until it expires; policies are asked when it is signed. Throws 404 when
 * the caller cannot see the object.
 *
 * @param expiresIn in seconds
 */
export async function signDownload(
  { database, keys }: StorageContext,
  caller: Caller,
  bucketId: string,
  name: string,
  expiresIn: number,
) {
  const object = await asCaller(database, caller, 'storage.object.sign', (tx) =>
    findObject(tx, bucketId, name),
  )
  if (!object) throw noSuchObject()
  const token = await new SignJWT({ url: `${bucketId}/${name}` })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(`${expiresIn}s`)
    .sign(keys.jwtSecret)
  return { signedURL: `/object/sign/${bucketId}/${name}?token=${token}` }
}

const claimsSchema = z.object({ url: z.string(), exp: z.number() })

/** When the address stops working. Throws 400 for a token that is expired, forged or for another object. */
export async function checkDownload({ keys }: StorageContext, token: string, bucketId: string, name: string) {
  const { payload } = await jwtVerify(token, keys.jwtSecret, { algorithms: ['HS256'] }).catch((error) => {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new StorageError('400', 'InvalidJWT', error.message, 'InvalidJWT')
  })
  const claims = claimsSchema.safeParse(payload)
  if (claims.success && claims.data.url === `${bucketId}/${name}`) return new Date(claims.data.exp * 1000)
  throw new StorageError('400', 'InvalidSignature', 'Invalid signature', 'InvalidSignature')
}
