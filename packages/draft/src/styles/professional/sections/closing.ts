import { html, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { section } from '../../../skeleton/section.ts'
import { gap, isSaidOnce, sentences, waysToReach, words } from '../../../skeleton/skeleton.ts'
import { sealPicture } from './opening.ts'
import type { Professional } from './parts.ts'

/** How to reach the practice: a plate with its name, hairlines and half a seal. */
export function renderContact(
  contact: SectionOf<'contact'>,
  hero: SectionOf<'hero'>,
  professional: Professional,
): SafeHtml {
  const { content, context } = professional
  const { lead } = contact
  const { phone, missingPhone, booking, email, portal, place } = waysToReach(contact, context)
  const ways = [
    phone && html`<p class="phone">${phone}</p>`,
    missingPhone && gap(missingPhone),
    ...[booking, email, portal, place].map((way) => way && html`<p>${way}</p>`),
  ].filter(Boolean)
  const body = html`
    ${!isSaidOnce(hero.name, context) && html`<p class="card">${words(hero.name, context)}</p>`}
    ${lead.length > 0 && html`<p class="say-lead">${sentences(lead, context)}</p>`}
    ${
      ways.length > 0 &&
      html`
      <div class="reach">
        ${ways.map((way) => html`<div>${way}</div>`)}
      </div>
    `
    }
  `
  const before = sealPicture(content.subject.name, 'ghost')
  return section(contact, { className: 'plate-row', before }, professional, body)
}
