import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { probe, type StorageContext } from './caller.ts'
import { type BucketRecord, findBucket, insertProbe, recordVersion, requireKey } from './object-records.ts'
import { invalidRequest, StorageError, tooLarge } from './storage-error.ts'

const jsonObject = z.record(z.string(), z.unknown())

type Upload = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mimeType: string
  readonly cacheControl: string
  readonly userMetadata: Readonly<Record<string, unknown>> | null
}

/** Stores the request's bytes and then the row, so that a row always has its bytes. */
export async function uploadObject(
  { blobs, database, maxFileSize }: StorageContext,
  request: Request,
  caller: Caller,
  {
    bucketId,
    name,
    isUpsert,
  }: { readonly bucketId: string; readonly name: string; readonly isUpsert: boolean },
): Promise<{ readonly Id: string; readonly Key: string }> {
  requireKey(name)
  const owner = typeof caller.claims.sub === 'string' ? caller.claims.sub : null
  const object = { bucketId, name, owner }
  const { bytes, mimeType, cacheControl, userMetadata } = await readUpload(request)
  const bucket = await database.asSuperuser((tx) => findBucket(tx, bucketId))
  requireMimeType(bucket, mimeType)
  if (bytes.length > Math.min(bucket.fileSizeLimit ?? maxFileSize, maxFileSize)) throw tooLarge()
  await probe(database, caller, 'storage.object.upload', (tx) => insertProbe(tx, object, isUpsert))

  const version = randomUUID()
  const metadata = {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: mimeType,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.length,
    httpStatusCode: 200,
  }
  try {
    await blobs.write(version, bytes)
    const { id, replaced } = await database.asSuperuser((tx) =>
      recordVersion(tx, object, { version, metadata, userMetadata }, isUpsert),
    )
    if (replaced !== null) await blobs.remove(replaced)
    return { Id: id, Key: `${bucketId}/${name}` }
  } catch (error) {
    await blobs.remove(version)
    throw error
  }
}

/** Reads a multipart form or a raw body, as supabase-js sends them. Throws 400 for a form without a file. */
async function readUpload(request: Request): Promise<Upload> {
  const mimeType = request.headers.get('content-type') ?? 'application/octet-stream'
  if (!/^multipart\/form-data/i.test(mimeType)) {
    const metadata = request.headers.get('x-metadata')
    return {
      bytes: new Uint8Array(await request.arrayBuffer()),
      mimeType,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      userMetadata: metadata === null ? null : parseMetadata(Buffer.from(metadata, 'base64').toString()),
    }
  }
  const form = await request.formData().catch(() => {
    throw invalidRequest('The form could not be read')
  })
  const file = [...form.values()].find((value) => value instanceof File)
  if (!file) throw invalidRequest('body must have a file')
  const seconds = form.get('cacheControl')
  const metadata = form.get('metadata')
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimeType: file.type || 'application/octet-stream',
    cacheControl: seconds === null ? 'no-cache' : `max-age=${seconds}`,
    userMetadata: typeof metadata === 'string' ? parseMetadata(metadata) : null,
  }
}

function parseMetadata(text: string): Record<string, unknown> {
  try {
    return jsonObject.parse(JSON.parse(text))
  } catch {
    throw invalidRequest('metadata must be a JSON object')
  }
}

// As the client states it, word for word: Storage does not look into the bytes.
function requireMimeType({ allowedMimeTypes }: BucketRecord, mimeType: string): void {
  if (allowedMimeTypes === null || allowedMimeTypes.length === 0) return
  const [family] = mimeType.split('/')
  if (allowedMimeTypes.some((allowed) => allowed === mimeType || allowed === `${family}/*`)) return
  const message = `mime type ${mimeType} is not supported`
  throw new StorageError('415', 'invalid_mime_type', message, 'InvalidMimeType')
}
