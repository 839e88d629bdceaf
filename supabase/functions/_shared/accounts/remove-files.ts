import { err, ok, type Result } from '@foyer/shared/result.ts'
import { StorageApiError } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { removeFolder } from '../remove-folder.ts'
import { type ServiceClient, storageStatus } from '../service-client.ts'

/** Removes the files of a user from every bucket; where there are none already, it is a success. */
export type RemoveFiles = (userId: string) => Promise<Result<null, { readonly code: 'unavailable' }>>

const bucketsSchema = z.array(z.object({ id: z.string().min(1) }))

/** Makes the remover. It lists the buckets, so that a bucket added later is included. */
export function createRemoveFiles(client: ServiceClient, log: Log): RemoveFiles {
  const { storage } = client
  return async (userId) => {
    try {
      const buckets = await storage.listBuckets()
      if (buckets.error) throw buckets.error
      for (const { id } of bucketsSchema.parse(buckets.data)) await removeFolder(storage, id, userId)
      return ok(null)
    } catch (error) {
      log({ event: 'files_not_removed', status: error instanceof StorageApiError ? storageStatus(error) : 0 })
      return err({ code: 'unavailable' })
    }
  }
}
