import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'chronic disease care',
  lede: [
    'Long-term care for diabetes, blood pressure, asthma and more.',
    'Regular care for conditions you live with every day.',
    'Care for diabetes, high blood pressure, asthma and other long-term conditions.',
  ],
  servicesHeading: 'Conditions we [treat|will treat]',
  services: [
    { id: 'diabetes', name: 'Diabetes', more: 'Food, medicine, A1C tests and help with sensors and pumps.' },
    { id: 'pressure', name: 'High blood pressure', more: 'Home readings that guide treatment.' },
    {
      id: 'asthma',
      name: 'Asthma and COPD',
      more: 'Inhalers, triggers and what to do when breathing gets harder.',
    },
    { id: 'heart', name: 'Heart disease', more: 'Medicine, activity and early warning signs.' },
    { id: 'kidneys', name: 'Kidney disease', more: 'Lab tests and blood pressure control.' },
    { id: 'thyroid', name: 'Thyroid disease', more: 'Doses set by blood tests.' },
    { id: 'several', name: 'Several conditions', more: 'One medicine list that all your doctors can use.' },
    { id: 'cholesterol', name: 'High cholesterol', more: 'Food, medicine and what your numbers mean.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {bring|have ready}',
      text: ['Your medicines or a list of them, and a week of home readings if you take any.'],
    },
    {
      id: 'review',
      title: 'Your health now',
      usual: [
        'We [go|will go] over each condition and each medicine.',
        'Tell us what is hardest to keep up.',
      ],
    },
    {
      id: 'goals',
      title: 'Your goals',
      usual: ['Together we [pick|will pick] two or three numbers to watch.'],
    },
    {
      id: 'after',
      title: 'Between visits',
      usual: ['You [know|will know] which readings mean you should call.'],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often are visits?',
      text: ['Every three to six months for many people, and more often when treatment changes.'],
    },
    {
      id: 'others',
      title: 'Do I keep my other doctors?',
      text: ['Yes. It works well when all of them have the same medicine list.'],
    },
  ],
  promises: {
    personalized_care: [
      'We [set|will set] targets that fit your day.',
      'Visits [leave|will leave] room for every condition.',
    ],
    accessibility: [
      'We usually [have|will have] a visit open the same week.',
      'Some evenings [are|will be] open.',
      'You [talk|will talk] to a person when you call.',
    ],
    holistic_approach: ['Sleep, food and stress [are|will be] in the plan, too.'],
    technology: [
      'Send us your readings.',
      'Check-ins can be by video.',
      'Your lab results [are|will be] online.',
    ],
    expertise: [
      '[We treat diabetes, heart disease and asthma every week.|Diabetes, heart disease and asthma are what we trained for.]',
    ],
  },
  ways: {
    office: 'Exams, foot checks, breathing tests and blood draws.',
    video: 'Home readings, refills and small changes in treatment.',
  },
}
