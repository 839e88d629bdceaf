import type { Passage } from '@foyer/shared/api/drafts.ts'
import { visibleText } from '@foyer/shared/plain-text.ts'
import { isReadable } from './is-readable.ts'
import { mendText } from './mend-text.ts'

/** The maximum number of passages that are offered. */
const MAX_PASSAGES = 60
/** Shorter pieces are headings, page numbers and the like. */
const MIN_LENGTH = 40
const MAX_LENGTH = 700

/**
 * Splits the text of pages into passages of whole sentences, at blank lines and where one gets too long. A sentence that
 * could not be read aloud is left out, and its neighbours are not joined over it.
 */
export function splitPassages(pages: readonly string[]): Passage[] {
  const texts: string[] = []
  for (const piece of mendText(pages.join('\n\n')).split(/\n\s*\n/u)) {
    for (const text of inSentences(piece.split('\n').map(joinLetters).join(' '))) {
      if (text.length >= MIN_LENGTH) texts.push(text)
    }
  }
  return texts.slice(0, MAX_PASSAGES).map((text, index) => ({ id: `p${index + 1}`, text }))
}

function inSentences(piece: string): string[] {
  const passages: string[] = []
  let current = ''
  const end = () => {
    if (current) passages.push(current)
    current = ''
  }
  for (const raw of piece
    .replace(/\s+/gu, ' ')
    .split(/(?<=[.!?。！？।؟][”"’')\]]?)(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs)\.)(?:\s|(?<=[。！？]))/u)) {
    // What is never drawn leaves the spaces on both of its sides.
    const sentence = visibleText(raw).replace(/\s+/gu, ' ').trim()
    // Text without sentences, such as a table, cannot be quoted.
    if (sentence.length > MAX_LENGTH || !isReadable(sentence)) {
      end()
      continue
    }
    if (current.length + sentence.length >= MAX_LENGTH) end()
    current = current ? `${current}${/[。！？]$/u.test(current) ? '' : ' '}${sentence}` : sentence
  }
  end()
  return passages
}

const APART = /^(?:\p{L}\p{M}*|\p{N}+|\p{P})$/u

/** Letters that are set apart, as in "I  h a v e", become words where the gaps between words are wider. */
function joinLetters(line: string): string {
  const letters = line.trim().split(/[ \t\u00a0]+/u)
  const isApart =
    letters.length >= 4 && letters.filter((one) => APART.test(one)).length > 0.8 * letters.length
  if (!isApart || !/\S[ \t\u00a0]{2,}\S/u.test(line.trim())) return line
  return line
    .trim()
    .split(/[ \t\u00a0]{2,}/u)
    .map((word) => word.replace(/[ \t\u00a0]/gu, ''))
    .join(' ')
}
