import { z } from 'zod'
import type { ServiceClient } from './service-client.ts'

/** The most that the storage service lists or removes at once. */
const MAX_BATCH = 1000
/** No folder has as many files: this ends the loop if the service keeps listing files that it has removed. */
const MAX_ROUNDS = 100

/** A folder is an entry without an id. */
const entriesSchema = z.array(z.object({ name: z.string().min(1), id: z.string().nullable() }))

/**
 * Removes every file below a folder of a bucket; a folder that is empty already is a success.
 *
 * @throws StorageApiError, or an Error when files remain
 */
export async function removeFolder(
  storage: ServiceClient['storage'],
  bucket: string,
  folder: string,
): Promise<void> {
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
    for (const { name, id } of entries)
      if (id === null) await removeFolder(storage, bucket, `${folder}/${name}`)
  }
  throw new Error('The storage service lists what it has removed.')
}
