// Renders the frame of a section and its list of items. The elements are the same in every style; its sheet styles them.
import { html, type SafeHtml } from '../html.ts'
import { endedSentence } from '../join-sentences.ts'
import type { Line } from '../line.ts'
import type { Item } from '../section-parts.ts'
import type { Section } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { heading, type Legend, sentences, words } from './skeleton.ts'

/** What a page passes to each of its sections. */
export type Setting = {
  readonly context: Context
  readonly legend: Legend
  /** The legend of suggestions stands under the heading; without it, at the end of the section. */
  readonly legendIn?: 'head'
}

/** What a style adds to a section. */
export type Look = {
  /** Classes for its background and its layout. */
  readonly className?: string | false | undefined
  /** Markup under the heading, between heading and text, before both, and after both. */
  readonly margin?: SafeHtml | undefined
  readonly beside?: SafeHtml | false | undefined
  readonly before?: SafeHtml | undefined
  readonly after?: SafeHtml | undefined
  /** The short label becomes the heading, and the heading becomes the first sentence. */
  readonly isLabelled?: boolean
}

type Headed = Extract<Section, { heading: Line }>

/** Renders a section: the markup of the style, a head, and a body with its words. */
export function section(
  part: Headed,
  { className, margin, beside, before, after, isLabelled }: Look,
  { context, legend, legendIn }: Setting,
  body: SafeHtml,
): SafeHtml {
  const { kind, label } = part
  const explained = legend(part)
  return html`
    <section class="${kind}${className && ` ${className}`}" id="${kind}" aria-labelledby="h-${kind}">
      ${before}
      <div class="in">
        <div class="head">
          ${heading(kind, isLabelled ? label : part.heading, context)}
          ${legendIn && explained}${margin}
        </div>
        ${beside}
        <div class="body">
          ${isLabelled && html`<p class="voice">${words(part.heading, context)}</p>`}
          ${body}
          ${!legendIn && explained}
        </div>
      </div>
      ${after}
    </section>
  `
}

type List = {
  /** Classes of the list, and of an item. */
  readonly className: string
  readonly classOf?: ((item: Item) => string) | undefined
  /** Renders `ol`: the items are steps in time. */
  readonly isOrdered?: boolean
  /** `runIn`: the title begins the sentences; `fold`: it opens them. */
  readonly titles?: 'runIn' | 'fold' | undefined
}

/** Renders titles with their sentences; nothing without items. */
export function itemList(
  items: readonly Item[],
  { className, classOf, isOrdered, titles }: List,
  context: Context,
): SafeHtml | undefined {
  if (items.length === 0) return undefined
  const inside = items.map((item, index) => {
    const said = titled(item, titles, context, index === 0)
    const itemClass = classOf?.(item)
    return itemClass ? html`<li class="${itemClass}">${said}</li>` : html`<li>${said}</li>`
  })
  return isOrdered
    ? html`<ol class="${className}">${inside}</ol>`
    : html`<ul class="${className}">${inside}</ul>`
}

/** Renders a title with its sentences, if it has any. */
export function titled(
  { title, text }: Pick<Item, 'title' | 'text'>,
  titles: List['titles'],
  context: Context,
  isOpen = false,
): SafeHtml {
  const said = text.length > 0 && html`<p>${sentences(text, context)}</p>`
  if (titles === 'runIn')
    return html`<h3>${words(title, context)}${isUnended(title.text) && '.'}</h3>${said && html`${' '}${said}`}`
  if (titles !== 'fold') return html`<h3>${words(title, context)}</h3>${said}`
  const inside = html`<summary>${words(title, context)}</summary>${said}`
  return isOpen ? html`<details open>${inside}</details>` : html`<details>${inside}</details>`
}

/** Whether a title needs a full stop when sentences follow it. */
export const isUnended = (text: string) => endedSentence(text).length > text.length
