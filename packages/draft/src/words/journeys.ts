import type { JourneyId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ItemWords, Variants } from './type-words.ts'

/** What we say because of where the owner stands. */
type JourneyWords = {
  /** A line among the facts of the first screen; an open practice needs none. */
  readonly fact?: { readonly term: string; readonly value: string }
  /** The button of the first screen, before the model decides it. */
  readonly action?: Variants
  readonly contactHeading: Variants
  /** The first words of the contact; an open practice needs none. */
  readonly stage?: Variants
  readonly question: ItemWords
}

export const JOURNEY_WORDS: { readonly [Id in JourneyId]: JourneyWords } = {
  thinking: {
    fact: { term: 'Opening', value: 'Not open yet' },
    action: ['Ask about opening', 'Ask when we open'],
    stage: ['We are not open yet.', 'Our first day is still ahead.'],
    contactHeading: ['Hear when we open', 'Be there at the start', 'Ask us ahead of time'],
    question: {
      id: 'opening',
      title: 'When will you open?',
      usual: ['We have no date to share yet, and you will find it here once it is set.'],
    },
  },
  recent: {
    contactHeading: ['How to begin', 'Reach us', 'Find a time with us'],
    question: {
      id: 'new',
      title: 'How long have you been open?',
      text: ['For less than two years, so we are still new.'],
    },
  },
  established: {
    contactHeading: ['Request a visit', 'Make an appointment', 'Get in touch'],
    question: {
      id: 'years',
      title: 'Is this a new practice?',
      text: ['No, it has been open for two years or more.'],
    },
  },
}
