import type { Variants } from './type-words.ts'

/** Headings that do not depend on the type or the model. */
export const HEADINGS = {
  visit: [
    'What to expect at your first %visit',
    'Your first %visit, step by step',
    'How a first %visit [works|will work]',
  ],
  values: ['What you can expect', 'What matters to us', 'How we [work|will work] with you'],
  why: ['Why we do this work', 'Why we chose this work', '[Why we started|Why we are opening]'],
  cost: ['What a %visit [costs|will cost]', 'Cost and payment', 'What you [pay|will pay]'],
  questions: ['Common questions', 'Questions people ask', 'Questions and answers'],
} as const satisfies Readonly<Record<string, Variants>>

/** The second link of the first screen, when it leads to the first visit. */
export const SECOND_ACTION: Variants = ['What to expect', 'See what to expect']

/** Over the services that the owner listed. */
export const OWN_SERVICES_HEADING: Variants = ['What we offer', 'What we [do|will do] here']
