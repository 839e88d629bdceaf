import { PICTURE_MAX_BYTES, type Picture } from '@foyer/shared/pictures/picture.ts'

/** A photo as it is sent: without anything that the camera wrote beside its pixels. */
export type PreparedPicture = Pick<Picture, 'type' | 'widths' | 'height' | 'tone'> & {
  /** One for each width. */
  readonly files: readonly Blob[]
  /** What cards are drawn from; see `cardFileName`. */
  readonly cardFile?: Blob
  /** The middle of the largest face, in percent from the left and from the top, where the browser finds one. */
  readonly face?: { readonly x: number; readonly y: number }
}

/** What a picture is for. A logo stays open where it can be seen through; a portrait is on cards as well. */
export type PictureUse = 'photo' | 'portrait' | 'logo'

/** Why a file is not taken. */
export type PictureProblem =
  | 'too-large'
  | 'too-many-pixels'
  | 'not-a-photo'
  | 'heic'
  | 'broken'
  | 'old-browser'

const MOST_BYTES = 25 * 1024 * 1024

/** What is said of each problem, with what to do. */
export const PROBLEM_TEXTS: Readonly<Record<PictureProblem, string>> = {
  'too-large': 'This photo has more than 25 MB. Choose a smaller copy of it, or a screenshot.',
  'too-many-pixels': 'This photo has more than 60 megapixels. Choose a smaller copy of it.',
  'not-a-photo': 'This file is not a photo that we can read. Choose a JPEG, PNG, WebP or HEIC file.',
  heic: 'This browser cannot read HEIC photos. Open this page on the phone that took it and choose it there, or save a copy as JPEG.',
  broken: 'This photo cannot be opened: its file is damaged. Choose another copy of it.',
  'old-browser': 'This browser is too old to prepare photos. Update it, or use another one.',
}

/**
 * Turns a photo upright and makes it small, in a worker.
 *
 * @returns `null` when it was cancelled
 */
export function preparePicture(
  file: File,
  use: PictureUse,
  signal: AbortSignal,
): Promise<PreparedPicture | PictureProblem | null> {
  if (file.size > MOST_BYTES) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./prepare-picture.worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: PreparedPicture | PictureProblem | null) => {
      worker.terminate()
      resolve(answer)
    }
    worker.onmessage = ({ data }: MessageEvent<PreparedPicture | PictureProblem>) => {
      const isSmall = typeof data === 'string' || data.files.every(({ size }) => size <= PICTURE_MAX_BYTES)
      end(isSmall ? data : 'too-many-pixels')
    }
    worker.onerror = () => end('broken')
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.postMessage({ file, use })
  })
}
