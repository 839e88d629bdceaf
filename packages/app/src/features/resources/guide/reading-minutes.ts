import type { GuideBlock, GuideSection } from './guide-section.ts'

const WORDS_PER_MINUTE = 220

/** Returns the reading time of an average adult in whole minutes. */
export function readingMinutes(sections: readonly GuideSection[]): number {
  const text = sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]).join(' ')
  return Math.max(1, Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE))
}

function textsOf(block: GuideBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return [block.text]
    case 'list':
      return block.items
    case 'checklist':
      return [block.title, ...block.items]
    case 'wording':
      return [block.title, block.text]
    case 'calculator':
      return []
  }
}
