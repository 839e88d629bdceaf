import { PICTURES_BUCKET } from '@foyer/shared/pictures/picture.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'

/** Removes the files of some pictures that no page has shown for thirty days. Never throws. Returns whether others are due at once. */
type RemovePictures = () => Promise<boolean>

const claimedSchema = z.object({
  pictures: z.array(z.object({ owner: z.uuid(), id: z.string(), lock: z.string() })),
  more: z.boolean(),
})

/** More than a picture can have. */
const MOST_FILES = 10

/** Makes the remover. A picture is claimed for some minutes: what breaks off is removed by the next one. */
export function createRemovePictures(client: ServiceClient, log: Log): RemovePictures {
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
      if (listed.error || removed.error) {
        log({ event: 'picture_not_removed', picture: id })
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
