import { sentences, words } from '../../../fragments.ts'
import { html, link, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { heading, itemRow, type Minimalist, plainRule, row, slotOrBlank, voice } from './parts.ts'

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
    html`<section id="model" aria-labelledby="h-model">${row(heading('model', model.heading, context), voice(model.lead, context))}
${items.map((item) => itemRow(item, context))}${explained && row(html`<span></span>`, explained)}</section>`
  const price =
    cost &&
    html`<section id="cost" aria-labelledby="h-cost">${row(heading('cost', cost.heading, context), html`${slotOrBlank(cost.costs, context)}${slotOrBlank(cost.insurances, context)}`)}
${row(
  html`<h3>${words(cost.estimate.title, context)}</h3>`,
  html`<p>${sentences(cost.estimate.text, context)} ${link(cost.link.href, words(cost.link.label, context))}</p>`,
)}</section>`
  return html`<div class="band">${plainRule}
${how}${price}</div>`
}
