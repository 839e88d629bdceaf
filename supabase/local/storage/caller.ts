import { errors } from 'jose'
import { bearerToken } from '../bearer-token.ts'
import type { Caller, Database, Transaction } from '../database/database.ts'
import { type StackKeys, verifyJwt } from '../keys.ts'
import type { BlobStore } from './blob-store.ts'
import { accessDenied } from './storage-error.ts'

/** The dependencies of the calls of the storage service. */
export type StorageContext = {
  readonly database: Database
  readonly keys: StackKeys
  readonly blobs: BlobStore
  /** The stack's own limit for one object, in bytes. */
  readonly maxFileSize: number
}

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/** The caller by the bearer token. Throws 403 for a missing or foreign token. */
export async function authenticate(request: Request, keys: StackKeys): Promise<Caller> {
  const token = bearerToken(request.headers.get('authorization'))
  if (token === undefined) throw accessDenied('Invalid Compact JWS')
  const claims = await verifyJwt(keys, token).catch((error) => {
    throw accessDenied(error instanceof errors.JOSEError ? error.message : 'Invalid Compact JWS')
  })
  const role = typeof claims.role === 'string' ? claims.role : 'anon'
  if (!ROLES.has(role)) throw accessDenied(`role "${role}" does not exist`)
  return { role, claims: { ...claims, role } }
}

/** Runs one transaction as the caller; policies can ask `storage.operation()` for the operation. */
export function asCaller<T>(
  database: Database,
  caller: Caller,
  operation: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const settings = { 'storage.operation': operation, 'storage.allow_delete_query': 'true' }
  return database.asCaller(caller, { settings }, work)
}

class Undone extends Error {}

/** Tries a change as the caller and rolls it back; throws what Postgres refuses, by policy or constraint. */
export async function probe(
  database: Database,
  caller: Caller,
  operation: string,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await asCaller(database, caller, operation, async (tx) => {
      await change(tx)
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
}
