import { errors } from 'jose'
import { bearerToken } from '../bearer-token.ts'
import type { Caller, Database, Transaction } from '../database/database.ts'
import { type StackKeys, verifyJwt } from '../keys.ts'
import { accessDenied } from './storage-error.ts'

const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/** Who asks. Throws 403 for a token that is missing or not ours. */
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

/** The `sub` of the caller, as both owner columns keep it. */
export function ownerOf({ claims }: Caller): string | null {
  return typeof claims.sub === 'string' ? claims.sub : null
}

/** One transaction as the caller, in which policies can ask `storage.operation()` what is being done. */
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

/** Tries a change as the caller and undoes it: what Postgres refuses, policies and constraints alike, is thrown. */
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
