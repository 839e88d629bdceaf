import { PICTURES_BUCKET } from '@foyer/shared/pictures/picture.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../../_shared/database-answer.ts'
import { storageStatus } from '../../_shared/service-client.ts'
import type { Job } from '../run-jobs.ts'
import type { WorkerTools } from '../tools.ts'

const claimedSchema = z.object({
  pictures: z.array(z.object({ owner: z.uuid(), id: z.string(), lock: z.string() })),
  more: z.boolean(),
})

/** More than a picture can have. */
const MOST_FILES = 10

/**
 * Removes the files of some pictures that no page has shown for thirty days. A picture is claimed for some minutes: what
 * breaks off is removed by the next round.
 */
export function createRemovePictures({ client, log }: Pick<WorkerTools, 'client' | 'log'>): Job {
  const bucket = client.storage.from(PICTURES_BUCKET)
  return async () => {
    const claimed = await readDatabaseAnswer(
      client.rpc('claim_unused_pictures', {}),
      claimedSchema,
      'pictures_not_claimed',
      log,
    )
    if (!claimed.ok) return false
    for (const { owner, id, lock } of claimed.value.pictures) {
      const listed = await bucket.list(owner, { limit: MOST_FILES, search: id })
      const names = listed.data?.map(({ name }) => `${owner}/${name}`) ?? []
      const removed = names.length > 0 ? await bucket.remove(names) : listed
      const failure = listed.error ?? removed.error
      if (failure) {
        log({ event: 'picture_not_removed', picture: id, status: storageStatus(failure) })
        continue
      }
      await readDatabaseAnswer(
        client.rpc('note_removed_picture', { owner_id: owner, picture: id, lock }),
        z.boolean().nullable(),
        'removed_picture_not_noted',
        log,
      )
    }
    return claimed.value.more
  }
}
