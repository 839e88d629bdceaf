import type { VisionId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Variants } from './type-words.ts'

/** The title of technology where nobody is seen by video. */
export const WITHOUT_VIDEO = 'Technology'

/** The title of a chosen card, as a patient would say it. What it may mean stands with the practice type. */
export const VISION_TITLES: { readonly [Id in VisionId]: Variants } = {
  personalized_care: ['Personalized care', 'Time for you'],
  accessibility: ['Easy to reach', 'Getting an appointment'],
  holistic_approach: ['The whole person', 'More than one symptom'],
  technology: [WITHOUT_VIDEO, 'Messages and video'],
  expertise: ['Expertise'],
}
