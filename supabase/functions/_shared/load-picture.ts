import { inspectPicture } from '@foyer/shared/pictures/inspect-picture.ts'
import {
  PICTURE_FILE,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_RATIO,
  PICTURE_MAX_WIDTH,
  PICTURE_TYPES,
  PICTURES_BUCKET,
  type PictureType,
} from '@foyer/shared/pictures/picture.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { StorageApiError } from '@supabase/supabase-js'
import type { Log } from './log.ts'
import { type ServiceClient, storageStatus } from './service-client.ts'

/** The bytes of one file of a picture, and what they are. */
export type LoadedPicture = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: (typeof PICTURE_TYPES)[PictureType]
}

/**
 * Loads one file of an owner's pictures and looks into it. `refused`: there is none, or it is not what its name says, or it
 * holds more than a picture.
 */
export type LoadPicture = (
  owner: string,
  fileName: string,
) => Promise<Result<LoadedPicture, { readonly code: 'refused' | 'unavailable' }>>

/** Makes the loader. */
export function createLoadPicture(client: ServiceClient, log: Log): LoadPicture {
  const bucket = client.storage.from(PICTURES_BUCKET)
  return async (owner, fileName) => {
    const { data, error } = await bucket.download(`${owner}/${fileName}`)
    if (error) {
      const status = error instanceof StorageApiError ? storageStatus(error) : 0
      if (status === 404 || status === 400) return err({ code: 'refused' })
      log({ event: 'picture_not_loaded', status })
      return err({ code: 'unavailable' })
    }
    const bytes = new Uint8Array(await data.arrayBuffer())
    if (isPictureFile(fileName, bytes)) return ok({ bytes, contentType: contentTypeOf(fileName) })
    log({ event: 'picture_refused', bytes: bytes.byteLength })
    return err({ code: 'refused' })
  }
}

/** Whether the bytes are the picture that a name says, and nothing else. */
export function isPictureFile(fileName: string, bytes: Uint8Array): boolean {
  const [, , width, type] = PICTURE_FILE.exec(fileName) ?? []
  if (!width || bytes.byteLength > PICTURE_MAX_BYTES) return false
  const seen = inspectPicture(bytes)
  return (
    seen?.isClean === true &&
    seen.type === type &&
    seen.width === Number(width) &&
    seen.width <= PICTURE_MAX_WIDTH &&
    seen.height <= PICTURE_MAX_WIDTH * PICTURE_MAX_RATIO
  )
}

function contentTypeOf(fileName: string): LoadedPicture['contentType'] {
  const [, , , type] = PICTURE_FILE.exec(fileName) ?? []
  return PICTURE_TYPES[type as PictureType]
}
