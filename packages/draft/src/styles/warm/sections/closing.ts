import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { contact } from '../../../skeleton/contact.ts'
import { postmark } from '../art/small-pictures.ts'
import type { Warm } from './parts.ts'

/** The way to reach the practice, as an envelope addressed to it. */
export function renderContact(
  part: SectionOf<'contact'>,
  where: SectionOf<'where'> | undefined,
  name: Line,
  warm: Warm,
): SafeHtml {
  const office = where?.office
  const doors = ['booking', 'portal'] as const
  return contact(
    part,
    {
      under: office ? ['lead', 'place', doors] : ['lead', doors],
      order: [
        'art',
        ['name', ...(office ? ['office' as const] : ['place' as const]), 'phone', 'missing', 'email'],
      ],
      links: { booking: 'button', portal: 'button' },
      art: franking(where, name, warm),
      name,
      office,
    },
    warm,
  )
}

function franking(where: SectionOf<'where'> | undefined, name: Line, { palette }: Warm): SafeHtml {
  const { quiet } = palette.colors
  // One of several states would look like the place of the practice.
  const onlyState = where?.states.length === 1 ? where.states[0]?.code : undefined
  const postcode = where?.office?.code || onlyState || [...name.text][0]
  return html`
    <div class="franking">
      <svg viewBox="0 0 320 150" aria-hidden="true">
        ${ownMarkup(postmark(quiet))}
        <text x="74" y="83" text-anchor="middle" fill="${quiet}">${postcode}</text>
      </svg>
      <div class="stamp">
        <svg aria-hidden="true"><use href="#s0" /></svg>
      </div>
    </div>
  `
}
