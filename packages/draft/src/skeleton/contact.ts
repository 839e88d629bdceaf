import { html, link, type SafeHtml, telephone } from '../html.ts'
import { isGap, isLine, type Line } from '../line.ts'
import type { SectionOf } from '../sections.ts'
import { emergencyWords } from './crisis.ts'
import { type Look, type Setting, section } from './section.ts'
import { gap, isSaidOnce, sentences, slot, words } from './skeleton.ts'

type Contact = SectionOf<'contact'>

/** What the section holds; `missing` is the gap of a number, and `art` what a style draws beside the ways. */
type Part =
  | 'name'
  | 'lead'
  | 'office'
  | 'phone'
  | 'missing'
  | 'booking'
  | 'email'
  | 'portal'
  | 'place'
  | 'emergency'
  | 'art'

/** Parts of one list stand together in a box. */
type Order = readonly (Part | readonly Part[])[]

type Form = {
  readonly order: Order
  /** What stands under the heading, and what after all that is said. */
  readonly under?: Order
  readonly after?: Order
  /** The classes of links. */
  readonly links?: { readonly [Way in 'booking' | 'email' | 'portal']?: string }
  readonly art?: SafeHtml
  /** Of the practice, and where it is. */
  readonly name?: Line
  readonly office?: SectionOf<'where'>['office']
  readonly emergency?: Line
}

/** How to reach the practice. */
export function contact(
  part: Contact,
  look: Omit<Look, 'margin' | 'after'> & Form,
  setting: Setting,
): SafeHtml {
  const parts = partsOf(part, look, setting)
  const set = (order: Order) =>
    html`${order.map((names) => {
      if (typeof names === 'string') return parts[names]
      const ways = names.map((name) => parts[name]).filter(Boolean)
      return ways.length > 0 && html`<address>${ways}</address>`
    })}`
  const margin = look.under && set(look.under)
  const after = look.after && set(look.after)
  return section(part, { ...look, margin, after }, setting, set(look.order))
}

function partsOf(
  { lead, phone, email, booking, portal, place }: Contact,
  { links = {}, art, name, office, emergency }: Form,
  { context }: Setting,
): { readonly [Name in Part]: SafeHtml | false | undefined } {
  return {
    name: name && !isSaidOnce(name, context) && html`<p class="to">${words(name, context)}</p>`,
    lead: lead.length > 0 && html`<p class="ask">${sentences(lead, context)}</p>`,
    office: office && html`${slot(office.address, context)}<p>${words(office.zip, context)}</p>`,
    phone: isLine(phone) && html`<p class="phone">${link(telephone(phone.text), words(phone, context))}</p>`,
    missing: isGap(phone) && gap(phone),
    booking: booking && html`<p>${link(booking.href, words(booking.label, context), links.booking)}</p>`,
    email: email && html`<p>${link(`mailto:${email.text}`, words(email, context), links.email)}</p>`,
    portal: portal && html`<p>${link(portal.href, words(portal.label, context), links.portal)}</p>`,
    place: place && html`<p>${words(place, context)}</p>`,
    emergency: emergency && html`<p class="now">${emergencyWords(emergency, context)}</p>`,
    art,
  }
}
