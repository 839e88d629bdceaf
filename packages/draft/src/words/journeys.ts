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
  /** About the stage; an open practice needs none. */
  readonly question?: ItemWords
}

export const JOURNEY_WORDS: { readonly [Id in JourneyId]: JourneyWords } = {
  thinking: {
    fact: { term: 'Opening', value: 'Not open yet' },
    action: ['Ask when we open', 'Contact us'],
    stage: ['We are not open yet.', 'Our opening date is not set yet.'],
    contactHeading: ['Hear from us when we open', 'Ask us about opening', 'Contact us'],
    question: {
      id: 'opening',
      title: 'When will you open?',
      usual: ['There is no date yet. We will post it here.'],
    },
  },
  recent: { contactHeading: ['Contact us', 'Make an appointment', 'Request a %visit'] },
  established: { contactHeading: ['Request a %visit', 'Make an appointment', 'Contact us'] },
}
