// Fragments that every style uses with its own classes.
import { html, type SafeHtml } from './html.ts'
import { type Gap, isGap, type Line, type Slot } from './line.ts'
import type { Context } from './styles/style.ts'

/** The first thing in the body: visible once it has the focus. */
export function skipLink(): SafeHtml {
  return html`<a class="skip" href="#main">Skip to the content</a>`
}

/**
 * The words of a line. Typed words find their own direction; a suggestion carries the mark of the style (class `sug`,
 * in a draft only).
 */
export function words(line: Line, context: Context): SafeHtml {
  const said = marked(line, context)
  return context.hasLineIds ? html`<draft-line data-line="${line.id}">${said}</draft-line>` : said
}

function marked(line: Line, { isDraft }: Context): SafeHtml {
  if (line.typed) return html`<bdi>${line.text}</bdi>`
  return isDraft && line.standing === 'suggested'
    ? html`<span class="sug">${line.text}</span>`
    : html`${line.text}`
}

/**
 * Words whose box is as wide and as high before and after the fonts arrive: for first screens and headers, where a
 * line more moves the whole page. Needs `steadyTextCss`.
 */
export function steadyWords(lines: readonly (Line | undefined)[], context: Context): SafeHtml {
  const said = lines.filter((line) => line !== undefined)
  return steady(said.map(({ text }) => text).join(' '), sentences(said, context))
}

/** `steadyWords` of a text that a style sets in its own way. */
export function steady(text: string, set: SafeHtml): SafeHtml {
  return html`<span data-t="${text}"><span>${set}</span></span>`
}

// The first letter of a text decides.
const FROM_THE_RIGHT = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u

/** The paragraphs of a story. One that is written from the right begins at the right. */
export function paragraphsOf(lines: readonly Line[], context: Context): SafeHtml {
  return html`${lines.map((line) =>
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

/** Several sentences as running text. */
export function sentences(lines: readonly Line[], context: Context): SafeHtml {
  return html`${lines.map((line, index) => html`${index > 0 && ' '}${words(line, context)}`)}`
}

/** Sentences in paragraphs of at most three, of even length: as much as is read at the size of a statement. */
export function inShortParagraphs(lines: readonly Line[]): readonly (readonly Line[])[] {
  if (lines.length === 0) return []
  const half = Math.ceil(lines.length / 2)
  return lines.length <= 3 ? [lines] : [lines.slice(0, half), lines.slice(half)]
}

/** Whether any of these is a suggestion that the draft has to explain. */
export function hasSuggestion(lines: readonly (Line | undefined)[], { isDraft }: Context): boolean {
  return isDraft && lines.some((line) => line?.standing === 'suggested')
}

/** A gap of the page: class `gap` and the words of the checklist. Renders nothing in a launch, which has no gaps. */
export function gap({ gap: kind, label, advice }: Gap): SafeHtml {
  return html`<p class="gap" data-gap="${kind}"><b>To add: ${label}.</b> <span>${advice}</span></p>`
}

/** A line, a gap, or nothing. */
export function slot(value: Slot, context: Context): SafeHtml | undefined {
  if (!value) return undefined
  return isGap(value) ? gap(value) : html`<p>${words(value, context)}</p>`
}

/** The last words of a draft; a launch has none. */
export function madeWithFoyer({ isDraft }: Context): SafeHtml | undefined {
  return isDraft ? html`<p class="made">Draft made with Foyer</p>` : undefined
}
