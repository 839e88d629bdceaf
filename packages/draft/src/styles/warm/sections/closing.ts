import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { gap, heading, isSaidOnce, sentences, slot, waysToReach, words } from '../../../skeleton/skeleton.ts'
import { postmark } from '../art/small-pictures.ts'
import type { Warm } from './parts.ts'

/** Renders the way to reach the practice, as an envelope addressed to it. */
export function renderContact(
  contact: SectionOf<'contact'>,
  where: SectionOf<'where'> | undefined,
  name: Line,
  warm: Warm,
): SafeHtml {
  const { context, palette } = warm
  const classes = { booking: 'button', portal: 'button' }
  const { phone, missingPhone, email, booking, portal, place } = waysToReach(contact, context, classes)
  // One of several states would look like the place of the practice.
  const onlyState = where?.states.length === 1 ? where.states[0]?.code : undefined
  const postcode = where?.office?.code || onlyState || [...name.text][0]
  const franking = html`
    <svg viewBox="0 0 320 150" aria-hidden="true">
      ${ownMarkup(postmark(palette.colors.quiet))}
      <text x="74" y="83" text-anchor="middle" fill="${palette.colors.quiet}">${postcode}</text>
    </svg>
  `
  return html`
    <section class="contact" id="contact" aria-labelledby="h-contact">
      <div class="contact-in">
        <div class="contact-text">
          ${heading('contact', contact.heading, context)}
          ${contact.lead.length > 0 && html`<p>${sentences(contact.lead, context)}</p>`}
          ${where?.office && place && html`<p>${place}</p>`}
          ${
            (booking || portal) &&
            html`
            <p class="doors">
              ${booking}${portal}
            </p>
          `
          }
        </div>
        <div class="envelope">
          <div class="franking">
            ${franking}
            <div class="stamp">
              <svg aria-hidden="true"><use href="#s0" /></svg>
            </div>
          </div>
          <address>
            ${!isSaidOnce(name, context) && html`<p class="to">${words(name, context)}</p>`}
            ${slot(where?.office?.address, context)}
            ${where?.office && html`<p>${words(where.office.zip, context)}</p>`}
            ${[!where?.office && place, phone].map((way) => way && html`<p>${way}</p>`)}
            ${missingPhone && gap(missingPhone)}
            ${email && html`<p>${email}</p>`}
          </address>
        </div>
      </div>
    </section>
  `
}
