import { html, type SafeHtml } from '../html.ts'

/** From so many letters on, a word with hyphens or a range of times has to break; see `longestWord`. */
const LONG = 18
const HYPHEN = /(?<=\p{L})-(?=\p{L})/u
const TIME = '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midnight)'
/** `8 to 5`, `9:30–noon`, `de 8 a 5`. */
const RANGE = new RegExp(`(?<![\\p{L}\\d$.:/-])${TIME} ?(?:to|until|a|[–-]) ?${TIME}(?![\\p{L}\\d/])`, 'iu')
/** What stays on one line, and what stands between: words, and ranges of times. */
const PARTS = new RegExp(`(${RANGE.source}|\\s+)`, 'giu')
/** Keeps a line from breaking at it; nothing is shown. */
const WORD_JOINER = '\u2060'
const NO_BREAK = '\u00a0'

/** Longer ranges have to break in a narrow cell. */
const LONG_RANGE = 13
/** Typed words of so few letters may be a name in display type, which breaks at its hyphens. */
const NAME = 40

const isPlain = (text: string) => !HYPHEN.test(text) && !RANGE.test(text)
const isRange = (part: string) => RANGE.test(part) && [...part].length < LONG_RANGE
const isWord = (part: string) => HYPHEN.test(part) && [...part].length < LONG

// What is kept on a line of this text.
function keeperOf(text: string, isTyped: boolean): (part: string) => boolean {
  return isTyped && [...text].length <= NAME ? isRange : (part) => isRange(part) || isWord(part)
}

/** A text whose short words with hyphens, such as "check-ins", and times, such as "8 to 5", stay on one line. */
export function unbroken(text: string, isTyped = false): SafeHtml {
  if (isPlain(text)) return html`${text}`
  const isKept = keeperOf(text, isTyped)
  return html`${text.split(PARTS).map((part) => (isKept(part) ? html`<span class="nb">${part}</span>` : part))}`
}

/** The same text for an attribute that a sheet sets: it breaks where `unbroken` does. */
export function unbrokenTwin(text: string, isTyped = false): string {
  if (isPlain(text)) return text
  const isKept = keeperOf(text, isTyped)
  return text
    .split(PARTS)
    .map((part) => (isKept(part) ? part.replaceAll('-', `-${WORD_JOINER}`).replaceAll(' ', NO_BREAK) : part))
    .join('')
}
