import { sentences, words } from '../../../fragments.ts'
import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { Item } from '../../../sections.ts'
import type { Context } from '../../style.ts'
import type { WarmPalette } from '../palette.ts'

/** What every section of a warm page is rendered with. */
export interface Warm {
  context: Context
  seed: string
  palette: WarmPalette
  practiceType: string
  /** Returns the explanation of dotted words the first time a section asks for it, and nothing afterwards. */
  legend: (lines: readonly (Line | undefined)[]) => SafeHtml | undefined
}

/** Wraps the inside of a picture. Pictures are decoration: every fact in them is also text. */
export function picture(viewBox: string, inside: string): SafeHtml {
  return ownMarkup(`<svg viewBox="${viewBox}" aria-hidden="true">${inside}</svg>`)
}

/** Returns the heading of a section, with the id that names it. */
export function heading(kind: string, line: Line, context: Context): SafeHtml {
  return html`<h2 id="h-${kind}">${words(line, context)}</h2>`
}

/** Returns a paragraph that begins with the item's title: "In the office. ...". Typed titles stay as they are. */
export function runIn({ title, text }: Item, context: Context): SafeHtml {
  const stop = title.typed || /[.?!]$/.test(title.text) ? '' : '.'
  return html`
    <p>
      <b>${words(title, context)}${stop}</b>
      ${' '}${sentences(text, context)}
    </p>
  `
}
