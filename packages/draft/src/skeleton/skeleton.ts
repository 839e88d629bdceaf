// What all styles do alike: lines with their mark, gaps, the legend and menu. Styles give the
// markup around it, and their own classes.
import { html, link, type SafeHtml } from '../html.ts'
import { endedSentence } from '../join-sentences.ts'
import { type Gap, isGap, type Line, type Slot } from '../line.ts'
import { linesOf } from '../lines-of.ts'
import type { Fact } from '../section-parts.ts'
import type { SectionOf } from '../sections.ts'
import type { Context } from '../styles/style.ts'
import { LEGEND, MADE, MENU_NAMES, SKIP, TO_ADD } from '../words/page-words.ts'
import { spoken } from './spoken.ts'
import { unbroken, unbrokenTwin } from './unbroken.ts'

/** The letters that files of fonts are cut to. A browser asks for a file when a page holds one of its letters. */
export const LATIN =
  'U+0-FF,U+131,U+152-153,U+160-161,U+178,U+17D-17E,U+2000-206F,U+20AC,U+2122,U+2192,U+2212'
export const LATIN_EXTENDED = 'U+100-130,U+132-151,U+154-15F,U+162-177,U+179-17C,U+218-21B'
export const VIETNAMESE = 'U+300-301,U+303,U+309,U+323,U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9'

/** The first thing in the body: visible once it has the focus. */
export function skipLink(): SafeHtml {
  return html`<a class="skip" href="#main">${SKIP}</a>`
}

/**
 * The words of a line. Typed words find their own direction; a suggestion carries the mark of the style (class `sug`,
 * for the owner of a draft only).
 */
export function words(line: Line, context: Context): SafeHtml {
  return setLine(line, marked(line, context), context)
}

/** A line whose words a style sets in its own way: the editor finds it by its id, as all lines. */
export function setLine({ id }: Line, set: SafeHtml, { hasLineIds }: Context): SafeHtml {
  return hasLineIds ? html`<draft-line data-line="${id}">${set}</draft-line>` : set
}

function marked(line: Line, { hasMarks }: Context): SafeHtml {
  if (line.typed) return spoken(line.text)
  return hasMarks && line.standing === 'suggested'
    ? html`<span class="sug">${unbroken(line.text)}</span>`
    : unbroken(line.text)
}

/**
 * Words whose box is as wide and as high before and after the fonts arrive: for first screens and headers, where a
 * line more moves the whole page. Needs `steadyTextCss`.
 */
export function steadyWords(lines: readonly (Line | undefined)[], context: Context): SafeHtml {
  const said = lines.filter((line) => line !== undefined)
  const texts = endedLines(said).map(({ text, typed }) => unbrokenTwin(text, typed))
  return steady(texts.join(' '), sentences(said, context))
}

/** The name of a practice as the title of its page: a short word with a hyphen stays on one line. */
export function steadyName(name: Line, context: Context): SafeHtml {
  const set = unbroken(name.text)
  return steady(name.text, setLine(name, name.typed ? html`<bdi>${set}</bdi>` : set, context))
}

/** `steadyWords` of a text that a style sets in its own way. */
export function steady(text: string, set: SafeHtml): SafeHtml {
  return html`<span data-t="${text}"><span>${set}</span></span>`
}

// The first letter of a text decides.
const FROM_THE_RIGHT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The paragraphs of a story: a line break in one begins another. One that is written from the right begins at the right. */
export function paragraphsOf(lines: readonly Line[], context: Context): SafeHtml {
  const all = lines.flatMap((line) => line.text.split('\n').map((text) => ({ ...line, text })))
  return html`${all.map((line) =>
    FROM_THE_RIGHT.test(line.text)
      ? html`<p dir="rtl">${words(line, context)}</p>`
      : html`<p>${words(line, context)}</p>`,
  )}`
}

/** The name under a story. */
export function signature(line: Line | undefined, context: Context): SafeHtml | undefined {
  if (!line) return undefined
  return FROM_THE_RIGHT.test(line.text)
    ? html`<p class="sign" dir="rtl">${words(line, context)}</p>`
    : html`<p class="sign">${words(line, context)}</p>`
}

const OWN_MARKS = /^\s*["“„«‘']/u

/** A story of a few words as a signed quotation; the sheet sets marks around it unless the owner typed some. */
export function quotation({ paragraphs, signature: signed }: SectionOf<'story'>, context: Context): SafeHtml {
  const isMarked = OWN_MARKS.test(paragraphs[0]?.text ?? '')
  return html`
    <blockquote class="${isMarked ? 'says' : 'says marked'}">${paragraphsOf(paragraphs, context)}</blockquote>
    ${signature(signed, context)}
  `
}

/** Several sentences as running text: each that another follows is ended. */
export function sentences(lines: readonly Line[], context: Context): SafeHtml {
  return html`${endedLines(lines).map((line, index) => html`${index > 0 && ' '}${words(line, context)}`)}`
}

function endedLines(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, index) =>
    line.typed && index < lines.length - 1 ? { ...line, text: endedSentence(line.text) } : line,
  )
}

/** The link that opens the address of an office in a map; nothing without a street. */
export function mapOf(
  { map }: NonNullable<SectionOf<'where'>['office']>,
  context: Context,
): SafeHtml | undefined {
  return map && html`<p>${link(map.href, words(map.label, context))}</p>`
}

/** Sentences in paragraphs of at most three, of even length: as much as is read at the size of a statement. */
export function inShortParagraphs(lines: readonly Line[]): readonly (readonly Line[])[] {
  if (lines.length === 0) return []
  const half = Math.ceil(lines.length / 2)
  return lines.length <= 3 ? [lines] : [lines.slice(0, half), lines.slice(half)]
}

/** Explains the mark of suggestions. */
export type Legend = (part: unknown) => SafeHtml | undefined

/** Returns the legend of one page: it stands in the first part that holds a suggestion, where suggestions are marked. */
export function legendOnce({ hasMarks }: Context, className: string): Legend {
  let isSaid = !hasMarks
  return (part) => {
    if (isSaid || !linesOf(part).some(({ standing }) => standing === 'suggested')) return undefined
    isSaid = true
    return html`
      <p class="${className}">
        <b>${LEGEND.request}</b> <span class="sug">${LEGEND.sample}</span> ${LEGEND.meaning}
      </p>
    `
  }
}

/** A gap of the page: class `gap` and the words of the checklist. Only the owner of a draft gets a page with gaps. */
export function gap({ gap: kind, label, advice }: Gap): SafeHtml {
  return html`<p class="gap" data-gap="${kind}"><b>${TO_ADD} ${label}.</b> <span>${advice}</span></p>`
}

/** A line, a gap, or nothing. */
export function slot(value: Slot, context: Context): SafeHtml | undefined {
  if (!value) return undefined
  return isGap(value) ? gap(value) : html`<p>${words(value, context)}</p>`
}

/** The plans that a practice takes, under their name: "None" alone would be read as a price. */
export function plans(
  { insurancesTitle: title, insurances }: SectionOf<'cost'>,
  context: Context,
): SafeHtml | undefined {
  if (!insurances) return undefined
  return html`<p class="plans">${title && html`<b>${words(title, context)}</b>`} ${words(insurances, context)}</p>`
}

/** From so many letters on, a name is said once on the first page, as its title. */
const EXTREME_NAME = 48

/** Whether a name is so long that it would fill the header, the contact and the foot as well. */
export function isSaidOnce({ text }: Line, { page }: Context): boolean {
  return page.kind === 'home' && [...text].length > EXTREME_NAME
}

/** The last words of a draft; a launch has none. */
export function madeWithFoyer({ isDraft }: Context): SafeHtml | undefined {
  return isDraft ? html`<p class="made">${MADE}</p>` : undefined
}

/** The heading of a section, with the id that names it. */
export function heading(kind: string, line: Line, context: Context, className?: string): SafeHtml {
  const said = words(line, context)
  return className
    ? html`<h2 class="${className}" id="h-${kind}">${said}</h2>`
    : html`<h2 id="h-${kind}">${said}</h2>`
}

/** The menu of a header. Its labels keep their boxes when the fonts arrive: one that wraps moves the whole page. */
export function menu(
  entries: readonly { readonly kind: string; readonly label: Line }[],
  context: Context,
): SafeHtml {
  const items = entries.map(
    ({ kind, label }) =>
      html`<li><a href="${context.home}#${kind}">${steadyWords([label], context)}</a></li>`,
  )
  return html`<nav aria-label="${MENU_NAMES.page}"><ul>${items}</ul></nav>`
}

/** What is known of a practice in a few words each, as a steady list; a style leaves out what it says elsewhere. */
export function factList(
  { facts }: SectionOf<'hero'>,
  context: Context,
  saidElsewhere: readonly Fact['about'][],
): SafeHtml | undefined {
  const known = facts.filter(({ about }) => !saidElsewhere.includes(about))
  if (known.length === 0) return undefined
  return html`
    <ul class="facts">
      ${known.map(({ value }) => html`<li>${steadyWords([value], context)}</li>`)}
    </ul>
  `
}
