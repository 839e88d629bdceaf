import type { FullContent } from '../../../content.ts'
import { html, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { Item } from '../../../sections.ts'
import { type Legend, sentences, words } from '../../../skeleton/skeleton.ts'
import type { Context } from '../../style.ts'
import type { ProfessionalLayout } from '../layout.ts'

/** What every section of a professional page needs. */
export type Professional = {
  readonly content: FullContent
  readonly context: Context
  readonly layout: ProfessionalLayout
  /** The explanation of the mark, in the first section that has one. */
  readonly legend: Legend
}

type Row = {
  readonly kind: string
  readonly heading: Line
  /** Under the heading, in the margin. */
  readonly margin?: SafeHtml | undefined
  readonly body: SafeHtml
  readonly className?: string
}

/** A section: a margin of three columns with the heading, and a body of nine. */
export function row({ kind, heading, margin, body, className }: Row, { context }: Professional): SafeHtml {
  return html`
    <section class="${className ? `row ${className}` : 'row'}" id="${kind}" aria-labelledby="h-${kind}">
      <div class="rail">
        <h2 id="h-${kind}">${words(heading, context)}</h2>
        ${margin}
      </div>
      <div class="body">${body}</div>
    </section>
  `
}

/** A ruled list of titles with what is said under or beside them. */
export function ruled(items: readonly Item[], className: string, context: Context): SafeHtml | undefined {
  if (items.length === 0) return undefined
  return html`
    <div class="${className}">
      ${items.map(
        ({ title, text }) => html`
          <div>
            <h3>${words(title, context)}</h3>
            ${text.length > 0 && html`<p>${sentences(text, context)}</p>`}
          </div>
        `,
      )}
    </div>
  `
}
