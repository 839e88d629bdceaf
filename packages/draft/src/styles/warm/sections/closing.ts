import { madeWithFoyer, sentences, slot, words } from '../../../fragments.ts'
import { html, link, ownMarkup, type SafeHtml, telephone } from '../../../html.ts'
import { isLine, type Line } from '../../../line.ts'
import type { SectionOf } from '../../../sections.ts'
import { postmark } from '../art/small-pictures.ts'
import { heading, type Warm } from './parts.ts'

/** Renders the questions people ask: each answer a step in from its question. */
export function renderQuestions(questions: SectionOf<'questions'>, { context }: Warm): SafeHtml {
  return html`
    <section class="questions" id="questions" aria-labelledby="h-questions">
      ${heading('questions', questions.heading, context)}
      <dl>
        ${questions.items.map(
          ({ title, text }) => html`
            <div>
              <dt>${words(title, context)}</dt>
              <dd>${sentences(text, context)}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `
}

/** Renders the way to reach the practice, as an envelope addressed to it. */
export function renderContact(
  contact: SectionOf<'contact'>,
  where: SectionOf<'where'> | undefined,
  name: Line,
  warm: Warm,
): SafeHtml {
  const { context, palette } = warm
  const { phone, email, booking, portal, place } = contact
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
          <p>${sentences(contact.lead, context)}</p>
          ${
            (booking || portal) &&
            html`
            <p class="doors">
              ${booking && link(booking.href, words(booking.label, context), 'button')}
              ${portal && link(portal.href, words(portal.label, context), 'button')}
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
            <p class="to">${words(name, context)}</p>
            ${slot(where?.office?.address, context)}
            ${place && html`<p>${words(place, context)}</p>`}
            ${
              isLine(phone)
                ? html`<p>${link(telephone(phone.text), words(phone, context))}</p>`
                : slot(phone, context)
            }
            ${email && html`<p>${link(`mailto:${email.text}`, words(email, context))}</p>`}
          </address>
        </div>
      </div>
    </section>
  `
}

/** Renders the darkest ground: the emergency line, the notices, and the last words. */
export function renderFoot(
  emergency: Line,
  notices: SectionOf<'notices'> | undefined,
  footer: SectionOf<'footer'> | undefined,
  { context }: Warm,
): SafeHtml {
  const items = notices?.items.flatMap(({ title, href, gap }) => {
    if (href) return [html`<li>${link(href, words(title, context))}</li>`]
    return gap
      ? [
          html`
            <li>
              <span class="slot" data-gap="${gap.gap}">To add: ${words(title, context)}</span>
            </li>
          `,
        ]
      : []
  })
  const name = footer && html`<p class="foot-name">${words(footer.name, context)}</p>`
  return html`
    <footer class="foot">
      <div class="foot-in">
        ${
          notices
            ? html`
              <section id="notices" class="notices" aria-labelledby="h-notices">
                ${heading('notices', notices.heading, context)}
              </section>
            `
            : name
        }
        <ul>
          <li><b>${words(emergency, context)}</b></li>
          ${items}
        </ul>
        <div class="last">
          ${
            footer &&
            html`
            ${notices && name}
            ${footer.licence && html`<p>${words(footer.licence, context)}</p>`}
            ${
              footer.links.length > 0 &&
              html`
              <ul class="elsewhere">
                ${footer.links.map(({ label, href }) => html`<li>${link(href, words(label, context))}</li>`)}
              </ul>
            `
            }
          `
          }
          ${madeWithFoyer(context)}
        </div>
      </div>
    </footer>
  `
}
