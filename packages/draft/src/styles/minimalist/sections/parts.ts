import { drawing, html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Setting } from '../../../skeleton/section.ts'
import type { LinePicture } from '../art/line-pictures.ts'
import type { MinimalistLayout, Place } from '../layout.ts'

/** What every section of a minimalist page is rendered with. */
export type Minimalist = Setting & {
  readonly layout: MinimalistLayout
  /**
   * Returns the line over a band, which becomes the next thing of the cast. tallest is the height of the thing in px.
   */
  readonly rule: (tallest: number) => SafeHtml
}

/** Returns a line that becomes a thing at a place. Pictures are decoration: every fact in them is also text. */
export function drawnRule({ width, height, inside }: LinePicture, place: Place): SafeHtml {
  return html`
    <div class="rule ${place}">
      ${ownMarkup(
        drawing`
          <svg class="thing" aria-hidden="true" viewBox="0 0 ${width} ${height}" width="${width}"
          height="${height}">${inside}</svg>
        `,
      )}
    </div>
  `
}

/** The one line that stays plain: silence belongs to the drawing. */
export const plainRule: SafeHtml = html`<div class="rule plain"></div>`

/** Returns a row: a name in the margin, what is said of it in the column. */
export function row(margin: SafeHtml, column: unknown, className?: string): SafeHtml {
  return html`
    <div class="row${className && ` ${className}`}">
      ${margin}
      <div>${column as SafeHtml}</div>
    </div>
  `
}
