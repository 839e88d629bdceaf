import { DRAFTS_BUCKET } from '@foyer/shared/api/drafts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { type Log, stackFrames } from '../_shared/log.ts'
import { removeFolder } from '../_shared/remove-folder.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'
import type { RenderedFile } from './render-version.ts'

/** How long browsers keep a file, in seconds: a replaced address should not work much longer. */
const CACHE_SECONDS = '600'

type StorageFailure = { readonly code: 'unavailable'; readonly status: number }

/** The bucket of drafts. */
export type FileStore = {
  /** Stores a file, in place of one that is there; returns its path. */
  readonly put: (slug: string, file: RenderedFile) => Promise<Result<string, StorageFailure>>
  /** Removes a folder; one that is empty already is a success. */
  readonly remove: (slug: string) => Promise<Result<null, StorageFailure>>
}

/** Makes the calls of the storage. */
export function createFileStore({ storage }: ServiceClient, log: Log): FileStore {
  return {
    put: async (slug, { name, contentType, body }) => {
      const path = `${slug}/${name}`
      // The types that a bucket allows are compared without parameters; the page says its charset itself.
      const [type = contentType] = contentType.split(';')
      const { error } = await storage
        .from(DRAFTS_BUCKET)
        .upload(path, body, { contentType: type, cacheControl: CACHE_SECONDS, upsert: true })
      if (!error) return ok(path)
      const status = storageStatus(error)
      log({ event: 'draft_file_not_stored', file: name, status })
      return err({ code: 'unavailable', status })
    },
    remove: async (slug) => {
      try {
        await removeFolder(storage, DRAFTS_BUCKET, slug)
        return ok(null)
      } catch (error) {
        log({ event: 'draft_folder_not_removed', at: stackFrames(error) })
        return err({ code: 'unavailable', status: 0 })
      }
    },
  }
}
