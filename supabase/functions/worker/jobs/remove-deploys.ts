import { SITES_BUCKET } from '@foyer/shared/sites/pointer.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../../_shared/database-answer.ts'
import { causeOf } from '../../_shared/log.ts'
import { removeFolder } from '../../_shared/remove-folder.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

const claimedSchema = z.object({
  deploys: z.array(z.object({ id: z.string(), lock: z.string() })),
  more: z.boolean(),
})

/**
 * Removes the files of some deploys that nobody needs. A deploy is claimed for some minutes: what breaks off is removed by
 * the next round.
 */
export function createRemoveDeploys({ client, log }: Pick<WorkerTools, 'client' | 'log'>): Job {
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
      } catch (exception) {
        log({ event: 'deploy_not_removed', deploy: id, ...causeOf(exception) })
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
