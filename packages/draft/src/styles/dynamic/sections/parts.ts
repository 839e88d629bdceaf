import { html, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import { type Legend, words } from '../../../skeleton/skeleton.ts'
import type { Context } from '../../style.ts'
import type { DynamicLayout, Field } from '../layout.ts'
import type { DynamicColors } from '../palette.ts'

/** What every section of a page is given. */
export type Parts = {
  readonly context: Context
  readonly seed: string
  readonly colors: DynamicColors
  readonly layout: DynamicLayout
  readonly emergency: Line
  /** Explains the mark of suggestions under the first section that has one; nothing in a launch. */
  readonly legend: Legend
}

type Head = { readonly kind: string; readonly heading: Line }

/** A field of color with its heading. `look` names the ground and the form. */
export function field(
  { kind, heading }: Head,
  look: readonly [ground: Field, ...forms: string[]],
  context: Context,
  body: SafeHtml,
): SafeHtml {
  return html`
    <section id="${kind}" class="field ${look.join(' ')}" aria-labelledby="h-${kind}">
      <h2 id="h-${kind}">${words(heading, context)}</h2>
      ${body}
    </section>
  `
}
