// Where typed sentences end, without the data of a runtime: pages are the same bytes in all of them.
import { CLOSERS, MARKS } from '../join-sentences.ts'

/** Chinese and Japanese have no space between sentences. */
const UNSPACED = '。！？'
// A run of marks is tried from its first one only: else a long one takes seconds.
const END = new RegExp(
  `(?<![${MARKS}])[${MARKS}]+[${CLOSERS}]*(?=\\s|$)|(?<![${UNSPACED}])[${UNSPACED}]+[${CLOSERS}]*|\\n`,
  'gu',
)
/**
 * Words whose full stop ends no sentence, and initials; nor does that of a number which begins one. A degree with stops in it,
 * such as Ph.D., is one of them.
 */
const SHORT =
  /(?:^|[\s("“])(?:(?:Dr|Mr|Mrs|Ms|Mx|St|Mt|Ft|Ave|Blvd|Rd|Ste|Apt|vs|approx|incl|Sr|Jr|Sra|Srta|Dra|Prof|etc|Inc|a\.m|p\.m|e\.g|i\.e|p\.ej|\p{Lu}\p{Ll}{1,4}\.\p{Lu}\p{Ll}?)|\p{Lu}(?:\.\p{Lu})*)\.$/u
/** After these a sentence may end, where the next one begins with a capital. */
const MAY_END = /(?:[ap]\.m|\b(?:Jr|etc|Inc)|\p{Ll}\.\p{Lu}\p{Ll}?)\.$/u

/** The sentences of a text with what stands between them: joined, they are the text again. */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(END)) {
    const said = text.slice(from, index + mark.length)
    const next = text.slice(index + mark.length).trimStart()
    const isShort = mark === '.' && next !== '' && SHORT.test(said)
    if (/^\s*\d+\.$/.test(said) || (/\bNo\.$/.test(said) && /^\d/.test(next))) continue
    if (isShort && !(MAY_END.test(said) && /^\p{Lu}/u.test(next))) continue
    const end = text.length - next.length
    sentences.push(text.slice(from, end))
    from = end
  }
  return from < text.length ? [...sentences, text.slice(from)] : sentences
}

/** The first sentence of a text, and what follows it. */
export function firstSentence(text: string): { readonly first: string; readonly rest: string } {
  const [first = ''] = splitSentences(text.trimStart())
  return { first: first.trim(), rest: text.trimStart().slice(first.length).trim() }
}
