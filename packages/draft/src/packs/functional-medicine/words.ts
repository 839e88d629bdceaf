import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'functional medicine',
  lede: [
    'Long visits that look at your history, habits and lab results together.',
    'Visits with time for your whole history.',
    'Care that looks at your history, your habits and your lab results.',
  ],
  servicesHeading: '{What people [come|will come] in for|What people [call|will call] about}',
  services: [
    {
      id: 'energy',
      name: 'Fatigue and poor sleep',
      more: 'Tired most days, even when the usual tests look normal.',
    },
    { id: 'digestion', name: 'Digestive problems', more: 'Bloating, reflux or foods that bother you.' },
    { id: 'hormones', name: 'Hormone changes', more: 'Thyroid problems, menopause and other shifts.' },
    { id: 'sugar', name: 'Prediabetes', more: 'Food, sleep and activity, with tests along the way.' },
    { id: 'pain', name: 'Headaches and joint pain', more: 'Triggers, patterns and treatment.' },
    { id: 'skin', name: 'Skin rashes', more: 'Flares that keep coming back.' },
    { id: 'unnamed', name: 'Brain fog', more: 'Trouble with focus or memory.' },
    { id: 'reactions', name: 'Food reactions', more: 'Bloating, rashes or headaches after meals.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to send',
      text: [
        'Old records and lab results are useful, even from years ago. So is a list of your supplements.',
      ],
      usual: ['We [read|will read] them before we meet.'],
    },
    {
      id: 'visit',
      title: 'A long first visit',
      usual: [
        'We [go|will go] through your health history from childhood on: when it started and what changed that year.',
      ],
    },
    {
      id: 'after',
      title: 'A written plan',
      usual: ['The next steps [are|will be] in writing, with the reason for each test.'],
    },
  ],
  questions: [
    {
      id: 'doctors',
      title: 'Do I keep my own doctor?',
      text: ['Yes. Functional medicine adds to your regular care and does not replace it.'],
    },
    {
      id: 'tests',
      title: 'Will I need a lot of tests?',
      text: ['Not always. Your history and the results you already have may be enough to start.'],
    },
  ],
  promises: {
    personalized_care: ['First visits [run|will run] long.', 'We [write|will write] the plan with you.'],
    accessibility: [
      'We [can|will] usually find a time the same week.',
      'Evening visits [are|will be] possible.',
      'When the phone rings, a person [answers|will answer].',
    ],
    holistic_approach: ['Food, sleep, work and stress [get|will get] the same attention as your labs.'],
    technology: [
      'Short questions can go by message.',
      'Later visits can be by video.',
      'Your lab results [come|will come] online.',
    ],
    expertise: [
      '[We see fatigue, digestive problems and hormone changes every week.|Fatigue, digestive problems and hormone changes are what we trained for.]',
    ],
  },
  ways: {
    office: 'The long first visit, an exam and tests that need a sample.',
    video: 'Going over labs and changing the plan.',
  },
}
