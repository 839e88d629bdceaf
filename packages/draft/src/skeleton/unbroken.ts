import { html, type SafeHtml } from '../html.ts'

/** From so many letters on, a word with hyphens has to break; see `longestWord`. */
const LONG = 18
const HYPHEN = /(?<=\p{L})-(?=\p{L})/u
/** Keeps a line from breaking at it; nothing is shown. */
const WORD_JOINER = '\u2060'

const isKept = (word: string) => HYPHEN.test(word) && [...word].length < LONG

/** A text whose short words with hyphens, such as "check-ins", stay on one line. */
export function unbroken(text: string): SafeHtml {
  if (!HYPHEN.test(text)) return html`${text}`
  const words = text.split(/(\s+)/u)
  return html`${words.map((word) => (isKept(word) ? html`<span class="nb">${word}</span>` : word))}`
}

/** The same text for an attribute that a sheet sets: it breaks where `unbroken` does. */
export function unbrokenTwin(text: string): string {
  if (!HYPHEN.test(text)) return text
  const kept = text
    .split(/(\s+)/u)
    .map((word) => (isKept(word) ? word.replaceAll('-', `-${WORD_JOINER}`) : word))
  return kept.join('')
}
