import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import type { DatabaseAccess } from '../_shared/call-database.ts'
import type { Log } from '../_shared/log.ts'
import { secretKeyHeaders } from '../_shared/secret-key-headers.ts'

/** Removes the folder of a user from every bucket; a folder that is empty already is a success. */
export type RemoveFiles = (userId: string) => Promise<Result<null, { readonly code: 'unavailable' }>>

/** The most that the storage service lists or removes at once. */
const MOST_AT_ONCE = 1000
/** No user has as many files; a service that lists what it has removed must not keep us for ever. */
const MOST_ROUNDS = 100

const bucketsSchema = z.array(z.object({ id: z.string().min(1) }))
/** A folder is an entry without an id. */
const entriesSchema = z.array(z.object({ name: z.string().min(1), id: z.string().nullable() }))

/** Makes the remover. It asks for the buckets, so that one that is added later is not forgotten here. */
export function createRemoveFiles(
  { supabaseUrl, secretKey, timeoutMs }: DatabaseAccess,
  log: Log,
): RemoveFiles {
  const headers = { ...secretKeyHeaders(secretKey), 'content-type': 'application/json' }

  const ask = async (method: string, path: string, body?: Record<string, unknown>): Promise<unknown> => {
    const response = await fetch(`${supabaseUrl}/storage/v1/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new StorageRefused(response.status)
    return response.json()
  }

  const removeFolder = async (bucket: string, folder: string): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const listed = await ask('POST', `object/list/${bucket}`, {
        prefix: folder,
        limit: MOST_AT_ONCE,
        offset: 0,
      })
      const entries = entriesSchema.parse(listed)
      if (entries.length === 0) return
      const files = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`)
      if (files.length > 0) await ask('DELETE', `object/${bucket}`, { prefixes: files })
      for (const { name, id } of entries) if (id === null) await removeFolder(bucket, `${folder}/${name}`)
    }
    throw new StorageRefused(200)
  }

  return async (userId) => {
    try {
      const buckets = bucketsSchema.parse(await ask('GET', 'bucket'))
      for (const { id } of buckets) await removeFolder(encodeURIComponent(id), userId)
      return ok(null)
    } catch (error) {
      log({ event: 'files_not_removed', status: error instanceof StorageRefused ? error.status : 0 })
      return err({ code: 'unavailable' })
    }
  }
}

class StorageRefused extends Error {
  readonly status: number

  constructor(status: number) {
    super('The storage service did not do what it was asked.')
    this.status = status
  }
}
