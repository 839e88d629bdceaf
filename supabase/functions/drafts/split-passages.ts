import type { Passage } from '@foyer/shared/api/drafts.ts'
import { plainText } from '@foyer/shared/plain-text.ts'

/** The maximum number of passages that are offered. */
const MAX_PASSAGES = 60
/** Shorter pieces are headings, page numbers and the like. */
const MIN_LENGTH = 40
const MAX_LENGTH = 700

/** Splits the text of pages into passages of whole sentences, at blank lines and where one gets too long. */
export function splitPassages(pages: readonly string[]): Passage[] {
  return pages
    .flatMap((page) => page.split(/\n\s*\n/u))
    .map((piece) => plainText(piece.replace(/\s+/gu, ' ')))
    .flatMap(inSentences)
    .filter((text) => text.length >= MIN_LENGTH)
    .slice(0, MAX_PASSAGES)
    .map((text, index) => ({ id: `p${index + 1}`, text }))
}

function inSentences(piece: string): string[] {
  const passages: string[] = []
  let current = ''
  for (const sentence of piece.split(/(?<=[.!?])\s/u)) {
    // Text without sentences, such as a table, cannot be quoted.
    if (sentence.length > MAX_LENGTH) continue
    if (current.length + sentence.length >= MAX_LENGTH) {
      passages.push(current)
      current = ''
    }
    current = current ? `${current} ${sentence}` : sentence
  }
  return current ? [...passages, current] : passages
}
