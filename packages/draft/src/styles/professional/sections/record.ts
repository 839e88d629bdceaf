import { html, link, type SafeHtml } from '../../../html.ts'
import { isGap } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { offerList } from '../../../skeleton/added.ts'
import { safetyNote } from '../../../skeleton/crisis.ts'
import { image, PLACE_SIZES } from '../../../skeleton/image.ts'
import { gap, mapOf, plans, sentences, slot, words } from '../../../skeleton/skeleton.ts'
import { tileMap } from '../art/small-pictures.ts'
import { type Professional, row, ruled } from './parts.ts'

/** What people come for, as a ruled list on tint. */
export function renderServices(services: SectionOf<'services'>, professional: Professional): SafeHtml {
  const { context, layout, legend } = professional
  const { heading, items, offers } = services
  const list =
    layout.services === 'entries'
      ? html`
          <div class="entries">
            ${items.map(
              ({ title, more }) => html`
                <div>
                  <h3>${words(title, context)}</h3>
                  ${more && html`<p>${words(more, context)}</p>`}
                </div>
              `,
            )}
          </div>
        `
      : html`
          <ul class="${layout.services}">
            ${items.map(({ title }) => html`<li>${words(title, context)}</li>`)}
          </ul>
        `
  const body = html`${items.length > 0 && list}${offers && offerList(offers, context)}${safetyNote(services, context)}`
  return row({ kind: 'services', heading, margin: legend(services), body, className: 'bare' }, professional)
}

/** How a first visit goes, in columns without numbers. */
export function renderVisit(visit: SectionOf<'visit'>, professional: Professional): SafeHtml {
  const { context, legend } = professional
  const count = visit.steps.length
  const form = count === 1 ? 'steps one' : count > 3 ? 'steps four' : 'steps'
  const body = html`${ruled(visit.steps, form, context)}`
  return row(
    { kind: 'visit', heading: visit.heading, margin: legend(visit), body, className: 'bare' },
    professional,
  )
}

/** How the model works for a patient: one sentence, then terms on rules. */
export function renderModel(model: SectionOf<'model'>, professional: Professional): SafeHtml {
  const { context, legend } = professional
  const { heading, lead, terms, ways } = model
  const body = html`
    <p class="say-lead">${words(lead, context)}</p>
    ${ruled(terms, 'terms', context)}${ruled(ways, 'ways', context)}
  `
  return row({ kind: 'model', heading, margin: legend(model), body }, professional)
}

/** What a visit costs, and the right to know it before. */
export function renderCost(cost: SectionOf<'cost'>, professional: Professional): SafeHtml {
  const { context, legend } = professional
  const { heading, costs, estimate, link: more } = cost
  const price = costs && (isGap(costs) ? gap(costs) : html`<p class="price">${words(costs, context)}</p>`)
  const body = html`
    ${price}
    ${plans(cost, context)}
    ${
      estimate &&
      html`
    <div class="terms">
      <div>
        <h3>${words(estimate.title, context)}</h3>
        <p>${sentences(estimate.text, context)} ${more && link(more.href, words(more.label, context))}</p>
      </div>
    </div>
  `
    }
  `
  return row({ kind: 'cost', heading, margin: legend(cost), body }, professional)
}

/** The office with its city as the largest words of the page, and the states as tiles. */
export function renderWhere(where: SectionOf<'where'>, professional: Professional): SafeHtml {
  const { context, legend } = professional
  const { heading, office, video, statesTitle, states, allStates, picture } = where
  const isMany = states.length > 8
  const isOne = states.length === 1 && !office
  const list = html`
    <ul class="states">
      ${states.map(({ name }) => html`<li>${words(name, context)}</li>`)}
    </ul>
  `
  const titled =
    states.length > 0 &&
    html`
      ${statesTitle && html`<h3>${words(statesTitle, context)}</h3>`}
      ${allStates && html`<p class="zip name">${words(allStates, context)}</p>`}
      ${isOne ? states.map(({ name }) => html`<p class="zip name">${words(name, context)}</p>`) : list}
    `
  const body = html`
    ${
      picture &&
      html`
      <figure class="place">
        <div class="print">${image({ slot: 'place', picture, sizes: PLACE_SIZES }, context)}</div>
      </figure>
    `
    }
    <div class="where${states.length === 0 ? ' alone' : ''}">
      <div>
        ${
          office &&
          html`
          <h3>${words(office.title, context)}</h3>
          ${slot(office.address, context)}
          <p class="zip">${words(office.zip, context)}</p>
          ${mapOf(office, context)}
          ${office.hours && html`<p>${words(office.hours, context)}</p>`}
        `
        }
        ${
          video &&
          html`
          <div class="by-video">
            <h3>${words(video.title, context)}</h3>
            <p>${words(video.rule, context)}</p>
          </div>
        `
        }
        ${!isMany && titled}
      </div>
      ${states.length > 0 && tileMap(states.map(({ code }) => code))}
      ${isMany && html`<div class="many">${titled}</div>`}
    </div>
  `
  return row({ kind: 'where', heading, margin: legend(where), body }, professional)
}

/** Questions on the left, answers on the right; nothing is folded away. */
export function renderQuestions(questions: SectionOf<'questions'>, professional: Professional): SafeHtml {
  const { context, legend } = professional
  const body = html`${ruled(questions.items, 'qa', context)}`
  return row({ kind: 'questions', heading: questions.heading, margin: legend(questions), body }, professional)
}
