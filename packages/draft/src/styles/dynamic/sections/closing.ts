// Where, contact, and the foot of the page.

import { html, ownMarkup, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { emergencyWords } from '../../../skeleton/crisis.ts'
import { image, PLACE_SIZES } from '../../../skeleton/image.ts'
import {
  footerParts,
  gap,
  madeWithFoyer,
  mapOf,
  notice,
  sentences,
  slot,
  waysToReach,
  words,
} from '../../../skeleton/skeleton.ts'
import { mapArt } from '../art/small-art.ts'
import type { Field } from '../layout.ts'
import { field, type Parts } from './parts.ts'

const MAX_CODES = 8

/** The office and the states: codes with lanes, names in columns, or the sum of all. */
export function renderWhere(section: SectionOf<'where'>, ground: Field, { context }: Parts): SafeHtml {
  const { office, video, statesTitle, states, allStates, picture } = section
  const isMany = states.length > MAX_CODES
  const list = isMany
    ? html`
          ${allStates && html`<p class="all">${words(allStates, context)}</p>`}
          <ul class="names">
            ${states.map(({ name }) => html`<li>${words(name, context)}</li>`)}
          </ul>
        `
    : states.length > 0 &&
      html`
          <ul class="${states.length === 1 ? 'codes solo' : 'codes'}">
            ${states.map(
              ({ code, name }) => html`
                <li>
                  <b aria-hidden="true">${code}</b>
                  <span>${words(name, context)}</span>
                </li>
              `,
            )}
          </ul>
        `
  const codes = states.map(({ code }) => code)
  return field(
    section,
    [ground, 'where'],
    context,
    html`
      ${
        picture &&
        html`<div class="place ran">${image({ slot: 'place', picture, sizes: PLACE_SIZES }, context)}</div>`
      }
      <div class="on-screen">
        ${statesTitle && html`<h3>${words(statesTitle, context)}</h3>`}
        ${list}
        ${
          video &&
          html`
          <h3 class="under">${words(video.title, context)}</h3>
          <p class="rule">${words(video.rule, context)}</p>
        `
        }
      </div>
      <div class="aside">
        ${states.length > 0 && ownMarkup(mapArt(codes))}
        ${
          office &&
          html`
          <div class="office">
            <h3>${words(office.title, context)}</h3>
            ${slot(office.address, context)}
            <p class="zip">${words(office.zip, context)}</p>
            ${mapOf(office, context)}${slot(office.hours, context)}
          </div>
        `
        }
      </div>
    `,
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

/** Name, links, notices, and in a draft who made it. */
export function renderFoot(
  footer: SectionOf<'footer'> | undefined,
  notices: SectionOf<'notices'> | undefined,
  { context }: Parts,
): SafeHtml {
  const { name, licence, links } = footerParts(footer, context, {
    name: 'fname',
    licence: 'licence',
    links: 'links',
  })
  return html`
    <footer class="foot">
      <div>
        ${name}${licence}${links}${madeWithFoyer(context)}
      </div>
      ${
        notices &&
        html`
        <section id="notices" aria-labelledby="h-notices">
          <h2 id="h-notices">${words(notices.heading, context)}</h2>
          <ul class="legal">
            ${notices.items.map((item) => html`<li>${notice(item, context)}</li>`)}
          </ul>
        </section>
      `
      }
    </footer>
  `
}
