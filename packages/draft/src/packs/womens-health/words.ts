import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'women’s health',
  lede: [
    'Care at every stage, from a first visit to menopause.',
    'From a first exam through menopause.',
    'Care at every age. No question is off limits.',
  ],
  servicesHeading: '{Why women [come|will come] in|Why women [call|will call]}',
  services: [
    {
      id: 'checkups',
      name: '{Annual exams|Annual checkups}',
      more: '{Breast and pelvic exams, a Pap test if you are due and time to talk.|Which tests you are due for, with help finding a place for them.}',
    },
    { id: 'contraception', name: 'Birth control', more: 'Help starting, switching or stopping a method.' },
    {
      id: 'periods',
      name: 'Heavy or painful periods',
      more: 'Bleeding or cramps that keep you from your day.',
    },
    {
      id: 'pregnancy',
      name: 'Pregnancy',
      more: 'Planning one, care while you are pregnant and the months after birth.',
    },
    {
      id: 'pelvic',
      name: 'Pelvic pain and bladder leaks',
      more: 'Common problems that often get better with treatment.',
    },
    {
      id: 'infections',
      name: 'Infections and STI testing',
      more: 'Testing and treatment, in private and without judgment.',
    },
    { id: 'menopause', name: 'Menopause', more: 'Hot flashes, sleep, mood changes and bone health.' },
    { id: 'fertility', name: 'Trying to get pregnant', more: 'Timing, tests and next steps.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before {you come in|your video visit|our visit}',
      text: [
        'It helps to know when your last period started, when you had your last Pap test and which medicines you take.',
      ],
    },
    {
      id: 'talk',
      title: '{First we talk, with your clothes on|First we talk, in private}',
      usual: ['You [tell|will tell] us what brings you in, alone or with someone you trust.'],
    },
    {
      id: 'exam',
      title: 'You decide about the exam',
      text: ['An exam happens with your consent, and it stops when you say stop.'],
      usual: [
        '{We [explain|will explain] each step before it happens.|If you need one, we [help|will help] you find an office nearby.}',
      ],
    },
    {
      id: 'after',
      title: 'Your results',
      usual: ['You [get|will get] them in plain language, along with the next step.'],
    },
  ],
  questions: [
    {
      id: 'exam',
      title: 'Do I need a pelvic exam every time?',
      text: ['No. Visits about birth control, sleep, mood or hot flashes often need no exam at all.'],
    },
    {
      id: 'private',
      title: 'Will my visit stay private?',
      text: [
        'Your health information is protected by law, with a few exceptions. If you are on someone else’s health plan, that person may get a statement in the mail.',
      ],
    },
  ],
  promises: {
    personalized_care: ['There [is|will be] time for the questions you have been putting off.'],
    accessibility: [
      'Most women [are|will be] seen the same week.',
      'We [have|will have] evening hours.',
      'Someone [answers|will answer] when you call.',
    ],
    holistic_approach: ['Mood, sleep, food and work [count|will count] here, too.'],
    technology: [
      'Send us a message, day or night.',
      'Some visits [are|will be] by video.',
      'You can read your results online.',
    ],
    expertise: [
      '[We treat period problems, pelvic pain and menopause every week.|Period problems, pelvic pain and menopause are what we trained for.]',
    ],
  },
  ways: {
    office: 'Exams, Pap tests and anything else that has to be done in person.',
    video: 'Birth control refills, test results and menopause check-ins.',
  },
}
