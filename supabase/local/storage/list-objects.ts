import { z } from 'zod'
import type { Caller } from '../database/database.ts'
import { asCaller, type StorageContext } from './caller.ts'
import { isoTime } from './object-records.ts'

export const listOptions = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})

/** What is directly in a folder: its folders first, with their names alone, then its objects. */
export async function listObjects(
  { database }: StorageContext,
  caller: Caller,
  bucketId: string,
  { prefix, search, limit, offset, sortBy }: z.infer<typeof listOptions>,
): Promise<readonly Record<string, unknown>[]> {
  const folder = prefix.replace(/^\/+|\/+$/g, '')
  const start = folder === '' ? search : `${folder}/${search}`
  // Objects in deeper folders show as the folder at this level.
  const level = start.split('/').length
  const { rows } = await asCaller(database, caller, 'storage.object.list', (tx) =>
    tx.query(
      `with found as (
        select *, path_tokens[$3] as entry, cardinality(path_tokens) > $3 as is_folder
        from storage.objects
        where bucket_id = $1 and starts_with(lower(name), lower($2)) and path_tokens[$3] <> ''
      ), entries as (
        select distinct on (entry) true as is_folder, entry, null::uuid as id, null::jsonb as metadata,
          null::timestamptz as created_at, null::timestamptz as updated_at, null::timestamptz as last_accessed_at
        from found where is_folder
        union all
        select false, entry, id, metadata, created_at, updated_at, last_accessed_at from found where not is_folder
      )
      select entry as name, id, ${isoTime('updated_at')} as updated_at, ${isoTime('created_at')} as created_at,
        ${isoTime('last_accessed_at')} as last_accessed_at, metadata
      from entries
      order by is_folder desc, case when is_folder then entry end ${sortBy.order},
        ${sortBy.column === 'name' ? 'entry' : `entries.${sortBy.column}`} ${sortBy.order}, entry
      limit $4 offset $5`,
      [bucketId, start, level, limit, offset],
    ),
  )
  return rows
}
