import type { FullContent } from '../../../content.ts'
import { html, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { Item } from '../../../sections.ts'
import { type Legend, sentences, words } from '../../../skeleton/skeleton.ts'
import type { Context } from '../../style.ts'
import type { ModernLayout } from '../layout.ts'

/** What every section of a modern page needs. */
export type Modern = {
  readonly content: FullContent
  readonly context: Context
  readonly layout: ModernLayout
  /** The explanation of the mark, in the first section that has one. */
  readonly legend: Legend
}

const FITS = { whole: 'xMidYMid meet', right: 'xMaxYMid slice', middle: 'xMidYMid slice' } as const

/** An `<svg>` that only decorates: whole in its box, or filling it from the right or the middle. */
export function picture(
  width: number,
  height: number,
  shapes: SafeHtml,
  fit: keyof typeof FITS = 'whole',
): SafeHtml {
  return html`
    <svg
      viewBox="0 0 ${width} ${height}"
      preserveAspectRatio="${FITS[fit]}"
      aria-hidden="true"
      focusable="false">
      ${shapes}
    </svg>
  `
}

/** Sentences as a paragraph, or nothing. */
export function paragraph(
  lines: readonly Line[],
  context: Context,
  className?: string,
): SafeHtml | undefined {
  if (lines.length === 0) return undefined
  const said = sentences(lines, context)
  return className ? html`<p class="${className}">${said}</p>` : html`<p>${said}</p>`
}

/** A title with its sentences, as `h3` and paragraph. */
export function titled({ title, text }: Item, context: Context, className?: string): SafeHtml {
  return html`
    <h3>${words(title, context)}</h3>
    ${paragraph(text, context, className)}
  `
}
