import type { TypeWords } from '../type-words.ts'

export const MENS_HEALTH: TypeWords = {
  noun: 'men’s health',
  lede: [
    'Checkups, hormones, heart, and what men tend to put off.',
    'For the checkup you skipped, and the question you have not asked yet.',
    'Men’s health in plain words: heart, hormones, and the rest of the list.',
  ],
  servicesHeading: 'What men ask about',
  services: [
    { id: 'checkups', name: 'Checkups', more: 'Blood pressure, blood sugar, cholesterol and weight.' },
    { id: 'heart', name: 'Heart health', more: 'Your risk as a number, and the habits that move it.' },
    { id: 'hormones', name: 'Low testosterone', more: 'Tested first, treated only if it fits.' },
    {
      id: 'sexual',
      name: 'Erection problems',
      more: 'Common, and sometimes the first sign of heart trouble.',
    },
    { id: 'prostate', name: 'Prostate checks', more: 'Whether to test at all is a fair question.' },
    { id: 'sleep', name: 'Sleep and snoring', more: 'Being tired all day is worth a look.' },
    { id: 'mood', name: 'Stress and mood', more: 'They often show up as anger or as silence.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Ask your family',
      text: ['Who had heart trouble, cancer or diabetes, and at what age, changes which tests make sense.'],
    },
    {
      id: 'talk',
      title: 'Straight talk',
      usual: ['We [ask|will ask] the direct questions, so you need not find the words.'],
    },
    {
      id: 'check',
      title: 'A few checks',
      text: ['Blood pressure and one blood test already tell a good deal about the years ahead.'],
      usual: [
        '{Most of it [is|will be] done in one visit.|You [get|will get] an order for a lab close to you.}',
      ],
    },
    {
      id: 'after',
      title: 'A short list',
      usual: ['At the end you [have|will have] one page, with the thing to do first on top.'],
    },
  ],
  questions: [
    {
      id: 'awkward',
      title: 'What if it is hard to say out loud?',
      text: [
        'Others have asked it before you, and some put it on paper first and {hand it over|read it out}.',
      ],
    },
    {
      id: 'checkup',
      title: 'What is in a checkup for men?',
      text: [
        'Most often blood pressure, weight and blood tests, while age and family history decide the rest.',
      ],
    },
  ],
  promises: {
    personalized_care:
      'Longer visits, and a plan that [takes|will take] one man’s work and age into account.',
    accessibility: 'A visit within the week, evenings too, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [count|will count] as much as the lab sheet.',
    technology: 'Messages, video visits and results, and not one call to make.',
    expertise: 'Deep training in the problems that men [bring|will bring] us most.',
  },
  ways: {
    office: 'For checkups, blood draws and anything that should be examined.',
    video: 'For lab results, refills and the talk you would rather have at home.',
  },
}
