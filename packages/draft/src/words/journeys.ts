import type { JourneyId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ItemWords, Variants } from './type-words.ts'

/** What we say because of where the owner stands. */
type JourneyWords = {
  /** A line among the facts of the first screen; an open practice needs none. */
  readonly fact?: { readonly term: string; readonly value: string }
  /** The button of the first screen, before the model decides it. */
  readonly action?: Variants
  readonly contactHeading: Variants
  readonly contactLead: readonly [Variants, Variants]
  readonly question: ItemWords
}

export const JOURNEY_WORDS: { readonly [Id in JourneyId]: JourneyWords } = {
  thinking: {
    fact: { term: 'Opening', value: 'Not open yet' },
    action: ['Ask about opening', 'Ask when we open'],
    contactHeading: ['Hear when we open', 'Be there at the start', 'Before we open'],
    contactLead: [
      ['We are not open yet.', 'Our first day is still ahead.'],
      [
        'Leave your name if you would like to hear from us.',
        'Ask now if you would like a place when we start.',
      ],
    ],
    question: {
      id: 'opening',
      title: 'When will you open?',
      text: ['We have no date to share yet.', 'Once it is set, you will find it here.'],
    },
  },
  recent: {
    contactHeading: ['Start here', 'Say hello', 'Get started'],
    contactLead: [
      ['Tell us who you are and what you need.', 'A few words about what you need are enough.'],
      ['Please keep medical details for the visit.', 'Leave the medical part for the visit itself.'],
    ],
    question: {
      id: 'new',
      title: 'How long have you been open?',
      text: ['Less than two years, so we are still new.'],
    },
  },
  established: {
    contactHeading: ['Request a visit', 'Make an appointment', 'Get in touch'],
    contactLead: [
      ['Say what brings you, and which days suit you.', 'Give us your name and the reason in one line.'],
      ['The details of your health can wait until we meet.', 'Nothing medical needs to be in the message.'],
    ],
    question: {
      id: 'years',
      title: 'Is this a new practice?',
      text: ['No. It has been open for two years or more.'],
    },
  },
}
