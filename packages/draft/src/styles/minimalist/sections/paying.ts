import { html, link, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { heading, plans, sentences, words } from '../../../skeleton/skeleton.ts'
import type { Context } from '../../style.ts'
import { itemRow, type Minimalist, plainRule, row, slotOrBlank, voice } from './parts.ts'

/** Renders how the model works and what a visit costs, under the line that stays plain. */
export function renderPaying(
  model: SectionOf<'model'> | undefined,
  cost: SectionOf<'cost'> | undefined,
  { context, legend }: Minimalist,
): SafeHtml | undefined {
  if (!model && !cost) return undefined
  const items = model ? [...model.terms, ...model.ways] : []
  const explained = legend(items.flatMap(({ title, text }) => [title, ...text]))
  const how =
    model &&
    html`
      <section id="model" aria-labelledby="h-model">
        ${row(heading('model', model.heading, context), voice(model.lead, context))}
        ${items.map((item) => itemRow(item, context))}
        ${explained && row(html`<span></span>`, explained)}
      </section>
    `
  return html`<div class="band">${plainRule}${how}${cost && renderCost(cost, context)}</div>`
}

function renderCost(cost: SectionOf<'cost'>, context: Context): SafeHtml {
  const { heading: title, costs, insurances, estimate, link: more } = cost
  const name = heading('cost', title, context)
  const right =
    estimate &&
    html`<p>${sentences(estimate.text, context)} ${more && link(more.href, words(more.label, context))}</p>`
  const term = estimate && html`<h3>${words(estimate.title, context)}</h3>`
  // A launch without prices has the right to an estimate alone: it moves up beside the heading.
  const rows =
    costs || insurances
      ? html`
          ${row(name, html`${slotOrBlank(costs, context)}${plans(cost, context)}`)}${term && right && row(term, right)}
        `
      : row(name, html`${term}${right}`)
  return html`<section id="cost" aria-labelledby="h-cost">${rows}</section>`
}
