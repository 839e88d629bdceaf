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
      'We want you to understand your choices and decide with us.',
      'You should know what your choices are before you decide.',
    ],
    more: ['That takes plain words and enough time.', 'So we use plain words and take our time.'],
    next: ['%Patients should understand their choices before they decide.'],
    last: ['And we want you to understand your choices and have the last word.'],
  },
  innovation: {
    first: [
      'We use new tools when there is good evidence that they help.',
      'We like new tools that come with good evidence.',
    ],
    more: ['A new tool is not always a better one.', 'The rest can wait.'],
    next: ['New tools belong here when there is evidence that they help.'],
    last: ['And we bring in new tools when there is evidence for them.'],
  },
  wellness: {
    first: [
      'We want to help people while they are well, too.',
      'We would like to see you before something goes wrong.',
    ],
    more: ['A year with nothing to report is a good year.', 'Prevention takes time.'],
    next: ['Prevention deserves more than the last minute of a %visit.'],
    last: ['And we want time for prevention.'],
  },
  personalization: {
    first: ['We want to know you before we suggest anything.', 'Care should start with a conversation.'],
    more: ['No two people need the same plan.', 'One plan does not fit everyone.'],
    next: ['A plan should begin with a conversation.'],
    last: ['And care should start with a conversation.'],
  },
  accessibility: {
    first: [
      'Too many people wait too long for care, or go without.',
      'Some people wait months to be seen. Others are never seen at all.',
    ],
    more: ['We [opened|are opening] this practice for them.', 'They are the reason for this practice.'],
    next: ['There are people who wait too long for care, or go without it.'],
    last: ['We also care about people who wait too long to be seen.'],
  },
}
