import { drawing, html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { type Gap, isGap, type Line, type Slot } from '../../../line.ts'
import type { Item } from '../../../sections.ts'
import { type Legend, sentences, words } from '../../../skeleton/skeleton.ts'
import { TO_ADD } from '../../../words/page-words.ts'
import type { Context } from '../../style.ts'
import type { LinePicture } from '../art/line-pictures.ts'
import type { Place } from '../layout.ts'

/** What every section of a minimalist page is rendered with. */
export interface Minimalist {
  context: Context
  /**
   * Returns the line over a band, which becomes the next thing of the cast. tallest is the height of the thing in px.
   */
  rule: (tallest: number) => SafeHtml
  /** Returns the explanation of dotted words the first time a section asks for it, and nothing afterwards. */
  legend: Legend
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

/** Returns a line of voice. */
export function voice(line: Line, context: Context): SafeHtml {
  return html`<p class="voice">${words(line, context)}</p>`
}

/** Returns a row of a title in the margin and its sentences in the column. */
export function itemRow({ title, text }: Item, context: Context, className?: string): SafeHtml {
  return row(html`<h3>${words(title, context)}</h3>`, said(text, context), className)
}

/** Returns sentences as one paragraph, or nothing. */
export function said(text: readonly Line[], context: Context): SafeHtml | undefined {
  return text.length > 0 ? html`<p>${sentences(text, context)}</p>` : undefined
}

/** Returns a blank: a dashed line, what is missing on it, and advice under it. */
export function blank({ gap, label, advice }: Gap): SafeHtml {
  return html`
    <p class="blank" data-gap="${gap}">${TO_ADD} ${label}</p>
    <p class="note">${advice}</p>
  `
}

/** Returns a line, a blank, or nothing. */
export function slotOrBlank(slot: Slot, context: Context): SafeHtml | undefined {
  if (!slot) return undefined
  return isGap(slot) ? blank(slot) : html`<p>${words(slot, context)}</p>`
}
