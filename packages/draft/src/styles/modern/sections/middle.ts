import { html, link, type SafeHtml } from '../../../html.ts'
import { isGap, type Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { offerList } from '../../../skeleton/added.ts'
import { safetyNote } from '../../../skeleton/crisis.ts'
import { image, PORTRAIT_SIZES } from '../../../skeleton/image.ts'
import {
  gap,
  paragraphsOf,
  plans,
  quotation,
  sentences,
  signature,
  words,
} from '../../../skeleton/skeleton.ts'
import { uncharted } from '../art/chart.ts'
import { shoreline } from '../art/picture-contours.ts'
import { type Modern, paragraph, picture, titled } from './parts.ts'

/** The owner's words, sized by how many there are, beside the photo. */
export function renderStory(story: SectionOf<'story'>, { content, context }: Modern): SafeHtml {
  const { heading, paragraphs, wordCount, signature: signed, photo, gap: missing } = story
  const size = wordCount > 260 ? 'text long' : wordCount <= 60 ? 'text brief' : 'text'
  const title = html`<h2 class="h" id="h-story">${words(heading, context)}</h2>`
  const said = html`
    ${missing && html`<div class="text">${gap(missing)}</div>`}
    ${
      story.isQuotation
        ? quotation(story, context)
        : paragraphs.length > 0 &&
          html`
            <div class="${size}">${paragraphsOf(paragraphs, context)}</div>
            ${signature(signed, context)}
          `
    }
  `
  const portrait = photo && renderPhoto(photo, content.seed, context)
  return html`
    <section class="in about" id="story" aria-labelledby="h-story">
      ${
        portrait
          ? html`
            ${portrait}
            <div class="story">${title}${said}</div>
          `
          : html`
            <div class="portrait-less">${title}</div>
            <div class="story bare">${said}</div>
          `
      }
    </section>
  `
}

function renderPhoto(
  photo: NonNullable<SectionOf<'story'>['photo']>,
  seed: string,
  context: Modern['context'],
): SafeHtml {
  if (isGap(photo))
    return html`
      <figure class="portrait empty">
        ${picture(400, 500, uncharted(seed), 'middle')}
        <figcaption>${gap(photo)}</figcaption>
      </figure>
    `
  return html`
    <figure class="portrait whole">
      ${shoreline(seed)}
      <div class="cut">
        ${image({ slot: 'portrait', picture: photo, sizes: PORTRAIT_SIZES }, context)}
      </div>
    </figure>
  `
}

/** What people come for. */
export function renderServices(
  services: SectionOf<'services'>,
  { layout, context, legend }: Modern,
): SafeHtml {
  const { heading, items, offers } = services
  return html`
    <section class="in" id="services" aria-labelledby="h-services">
      <div class="head">
        <h2 class="kick" id="h-services">${words(heading, context)}</h2>
        ${legend(services)}
      </div>
      ${
        items.length > 0 &&
        html`
          <ul class="${layout.services}">
            ${items.map(
              ({ title, more }) => html`
                <li>
                  <h3>${words(title, context)}</h3>
                  ${more && html`<p class="soft">${words(more, context)}</p>`}
                </li>
              `,
            )}
          </ul>
        `
      }
      ${offers && offerList(offers, context)}${safetyNote(services, context)}
    </section>
  `
}

/** A first visit as soundings on a line, each deeper. */
export function renderVisit(visit: SectionOf<'visit'>, { context, legend }: Modern): SafeHtml {
  return html`
    <section class="in visit" id="visit" aria-labelledby="h-visit">
      <div class="side">
        <h2 class="h" id="h-visit">${words(visit.heading, context)}</h2>
        ${legend(visit)}
      </div>
      <ol class="line">
        ${visit.steps.map((step) => html`<li>${titled(step, context, 'soft')}</li>`)}
      </ol>
    </section>
  `
}

/** How the model works for a patient. */
export function renderModel(model: SectionOf<'model'>, { context, legend }: Modern): SafeHtml {
  const { heading, lead, terms, ways } = model
  return html`
    <section class="model" id="model" aria-labelledby="h-model">
      <h2 class="h" id="h-model">${words(heading, context)}</h2>
      <p class="large">${words(lead, context)}</p>
      ${items(terms, context, 'terms')}${items(ways, context, 'terms ways')}${legend(model)}
    </section>
  `
}

function items(list: SectionOf<'model'>['terms'], context: Modern['context'], className: string) {
  return (
    list.length > 0 &&
    html`
      <div class="${className}">
        ${list.map((item) => html`<div>${titled(item, context, 'soft')}</div>`)}
      </div>
    `
  )
}

/** What a visit costs, and the right to know before. */
export function renderCost(cost: SectionOf<'cost'>, { context, legend }: Modern): SafeHtml {
  const { heading, costs, estimate, link: more } = cost
  return html`
    <section class="cost" id="cost" aria-labelledby="h-cost">
      <h2 id="h-cost">${words(heading, context)}</h2>
      <div class="costs">
        ${costs && (isGap(costs) ? gap(costs) : price(costs, context))}${plans(cost, context)}
      </div>
      ${
        estimate &&
        html`
      <div class="estimate">
        <h3>${words(estimate.title, context)}</h3>
        ${paragraph(estimate.text, context, 'soft')}
        <p>${more && link(more.href, words(more.label, context))}</p>
      </div>
    `
      }
      ${legend(cost)}
    </section>
  `
}

function price(costs: Line, context: Modern['context']): SafeHtml {
  return html`<p class="price">${sentences([costs], context)}</p>`
}
