import { html, type SafeHtml } from '../html.ts'

/** From so many letters on, a word with hyphens or a range of times has to break; see `longestWord`. */
const LONG = 18
const HYPHEN = /(?<=\p{L})-(?=\p{L})/u
const TIME = '(?:\\d{1,2}(?::\\d\\d)?(?:\\s?[ap]\\.?m\\.?)?|noon|midnight)'
/** `8 to 5`, `9:30–noon`, `de 8 a 5`. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d$.:/-])${TIME}\\s?(?:to|until|a|[–-])\\s?${TIME}(?![\\p{L}\\d/])`,
  'iu',
)
/** What stays on one line, and what stands between: words, and ranges of times. */
const PARTS = new RegExp(`(${RANGE.source}|\\s+)`, 'giu')
/** Keeps a line from breaking at it; nothing is shown. */
const WORD_JOINER = '\u2060'
const NO_BREAK = '\u00a0'

const isPlain = (text: string) => !HYPHEN.test(text) && !RANGE.test(text)
const isKept = (part: string) => !isPlain(part) && [...part].length < LONG

/** A text whose short words with hyphens, such as "check-ins", and times, such as "8 to 5", stay on one line. */
export function unbroken(text: string): SafeHtml {
  if (isPlain(text)) return html`${text}`
  return html`${text.split(PARTS).map((part) => (isKept(part) ? html`<span class="nb">${part}</span>` : part))}`
}

/** The same text for an attribute that a sheet sets: it breaks where `unbroken` does. */
export function unbrokenTwin(text: string): string {
  if (isPlain(text)) return text
  const kept = text
    .split(PARTS)
    .map((part) => (isKept(part) ? part.replace(/-/g, `-${WORD_JOINER}`).replace(/\s/g, NO_BREAK) : part))
  return kept.join('')
}
