import { html, type SafeHtml } from '../../../html.ts'
import { isLine, type Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { contact } from '../../../skeleton/contact.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { outlineRows } from '../art/outlines.ts'
import { drawnRule, type Minimalist } from './parts.ts'

/** More states than this are strung in rows across the page, and their names stand in columns. */
const fewStates = 6

/** Renders the places, with the outlines of the states on the line, and the ways to get in touch. */
export function renderVisit(
  where: SectionOf<'where'> | undefined,
  ways: SectionOf<'contact'> | undefined,
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
      ${ways && renderContact(ways, emergency, page)}
    </div>
    ${!hasNumber(ways) && html`<div class="stop"></div>`}
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
function hasNumber(ways: SectionOf<'contact'> | undefined): boolean {
  return isLine(ways?.phone)
}

function renderContact(part: SectionOf<'contact'>, emergency: Line, page: Minimalist): SafeHtml {
  return contact(
    part,
    {
      isLabelled: true,
      order: ['lead', 'missing', 'email', 'booking', 'portal', 'place', 'emergency'],
      after: ['phone'],
      links: { booking: 'button', portal: 'button' },
      emergency,
    },
    page,
  )
}
