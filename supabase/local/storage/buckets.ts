import type { StackConfig } from '../config.ts'
import type { Caller, Transaction } from '../database/database.ts'
import { asCaller, type StorageContext } from './caller.ts'
import { isoTime } from './object-records.ts'
import { parseSize } from './parse-size.ts'
import { noSuchBucket } from './storage-error.ts'

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

/** One bucket. Throws 404 for one that is hidden or missing. */
export async function getBucket({ database }: StorageContext, caller: Caller, id: string) {
  const { rows } = await asCaller(database, caller, 'storage.bucket.get', (tx) =>
    tx.query(`select ${COLUMNS} from storage.buckets where id = $1`, [id]),
  )
  if (!rows[0]) throw noSuchBucket()
  return rows[0]
}

/** Makes the buckets of config.toml, or changes those that exist to what it says now. */
export async function applyConfiguredBuckets(
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
