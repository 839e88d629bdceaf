// Sections that are a list of titles with what is said under each.
import { html, type SafeHtml } from '../html.ts'
import type { Item } from '../section-parts.ts'
import type { SectionOf } from '../sections.ts'
import { itemList, type Look, type Setting, section } from './section.ts'
import { inShortParagraphs, sentences, words } from './skeleton.ts'

/** A title begins the sentences in some styles. */
type Titles = { readonly titles?: 'runIn' }

/** What an item is set as. */
type ClassOf = { readonly classOf?: (item: Item) => string }

/** What a patient can count on. */
export function values(
  part: SectionOf<'values'>,
  look: Look & ClassOf & { readonly form?: string | false },
  setting: Setting,
): SafeHtml {
  const { items } = part
  const className = `items n${items.length}${look.form ? ` ${look.form}` : ''}`
  return section(
    part,
    look,
    setting,
    html`${itemList(items, { className, classOf: look.classOf }, setting.context)}`,
  )
}

/** Why the owner does this: the chosen reasons, and the owner's own under their titles. */
export function why(part: SectionOf<'why'>, look: Look & ClassOf, setting: Setting): SafeHtml {
  const { context } = setting
  const { text, own } = part
  return section(
    part,
    look,
    setting,
    html`
      ${inShortParagraphs(text).map((group) => html`<p class="statement">${sentences(group, context)}</p>`)}
      ${itemList(own, { className: 'reasons', classOf: look.classOf }, context)}
    `,
  )
}

/** How a first visit goes. */
export function visit(part: SectionOf<'visit'>, look: Look & Titles, setting: Setting): SafeHtml {
  const { steps } = part
  const list = { className: `stages n${steps.length}`, isOrdered: true, titles: look.titles }
  return section(part, look, setting, html`${itemList(steps, list, setting.context)}`)
}

/** How the model works for a patient. */
export function model(
  part: SectionOf<'model'>,
  look: Look & Titles & { readonly isWaysFirst?: boolean },
  setting: Setting,
): SafeHtml {
  const { context } = setting
  const { lead, terms, ways } = part
  const lists = [
    itemList(terms, { className: 'terms', titles: look.titles }, context),
    itemList(ways, { className: 'ways', titles: look.titles }, context),
  ]
  return section(
    part,
    look,
    setting,
    html`<p class="lead">${words(lead, context)}</p>${look.isWaysFirst ? lists.reverse() : lists}`,
  )
}

/** The questions that people ask. */
export function questions(
  part: SectionOf<'questions'>,
  look: Look & { readonly titles?: 'fold' },
  setting: Setting,
): SafeHtml {
  const list = { className: 'asked', titles: look.titles }
  return section(part, look, setting, html`${itemList(part.items, list, setting.context)}`)
}
