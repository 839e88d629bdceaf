import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'men’s health',
  lede: [
    'Checkups, hormones, heart, and what men tend to put off.',
    'Checkups, heart health and hormones.',
    'Checkups and straight answers for men.',
  ],
  servicesHeading: 'What men [ask|will ask] about',
  services: [
    { id: 'checkups', name: 'Checkups', more: 'Blood pressure, blood sugar and cholesterol.' },
    { id: 'heart', name: 'Heart health', more: 'Your risk as a number, and what lowers it.' },
    { id: 'hormones', name: 'Low testosterone', more: 'Morning blood tests before any treatment.' },
    {
      id: 'sexual',
      name: 'Erectile dysfunction (ED)',
      more: 'Common, and sometimes an early sign of heart disease.',
    },
    {
      id: 'prostate',
      name: 'Prostate screening',
      more: 'A blood test that some men choose and some skip, after a talk about both.',
    },
    { id: 'sleep', name: 'Sleep apnea', more: 'Loud snoring and sleepy days.' },
    { id: 'mood', name: 'Stress and mood', more: 'Anger, worry or feeling flat.' },
    { id: 'infections', name: 'STI testing', more: 'Urine, blood or swab, in private.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Ask your family',
      text: ['It helps to know who had heart disease, cancer or diabetes, and at what age.'],
    },
    {
      id: 'talk',
      title: 'Direct questions',
      usual: ['We [bring|will bring] up the things that are hard to say.'],
    },
    {
      id: 'check',
      title: 'A few checks',
      usual: [
        '{Blood pressure, and a blood draw if you need tests.|A lab close to you [does|will do] the blood tests.}',
      ],
    },
    {
      id: 'after',
      title: 'What to do first',
      usual: ['The list [is|will be] short, with the most important thing first.'],
    },
  ],
  questions: [
    {
      id: 'awkward',
      title: 'What if it is hard to say out loud?',
      text: ['Many men write it down and {hand over the note|read it out}. These problems are common.'],
    },
    {
      id: 'checkup',
      title: 'What is in a checkup for men?',
      text: ['Blood pressure, weight and blood tests. Age and family history decide what else.'],
    },
  ],
  promises: {
    personalized_care: ['Longer visits [leave|will leave] time for the hard questions.'],
    accessibility: [
      'Most men [are|will be] seen within the week.',
      'You can {come|meet us} in the evening.',
      'Someone [picks|will pick] up when you call.',
    ],
    holistic_approach: ['Your checkup [covers|will cover] sleep, food, work and stress.'],
    technology: [
      'You can ask by message.',
      'Visits can be by video, too.',
      'Lab results [are|will be] online.',
    ],
    expertise: [
      '[We treat low testosterone, ED and heart risk every week.|Low testosterone, ED and heart risk are what we trained for.]',
    ],
  },
  ways: {
    office: 'Checkups, blood draws and any physical exam.',
    video: 'Lab results, refills and private questions.',
  },
}
