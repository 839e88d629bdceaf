import { html, type SafeHtml } from '../html.ts'

type Face = {
  readonly family: string
  readonly weight: number
  readonly fill: string
}

type Place = {
  readonly x: number
  /** The baseline of the first line. */
  readonly y: number
  readonly size: number
  /** What is added to each letter, in units of the picture. */
  readonly spacing: string | number
  /** The distance of two lines, in em. */
  readonly leading: number
}

/**
 * The largest size at which lines fit a width.
 *
 * @param letterWidth the mean width of a letter of the face, in em
 */
export function sizeOfLines(
  lines: readonly string[],
  width: number,
  most: number,
  letterWidth: number,
): number {
  const letters = Math.max(...lines.map((line) => [...line].length))
  return Math.floor(Math.min(most, width / (letters * letterWidth)))
}

/** The lines of a name in a card or on a screen. */
export function nameInPicture(
  lines: readonly string[],
  { family, weight, fill }: Face,
  { x, y, size, spacing, leading }: Place,
): SafeHtml {
  return html`
    <g
      fill="${fill}"
      font-family="${family}"
      font-weight="${weight}"
      font-size="${size}"
      letter-spacing="${spacing}">
      ${lines.map(
        (line, index) => html`<text x="${x}" y="${Math.round(y + index * size * leading)}">${line}</text>`,
      )}
    </g>
  `
}
