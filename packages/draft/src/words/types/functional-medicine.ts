import type { TypeWords } from '../type-words.ts'

export const FUNCTIONAL_MEDICINE: TypeWords = {
  noun: 'functional medicine',
  lede: [
    'Long visits that bring history, habits and labs together.',
    'Your history, your habits and your labs, read side by side.',
    'Functional medicine, with long visits and room for the whole story.',
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
      title: 'A paper trail',
      text: [
        'Records, lab results and a list of supplements tell the most, as far back as your drawers allow.',
      ],
      usual: ['We [read|will read] it all before we meet.'],
    },
    {
      id: 'visit',
      title: 'The long visit',
      usual: [
        'Where did it begin, and what else was going on that year? Your history [comes|will come] first, from childhood on.',
      ],
    },
    {
      id: 'after',
      title: 'A plan on paper',
      usual: [
        'You [get|will get] it in writing, and if another test would help, the reason for it stands beside the name.',
      ],
    },
  ],
  questions: [
    {
      id: 'doctors',
      title: 'Can I keep my own doctor?',
      text: [
        'Most people do, because functional medicine works beside regular care and does not replace it.',
      ],
    },
    {
      id: 'tests',
      title: 'Will I need a lot of tests?',
      text: ['Not always, since a careful history with the results you already have may be enough to begin.'],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and a plan that [fits|will fit] nobody else.',
    accessibility: 'Visits in the same week, evenings among them, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [belong|will belong] in one picture.',
    technology: 'Messages, video visits and results without a phone call.',
    expertise: 'Deep study of the problems that we [see|will see] most.',
  },
  ways: {
    office: 'For the first long visit, an exam, and tests that need a sample.',
    video: 'For going over labs and adjusting the plan.',
  },
}
