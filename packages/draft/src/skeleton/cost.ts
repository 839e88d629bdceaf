import { html, link, type SafeHtml } from '../html.ts'
import { isGap } from '../line.ts'
import type { SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { type Look, type Setting, section } from './section.ts'
import { gap, plans, sentences, words } from './skeleton.ts'

/** What a visit costs, and the right to know it before. */
export function cost(part: SectionOf<'cost'>, look: Look, setting: Setting): SafeHtml {
  const { context } = setting
  const { costs, insurances } = part
  const isKnown = costs !== undefined || insurances !== undefined
  return section(
    part,
    look,
    setting,
    html`
      ${
        isKnown &&
        html`
          <div class="pay">
            ${costs && (isGap(costs) ? gap(costs) : html`<p class="price">${words(costs, context)}</p>`)}
            ${plans(part, context)}
          </div>
        `
      }
      ${estimateOf(part, context)}
    `,
  )
}

function estimateOf({ estimate, link: more }: SectionOf<'cost'>, context: Context): SafeHtml | undefined {
  if (!estimate) return undefined
  return html`
    <div class="estimate">
      <h3>${words(estimate.title, context)}</h3>
      <p>
        ${sentences(estimate.text, context)}
        ${more && html`${' '}${link(more.href, words(more.label, context))}`}
      </p>
    </div>
  `
}
