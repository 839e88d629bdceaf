import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { SiteContent } from '../../../../../site/review-site.ts'

/** A place of the page for a picture. */
export type PicturePlace = {
  readonly slot: string
  /** The title of its drawer. */
  readonly title: string
  /** Where it stands, in the menu. */
  readonly about: string
  /** As it follows "Undo: " and stands in lists. */
  readonly name: string
  /** What is said of a picture that its owner has not described. */
  readonly alt: string
  /** Width and height of its frame on a wide screen and on a phone; none for what is never cut. */
  readonly frames: { readonly wide: number; readonly phone: number } | null
}

/** Returns the places that a page has for pictures; a proposal has none. */
export function picturePlaces(content: SiteContent, { added }: Pick<SiteEdits, 'added'>): PicturePlace[] {
  if (content.kind === 'proposal') return []
  const { person, name } = content.subject
  return [
    {
      slot: 'portrait',
      title: 'Your photo',
      about: 'A portrait, beside your story.',
      name: 'your photo',
      alt: person || name,
      frames: { wide: 4 / 5, phone: 4 / 5 },
    },
    {
      slot: 'place',
      title: 'A photo of the place',
      about: 'Where people meet you.',
      name: 'the photo of the place',
      alt: '',
      frames: { wide: 21 / 9, phone: 4 / 3 },
    },
    {
      slot: 'logo',
      title: 'Your logo',
      about: 'In place of the drawn mark.',
      name: 'your logo',
      alt: name,
      frames: null,
    },
    ...Object.entries(added).flatMap(([id, item]): PicturePlace[] =>
      item.kind === 'person'
        ? [
            {
              slot: `person:${id}`,
              title: item.name ? `A photo of ${item.name}` : 'A photo of this person',
              about: 'In the team.',
              name: item.name ? `the photo of ${item.name}` : 'the photo of a person',
              alt: item.name,
              frames: { wide: 4 / 5, phone: 4 / 5 },
            },
          ]
        : [],
    ),
  ]
}

/** The part of a picture that a frame shows, in percent of its width and height. */
export type Cut = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Returns what a frame shows of a picture.
 *
 * @param ratio of the picture, as width by height
 * @param frame of the frame
 */
export function cutOf(
  ratio: number,
  frame: number,
  { x, y, zoom }: { readonly x: number; readonly y: number; readonly zoom: number },
): Cut {
  const closer = 100 / zoom
  const fit = { width: Math.min(1, frame / ratio), height: Math.min(1, ratio / frame) }
  const size = { width: fit.width * closer, height: fit.height * closer }
  return {
    left: x * (1 - fit.width) + x * (fit.width - size.width),
    top: y * (1 - fit.height) + y * (fit.height - size.height),
    width: size.width * 100,
    height: size.height * 100,
  }
}
