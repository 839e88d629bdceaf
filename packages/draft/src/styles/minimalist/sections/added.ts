import { html, type SafeHtml } from '../../../html.ts'
import type { Line } from '../../../line.ts'
import type { Offer, SectionOf } from '../../../sections.ts'
import { type AddedSection, addressOf, amount, weekList } from '../../../skeleton/added.ts'
import { face } from '../../../skeleton/image.ts'
import { heading, words } from '../../../skeleton/skeleton.ts'
import { type Minimalist, plainRule, row } from './parts.ts'

type Context = Minimalist['context']

/** Renders what the owner put on the page: names in the margin, what is said of them in the column. */
export function renderAdded(section: AddedSection, { context }: Minimalist): SafeHtml {
  switch (section.kind) {
    case 'team':
      return band(
        section,
        section.members.map((member) =>
          added(
            member.title,
            html`
              ${face(member, context)}
              ${member.role && html`<p class="role">${words(member.role, context)}</p>`}
              ${member.text && html`<p>${words(member.text, context)}</p>`}
            `,
            section.members,
            context,
          ),
        ),
        context,
      )
    case 'prices':
      return band(section, offerRows(section.offers, context), context)
    case 'hours':
      return html`
        <div class="band">
          ${plainRule}
          <section id="hours" aria-labelledby="h-hours">
            ${row(heading('hours', section.heading, context), weekList(section, context))}
          </section>
        </div>
      `
    case 'places':
      return band(
        section,
        section.places.map((place) => added(place.title, addressOf(place, context), section.places, context)),
        context,
      )
  }
}

/** Services or prices as rows. */
export function offerRows(offers: readonly Offer[], context: Context): readonly SafeHtml[] {
  return offers.map(({ title, price, text }) =>
    added(
      title,
      html`
        ${price && html`<p class="fee">${words(price, context)}</p>`}
        ${text && html`<p>${words(text, context)}</p>`}
      `,
      offers,
      context,
    ),
  )
}

function added(title: Line, column: SafeHtml, all: readonly unknown[], context: Context): SafeHtml {
  return row(html`<h3>${words(title, context)}</h3>`, column, `added ${amount(all)}`)
}

function band(
  { kind, heading: title }: SectionOf<'team' | 'prices' | 'places'>,
  rows: readonly SafeHtml[],
  context: Context,
): SafeHtml {
  return html`
    <div class="band">
      ${plainRule}
      <section id="${kind}" aria-labelledby="h-${kind}">
        <div class="row">${heading(kind, title, context)}</div>
        ${rows}
      </section>
    </div>
  `
}
