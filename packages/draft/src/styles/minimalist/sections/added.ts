import type { Offer } from '../../../added-sections.ts'
import { html, type SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import {
  type AddedSection,
  addressOf,
  amount,
  licensed,
  memberName,
  paged,
  weekList,
} from '../../../skeleton/added.ts'
import { face } from '../../../skeleton/image.ts'
import { heading, words } from '../../../skeleton/skeleton.ts'
import { type Minimalist, row } from './parts.ts'

type Context = Minimalist['context']

/** Renders what the owner put on the page: names in the margin, what is said of them in the column. */
export function renderAdded(section: AddedSection, { context }: Minimalist): SafeHtml {
  switch (section.kind) {
    case 'team':
      return listed(
        section,
        section.members.map((member) =>
          row(
            html`
              <div class="who">
                ${face(member, context)}
                <div>
                  <h3>${memberName(member, context)}</h3>
                  ${member.role && html`<p class="role">${words(member.role, context)}</p>`}
                  ${licensed(member, context)}
                </div>
              </div>
            `,
            member.text && html`<p>${words(member.text, context)}</p>`,
            `added member ${amount(section.members)}`,
          ),
        ),
        context,
      )
    case 'prices':
      return listed(section, offerRows(section.offers, context), context)
    case 'hours':
      return html`
        <section id="hours" aria-labelledby="h-hours">
          ${row(heading('hours', section.heading, context), weekList(section, context))}
        </section>
      `
    case 'places':
      return listed(
        section,
        section.places.map((place) =>
          added(words(place.title, context), addressOf(place, context), section.places),
        ),
        context,
      )
  }
}

/** Services or prices as rows. */
export function offerRows(offers: readonly Offer[], context: Context): readonly SafeHtml[] {
  return offers.map(({ title, price, text, page }) =>
    added(
      paged(title, page, context),
      html`
        ${price && html`<p class="fee">${words(price, context)}</p>`}
        ${text && html`<p>${words(text, context)}</p>`}
        ${page?.first && html`<p>${words(page.first, context)}</p>`}
      `,
      offers,
    ),
  )
}

function added(title: SafeHtml, column: SafeHtml, all: readonly unknown[]): SafeHtml {
  return row(html`<h3>${title}</h3>`, column, `added ${amount(all)}`)
}

function listed(
  { kind, heading: title }: SectionOf<'team' | 'prices' | 'places'>,
  rows: readonly SafeHtml[],
  context: Context,
): SafeHtml {
  return html`
    <section id="${kind}" aria-labelledby="h-${kind}">
      <div class="row">${heading(kind, title, context)}</div>
      ${rows}
    </section>
  `
}
