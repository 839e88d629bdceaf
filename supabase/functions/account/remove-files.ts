import { err, ok, type Result } from '@foyer/shared/result.ts'
import { StorageApiError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Log } from '../_shared/log.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'

/** Removes the folder of a user from every bucket; a folder that is empty already is a success. */
export type RemoveFiles = (userId: string) => Promise<Result<null, { readonly code: 'unavailable' }>>

/** The most that the storage service lists or removes at once. */
const MAX_BATCH = 1000
/** No user has as many files; it ends the loop when the service goes on listing what it has removed. */
const MAX_ROUNDS = 100

const bucketsSchema = z.array(z.object({ id: z.string().min(1) }))
/** A folder is an entry without an id. */
const entriesSchema = z.array(z.object({ name: z.string().min(1), id: z.string().nullable() }))

/** Makes the remover. It asks for the buckets, so that one that is added later is not forgotten here. */
export function createRemoveFiles({ storage }: ServiceClient, log: Log): RemoveFiles {
  const removeFolder = async (bucket: string, folder: string): Promise<void> => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const listed = await storage.from(bucket).list(folder, { limit: MAX_BATCH, offset: 0 })
      if (listed.error) throw listed.error
      const entries = entriesSchema.parse(listed.data)
      if (entries.length === 0) return
      const files = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`)
      if (files.length > 0) {
        const { error } = await storage.from(bucket).remove(files)
        if (error) throw error
      }
      for (const { name, id } of entries) if (id === null) await removeFolder(bucket, `${folder}/${name}`)
    }
    throw new Error('The storage service lists what it has removed.')
  }

  return async (userId) => {
    try {
      const buckets = await storage.listBuckets()
      if (buckets.error) throw buckets.error
      for (const { id } of bucketsSchema.parse(buckets.data)) await removeFolder(id, userId)
      return ok(null)
    } catch (error) {
      log({ event: 'files_not_removed', status: error instanceof StorageApiError ? storageStatus(error) : 0 })
      return err({ code: 'unavailable' })
    }
  }
}
