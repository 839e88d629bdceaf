import type { FullContent } from '../../../content.ts'
import { html, type SafeHtml } from '../../../html.ts'
import type { Setting } from '../../../skeleton/section.ts'
import type { ModernLayout } from '../layout.ts'

/** What every section of a modern page needs. */
export type Modern = Setting & {
  readonly content: FullContent
  readonly layout: ModernLayout
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
      aria-hidden="true">
      ${shapes}
    </svg>
  `
}
