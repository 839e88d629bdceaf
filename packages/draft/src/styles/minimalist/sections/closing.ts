import { html, type SafeHtml } from '../../../html.ts'
import { isLine, type Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { emergencyWords } from '../../../skeleton/crisis.ts'
import { gap, heading, sentences, waysToReach } from '../../../skeleton/skeleton.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { outlineRows } from '../art/outlines.ts'
import { drawnRule, type Minimalist, row, voice } from './parts.ts'

/** More states than this are strung in rows across the page, and their names stand in columns. */
const fewStates = 6

/** Renders the places, with the outlines of the states on the line, and the ways to get in touch. */
export function renderVisit(
  where: SectionOf<'where'> | undefined,
  contact: SectionOf<'contact'> | undefined,
  emergency: Line,
  page: Minimalist,
): SafeHtml {
  const amount = where?.states.length ?? 0
  const isMany = amount > fewStates
  const pictures = outlineRows(where?.states.map(({ code }) => code) ?? [])
  const lines =
    pictures.length > 0
      ? pictures.map((picture) => drawnRule(picture, amount > 1 ? 'column' : 'right'))
      : page.rule(120)
  return html`
    <div class="band${isMany && ' rows'}">
      ${lines}
      ${where && renderWhere(where, isMany, page)}
      ${contact && renderContact(contact, emergency, page)}
    </div>
    ${!hasNumber(contact) && html`<div class="stop"></div>`}
  `
}

function renderWhere(part: SectionOf<'where'>, isMany: boolean, page: Minimalist): SafeHtml {
  const form = {
    isLabelled: true,
    order: ['place', 'office', 'video', 'states'],
    place: placeOf(part, page),
    list: isMany ? 'names' : '',
  } as const
  return where(part, form, page)
}

// The number stands on the last line of the page, as the name did on the first.
function hasNumber(contact: SectionOf<'contact'> | undefined): boolean {
  return isLine(contact?.phone)
}

function renderContact(contact: SectionOf<'contact'>, emergency: Line, { context }: Minimalist): SafeHtml {
  const classes = { booking: 'call', portal: 'call' }
  const { phone, missingPhone, email, booking, portal, place } = waysToReach(contact, context, classes)
  return html`
    <section id="contact" aria-labelledby="h-contact">
      ${row(
        heading('contact', contact.label, context),
        html`
          ${voice(contact.heading, context)}
          ${contact.lead.length > 0 && html`<p>${sentences(contact.lead, context)}</p>`}
          ${missingPhone && gap(missingPhone)}
          ${[email, booking, portal, place].map((way) => way && html`<p>${way}</p>`)}
          <p>${emergencyWords(emergency, context)}</p>
        `,
      )}
      ${phone && html`<p class="last">${phone}</p>`}
    </section>
  `
}
