import { err, ok, type Result } from '@foyer/shared/result.ts'
import { deployFilePath, manifestPath } from '@foyer/shared/sites/manifest.ts'
import { SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import { StorageApiError } from '@supabase/supabase-js'
import type { Log } from '../_shared/log.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'
import type { Deploy } from './render-deploy.ts'

/** Stores the files of a deploy that are not there yet, its manifest last: with it the deploy is complete. */
export type UploadDeploy = (deploy: Deploy) => Promise<Result<null, { readonly code: 'unavailable' }>>

/** No deploy of ours has as many. */
const MAX_FILES = 1000

/** Makes the upload. It may break off anywhere: the next one stores what is missing. */
export function createUploadDeploy(client: ServiceClient, log: Log): UploadDeploy {
  const bucket = client.storage.from(SITES_BUCKET)
  const store = async (path: string, body: string | Uint8Array<ArrayBuffer>, contentType: string) => {
    // Files are named after their bytes, so one that another request stored meanwhile is the same.
    const { error } = await bucket.upload(path, body, { contentType, upsert: true })
    if (error) throw error
  }
  return async ({ id, manifest, bodies }) => {
    try {
      const listed = await bucket.list(`deploys/${id}`, { limit: MAX_FILES })
      if (listed.error) throw listed.error
      const known = new Set(listed.data.map(({ name }) => name))
      const missing = [...bodies].filter(([hash]) => !known.has(hash))
      await Promise.all(
        missing.map(([hash, body]) => store(deployFilePath(id, hash), body, 'application/octet-stream')),
      )
      await store(manifestPath(id), manifest, 'application/json')
      return ok(null)
    } catch (error) {
      const status = error instanceof StorageApiError ? storageStatus(error) : 0
      log({ event: 'deploy_not_stored', status })
      return err({ code: 'unavailable' })
    }
  }
}
