import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { asCaller, ownerOf, probe } from './caller-transaction.ts'
import {
  findObject,
  insertProbe,
  isoTime,
  type ObjectRecord,
  recordVersion,
  requireKey,
} from './object-records.ts'
import type { StorageContext } from './storage-context.ts'
import { noSuchObject } from './storage-error.ts'

export const transferOptions = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
})
type Transfer = z.infer<typeof transferOptions>

/** Deletes what the caller may delete and answers those rows; the rest is passed over in silence. */
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
  await blobs.remove(rows.map(({ version }) => version))
  return rows
}

/** Renames an object; its bytes stay where they are. */
export async function moveObject({ database }: StorageContext, caller: Caller, transfer: Transfer) {
  requireKey(transfer.destinationKey)
  const { affectedRows } = await asCaller(database, caller, 'storage.object.move', (tx) =>
    tx.query('update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2', [
      transfer.bucketId,
      transfer.sourceKey,
      transfer.destinationBucket ?? transfer.bucketId,
      transfer.destinationKey,
    ]),
  )
  if (affectedRows === 0) throw noSuchObject()
  return { message: 'Successfully moved' }
}

/** Copies an object the caller can see to where the caller may upload. */
export async function copyObject(
  { database, blobs }: StorageContext,
  caller: Caller,
  transfer: Transfer,
  isUpsert: boolean,
) {
  requireKey(transfer.destinationKey)
  const bucketId = transfer.destinationBucket ?? transfer.bucketId
  const target = { bucketId, name: transfer.destinationKey, owner: ownerOf(caller) }
  const source = await asCaller(database, caller, 'storage.object.copy', (tx) =>
    findObject(tx, transfer.bucketId, transfer.sourceKey),
  )
  if (source === null) throw noSuchObject()
  await probe(database, caller, 'storage.object.copy', (tx) => insertProbe(tx, target, isUpsert))

  const version = randomUUID()
  await blobs.copy(source.version, version)
  const metadata = { ...source.metadata, lastModified: new Date().toISOString() }
  try {
    const { userMetadata } = source
    const { id, replaced } = await database.asSuperuser((tx) =>
      recordVersion(tx, target, { version, metadata, userMetadata }, isUpsert),
    )
    if (replaced !== null) await blobs.remove([replaced])
    return { Id: id, Key: `${bucketId}/${target.name}` }
  } catch (error) {
    await blobs.remove([version])
    throw error
  }
}

/** What `info()` tells of an object. */
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
