import { randomUUID } from 'node:crypto'
import type { Caller } from '../database/database.ts'
import { probe } from './caller-transaction.ts'
import {
  type BucketRecord,
  findBucket,
  insertProbe,
  type NewObject,
  recordVersion,
  requireKey,
} from './object-records.ts'
import { readUpload, type Upload } from './read-upload.ts'
import type { StorageContext } from './storage-context.ts'
import { StorageError } from './storage-error.ts'

export type UploadOrder = {
  readonly object: NewObject
  readonly isUpsert: boolean
  /** Who must be allowed to; `null` for a signed upload, which was allowed when it was signed. */
  readonly caller: Caller | null
}

/** Stores the request's bytes and then the row, so that a row always has its bytes. */
export async function uploadObject(
  context: StorageContext,
  request: Request,
  { object, isUpsert, caller }: UploadOrder,
): Promise<{ readonly Id: string; readonly Key: string }> {
  const { blobs, database } = context
  requireKey(object.name)
  const upload = await readUpload(request)
  const version = randomUUID()
  try {
    const bucket = await database.asSuperuser((tx) => findBucket(tx, object.bucketId))
    requireMimeType(bucket, upload.mimeType)
    if (caller) {
      await probe(database, caller, 'storage.object.upload', (tx) => insertProbe(tx, object, isUpsert))
    }
    const id = await store(context, object, isUpsert, upload, version, maxBytesOf(bucket, context))
    return { Id: id, Key: `${object.bucketId}/${object.name}` }
  } catch (error) {
    upload.discard()
    await blobs.remove([version])
    throw error
  }
}

async function store(
  { blobs, database }: StorageContext,
  object: NewObject,
  isUpsert: boolean,
  upload: Upload,
  version: string,
  maxBytes: number,
): Promise<string> {
  const { size, eTag } = await blobs.write(version, upload.body, maxBytes)
  const { cacheControl, userMetadata } = await upload.details()
  const metadata = {
    eTag,
    size,
    mimetype: upload.mimeType,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
  const { id, replaced } = await database.asSuperuser((tx) =>
    recordVersion(tx, object, { version, metadata, userMetadata }, isUpsert),
  )
  if (replaced !== null) await blobs.remove([replaced])
  return id
}

function maxBytesOf({ fileSizeLimit }: BucketRecord, { maxFileSize }: StorageContext): number {
  return Math.min(fileSizeLimit ?? Number.POSITIVE_INFINITY, maxFileSize)
}

// As the client states it, word for word: Storage does not look into the bytes.
function requireMimeType({ allowedMimeTypes }: BucketRecord, mimeType: string): void {
  if (allowedMimeTypes === null || allowedMimeTypes.length === 0) return
  const [family] = mimeType.split('/')
  if (allowedMimeTypes.some((allowed) => allowed === mimeType || allowed === `${family}/*`)) return
  throw new StorageError(
    '415',
    'invalid_mime_type',
    `mime type ${mimeType} is not supported`,
    'InvalidMimeType',
  )
}
