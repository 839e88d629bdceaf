import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import { endedSentence } from '../../../join-sentences.ts'
import type { Item } from '../../../sections.ts'
import { type Legend, sentences, words } from '../../../skeleton/skeleton.ts'
import type { ArtField } from '../../art-field.ts'
import type { Context } from '../../style.ts'
import type { WarmPalette } from '../palette.ts'

/** What every section of a warm page is rendered with. */
export interface Warm {
  context: Context
  seed: string
  palette: WarmPalette
  field: ArtField
  /** Returns the explanation of dotted words the first time a section asks for it, and nothing afterwards. */
  legend: Legend
}

/** Wraps the inside of a picture. Pictures are decoration: every fact in them is also text. */
export function picture(viewBox: string, inside: string): SafeHtml {
  return ownMarkup(`<svg viewBox="${viewBox}" aria-hidden="true">${inside}</svg>`)
}

/** Returns a paragraph that begins with the item's title: "In the office. ...". Typed titles stay as they are. */
export function runIn({ title, text }: Item, context: Context): SafeHtml {
  const stop = endedSentence(title.text).length > title.text.length ? '.' : ''
  return html`
    <p>
      <b>${words(title, context)}${stop}</b>
      ${' '}${sentences(text, context)}
    </p>
  `
}
