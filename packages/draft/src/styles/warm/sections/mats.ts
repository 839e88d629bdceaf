import { html, link, type SafeHtml } from '../../../html.ts'
import type { SectionOf, Service } from '../../../sections.ts'
import { offerList } from '../../../skeleton/added.ts'
import { safetyNote } from '../../../skeleton/crisis.ts'
import { heading, inShortParagraphs, plans, sentences, slot, words } from '../../../skeleton/skeleton.ts'
import type { Context } from '../../style.ts'
import { sprig } from '../art/small-pictures.ts'
import { characters } from '../layout.ts'
import { picture, runIn, type Warm } from './parts.ts'

const longReason = 120
const manyServices = 12

/** Renders why the owner does this: chosen reasons as one paragraph, own reasons under their own titles. */
export function renderWhy(why: SectionOf<'why'>, { context, seed, palette }: Warm): SafeHtml {
  return html`
    <section class="why" id="why" aria-labelledby="h-why">
      <div class="why-leaf">${picture('0 0 300 440', sprig(seed, palette))}</div>
      <div>
        ${heading('why', why.heading, context)}
        ${inShortParagraphs(why.text).map((group) => html`<p>${sentences(group, context)}</p>`)}${why.own.map(
          ({ title, text }) => html`
            <div class="own-why${characters(text) > longReason && ' long'}">
              <h3>${words(title, context)}</h3>
              <p>${sentences(text, context)}</p>
            </div>
          `,
        )}
      </div>
    </section>
  `
}

/** Renders the left mat: what people come for as a running list between leaves, and how a first visit goes. */
export function renderCare(
  services: SectionOf<'services'> | undefined,
  visit: SectionOf<'visit'> | undefined,
  warm: Warm,
): SafeHtml | undefined {
  const { context } = warm
  if (!services && !visit) return undefined
  const list =
    services &&
    html`
      <section class="mat-in" id="services" aria-labelledby="h-services">
        ${heading('services', services.heading, context)}
        ${services.items.length > 0 && renderServices(services.items, context)}
        ${services.offers && offerList(services.offers, context)}
        ${safetyNote(services, context)}
        ${warm.legend(services.items)}
      </section>
    `
  const first =
    visit &&
    html`
      <section class="mat-in first" id="visit" aria-labelledby="h-visit">
        ${heading('visit', visit.heading, context)}
        ${visit.steps.map((step) => runIn(step, context))}
        ${warm.legend(visit.steps.flatMap(({ title, text }) => [title, ...text]))}
      </section>
    `
  return html`<div class="mat from-left">${list}${first}</div>`
}

/** Whether the services are set as a menu: something is said of the dishes. Else their names run on between leaves. */
export function hasMenu(items: readonly Service[]): boolean {
  return items.some(({ more }) => more)
}

function renderServices(items: readonly Service[], context: Context): SafeHtml {
  if (hasMenu(items)) {
    return html`
      <ul class="dishes">
        ${items.map(
          ({ title, more }) => html`
            <li>
              <h3>${words(title, context)}</h3>
              ${more && html`<p>${words(more, context)}</p>`}
            </li>
          `,
        )}
      </ul>
    `
  }
  return html`
    <ul class="flow${items.length > manyServices && ' full'}">
      ${items.map(({ title }) => html`<li>${words(title, context)}</li>`)}
    </ul>
  `
}

/** Renders the right mat: how the model works, and what a visit costs with the right to an estimate. */
export function renderPaying(
  model: SectionOf<'model'> | undefined,
  cost: SectionOf<'cost'> | undefined,
  warm: Warm,
): SafeHtml | undefined {
  const { context } = warm
  if (!model && !cost) return undefined
  const how =
    model &&
    html`
      <section class="model" id="model" aria-labelledby="h-model">
        ${heading('model', model.heading, context)}
        <p class="lead">${words(model.lead, context)}</p>
        ${[...model.terms, ...model.ways].map((item) => runIn(item, context))}
        ${warm.legend([...model.terms, ...model.ways].flatMap(({ title, text }) => [title, ...text]))}
      </section>
    `
  const price =
    cost &&
    html`
      <section class="cost" id="cost" aria-labelledby="h-cost">
        ${heading('cost', cost.heading, context)}
        <div>
          ${slot(cost.costs, context)}${plans(cost, context)}
          ${
            cost.estimate &&
            html`
          <h3>${words(cost.estimate.title, context)}</h3>
          <p>
            ${sentences(cost.estimate.text, context)} ${cost.link && link(cost.link.href, words(cost.link.label, context))}
          </p>
        `
          }
        </div>
      </section>
    `
  return html`<div class="mat from-right"><div class="mat-in${!how && ' alone'}">${how}${price}</div></div>`
}
