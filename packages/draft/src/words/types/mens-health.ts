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
    { id: 'heart', name: 'Heart health', more: 'Your risk, and what brings it down.' },
    { id: 'hormones', name: 'Low testosterone', more: 'Tested first, treated only if it fits.' },
    {
      id: 'sexual',
      name: 'Erection problems',
      more: 'Common, and sometimes the first sign of heart trouble.',
    },
    { id: 'prostate', name: 'Prostate checks', more: 'Which test, at what age, and what the number means.' },
    { id: 'sleep', name: 'Sleep and snoring', more: 'Being tired all day is worth a look.' },
    { id: 'mood', name: 'Stress and mood', more: 'They often show up as anger or as silence.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What you already know',
      text: ['Write it down: your medicines, old tests, and who in the family had heart trouble.'],
    },
    {
      id: 'talk',
      title: 'Straight talk',
      usual: ['We [ask|will ask] the direct questions, so you need not find the words.'],
    },
    {
      id: 'check',
      title: 'A few checks',
      text: ['Blood pressure and a blood test tell a lot.'],
      usual: [
        '{Most of it [is|will be] done in one visit.|You [get|will get] an order for a lab close to you.}',
      ],
    },
    {
      id: 'after',
      title: 'A clear answer',
      usual: ['You [leave|will leave] with three things: what is fine, what is not, and what to do.'],
    },
  ],
  questions: [
    {
      id: 'awkward',
      title: 'What if it is hard to say out loud?',
      text: [
        'Others have asked it before you.',
        'Put it on paper and {hand it over|read it out}, if that is easier.',
      ],
    },
    {
      id: 'checkup',
      title: 'What is in a checkup for men?',
      text: ['Most often blood pressure, weight and blood tests.', 'Age and family history decide the rest.'],
    },
  ],
  promises: {
    personalized_care: 'The plan [fits|will fit] your work, your age and what you are willing to do.',
    accessibility: 'Visits before and after work, booked in a minute.',
    holistic_approach: 'Stress, sleep and drinking [count|will count] as much as the lab sheet.',
    technology: 'Text us, see your numbers online, and book without a call.',
    expertise: 'Long practice with hearts, hormones and hard questions.',
  },
  ways: {
    office: 'For checkups, blood draws and anything that should be examined.',
    video: 'For lab results, refills and the talk you would rather have at home.',
  },
}
