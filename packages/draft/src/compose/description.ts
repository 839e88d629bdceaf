import { joinSentences } from '../join-sentences.ts'
import type { SectionOf } from '../sections.ts'

const DESCRIPTION_LENGTH = 155

/** What a search result says of a practice: the first two sentences of its page. */
export function descriptionOf({ lede, how }: Pick<SectionOf<'hero'>, 'lede' | 'how'>): string {
  return shortened(joinSentences([lede.text, how?.text ?? '']))
}

/** Cuts a text after a word, as in a search result. */
export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/u, '')}…`
}
