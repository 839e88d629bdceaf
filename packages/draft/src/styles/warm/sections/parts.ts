import { ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Setting } from '../../../skeleton/section.ts'
import type { ArtField } from '../../art-field.ts'
import type { WarmPalette } from '../palette.ts'

/** What every section of a warm page is rendered with. */
export type Warm = Setting & {
  readonly seed: string
  readonly palette: WarmPalette
  readonly field: ArtField
}

/** Wraps the inside of a picture. Pictures are decoration: every fact in them is also text. */
export function picture(viewBox: string, inside: string): SafeHtml {
  return ownMarkup(`<svg viewBox="${viewBox}" aria-hidden="true">${inside}</svg>`)
}
