import type { TypeWords } from '../type-words.ts'

export const FUNCTIONAL_MEDICINE: TypeWords = {
  noun: 'functional medicine',
  lede: [
    'Long visits that bring history, habits and labs together.',
    'Your history, your habits and your labs, read side by side.',
    'For people whose tests look fine and who do not feel fine.',
  ],
  servicesHeading: 'What [brings|will bring] people here',
  services: [
    { id: 'energy', name: 'Sleep and energy', more: 'Tired most days, though the usual tests look fine.' },
    {
      id: 'digestion',
      name: 'Digestion',
      more: 'Bloating, reflux, and foods that seem to disagree with you.',
    },
    { id: 'hormones', name: 'Hormones', more: 'Thyroid trouble, menopause, and changes that come with age.' },
    { id: 'sugar', name: 'Blood sugar', more: 'Early signs of diabetes, and what habits can change.' },
    { id: 'pain', name: 'Headache and joint pain', more: 'Aches that come and go without a clear cause.' },
    { id: 'skin', name: 'Skin', more: 'Rashes and breakouts that keep coming back.' },
    {
      id: 'unnamed',
      name: 'Symptoms without a name',
      more: 'Brain fog, and things no single test explains.',
    },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before',
      text: ['Collect what you have: records, labs, medicines, supplements.'],
      usual: ['We [read|will read] it all before we meet.'],
    },
    {
      id: 'visit',
      title: 'The long visit',
      usual: [
        'Your history [comes|will come] first, from childhood on.',
        'Then we [look|will look] for what the pieces share.',
      ],
    },
    {
      id: 'after',
      title: 'After',
      usual: [
        'You [get|will get] a plan in writing.',
        'If more testing would help, we [say|will say] which test and why.',
      ],
    },
  ],
  questions: [
    {
      id: 'doctors',
      title: 'Can I keep my own doctor?',
      text: ['Please do.', 'Functional medicine works beside your regular care and does not replace it.'],
    },
    {
      id: 'tests',
      title: 'Will I need a lot of tests?',
      text: ['Not always.', 'A careful history, with the results you already have, may be enough.'],
    },
  ],
  promises: {
    personalized_care: 'A long first visit, and a plan that [fits|will fit] nobody else.',
    accessibility:
      'Questions between visits [get|will get] an answer within days, not at the next appointment.',
    holistic_approach: 'Sleep, food, work and mind [belong|will belong] in one picture.',
    technology: 'Messages, forms and results without a phone call.',
    expertise: 'Deep study of how food, hormones and habits work on each other.',
  },
  ways: {
    office: 'For the first long visit, an exam, and tests that need a sample.',
    video: 'For going over labs and adjusting the plan.',
  },
}
