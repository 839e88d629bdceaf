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
    { id: 'asthma', name: 'COPD and asthma', more: 'Fewer bad nights, fewer trips to the hospital.' },
    { id: 'heart', name: 'Heart disease', more: 'Life after a scare, and how to avoid the next one.' },
    { id: 'kidneys', name: 'Kidney disease', more: 'Slowing it down, one lab at a time.' },
    { id: 'thyroid', name: 'Thyroid trouble', more: 'Doses that fit, checked on time.' },
    {
      id: 'several',
      name: 'Several conditions at once',
      more: 'One list of medicines that makes sense together.',
    },
  ],
  visit: [
    {
      id: 'before',
      title: 'Collect your numbers',
      text: ['Home readings say more than one reading in a clinic.', 'Have your pill bottles at hand.'],
    },
    {
      id: 'review',
      title: 'The whole list',
      usual: ['We [go|will go] through each condition and each medicine, one by one.'],
    },
    {
      id: 'goals',
      title: 'Your targets',
      usual: ['Together we [choose|will choose] the few numbers that matter and how to watch them.'],
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
      text: ['It depends on how steady things are.', 'Every three to six months is common.'],
    },
    {
      id: 'others',
      title: 'Do I keep the doctors I already see?',
      text: ['Yes. Long-term care works when everyone has the same plan.', 'Tell us whom to share it with.'],
    },
  ],
  promises: {
    personalized_care: 'Targets that fit your life, and a person who remembers them.',
    accessibility: 'A number out of range [gets|will get] an answer the same day.',
    holistic_approach: 'Cooking, walking, sleep and money worries [are|will be] part of treatment.',
    technology: 'Send readings from home, and [see|you will see] the trend instead of one dot.',
    expertise: 'Many years with conditions that do not go away.',
  },
  ways: {
    office: 'For exams, foot checks, breathing tests and blood draws.',
    video: 'For readings, refills and small corrections before they grow.',
  },
}
