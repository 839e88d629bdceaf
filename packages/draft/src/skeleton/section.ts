// The frame of a section and the list of its items: the same elements in every style, whose sheet sets them.
import { html, type SafeHtml } from '../html.ts'
import { endedSentence } from '../join-sentences.ts'
import type { Line } from '../line.ts'
import type { Item, Section } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { heading, type Legend, sentences, words } from './skeleton.ts'

/** What all sections of a page are set with. */
export type Setting = {
  readonly context: Context
  readonly legend: Legend
  /** Where suggestions are explained: under the heading, or else after all that is said. */
  readonly legendIn?: 'head'
}

/** What a style gives to a section. */
export type Look = {
  /** Its ground and its form. */
  readonly className?: string | false | undefined
  /** What stands under the heading, between it and the text, before both, and after them. */
  readonly margin?: SafeHtml | undefined
  readonly beside?: SafeHtml | false | undefined
  readonly before?: SafeHtml | undefined
  readonly after?: SafeHtml | undefined
  /** The short name is the heading, and the heading the first sentence. */
  readonly isLabelled?: boolean
}

type Headed = Extract<Section, { heading: Line }>

/** A section: what the style draws, a head, and a body with all that is said. */
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
  /** The classes of the list, and those of an item. */
  readonly className: string
  readonly classOf?: ((item: Item) => string) | undefined
  /** In the order in which they happen. */
  readonly isOrdered?: boolean
  /** The title begins the sentences, or opens them. */
  readonly titles?: 'runIn' | 'fold' | undefined
}

/** Titles with what is said under each; nothing without items. */
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

/** A title with its sentences, if it has any. */
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

/** Whether a title wants a full stop where sentences follow it. */
export const isUnended = (text: string) => endedSentence(text).length > text.length
