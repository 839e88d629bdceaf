import type { Profile } from '@foyer/draft/practice.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { PreviewScreen } from './places.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'

/** The data that the preview is rendered from. */
export type Preview = {
  readonly saved: Answers
  readonly previewed: PreviewedAnswer | null
  readonly profile: Profile
  readonly screen: PreviewScreen
}
