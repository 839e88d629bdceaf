/** The questions by the key under which their answers are stored, in the order in which they can be asked. */
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

/** Narrows a text that comes from outside. */
export function isQuestionKey(text: unknown): text is QuestionKey {
  return QUESTION_KEYS.some((key) => key === text)
}
