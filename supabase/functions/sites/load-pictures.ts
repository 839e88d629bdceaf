import type { FullContent } from '@foyer/draft/content.ts'
import { launchContent } from '@foyer/draft/launch-content.ts'
import { picturesIn } from '@foyer/draft/pictures-in.ts'
import { withoutPictures } from '@foyer/draft/put-pictures.ts'
import { pictureFileNames } from '@foyer/shared/pictures/picture.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import type { LoadedPicture, LoadPicture } from '../_shared/load-picture.ts'

/** A content with the files of its pictures, by their names. */
type WithPictures = {
  readonly content: FullContent
  readonly pictures: ReadonlyMap<string, LoadedPicture>
}

/**
 * Loads the pictures that a website shows and looks into each file. A picture with a file that is none is left out, as if it
 * had not been chosen.
 */
export async function loadPictures(
  owner: string,
  content: FullContent,
  loadPicture: LoadPicture,
): Promise<Result<WithPictures, { readonly code: 'unavailable' }>> {
  const shown = [...picturesIn(launchContent(content).sections).values()]
  const names = [...new Set(shown.flatMap(pictureFileNames))]
  const answers = await Promise.all(
    names.map(async (name) => [name, await loadPicture(owner, name)] as const),
  )
  const pictures = new Map<string, LoadedPicture>()
  for (const [name, loaded] of answers) {
    if (loaded.ok) pictures.set(name, loaded.value)
    else if (loaded.error.code === 'unavailable') return err({ code: 'unavailable' })
  }
  const isRefused = (picture: Parameters<typeof pictureFileNames>[0]) =>
    pictureFileNames(picture).some((name) => !pictures.has(name))
  return ok({ content: withoutPictures(content, isRefused), pictures })
}
