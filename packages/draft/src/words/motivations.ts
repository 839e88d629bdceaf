import type { MotivationId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Variants } from './type-words.ts'

/**
 * A chosen reason as a sentence of one paragraph. `first` opens it, `next` goes on, `last` ends it; a single reason is
 * `first` and `more`.
 */
type MotivationWords = {
  readonly first: Variants
  readonly more: Variants
  readonly next: Variants
  readonly last: Variants
}

export const MOTIVATION_WORDS: { readonly [Id in MotivationId]: MotivationWords } = {
  empowerment: {
    first: [
      'We want patients who understand their choices and decide with us.',
      'To decide with us, you first need to understand your choices.',
    ],
    more: [
      'That takes plain words, and the time to think them over.',
      'It takes plain words and a little more time.',
    ],
    next: ['Patients should understand their choices, and then decide with us.'],
    last: ['In the end, you should know your choices and have the last word.'],
  },
  innovation: {
    first: [
      'We are curious about new tools, and strict with them.',
      'Medicine learns something new every week, and some of it is worth having.',
    ],
    more: [
      'We keep what helps people, and let the rest wait.',
      'What helps people stays, and what is only new can wait.',
    ],
    next: ['New tools and methods belong here when they serve the patient.'],
    last: ['As for new tools, they come in when they help and stay out when they do not.'],
  },
  wellness: {
    first: [
      'We want time for prevention, and not just for the problems that are already there.',
      'Most care starts when something has gone wrong, and we would like to start sooner.',
    ],
    more: [
      'Staying well is easier than getting well again.',
      'A quiet year is a good result, even if there is little to tell of it.',
    ],
    next: ['Prevention deserves more than the last minute of a visit.'],
    last: ['And there should be time to stay well, before there is a problem.'],
  },
  personalization: {
    first: [
      'Care should start from the person, and only then turn to the protocol.',
      'The person comes first, and the protocol comes second, however good it is.',
    ],
    more: ['Two people with one illness seldom need the same thing.', 'That order matters to us.'],
    next: ['Every plan should begin with the person and only then look at the protocol.'],
    last: ['Above all, care starts from a person and not from a protocol.'],
  },
  accessibility: {
    first: [
      'Too many people wait too long for care, or go without.',
      'Some people wait months to be seen, and some are never seen at all.',
    ],
    more: ['This practice [is|will be] for them.', 'They are the reason for this practice.'],
    next: ['There are people who wait too long for care, or go without it.'],
    last: ['We also think of those who wait too long for care, or go without.'],
  },
}
