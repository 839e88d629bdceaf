import type { DraftErrorCode } from '@foyer/shared/api/drafts.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Failure } from '../_shared/failure.ts'
import type { LoadPicture } from '../_shared/load-picture.ts'
import type { Log } from '../_shared/log.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import type { DraftFile } from './load-file.ts'

/** Returns a file of a picture for who has the address of a draft of the same owner. */
export type LoadDraftPicture = (
  slug: string,
  fileName: string,
) => Promise<Result<DraftFile, Failure<DraftErrorCode>>>

/** Makes the loader. Each file is looked into before it leaves. */
export function createLoadDraftPicture(
  client: ServiceClient,
  loadPicture: LoadPicture,
  log: Log,
): LoadDraftPicture {
  return async (slug, fileName) => {
    const owner = await readDatabaseAnswer(
      client.rpc('find_draft_picture', { draft_slug: slug, picture: fileName.slice(0, 32) }),
      z.uuid().nullable(),
      'picture_not_found',
      log,
    )
    if (!owner.ok) return owner
    if (owner.value === null) return err({ code: 'not_found' })
    const picture = await loadPicture(owner.value, fileName)
    if (picture.ok) return ok({ contentType: picture.value.contentType, body: picture.value.bytes })
    return err({ code: picture.error.code === 'refused' ? 'not_found' : 'unexpected' })
  }
}
