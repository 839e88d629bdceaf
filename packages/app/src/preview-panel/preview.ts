import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { SiteProfile } from '../site/render-site.ts'
import type { PreviewScreen } from './places.ts'
import type { PreviewedAnswer } from './previewed-answer.ts'

/** The data that the preview is rendered from. */
export type Preview = {
  readonly saved: Answers
  readonly previewed: PreviewedAnswer | null
  readonly profile: SiteProfile
  readonly screen: PreviewScreen
}
