import type { GuideSection } from './guide-section.ts'
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
