// The card that answers and the bar that stays in reach on a phone: one markup, which the sheet of each style sets.

import type { AnswerCell } from '../answers-section.ts'
import { html, link, type SafeHtml, telephone } from '../html.ts'
import { isLine, type Line } from '../line.ts'
import { type Section, type SectionOf, sectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { BAR_WORDS } from '../words/page-words.ts'
import { gap, words } from './skeleton.ts'

/** Whether a page answers anything there, so that it says less of it above. */
export function hasAnswers(sections: readonly Section[]): boolean {
  return (sectionOf(sections, 'answers')?.cells.length ?? 0) > 0
}

/**
 * The card below the first screen, where its owner sees the next thing that it could answer; and beside the text of other
 * pages.
 */
export function answersCard(sections: readonly Section[], context: Context): SafeHtml | undefined {
  const answers = sectionOf(sections, 'answers')
  if (!answers) return undefined
  const { heading, cells } = answers
  const missing = context.page.kind === 'home' && answers.gap
  if (cells.length === 0 && !missing) return undefined
  return html`
    <section class="answers" id="answers" data-cells="${cells.length}" aria-labelledby="h-answers">
      <h2 class="vh" id="h-answers">${words(heading, context)}</h2>
      ${cells.length > 0 && html`<dl class="answer-list">${cells.map((cell) => answer(cell, context))}</dl>`}
      ${missing && gap(missing)}
    </section>
  `
}

function answer({ about, is, title, text, more }: AnswerCell, context: Context): SafeHtml {
  const [first, ...others] = text
  const inside = html`
    <dt>${words(title, context)}</dt>
    <dd>
      ${first && (about === 'hours' && !first.typed ? inRanges(first, context) : words(first, context))}
      ${more && html`${' '}${link(onHome(more.href, context), words(more.label, context))}`}
    </dd>
    ${others.map((line) => html`<dd>${words(line, context)}</dd>`)}
  `
  return is
    ? html`<div class="answer" data-q="${about}" data-is="${is}">${inside}</div>`
    : html`<div class="answer" data-q="${about}">${inside}</div>`
}

// The sections stand on the first page.
function onHome(href: string, { home }: Context): string {
  return href.startsWith('#') ? home + href : href
}

// A line breaks between the days of a week in brief, never in one.
function inRanges(line: Line, context: Context): SafeHtml {
  const parts = line.text.split(/(, | and )/)
  const set = html`${parts.map((part, index) => (index % 2 ? part : html`<span class="nb">${part}</span>`))}`
  return context.hasLineIds ? html`<draft-line data-line="${line.id}">${set}</draft-line>` : set
}

/** To call and to book, at the foot of a phone's screen until the contact comes. */
export function reachBar(sections: readonly Section[]): SafeHtml | undefined {
  const contact = sectionOf(sections, 'contact')
  if (!canReach(contact)) return undefined
  const { phone, booking } = contact
  return html`
    <nav class="bar" aria-label="${BAR_WORDS.name}">
      ${isLine(phone) && link(telephone(phone.text), html`${BAR_WORDS.call}`, 'bar-call')}
      ${booking && link(booking.href, html`${BAR_WORDS.book}`, 'bar-book')}
    </nav>
  `
}

/** Whether a practice can be called or booked with one press. */
function canReach(contact: SectionOf<'contact'> | undefined): contact is SectionOf<'contact'> {
  return contact !== undefined && (isLine(contact.phone) || contact.booking !== undefined)
}

/** Whether a page has the card or the bar, and needs their sheet. */
export function needsAnswers(sections: readonly Section[]): boolean {
  return sectionOf(sections, 'answers') !== undefined || canReach(sectionOf(sections, 'contact'))
}
