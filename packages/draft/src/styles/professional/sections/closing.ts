import { html, type SafeHtml } from '../../../html.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { emergencyWords } from '../../../skeleton/crisis.ts'
import { section } from '../../../skeleton/section.ts'
import {
  footerParts,
  gap,
  isSaidOnce,
  madeWithFoyer,
  notice,
  sentences,
  waysToReach,
  words,
} from '../../../skeleton/skeleton.ts'
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

/** The emergency line, the notices, and the last line. */
export function renderFoot({ content, context }: Professional): SafeHtml {
  const notices = sectionOf(content.sections, 'notices')
  const { name, licence, links } = footerParts(sectionOf(content.sections, 'footer'), context)
  return html`
    <footer class="foot">
      ${
        notices &&
        html`
        <section class="in" id="notices" aria-labelledby="h-notices">
          <div class="head"><h2 id="h-notices">${words(notices.heading, context)}</h2></div>
          <div class="body three">
            <p class="emergency">${emergencyWords(content.emergency, context)}</p>
            ${notices.items.map(
              (item) => html`
                <div>${notice(item, context)}</div>
              `,
            )}
          </div>
        </section>
      `
      }
      ${
        !notices &&
        html`<div class="in"><p class="body emergency">${emergencyWords(content.emergency, context)}</p></div>`
      }
      <div class="made-row">
        ${name}${licence}${links}${madeWithFoyer(context)}
      </div>
    </footer>
  `
}
