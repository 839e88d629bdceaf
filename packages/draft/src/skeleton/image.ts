import { type Picture, pictureFileName } from '@foyer/shared/pictures/picture.ts'
import type { Member } from '../added-sections.ts'
import { html, type SafeHtml } from '../html.ts'
import type { SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { isSaidOnce } from './skeleton.ts'

/** Of a picture that is as wide as its section. A phone of three pixels a point asks for the middle one. */
export const PLACE_SIZES = '(max-width: 48rem) min(90vw, 320px), 1100px'
/** Of a portrait that is as wide as the screen of a phone. */
export const PORTRAIT_SIZES = '(max-width: 48rem) min(85vw, 320px), 430px'

type Placed = {
  readonly slot: string
  readonly picture: Picture
  /** How wide it is shown: the `sizes` of an image. */
  readonly sizes: string
  /** It stands on the first screen of every device. */
  readonly isFirst?: boolean
}

/**
 * A picture that fills its frame, which has a ratio of its own: nothing moves when it arrives. The point that its owner
 * chose stays in view. Needs `skeletonSheets.pictures`.
 */
export function image({ slot, picture, sizes, isFirst = false }: Placed, context: Context): SafeHtml {
  const { pictureBase, hasLineIds } = context
  const address = (width: number) => `${pictureBase}${pictureFileName(picture, width)}`
  const [smallest = 0] = picture.widths
  const widest = picture.widths.at(-1) ?? smallest
  // The largest thing on that screen.
  const comesFirst = isFirst && slot !== 'logo'
  const shown = html`
    <img
      class="${pictureClass(slot)}"
      src="${address(smallest)}"
      srcset="${picture.widths.map((width) => `${address(width)} ${width}w`).join(', ')}"
      sizes="${sizes}"
      width="${widest}"
      height="${picture.height}"
      alt="${picture.alt}"
      ${comesFirst ? html`loading="eager" fetchpriority="high"` : html`loading="${isFirst ? 'eager' : 'lazy'}"`}
      decoding="async">
  `
  return hasLineIds
    ? html`<i class="pic" data-picture="${slot}">${shown}</i>`
    : html`<i class="pic">${shown}</i>`
}

/** The picture of a person of the team, in a frame of the style. */
export function face({ id, picture }: Member, context: Context): SafeHtml | undefined {
  if (!picture) return undefined
  return html`<div class="team-face">${image({ slot: `person:${id}`, picture, sizes: '170px' }, context)}</div>`
}

/** Returns the rules that keep the chosen point of each picture in view. */
export function pictureRules(pictures: ReadonlyMap<string, Picture>): string {
  return [...pictures]
    .map(([slot, { x, y, zoom }]) => {
      const point = `${x}% ${y}%`
      const closer = zoom > 100 ? `;transform:scale(${zoom / 100});transform-origin:${point}` : ''
      return `.pic .${pictureClass(slot)}{object-position:${point}${closer}}`
    })
    .join('')
}

// `person:add-1` is a class of its own.
function pictureClass(slot: string): string {
  return `pic-${slot.replace(':', '-')}`
}

/** From this ratio of width and height on, a logo has the name in it. */
const WORDMARK = 2.2

/**
 * The name in a header: beside the owner's logo or our mark, or in the logo, which then stands alone. Of a name that is said
 * once, screen readers alone hear it here, and its first letter stands where there is no mark.
 *
 * @param said what stands for the practice: its name, or the person
 */
export function brand(
  { logo, name: ownName }: SectionOf<'hero'>,
  said: SafeHtml,
  context: Context,
  mark?: SafeHtml,
): SafeHtml {
  const isOnce = isSaidOnce(ownName, context)
  const name = isOnce ? html`<span class="vh">${said}</span>` : said
  const letter = isOnce && ownName.text.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase()
  if (!logo) return html`${mark ?? (letter && html`<b aria-hidden="true">${letter}</b>`)}${name}`
  const isWordmark = (logo.widths.at(-1) ?? 0) > logo.height * WORDMARK
  // Beside its name, a mark would be said twice.
  const picture = isWordmark ? logo : { ...logo, alt: '' }
  const shown = image({ slot: 'logo', picture, sizes: '190px', isFirst: true }, context)
  return html`<b class="${logo.tone ? `logo ${logo.tone}` : 'logo'}">${shown}</b>${!isWordmark && name}`
}
