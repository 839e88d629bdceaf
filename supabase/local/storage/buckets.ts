import { z } from 'zod'
import type { Caller, Transaction } from '../database/database.ts'
import { asCaller, ownerOf } from './caller-transaction.ts'
import { isoTime } from './object-records.ts'
import { parseSize } from './parse-size.ts'
import type { StorageContext } from './storage-context.ts'
import { noSuchBucket, StorageError } from './storage-error.ts'

export const bucketOptions = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
})
export const newBucket = bucketOptions.extend({ name: z.string(), id: z.string().optional() })
type BucketOptions = z.infer<typeof bucketOptions>

const BUCKET_NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/
const COLUMNS = `id, name, coalesce(owner::text, '') as owner, coalesce(public, false) as public, type,
  file_size_limit::float8 as file_size_limit, allowed_mime_types,
  ${isoTime('created_at')} as created_at, ${isoTime('updated_at')} as updated_at`

/** The buckets that the caller may see. */
export async function listBuckets({ database }: StorageContext, caller: Caller) {
  const { rows } = await asCaller(database, caller, 'storage.bucket.list', (tx) =>
    tx.query(`select ${COLUMNS} from storage.buckets order by name`),
  )
  return rows
}

/** One of them. Throws 404 for one that is hidden or missing. */
export async function getBucket({ database }: StorageContext, caller: Caller, id: string) {
  const { rows } = await asCaller(database, caller, 'storage.bucket.get', (tx) =>
    tx.query(`select ${COLUMNS} from storage.buckets where id = $1`, [id]),
  )
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}

/** Throws 400 for a name that Storage refuses, 409 for one that is taken, 403 by policy. */
export async function createBucket(
  { database }: StorageContext,
  caller: Caller,
  options: z.infer<typeof newBucket>,
) {
  const id = options.id ?? options.name
  if (!BUCKET_NAME.test(id)) {
    throw new StorageError('400', 'Invalid Input', 'Bucket name invalid', 'InvalidBucketName')
  }
  await asCaller(database, caller, 'storage.bucket.create', (tx) =>
    tx.query(
      `insert into storage.buckets (id, name, owner_id, public, file_size_limit, allowed_mime_types)
      values ($1, $2, $3, $4, $5, $6::text[])`,
      [id, options.name, ownerOf(caller), options.public ?? false, ...limitsOf(options)],
    ),
  )
  return { name: options.name }
}

/** Changes what `options` mentions. Throws 404 for a bucket that is hidden or missing. */
export async function updateBucket(
  { database }: StorageContext,
  caller: Caller,
  id: string,
  options: BucketOptions,
) {
  const { affectedRows } = await asCaller(database, caller, 'storage.bucket.update', (tx) =>
    tx.query(
      `update storage.buckets set updated_at = now(), public = coalesce($2, public),
        file_size_limit = case when $5 then $3::bigint else file_size_limit end,
        allowed_mime_types = case when $6 then $4::text[] else allowed_mime_types end
      where id = $1`,
      [
        id,
        options.public ?? null,
        ...limitsOf(options),
        options.file_size_limit !== undefined,
        options.allowed_mime_types !== undefined,
      ],
    ),
  )
  if (affectedRows === 0) throw noSuchBucket()
  return { message: 'Successfully updated' }
}

/** Throws 409 while the bucket holds an object. */
export async function deleteBucket({ database }: StorageContext, caller: Caller, id: string) {
  await asCaller(database, caller, 'storage.bucket.delete', async (tx) => {
    const objects = await tx.query('select 1 from storage.objects where bucket_id = $1 limit 1', [id])
    if (objects.rows.length > 0) {
      const message = 'The bucket you tried to delete is not empty'
      throw new StorageError('409', 'InvalidRequest', message, 'ResourceNotEmpty')
    }
    const { affectedRows } = await tx.query('delete from storage.buckets where id = $1', [id])
    if (affectedRows === 0) throw noSuchBucket()
  })
  return { message: 'Successfully deleted' }
}

/** Deletes the objects that the caller may delete; here it is done when it is answered. */
export async function emptyBucket({ database, blobs }: StorageContext, caller: Caller, id: string) {
  const versions = await asCaller(database, caller, 'storage.bucket.empty', async (tx) => {
    const buckets = await tx.query('select 1 from storage.buckets where id = $1', [id])
    if (buckets.rows.length === 0) throw noSuchBucket()
    const { rows } = await tx.query<{ version: string }>(
      'delete from storage.objects where bucket_id = $1 returning version',
      [id],
    )
    return rows.map(({ version }) => version)
  })
  await blobs.remove(versions)
  return { message: 'Empty bucket has been queued. Completion may take up to an hour.' }
}

/** Makes the buckets of config.toml, or brings those that exist to what it says now. */
export async function applyConfiguredBuckets(
  tx: Transaction,
  buckets: Readonly<Record<string, BucketOptions>>,
): Promise<void> {
  for (const [id, options] of Object.entries(buckets)) {
    await tx.query(
      `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ($1, $1, $2, $3, $4::text[])
      on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
        allowed_mime_types = excluded.allowed_mime_types`,
      [id, options.public ?? false, ...limitsOf(options)],
    )
  }
}

function limitsOf({ file_size_limit, allowed_mime_types }: BucketOptions) {
  const bytes = file_size_limit === undefined || file_size_limit === null ? null : parseSize(file_size_limit)
  return [bytes, allowed_mime_types ?? null] as const
}
