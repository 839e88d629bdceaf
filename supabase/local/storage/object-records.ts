import type { Caller, Transaction } from '../database/database.ts'
import { isUuid } from '../is-uuid.ts'
import { asCaller, type StorageContext } from './caller.ts'
import { noSuchBucket, StorageError } from './storage-error.ts'

type ObjectMetadata = {
  readonly eTag: string
  readonly size: number
  readonly mimetype: string
  readonly cacheControl: string
  readonly lastModified: string
  readonly contentLength: number
  readonly httpStatusCode: number
}

export type ObjectRecord = {
  readonly id: string
  readonly bucketId: string
  readonly name: string
  readonly version: string
  readonly metadata: ObjectMetadata
  readonly userMetadata: Readonly<Record<string, unknown>> | null
  readonly createdAt: string
  readonly updatedAt: string
}

export type BucketRecord = {
  readonly public: boolean
  readonly fileSizeLimit: number | null
  readonly allowedMimeTypes: readonly string[] | null
}

type NewObject = Pick<ObjectRecord, 'bucketId' | 'name'> & { readonly owner: string | null }
type NewVersion = Pick<ObjectRecord, 'version' | 'metadata' | 'userMetadata'>

/** A timestamp as Supabase Storage writes it. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

const KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/

/** Throws 400 for a name that Storage refuses. Source: supabase/storage, src/storage/limits.ts. */
export function requireKey(name: string): void {
  if (!KEY.test(name)) throw new StorageError('400', 'InvalidKey', `Invalid key: ${name}`, 'InvalidKey')
}

/** Throws 404 when there is no such bucket. */
export async function findBucket(tx: Transaction, id: string): Promise<BucketRecord> {
  const { rows } = await tx.query<BucketRecord>(
    `select coalesce(public, false) as public, file_size_limit::float8 as "fileSizeLimit",
      allowed_mime_types as "allowedMimeTypes"
    from storage.buckets where id = $1`,
    [id],
  )
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}

/** `null` when the object is missing, or hidden from the role of the transaction. */
export async function findObject(
  tx: Transaction,
  bucketId: string,
  name: string,
): Promise<ObjectRecord | null> {
  const { rows } = await tx.query<ObjectRecord>(
    `select id, bucket_id as "bucketId", name, version, metadata, user_metadata as "userMetadata",
      ${isoTime('created_at')} as "createdAt", ${isoTime('updated_at')} as "updatedAt"
    from storage.objects where bucket_id = $1 and name = $2`,
    [bucketId, name],
  )
  return rows[0] ?? null
}

/** Inserts the row without its bytes, to test the caller's rights. */
export function insertProbe(tx: Transaction, object: NewObject, isUpsert: boolean) {
  return tx.query(
    `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    values ($1, $2, $3, $4, 'probe', '{}')${
      isUpsert
        ? ' on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id'
        : ''
    }`,
    [object.bucketId, object.name, ownerUuid(object.owner), object.owner],
  )
}

/** Records bytes that are on disk; returns the row's id and the version it replaces, if any. */
export async function recordVersion(
  tx: Transaction,
  object: NewObject,
  { version, metadata, userMetadata }: NewVersion,
  isUpsert: boolean,
): Promise<{ readonly id: string; readonly replaced: string | null }> {
  const { rows } = await tx.query<{ id: string; replaced: string | null }>(
    `with previous as (select version from storage.objects where bucket_id = $1 and name = $2)
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values ($1, $2, $3, $4, $5, $6::text::jsonb, $7::text::jsonb)${
      isUpsert
        ? ` on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
            version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata`
        : ''
    } returning id, (select version from previous) as replaced`,
    [
      object.bucketId,
      object.name,
      ownerUuid(object.owner),
      object.owner,
      version,
      JSON.stringify(metadata),
      userMetadata === null ? null : JSON.stringify(userMetadata),
    ],
  )
  if (!rows[0]) throw new Error('The insert of an object answered no row')
  return rows[0]
}

/** Deletes what the caller may delete and returns those rows; skips the others silently. */
export async function removeObjects(
  { database, blobs }: StorageContext,
  caller: Caller,
  bucketId: string,
  names: readonly string[],
): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await asCaller(database, caller, 'storage.object.delete_many', (tx) =>
    tx.query<{ version: string }>(
      `delete from storage.objects where bucket_id = $1 and name = any ($2::text[])
      returning bucket_id, name, id, owner, owner_id, version, metadata, user_metadata,
        ${isoTime('created_at')} as created_at, ${isoTime('updated_at')} as updated_at,
        ${isoTime('last_accessed_at')} as last_accessed_at`,
      [bucketId, names],
    ),
  )
  await Promise.all(rows.map(({ version }) => blobs.remove(version)))
  return rows
}

/** An object as `info()` returns it. */
export function describeObject(object: ObjectRecord): Record<string, unknown> {
  const { id, name, version, bucketId, metadata, userMetadata, createdAt, updatedAt } = object
  return {
    id,
    name,
    version,
    bucket_id: bucketId,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: userMetadata,
    last_modified: metadata.lastModified,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}

function ownerUuid(owner: string | null): string | null {
  return owner !== null && isUuid(owner) ? owner : null
}
