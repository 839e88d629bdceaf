import { gap, madeWithFoyer, sentences, words } from '../../../fragments.ts'
import { html, link, type SafeHtml, telephone } from '../../../html.ts'
import { isLine } from '../../../line.ts'
import { type SectionOf, sectionOf } from '../../../sections.ts'
import { sealPicture } from './opening.ts'
import { type Professional, row } from './parts.ts'

/** How to reach the practice: a plate with its name, hairlines and half a seal. */
export function renderContact(
  contact: SectionOf<'contact'>,
  hero: SectionOf<'hero'>,
  professional: Professional,
): SafeHtml {
  const { content, context, legend } = professional
  const { heading, lead, phone, email, booking, portal, place } = contact
  const ways = [
    isLine(phone)
      ? html`<p class="phone">${link(telephone(phone.text), words(phone, context))}</p>`
      : phone && gap(phone),
    booking && html`<p>${link(booking.href, words(booking.label, context))}</p>`,
    email && html`<p>${link(`mailto:${email.text}`, words(email, context))}</p>`,
    portal && html`<p>${link(portal.href, words(portal.label, context))}</p>`,
    place && html`<p>${words(place, context)}</p>`,
  ].filter(Boolean)
  const body = html`
    <p class="card">${words(hero.name, context)}</p>
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
  return html`
    <div class="plate-row contact">
      ${sealPicture(content.subject.name, 'ghost')}${row(
        { kind: 'contact', heading, margin: legend(contact), body, className: 'bare' },
        professional,
      )}
    </div>
  `
}

/** The emergency line, the notices, and the last line. */
export function renderFoot({ content, context }: Professional): SafeHtml {
  const notices = sectionOf(content.sections, 'notices')
  const footer = sectionOf(content.sections, 'footer')
  return html`
    <footer class="foot">
      ${
        notices &&
        html`
        <section class="row bare" id="notices" aria-labelledby="h-notices">
          <div class="rail"><h2 id="h-notices">${words(notices.heading, context)}</h2></div>
          <div class="body three">
            <p class="emergency">${words(content.emergency, context)}</p>
            ${notices.items.map(
              ({ title, href, gap: missing }) => html`
                <div>
                  ${
                    missing
                      ? html`
                        <span class="vh">${words(title, context)}</span>
                        ${gap(missing)}
                      `
                      : html`<p>${link(href, words(title, context))}</p>`
                  }
                </div>
              `,
            )}
          </div>
        </section>
      `
      }
      ${
        !notices &&
        html`<div class="row bare"><p class="body emergency">${words(content.emergency, context)}</p></div>`
      }
      <div class="made-row">
        ${
          footer &&
          html`
          <p>${words(footer.name, context)}</p>
          ${footer.licence && html`<p>${words(footer.licence, context)}</p>`}
          ${
            footer.links.length > 0 &&
            html`
            <ul>
              ${footer.links.map(({ label, href }) => html`<li>${link(href, words(label, context))}</li>`)}
            </ul>
          `
          }
        `
        }
        ${madeWithFoyer(context)}
      </div>
    </footer>
  `
}
