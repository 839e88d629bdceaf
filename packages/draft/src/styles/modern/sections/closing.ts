import { html, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { emergencyWords } from '../../../skeleton/crisis.ts'
import { gap, waysToReach, words } from '../../../skeleton/skeleton.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { longestWord } from '../../../text/longest-word.ts'
import { artField } from '../../art-field.ts'
import { soundingLines } from '../art/chart.ts'
import { waterline } from '../art/picture-contours.ts'
import { statesMap } from '../art/states-map.ts'
import { type Modern, paragraph, picture } from './parts.ts'

/** The office, and the states as wells on a map. */
export function renderWhere(part: SectionOf<'where'>, modern: Modern): SafeHtml {
  const { states, video } = part
  const hasMap = states.length > 0
  const place = placeOf(part, modern, waterline(modern.content.seed))
  return where(
    part,
    {
      className: `band deep${place ? ' shown' : ''}${hasMap ? '' : ' mapless'}`,
      before: place,
      beside: hasMap && html`<div class="map">${statesMap(states.map(({ code }) => code))}</div>`,
      order: ['office', 'video', 'states'],
      list: states.length <= 3 ? 'few' : states.length > 14 ? 'all' : '',
      isSummed: true,
      isTitleHidden: video !== undefined,
    },
    modern,
  )
}

/** The last band: how to reach the practice, on open water. */
export function renderContact(contact: SectionOf<'contact'>, { content, context, legend }: Modern): SafeHtml {
  const { heading, lead } = contact
  const classes = { booking: 'go', email: 'more', portal: 'more' }
  const { phone, missingPhone, booking, email, portal, place } = waysToReach(contact, context, classes)
  const size = longestWord(heading.text) > 11 || heading.text.length > 30 ? 'big long' : 'big'
  return html`
    <section class="band field contact" id="contact" aria-labelledby="h-contact">
      <div class="lines">
        ${picture(760, 620, soundingLines(content.seed, artField(content.subject)), 'right')}
      </div>
      <div class="in">
        <h2 class="${size}" id="h-contact">${words(heading, context)}</h2>
        <div class="reaching">
          ${paragraph(lead, context, 'large')}
          ${phone && html`<p class="phone">${phone}</p>`}
          ${(booking || portal || email) && html`<p class="acts">${booking}${email}${portal}</p>`}
          ${place && html`<p>${place}</p>`}
          ${missingPhone && gap(missingPhone)}${legend(contact)}
        </div>
        <p class="now">${emergencyWords(content.emergency, context)}</p>
      </div>
    </section>
  `
}
