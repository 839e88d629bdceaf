import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { StackContext } from '../context.ts'
import type { Caller, Transaction } from '../database/database.ts'
import { createBlobStore } from './blob-store.ts'
import {
  applyConfiguredBuckets,
  bucketOptions,
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  newBucket,
  updateBucket,
} from './buckets.ts'
import { asCaller, authenticate, ownerOf } from './caller-transaction.ts'
import { copyObject, describeObject, moveObject, removeObjects, transferOptions } from './change-objects.ts'
import { listObjects, listOptions } from './list-objects.ts'
import { findBucket, findObject } from './object-records.ts'
import { parseSize } from './parse-size.ts'
import { serveObject } from './serve-object.ts'
import { checkDownload, checkUpload, signDownload, signDownloads, signUpload } from './sign-object.ts'
import type { StorageContext } from './storage-context.ts'
import {
  invalidRequest,
  noSuchBucket,
  noSuchObject,
  notImplemented,
  toStorageError,
} from './storage-error.ts'
import { uploadObject } from './upload-object.ts'

const expiresIn = z.int().min(1)
const signOptions = z.object({ expiresIn })
const signManyOptions = z.object({ expiresIn, paths: z.array(z.string()).min(1) })
const removeOptions = z.object({ prefixes: z.array(z.string()).min(1) })
const LEFT_OUT = ['/render/*', '/upload/*', '/s3/*', '/iceberg/*', '/vector/*', '/cdn/*', '/object/list-v2/*']

/** Supabase Storage's wire protocol: rows and policies in the stack's database, bytes on disk or in memory. */
export function createStorageService({ config, database, keys, dataDir }: StackContext): Hono {
  const context: StorageContext = {
    database,
    keys,
    blobs: createBlobStore(dataDir === null ? null : join(dataDir, 'storage')),
    maxFileSize: parseSize(config.storage.file_size_limit),
  }
  const ready = database.asSuperuser((tx) => applyConfiguredBuckets(tx, config.storage.buckets))
  // Every request waits for it below and is told; a stack that nobody asks must not end of it.
  ready.catch(() => {})

  const service = new Hono()
  service.onError((error) => toStorageError(error).toResponse())
  service.notFound((c) => {
    const message = `Route ${c.req.method}:${c.req.path} not found`
    return c.json({ message, error: 'Not Found', statusCode: 404 }, 404)
  })
  service.use(async (_c, next) => {
    await ready
    await next()
  })
  for (const path of LEFT_OUT) {
    service.all(path, (c) => {
      throw notImplemented(`${c.req.method} ${c.req.path}`)
    })
  }
  addBucketRoutes(service, context)
  addObjectRoutes(service, context)
  return service
}

function addBucketRoutes(service: Hono, context: StorageContext): void {
  const caller = (c: Context) => authenticate(c.req.raw, context.keys)

  service.get('/bucket', async (c) => c.json(await listBuckets(context, await caller(c))))
  service.post('/bucket', async (c) => {
    return c.json(await createBucket(context, await caller(c), await readJson(c, newBucket)))
  })
  service.get('/bucket/:id', async (c) =>
    c.json(await getBucket(context, await caller(c), c.req.param('id'))),
  )
  service.put('/bucket/:id', async (c) => {
    const options = await readJson(c, bucketOptions)
    return c.json(await updateBucket(context, await caller(c), c.req.param('id'), options))
  })
  service.delete('/bucket/:id', async (c) => {
    return c.json(await deleteBucket(context, await caller(c), c.req.param('id')))
  })
  service.post('/bucket/:id/empty', async (c) => {
    return c.json(await emptyBucket(context, await caller(c), c.req.param('id')))
  })
}

function addObjectRoutes(service: Hono, context: StorageContext): void {
  const { database } = context
  const caller = (c: Context) => authenticate(c.req.raw, context.keys)
  const isUpsert = (c: Context) => c.req.header('x-upsert') === 'true'

  const lookUpAs = async (who: Caller, operation: string, bucket: string, key: string) => {
    return asCaller(database, who, operation, (tx) => findObject(tx, bucket, key))
  }
  const lookUpPublic = (bucket: string, key: string) => {
    return database.asSuperuser((tx) => findPublicObject(tx, bucket, key))
  }
  const upload = async (c: Context, bucket: string, key: string, upsert: boolean) => {
    const who = await caller(c)
    const object = { bucketId: bucket, name: key, owner: ownerOf(who) }
    return c.json(await uploadObject(context, c.req.raw, { object, isUpsert: upsert, caller: who }))
  }
  const download = async (c: Context, bucket: string, key: string) => {
    const who = await caller(c)
    return serveObject(context, c.req.raw, () =>
      lookUpAs(who, 'storage.object.get_authenticated', bucket, key),
    )
  }

  service.post('/object/move', async (c) => {
    return c.json(await moveObject(context, await caller(c), await readJson(c, transferOptions)))
  })
  service.post('/object/copy', async (c) => {
    const options = await readJson(c, transferOptions)
    return c.json(await copyObject(context, await caller(c), options, isUpsert(c)))
  })
  service.post('/object/list/:bucket', async (c) => {
    const options = await readJson(c, listOptions)
    return c.json(await listObjects(context, await caller(c), c.req.param('bucket'), options))
  })

  service.post('/object/upload/sign/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    return c.json(await signUpload(context, await caller(c), bucket, key, isUpsert(c)))
  })
  service.put('/object/upload/sign/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    const { owner, upsert } = await checkUpload(context, c.req.query('token') ?? '', bucket, key)
    const object = { bucketId: bucket, name: key, owner }
    const { Key } = await uploadObject(context, c.req.raw, { object, isUpsert: upsert, caller: null })
    return c.json({ Key })
  })
  service.post('/object/sign/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    const options = await readJson(c, signOptions)
    return c.json(await signDownload(context, await caller(c), bucket, key, options.expiresIn))
  })
  service.post('/object/sign/:bucket', async (c) => {
    const options = await readJson(c, signManyOptions)
    const { bucket } = c.req.param()
    return c.json(await signDownloads(context, await caller(c), bucket, options.paths, options.expiresIn))
  })
  service.get('/object/sign/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    const expires = await checkDownload(context, c.req.query('token') ?? '', bucket, key)
    const lookUp = () => database.asSuperuser((tx) => findObject(tx, bucket, key))
    return serveObject(context, c.req.raw, lookUp, expires)
  })

  service.get('/object/public/:bucket/:key{.+}', (c) => {
    const { bucket, key } = c.req.param()
    return serveObject(context, c.req.raw, () => lookUpPublic(bucket, key))
  })
  service.get('/object/authenticated/:bucket/:key{.+}', (c) => {
    const { bucket, key } = c.req.param()
    return download(c, bucket, key)
  })
  service.get('/object/info/public/:bucket/:key{.+}', async (c) => {
    const { bucket, key } = c.req.param()
    return c.json(describeObject((await lookUpPublic(bucket, key)) ?? missing()))
  })
  for (const path of [
    '/object/info/authenticated/:bucket/:key{.+}',
    '/object/info/:bucket/:key{.+}',
  ] as const) {
    service.get(path, async (c) => {
      const { bucket, key } = c.req.param()
      const object = await lookUpAs(await caller(c), 'storage.object.info_authenticated', bucket, key)
      return c.json(describeObject(object ?? missing()))
    })
  }

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
  service.post('/object/:bucket/:key{.+}', (c) => {
    const { bucket, key } = c.req.param()
    return upload(c, bucket, key, isUpsert(c))
  })
  service.put('/object/:bucket/:key{.+}', (c) => {
    const { bucket, key } = c.req.param()
    return upload(c, bucket, key, true)
  })
  service.get('/object/:bucket/:key{.+}', (c) => {
    const { bucket, key } = c.req.param()
    return download(c, bucket, key)
  })
}

async function findPublicObject(tx: Transaction, bucketId: string, name: string) {
  const bucket = await findBucket(tx, bucketId)
  if (!bucket.public) throw noSuchBucket()
  return findObject(tx, bucketId, name)
}

function missing(): never {
  throw noSuchObject()
}

async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await c.req.json().catch(() => null))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.join('/') ?? ''
  throw invalidRequest(`body${path === '' ? '' : `/${path}`} ${issue?.message ?? 'is invalid'}`)
}
