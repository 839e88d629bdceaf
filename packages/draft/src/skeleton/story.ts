import { html, type SafeHtml } from '../html.ts'
import { isGap } from '../line.ts'
import type { SectionOf } from '../sections.ts'
import { image } from './image.ts'
import { type Look, type Setting, section } from './section.ts'
import { gap, paragraphsOf, quotation, signature } from './skeleton.ts'

/** The owner in the owner's words, as large as their number allows. */
export function story(
  part: SectionOf<'story'>,
  look: Look & { readonly size: string },
  setting: Setting,
): SafeHtml {
  const { context } = setting
  const { paragraphs, signature: signed, gap: missing } = part
  const told = part.isQuotation
    ? quotation(part, context)
    : paragraphs.length > 0
      ? html`
          <div class="told ${look.size}">${paragraphsOf(paragraphs, context)}${signature(signed, context)}</div>
        `
      : missing && html`<div class="lines">${gap(missing)}</div>`
  return section(part, look, setting, html`${told}`)
}

type Portrait = {
  readonly sizes: string
  /** In place of a picture. */
  readonly empty?: SafeHtml
  /** Around a picture: behind and in front of it. */
  readonly behind?: SafeHtml
  readonly front?: SafeHtml
}

/** The owner's portrait in the frame of a style, or where it is missing. */
export function portrait(
  { photo }: SectionOf<'story'>,
  { sizes, empty, behind, front }: Portrait,
  { context }: Setting,
): SafeHtml | undefined {
  if (!photo) return undefined
  if (isGap(photo))
    return html`<figure class="portrait empty">${empty}<figcaption>${gap(photo)}</figcaption></figure>`
  return html`
    <figure class="portrait whole">
      ${behind}
      <div class="print">${image({ slot: 'portrait', picture: photo, sizes }, context)}</div>
      ${front}
    </figure>
  `
}
