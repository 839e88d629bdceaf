// Where, contact, and the foot of the page.

import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { contact } from '../../../skeleton/contact.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { mapArt } from '../art/small-art.ts'
import type { Field } from '../layout.ts'
import type { Parts } from './parts.ts'

const MAX_CODES = 8

/** The office and the states: codes with lanes, names in columns, or the sum of all. */
export function renderWhere(part: SectionOf<'where'>, ground: Field, parts: Parts): SafeHtml {
  const codes = part.states.map(({ code }) => code)
  const isMany = codes.length > MAX_CODES
  return where(
    part,
    {
      className: `field ${ground}`,
      order: ['place', ['states', 'video'], ['art', 'office']],
      place: placeOf(part, parts),
      list: isMany ? 'names' : codes.length === 1 ? 'codes solo' : 'codes',
      isSummed: isMany,
      ...(!isMany && { mark: ({ code }) => html`<b aria-hidden="true">${code}</b>` }),
      art: codes.length > 0 && ownMarkup(mapArt(codes)),
    },
    parts,
  )
}

/** The end of the run: how to get in touch, and the line for emergencies. */
export function renderContact(part: SectionOf<'contact'>, ground: Field, parts: Parts): SafeHtml {
  return contact(
    part,
    {
      className: `field ${ground}`,
      order: ['lead', ['missing', 'phone', 'booking', 'email', 'portal', 'place'], 'emergency'],
      links: { booking: 'button' },
      emergency: parts.emergency,
    },
    parts,
  )
}
