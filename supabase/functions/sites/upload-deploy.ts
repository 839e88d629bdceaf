import { err, ok, type Result } from '@foyer/shared/result.ts'
import { deployFilePath, manifestPath } from '@foyer/shared/sites/manifest.ts'
import { SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import { StorageApiError } from '@supabase/supabase-js'
import type { Log } from '../_shared/log.ts'
import { type ServiceClient, storageStatus } from '../_shared/service-client.ts'
import type { Deploy } from './render-deploy.ts'

/** Stores the files of a deploy and its manifest, all at the same time: the call that records it makes it complete. */
export type UploadDeploy = (deploy: Deploy) => Promise<Result<null, { readonly code: 'unavailable' }>>

/** Makes the upload. It may break off anywhere, and be repeated: files are named after their bytes. */
export function createUploadDeploy(client: ServiceClient, log: Log): UploadDeploy {
  const bucket = client.storage.from(SITES_BUCKET)
  const store = async (path: string, body: string | Uint8Array<ArrayBuffer>, contentType: string) => {
    const { error } = await bucket.upload(path, body, { contentType, upsert: true })
    if (error) throw error
  }
  return async ({ id, manifest, bodies }) => {
    try {
      await Promise.all([
        ...[...bodies].map(([hash, body]) =>
          store(deployFilePath(id, hash), body, 'application/octet-stream'),
        ),
        store(manifestPath(id), manifest, 'application/json'),
      ])
      return ok(null)
    } catch (error) {
      const status = error instanceof StorageApiError ? storageStatus(error) : 0
      log({ event: 'deploy_not_stored', status })
      return err({ code: 'unavailable' })
    }
  }
}
