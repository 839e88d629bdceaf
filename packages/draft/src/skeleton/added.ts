// What owners put on the page: the same lists in every style, which its sheet sets for one, a few and a dozen of them.

import type { FurtherPlace, Member, Offer, OwnPage } from '../added-sections.ts'
import { html, link, type SafeHtml, telephone } from '../html.ts'
import type { Line } from '../line.ts'
import type { Section, SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { NEWS } from '../words/page-words.ts'
import { face } from './image.ts'
import { words } from './skeleton.ts'

/** Up to so many items are a few; more are set smaller and closer. */
const MOST_FEW = 4

/** Whether a page holds anything of this kind, so that it needs the sheet for it. */
export function hasAdded(sections: readonly Section[]): boolean {
  return sections.some(
    (section) =>
      ['news', 'team', 'prices', 'hours', 'places'].includes(section.kind) ||
      (section.kind === 'services' && section.offers),
  )
}

/** The class of a list by its length. */
export function amount(items: readonly unknown[]): 'lone' | 'several' | 'lots' {
  if (items.length === 1) return 'lone'
  return items.length <= MOST_FEW ? 'several' : 'lots'
}

/** A section with what the owner put on the page. */
export type AddedSection = SectionOf<'team' | 'prices' | 'hours' | 'places'>

/** The list of such a section. */
export function addedList(section: AddedSection, context: Context): SafeHtml {
  switch (section.kind) {
    case 'team':
      return memberList(section.members, context)
    case 'prices':
      return offerList(section.offers, context)
    case 'hours':
      return weekList(section, context)
    case 'places':
      return placeList(section.places, context)
  }
}

/** Services or prices: a name, what it costs, and a sentence. */
export function offerList(offers: readonly Offer[], context: Context): SafeHtml {
  return html`
    <ul class="offers ${amount(offers)}">
      ${offers.map(
        ({ title, price, text, page }) => html`
          <li>
            <h3>${paged(title, page, context)}</h3>
            ${price && html`<p class="fee">${words(price, context)}</p>`}
            ${text && html`<p>${words(text, context)}</p>`}
            ${page?.first && html`<p>${words(page.first, context)}</p>`}
          </li>
        `,
      )}
    </ul>
  `
}

/** A name that has a page of its own leads there. */
export function paged(title: Line, page: OwnPage | undefined, context: Context): SafeHtml {
  const said = words(title, context)
  return page ? html`<a href="${context.hrefOf(`/${page.slug}/`)}">${said}</a>` : said
}

// A name, what they do, and two sentences.
function memberList(members: readonly Member[], context: Context): SafeHtml {
  return html`
    <ul class="people ${amount(members)}">
      ${members.map(
        (member) => html`
          <li>
            ${face(member, context)}
            <h3>${memberName(member, context)}</h3>
            ${member.role && html`<p class="role">${words(member.role, context)}</p>`}
            ${licensed(member, context)}
            ${member.text && html`<p>${words(member.text, context)}</p>`}
          </li>
        `,
      )}
    </ul>
  `
}

/** The name of a person with the letters behind it. */
export function memberName({ title, letters, page }: Member, context: Context): SafeHtml {
  return html`${paged(title, page, context)}${letters && html`, ${words(letters, context)}`}`
}

/** License and years of a person, in one line. */
export function licensed({ licence, years }: Member, context: Context): SafeHtml | undefined {
  const said = [licence, years].filter((line) => line !== undefined)
  if (said.length === 0) return undefined
  return html`<p class="role">${said.map((line, index) => html`${index > 0 && ' · '}${words(line, context)}`)}</p>`
}

/** The rows of a week. */
export function weekList({ rows }: SectionOf<'hours'>, context: Context): SafeHtml {
  return html`
    <dl class="week">
      ${rows.map(
        ({ title, value, isClosed }) => html`
          <div class="${isClosed && 'shut'}">
            <dt>${words(title, context)}</dt>
            <dd>${words(value, context)}</dd>
          </div>
        `,
      )}
    </dl>
  `
}

// Each with its address.
function placeList(places: readonly FurtherPlace[], context: Context): SafeHtml {
  return html`
    <ul class="sites ${amount(places)}">
      ${places.map(
        (place) => html`
          <li>
            <h3>${words(place.title, context)}</h3>
            ${addressOf(place, context)}
          </li>
        `,
      )}
    </ul>
  `
}

/** The lines of an address: the street leads to a map, the number is dialed. */
export function addressOf({ street, city, zip, phone, map }: FurtherPlace, context: Context): SafeHtml {
  const town = [city, zip].filter((line) => line !== undefined).map((line) => words(line, context))
  return html`
    ${street && html`<p>${map ? link(map, words(street, context)) : words(street, context)}</p>`}
    ${town.length > 0 && html`<p>${town.map((said, index) => html`${index > 0 && ' '}${said}`)}</p>`}
    ${phone && html`<p>${link(telephone(phone.text), words(phone, context))}</p>`}
  `
}

/** What is new, above everything else. */
export function newsBand(news: SectionOf<'news'> | undefined, context: Context): SafeHtml | undefined {
  if (!news) return undefined
  return html`
    <section id="news" class="news" aria-label="${NEWS}">
      ${news.items.map(({ text }) => html`<p>${words(text, context)}</p>`)}
    </section>
  `
}
