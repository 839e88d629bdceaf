import type { Variants } from './type-words.ts'

/** Headings that do not depend on the type or the model. */
export const HEADINGS = {
  visit: [
    'How a first visit [goes|will go]',
    'Your first visit, step by step',
    'What to expect the first time',
  ],
  values: ['What we [put|will put] first', 'What you will find here', 'What we care about'],
  why: ['Why we do this', 'Why this work', '[Why this practice exists|Why we are opening]'],
  cost: ['What a visit [costs|will cost]', 'Cost and payment', 'What you [pay|will pay]'],
  questions: [
    'What people ask before {they come|a first call}',
    'Asked often, answered here',
    'Before you make up your mind',
  ],
} as const satisfies Readonly<Record<string, Variants>>

/** The second link of the first screen, when it leads to the first visit. */
export const SECOND_ACTION: Variants = ['The first visit', 'See what to expect']

/** Over the services that the owner listed. */
export const OWN_SERVICES_HEADING: Variants = ['What we offer', 'What we [do|will do] here']
