import type { FieldWords, Variants } from '../type-words.ts'

/** The lede of a practice that has named no type. */
export const UNKNOWN_LEDE: Variants = ['An independent health practice[|, not open yet].']

/** What we say when nothing is known of the field: words that fit any practice. */
export const OTHER_TYPE_WORDS: Omit<FieldWords, 'noun'> = {
  servicesHeading: 'What we offer',
  services: [],
  visit: [
    {
      id: 'before',
      title: 'Before we meet',
      text: ['A few notes on what brings you, and on what you would like to ask, make a first visit easier.'],
    },
    {
      id: 'visit',
      title: '{At the visit|On the screen}',
      usual: [
        'You [begin|will begin] with what matters to you, and we [listen|will listen] before we suggest anything.',
      ],
    },
    {
      id: 'after',
      title: 'Before we part',
      usual: ['You [know|will know] the next step, and whether there should be one.'],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: 'What should I have ready?',
      text: [
        '{Your questions on paper, and the letter if another office has sent you.|A quiet corner, a charged battery, and your questions on paper.}',
      ],
    },
    {
      id: 'company',
      title: 'May someone {be there with me|listen in}?',
      text: [
        'Many people are glad of a second pair of ears, so it is worth a word when the visit is planned.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and a plan that [is|will be] made for one person.',
    accessibility: 'Same-week visits, evenings, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [are|will be] part of the talk.',
    technology: 'Messages, video visits and results without a phone call.',
    expertise: 'Deep training in the problems we [treat|will treat] most.',
  },
  ways: {
    office: 'For whatever is better done in one room.',
    video: 'For questions, plans, and days when travel is hard.',
  },
}
