// Where, contact, and the foot of the page.

import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { emergencyWords } from '../../../skeleton/crisis.ts'
import { gap, sentences, waysToReach } from '../../../skeleton/skeleton.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { mapArt } from '../art/small-art.ts'
import type { Field } from '../layout.ts'
import { field, type Parts } from './parts.ts'

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
export function renderContact(
  section: SectionOf<'contact'>,
  ground: Field,
  { context, emergency }: Parts,
): SafeHtml {
  const { phone, missingPhone, booking, email, portal, place } = waysToReach(section, context, {
    booking: 'go dark',
  })
  const ways = [
    missingPhone && gap(missingPhone),
    phone && html`<p class="call">${phone}</p>`,
    ...[booking, email, portal, place].map((way) => way && html`<p>${way}</p>`),
  ].filter(Boolean)
  return field(
    section,
    [ground, 'contact'],
    context,
    html`
      ${section.lead.length > 0 && html`<p class="big">${sentences(section.lead, context)}</p>`}
      ${ways.length > 0 && html`<div class="reach">${ways}</div>`}
      <p class="er">${emergencyWords(emergency, context)}</p>
    `,
  )
}
