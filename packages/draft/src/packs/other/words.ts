import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'health care',
  lede: ['An independent health practice[|, not open yet].'],
  servicesHeading: 'What we offer',
  services: [],
  visit: [
    { id: 'before', title: 'Before we meet', text: ['A short list of questions helps.'] },
    {
      id: 'visit',
      title: '{At the visit|During the visit}',
      usual: [
        'You [tell|will tell] us what you need, and we [listen|will listen] before we suggest anything.',
      ],
    },
    { id: 'after', title: 'At the end', usual: ['You [know|will know] what to try next.'] },
  ],
  questions: [
    {
      id: 'bring',
      title: 'What should I {bring|have ready}?',
      text: [
        '{Your questions, and a referral letter if you have one.|Your questions, in a quiet place with a charged phone or computer.}',
      ],
    },
    {
      id: 'company',
      title: 'Can someone {come with|join} me?',
      text: ['Many people like to have a second person there.'],
      usual: ['Just tell us when you make the appointment.'],
    },
  ],
  promises: {
    personalized_care: ['We [take|will take] the time to get to know you.'],
    accessibility: [
      'The wait [is usually|will usually be] less than a week.',
      'We [have|will have] some evening times.',
      'Someone [is|will be] there to answer the phone.',
    ],
    holistic_approach: ['Sleep, food, work and stress [are|will be] part of the visit.'],
    technology: ['We [answer|will answer] messages.', 'Video visits [are|will be] possible.'],
    expertise: ['Ask us where we trained, and in what.'],
  },
  ways: {
    office: 'Anything that works better in person.',
    video: 'Questions, plans and days when travel is hard.',
  },
}
