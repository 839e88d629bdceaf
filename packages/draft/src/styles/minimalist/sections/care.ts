import { html, type SafeHtml } from '../../../html.ts'
import type { Item, SectionOf } from '../../../sections.ts'
import { safetyNote } from '../../../skeleton/crisis.ts'
import { heading, inShortParagraphs, sentences, words } from '../../../skeleton/skeleton.ts'
import type { ValuesForm } from '../layout.ts'
import { offerRows } from './added.ts'
import { itemRow, type Minimalist, row, said } from './parts.ts'

/** Own words with more characters are set as text, not as voice. */
const mostVoice = 160
const manyServices = 8

/** The four kinds of section that one line opens. */
export interface CareSections {
  why: SectionOf<'why'> | undefined
  values: SectionOf<'values'> | undefined
  visit: SectionOf<'visit'> | undefined
  services: SectionOf<'services'> | undefined
}

/** Renders why, what to expect, how a visit goes and what people come for, as one band. */
export function renderCare(parts: CareSections, form: ValuesForm, page: Minimalist): SafeHtml | undefined {
  const { why, values, visit, services } = parts
  if (!why && !values && !visit && !services) return undefined
  return html`
    <div class="band">
      ${page.rule(130)}
      ${why && renderWhy(why, page)}${values && renderValues(values, form, page)}
      ${visit && renderVisit(visit, page)}
      ${services && renderServices(services, page)}
    </div>
  `
}

function renderWhy({ heading: title, text, own }: SectionOf<'why'>, { context }: Minimalist): SafeHtml {
  const [first] = own
  // Own words alone open the section, with their title in quiet before them.
  const opening =
    text.length > 0
      ? html`
          ${inShortParagraphs(text).map((group) => html`<p class="voice">${sentences(group, context)}</p>`)}
        `
      : first &&
        html`
          <p class="voice">
            <span class="soft">${words(first.title, context)}:</span>
            ${' '}${sentences(first.text, context)}
          </p>
        `
  const rest = text.length > 0 ? own : own.slice(1)
  return html`
    <section id="why" aria-labelledby="h-why">
      ${row(heading('why', title, context), opening)}
      ${rest.map((item) => ownRow(item, { context }))}
    </section>
  `
}

/** Returns the owner's own item: its words are voice, unless they are long. */
function ownRow(item: Item, page: Pick<Minimalist, 'context'>): SafeHtml {
  return row(html`<h3>${words(item.title, page.context)}</h3>`, ownWords(item, page))
}

function ownWords({ text }: Item, { context }: Pick<Minimalist, 'context'>): SafeHtml | undefined {
  const isVoice = text.reduce((sum, line) => sum + [...line.text].length, 0) <= mostVoice
  return isVoice && text.length > 0
    ? html`<p class="voice">${sentences(text, context)}</p>`
    : said(text, context)
}

function renderValues(values: SectionOf<'values'>, form: ValuesForm, page: Minimalist): SafeHtml {
  const { context } = page
  const legend = page.legend(values.items.flatMap(({ text }) => text))
  const bare = values.items.filter(({ text }) => text.length === 0)
  if (form === 'pairs' || bare.length > 0) {
    const said = values.items.filter(({ text }) => text.length > 0)
    const rows = said.map((item) => (item.isOwn ? ownRow(item, page) : itemRow(item, context)))
    // Titles without a sentence are a list of their own: a margin must not stand beside nothing.
    const opening =
      bare.length > 0
        ? row(
            heading('values', values.heading, context),
            html`
              <ul class="seen">
                ${bare.map(({ title }) => html`<li>${words(title, context)}</li>`)}
              </ul>
            `,
          )
        : row(
            heading('values', values.label, context),
            html`<p class="voice">${words(values.heading, context)}</p>`,
          )
    return html`
      <section id="values" aria-labelledby="h-values">
        ${opening}
        ${rows}
        ${legend && row(html`<span></span>`, legend)}
      </section>
    `
  }
  const items = values.items.map(
    (item) => html`
      <div>
        <h3>${words(item.title, context)}</h3>
        ${item.isOwn && form === 'stack' ? ownWords(item, page) : said(item.text, context)}
      </div>
    `,
  )
  return html`
    <section id="values" aria-labelledby="h-values">
      ${row(
        heading('values', values.heading, context),
        html`
          <div class="${form}">${items}</div>
          ${legend}
        `,
      )}
    </section>
  `
}

function renderVisit(visit: SectionOf<'visit'>, { context, legend }: Minimalist): SafeHtml {
  const steps = visit.steps.map(
    ({ title, text }) => html`
      <p>
        <span class="soft">${words(title, context)}${/[.?!]$/.test(title.text) ? '' : '.'}</span>
        ${' '}${sentences(text, context)}
      </p>
    `,
  )
  return html`
    <section id="visit" aria-labelledby="h-visit">
      ${row(
        heading('visit', visit.heading, context),
        html`${steps}${legend(visit.steps.flatMap(({ title, text }) => [title, ...text]))}`,
      )}
    </section>
  `
}

function renderServices(services: SectionOf<'services'>, { context, legend }: Minimalist): SafeHtml {
  const { items, offers } = services
  const name = heading('services', services.heading, context)
  const list = html`
    <ul class="seen${items.length > manyServices && !items.some(({ more }) => more) && ' two'}">
      ${items.map(({ title, more }) =>
        more
          ? html`
              <li>
                <span class="soft">${words(title, context)}.</span>
                ${' '}${words(more, context)}
              </li>
            `
          : html`<li>${words(title, context)}</li>`,
      )}
    </ul>
    ${legend(items)}
  `
  return html`
    <section id="services" aria-labelledby="h-services">
      ${items.length > 0 ? row(name, list) : html`<div class="row">${name}</div>`}
      ${offers && offerRows(offers, context)}
      ${services.safety && row(html`<span></span>`, safetyNote(services, context))}
    </section>
  `
}
