import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { StackConfig } from '../config.ts'
import type { StackContext } from '../context.ts'
import type { Caller, Transaction } from '../database/database.ts'
import { createBlobStore } from './blob-store.ts'
import { asCaller, authenticate, type StorageContext } from './caller.ts'
import { listObjects, listOptions } from './list-objects.ts'
import { describeObject, findBucket, findObject, isoTime, removeObjects } from './object-records.ts'
import { serveObject } from './serve-object.ts'
import { checkDownload, signDownload } from './sign-object.ts'
import {
  invalidRequest,
  noSuchBucket,
  noSuchObject,
  notImplemented,
  tooLarge,
  toStorageError,
} from './storage-error.ts'
import { uploadObject } from './upload-object.ts'

const signOptions = z.object({ expiresIn: z.int().min(1) })
const removeOptions = z.object({ prefixes: z.array(z.string()).min(1) })
/** What a form adds to its file. */
const FORM_BYTES = 1024 * 1024

/**
 * The part of Supabase Storage's interface that the product uses: buckets are read, objects are uploaded, downloaded,
 * listed, signed and removed. Rows and policies are in the stack's database, bytes on disk or in memory.
 */
export function createStorageService({ config, database, keys, dataDir }: StackContext): Hono {
  const context: StorageContext = {
    database,
    keys,
    blobs: createBlobStore(dataDir === null ? null : join(dataDir, 'storage')),
    maxFileSize: parseSize(config.storage.file_size_limit),
  }
  const ready = database.asSuperuser((tx) => applyConfiguredBuckets(tx, config.storage.buckets))
  // Each request waits for it below and reports its error; without a request it must not end the stack.
  ready.catch(() => {})

  const service = new Hono()
  service.onError((error) => toStorageError(error).toResponse())
  service.use(async (_c, next) => {
    await ready
    await next()
  })
  service.use(
    bodyLimit({
      maxSize: context.maxFileSize + FORM_BYTES,
      onError: () => {
        throw tooLarge()
      },
    }),
  )
  addRoutes(service, context)
  service.all('*', (c) => {
    throw notImplemented(`${c.req.method} ${c.req.path}`)
  })
  return service
}

function addRoutes(service: Hono, context: StorageContext): void {
  const { database } = context
  const caller = (c: Context) => authenticate(c.req.raw, context.keys)
  const findAsCaller = async (c: Context, bucket: string, key: string, operation: string) => {
    const object = await asCaller(database, await caller(c), operation, (tx) => findObject(tx, bucket, key))
    if (!object) throw noSuchObject()
    return object
  }

  service.get('/bucket', async (c) => c.json(await listBuckets(context, await caller(c))))
  service.get('/bucket/:id', async (c) =>
    c.json(await getBucket(context, await caller(c), c.req.param('id'))),
  )

  service.post('/object/list/:bucket', async (c) => {
    const options = await readJson(c, listOptions)
    return c.json(await listObjects(context, await caller(c), c.req.param('bucket'), options))
  })
  service.post('/object/sign/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    const { expiresIn } = await readJson(c, signOptions)
    return c.json(await signDownload(context, await caller(c), bucket, key, expiresIn))
  })
  service.get('/object/sign/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    const expires = await checkDownload(context, c.req.query('token') ?? '', bucket, key)
    const lookUp = () => database.asSuperuser((tx) => findObject(tx, bucket, key))
    return serveObject(context, c.req.raw, lookUp, expires)
  })
  service.get('/object/public/:bucket/:key{.+}', (c) => {
    const { bucket, key } = c.req.param()
    return serveObject(context, c.req.raw, () =>
      database.asSuperuser(async (tx) => {
        if (!(await findBucket(tx, bucket)).public) throw noSuchBucket()
        return findObject(tx, bucket, key)
      }),
    )
  })
  service.get('/object/info/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    return c.json(describeObject(await findAsCaller(c, bucket, key, 'storage.object.info_authenticated')))
  })
  for (const path of ['/object/authenticated/:bucket/:key{.+}', '/object/:bucket/:key{.+}'] as const) {
    service.get(path, (c) => {
      const { bucket, key } = c.req.param()
      const lookUp = () => findAsCaller(c, bucket, key, 'storage.object.get_authenticated')
      return serveObject(context, c.req.raw, lookUp)
    })
  }

  service.on(['POST', 'PUT'], '/object/:bucket/:key{.+}', async (c) => {
    const { bucket: bucketId, key: name } = c.req.param()
    // Their own first part of the path: none of these is a bucket.
    if (/^(copy|move|sign|upload|list-v2)$/.test(bucketId))
      throw notImplemented(`${c.req.method} ${c.req.path}`)
    const isUpsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true'
    return c.json(await uploadObject(context, c.req.raw, await caller(c), { bucketId, name, isUpsert }))
  })
  service.delete('/object/:bucket', async (c) => {
    const { prefixes } = await readJson(c, removeOptions)
    return c.json(await removeObjects(context, await caller(c), c.req.param('bucket'), prefixes))
  })
  service.delete('/object/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    const removed = await removeObjects(context, await caller(c), bucket, [key])
    if (removed.length === 0) throw noSuchObject()
    return c.json({ message: 'Successfully deleted' })
  })
}

async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await c.req.json().catch(() => null))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.join('/') ?? ''
  throw invalidRequest(`body${path === '' ? '' : `/${path}`} ${issue?.message ?? 'is invalid'}`)
}

const COLUMNS = `id, name, coalesce(owner::text, '') as owner, coalesce(public, false) as public, type,
  file_size_limit::float8 as file_size_limit, allowed_mime_types,
  ${isoTime('created_at')} as created_at, ${isoTime('updated_at')} as updated_at`

/** The buckets that the caller may see. */
async function listBuckets({ database }: StorageContext, caller: Caller) {
  const { rows } = await asCaller(database, caller, 'storage.bucket.list', (tx) =>
    tx.query(`select ${COLUMNS} from storage.buckets order by name`),
  )
  return rows
}

/** One bucket. Throws 404 for one that is hidden or missing. */
async function getBucket({ database }: StorageContext, caller: Caller, id: string) {
  const { rows } = await asCaller(database, caller, 'storage.bucket.get', (tx) =>
    tx.query(`select ${COLUMNS} from storage.buckets where id = $1`, [id]),
  )
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}

/** Makes the buckets of config.toml, or changes those that exist to what it says now. */
async function applyConfiguredBuckets(
  tx: Transaction,
  buckets: StackConfig['storage']['buckets'],
): Promise<void> {
  for (const [id, { public: isPublic, file_size_limit: limit, allowed_mime_types }] of Object.entries(
    buckets,
  )) {
    await tx.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ($1, $1, $2, $3, $4::text[])
      on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types`,
      [id, isPublic, limit === undefined ? null : parseSize(limit), allowed_mime_types ?? null],
    )
  }
}

const UNITS: Readonly<Record<string, number>> = {
  b: 1,
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
}

/** Bytes from a number or a text such as `50MiB`. Throws 400 for what is neither. */
export function parseSize(size: number | string): number {
  if (typeof size === 'number') return size
  const [, digits = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(size.trim()) ?? []
  const factor = UNITS[unit.toLowerCase() || 'b']
  if (digits === '' || factor === undefined) throw invalidRequest(`"${size}" is not a size`)
  return Math.floor(Number(digits) * factor)
}
