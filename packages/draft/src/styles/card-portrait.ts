import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { html, type SafeHtml } from '../html.ts'

/** The owner's portrait on a card. */
export type CardPortrait = {
  readonly picture: Picture
  /** The bytes of its file for cards, as a `data:` address. */
  readonly href: string
}

type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/**
 * The paint `#portrait`: what a frame shows of a portrait, with the point that its owner chose in view. A pattern, because the
 * drawer then spends no time on what is outside of the frame.
 */
export function portraitPaint({ picture, href }: CardPortrait, frame: Frame): SafeHtml {
  const ratio = (picture.widths.at(-1) ?? 1) / picture.height
  const closer = picture.zoom / 100
  const width = Math.max(frame.width, frame.height * ratio) * closer
  const height = width / ratio
  const left = ((frame.width - width) * picture.x) / 100
  const top = ((frame.height - height) * picture.y) / 100
  return html`
    <pattern
      id="portrait"
      patternUnits="userSpaceOnUse"
      x="${frame.x}"
      y="${frame.y}"
      width="${frame.width}"
      height="${frame.height}">
      <image
        x="${left.toFixed(2)}"
        y="${top.toFixed(2)}"
        width="${width.toFixed(2)}"
        height="${height.toFixed(2)}"
        preserveAspectRatio="none"
        href="${href}" />
    </pattern>
  `
}
