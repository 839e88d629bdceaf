// The keys and ids that stored answers use, as the specification names them.

import { DESIGN_STYLES } from '../../design-styles.ts'
import { OWN_FIELD_IDS } from './field-ids.generated.ts'

/** The key of each question, in the order in which questions can be asked. */
export const QUESTION_KEYS = [
  'businessDetails',
  'marketingDetails',
  'webPresence',
  'webPresenceLinks',
  'websiteFeedback',
  'buildPresence',
  'practiceVision',
  'practiceMotivation',
  'practiceType',
  'clinicModel',
  'practiceLocation',
  'clinicianDetails',
  'designDetails',
] as const

export type QuestionKey = (typeof QUESTION_KEYS)[number]

/** The forms whose unsent input is kept like that of a question. */
export const FORM_KEYS = ['changeRequest', 'presenceChange', 'supportRequest'] as const

export type FormKey = (typeof FORM_KEYS)[number]

/** Everything that can have an unsaved input. */
export const INPUT_KEYS = [...QUESTION_KEYS, ...FORM_KEYS] as const

export type InputKey = (typeof INPUT_KEYS)[number]

/** Narrows untrusted text to a question key. */
export function isQuestionKey(text: unknown): text is QuestionKey {
  return QUESTION_KEYS.some((key) => key === text)
}

// Option ids are unique per question only: `accessibility` is an option of two questions.
export const JOURNEY_IDS = ['thinking', 'recent', 'established'] as const
export const MARKETING_HELP_IDS = ['none', 'self', 'past', 'current'] as const
export const WEB_PRESENCE_IDS = ['website', 'google', 'facebook', 'instagram', 'zocdoc', 'other'] as const

/** The links that the links screen can ask for. `healthgrades` is not an option of web-presence, but older answers may contain it. */
export const LINK_TYPES = [
  'website',
  'google',
  'facebook',
  'instagram',
  'zocdoc',
  'healthgrades',
  'other',
] as const

export const IMPROVEMENT_IDS = [
  'copy',
  'design',
  'navigation',
  'functionality',
  'brand_alignment',
  'content',
  'engagement',
  'mobile',
] as const

export const SHARING_WAY_IDS = ['write', 'talk'] as const

export const VISION_IDS = [
  'personalized_care',
  'accessibility',
  'holistic_approach',
  'technology',
  'expertise',
] as const

export const MOTIVATION_IDS = [
  'empowerment',
  'innovation',
  'wellness',
  'personalization',
  'accessibility',
] as const

export const PRACTICE_TYPE_IDS = [
  'weight_management',
  'functional_medicine',
  'healthy_aging',
  'womens_health',
  'primary_care',
  'pediatric_care',
  'chronic_disease',
  'mens_health',
  'sports_medicine',
  'pain_management',
] as const

export const CLINIC_MODEL_IDS = ['concierge', 'traditional', 'boutique', 'virtual_only', 'hybrid'] as const
export const LOCATION_IDS = ['physical', 'virtual'] as const
export const DESIGN_STYLE_IDS = DESIGN_STYLES.map(({ id }) => id)

export type JourneyId = (typeof JOURNEY_IDS)[number]
export type MarketingHelpId = (typeof MARKETING_HELP_IDS)[number]
export type LinkType = (typeof LINK_TYPES)[number]
export type ImprovementId = (typeof IMPROVEMENT_IDS)[number]
export type VisionId = (typeof VISION_IDS)[number]
export type MotivationId = (typeof MOTIVATION_IDS)[number]
export type PracticeTypeId = (typeof PRACTICE_TYPE_IDS)[number]
export type ClinicModelId = (typeof CLINIC_MODEL_IDS)[number]
export type LocationId = (typeof LOCATION_IDS)[number]
export type DesignStyleId = (typeof DESIGN_STYLE_IDS)[number]

/** Fields of practice that the draft has words for: the types of the catalogue, and types that owners write. */
export const FIELD_IDS = [...PRACTICE_TYPE_IDS, ...OWN_FIELD_IDS] as const
export type FieldId = (typeof FIELD_IDS)[number]

/** Questions that help an owner to write more of a story. */
export const STORY_QUESTION_IDS = ['teacher', 'thanks', 'beginning', 'different', 'outside'] as const
export type StoryQuestionId = (typeof STORY_QUESTION_IDS)[number]
