import type { GuideBlock, GuideSection } from './guide-section.ts'
import { budget } from './sections/budget.ts'
import { firstNinetyDays } from './sections/first-ninety-days.ts'
import { firstPrinciples } from './sections/first-principles.ts'
import { googleProfile } from './sections/google-profile.ts'
import { localSearch } from './sections/local-search.ts'
import { positioning } from './sections/positioning.ts'
import { privacy } from './sections/privacy.ts'
import { referrals } from './sections/referrals.ts'
import { reviews } from './sections/reviews.ts'
import { website } from './sections/website.ts'

/** The guide, in the order of reading. */
export const GUIDE_SECTIONS: readonly GuideSection[] = [
  firstPrinciples,
  positioning,
  website,
  googleProfile,
  localSearch,
  reviews,
  referrals,
  privacy,
  budget,
  firstNinetyDays,
]

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
