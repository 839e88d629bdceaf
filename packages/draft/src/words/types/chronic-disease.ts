import type { TypeWords } from '../type-words.ts'

export const CHRONIC_DISEASE: TypeWords = {
  noun: 'chronic disease care',
  lede: [
    'Long-term care for diabetes, blood pressure, asthma and more.',
    'For conditions that stay, and the people who live with them.',
    'Care for the long run: blood sugar, blood pressure, breathing, heart.',
  ],
  servicesHeading: 'Conditions we [follow|will follow]',
  services: [
    { id: 'diabetes', name: 'Diabetes', more: 'Type 1, type 2, and the years before it.' },
    { id: 'pressure', name: 'High blood pressure', more: 'Measured at home, talked through here.' },
    { id: 'asthma', name: 'COPD and asthma', more: 'Inhalers, triggers, and what to do on a bad night.' },
    { id: 'heart', name: 'Heart disease', more: 'Life after a scare, step by step.' },
    { id: 'kidneys', name: 'Kidney disease', more: 'Watched closely, one lab at a time.' },
    { id: 'thyroid', name: 'Thyroid trouble', more: 'Doses checked on time, and changed with care.' },
    { id: 'several', name: 'Several conditions at once', more: 'One list of medicines instead of four.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Collect your numbers',
      text: [
        'A week of readings from home says more than one reading in a clinic, and the pill bottles say the rest.',
      ],
    },
    {
      id: 'review',
      title: 'The whole list',
      usual: [
        'We [go|will go] through each condition and each medicine, one by one, and ask what is hardest to keep up.',
      ],
    },
    {
      id: 'goals',
      title: 'Your targets',
      usual: ['Together we [choose|will choose] two or three numbers to watch, and how often to look.'],
    },
    {
      id: 'after',
      title: 'Between visits',
      usual: ['You [know|will know] when to call, and who else [needs|will need] to hear about a change.'],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often do people {come|check in}?',
      text: ['Every three to six months is common, and more often while things are not steady yet.'],
    },
    {
      id: 'others',
      title: 'Do I keep the doctors I already see?',
      text: [
        'Most people do, because a heart or a kidney may need its own clinic. It goes well when everyone has the same plan.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and targets that [fit|will fit] the life of one person.',
    accessibility: 'Same-week visits, evening hours, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [are|will be] part of the treatment.',
    technology: 'Messages, video visits and results without a call, from your own kitchen table.',
    expertise: 'Deep training in conditions that do not go away.',
  },
  ways: {
    office: 'For exams, foot checks, breathing tests and blood draws.',
    video: 'For readings, refills and small corrections to a plan.',
  },
}
