import { html, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { contact } from '../../../skeleton/contact.ts'
import { placeOf, where } from '../../../skeleton/where.ts'
import { longestWord } from '../../../text/longest-word.ts'
import { artField } from '../../art-field.ts'
import { soundingLines } from '../art/chart.ts'
import { waterline } from '../art/picture-contours.ts'
import { statesMap } from '../art/states-map.ts'
import { type Modern, picture } from './parts.ts'

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
export function renderContact(part: SectionOf<'contact'>, modern: Modern): SafeHtml {
  const { seed, subject, emergency } = modern.content
  const { text } = part.heading
  const isLong = longestWord(text) > 11 || text.length > 30
  return contact(
    part,
    {
      className: isLong ? 'band field long' : 'band field',
      before: html`
        <div class="lines">
          ${picture(760, 620, soundingLines(seed, artField(subject)), 'right')}
        </div>
      `,
      order: ['lead', 'phone', ['booking', 'email', 'portal'], 'place', 'missing', 'emergency'],
      links: { booking: 'button', email: 'more', portal: 'more' },
      emergency,
    },
    modern,
  )
}
