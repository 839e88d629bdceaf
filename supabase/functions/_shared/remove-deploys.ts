import { SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from './database-answer.ts'
import type { Log } from './log.ts'
import { removeFolder } from './remove-folder.ts'
import type { ServiceClient } from './service-client.ts'

/** Removes the files of some deploys that nobody needs. Never throws. Returns whether others are due at once. */
type RemoveDeploys = () => Promise<boolean>

const claimedSchema = z.object({
  deploys: z.array(z.object({ id: z.string(), lock: z.string() })),
  more: z.boolean(),
})

/** Makes the remover. A deploy is claimed for some minutes: what breaks off is removed by the next one. */
export function createRemoveDeploys(client: ServiceClient, log: Log): RemoveDeploys {
  return async () => {
    const claimed = await readDatabaseAnswer(
      client.rpc('claim_unneeded_deploys', {}),
      claimedSchema,
      'deploys_not_claimed',
      log,
    )
    if (!claimed.ok) return false
    for (const { id, lock } of claimed.value.deploys) {
      try {
        await removeFolder(client.storage, SITES_BUCKET, `deploys/${id}`)
      } catch {
        log({ event: 'deploy_not_removed', deploy: id })
        continue
      }
      await readDatabaseAnswer(
        client.rpc('note_removed_deploy', { removed_id: id, lock }),
        z.boolean().nullable(),
        'removed_deploy_not_noted',
        log,
      )
    }
    return claimed.value.more
  }
}
