import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'eye care',
  lede: [
    'Exams, glasses and contact lenses.',
    'Care for how you see and for the health of your eyes.',
    'Eye exams, glasses and care for your eyes.',
  ],
  servicesHeading: 'Eye care services',
  services: [
    {
      id: 'exams',
      name: '{Eye exams|Eye questions}',
      more: '{How you see, and how healthy your eyes are.|What can be checked by video and what needs an exam.}',
    },
    { id: 'glasses', name: 'Glasses', more: 'For reading, driving and screens.' },
    { id: 'contacts', name: 'Contact lenses', more: 'Fitting and follow-up.' },
    { id: 'dry', name: 'Dry or itchy eyes', more: 'Burning, gritty or watery eyes.' },
    { id: 'diabetes', name: 'Diabetic eye exams', more: 'A yearly look at the back of the eye.' },
    {
      id: 'pressure',
      name: 'Glaucoma and cataracts',
      more: 'Eye pressure checks, and what to do about a cloudy lens.',
    },
    {
      id: 'children',
      name: 'Children’s eye exams',
      more: 'Kids often do not know they are not seeing the board.',
    },
    { id: 'strain', name: 'Eye strain', more: 'Tired eyes after screens, and what helps.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {bring|have ready}',
      text: ['Your glasses, the box from your contact lenses and a list of your eye drops.'],
    },
    {
      id: 'read',
      title: 'How well you see',
      usual: [
        '{You [read|will read] letters through different lenses until they are clear.|You [tell|will tell] us what is blurry, near or far.}',
      ],
    },
    {
      id: 'inside',
      title: 'A look inside the eye',
      text: [
        'An exam may include drops that widen the pupils.',
        'Print is blurry and daylight is bright for a few hours, so sunglasses and a ride home help.',
      ],
    },
    {
      id: 'after',
      title: 'Your prescription',
      text: ['After an exam for glasses, federal law gives you a copy, even if you buy glasses elsewhere.'],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often do I need an eye exam?',
      text: [
        'Every one to two years for many adults, and more often with diabetes or glaucoma in the family.',
      ],
    },
    {
      id: 'urgent',
      title: 'Which eye problems are urgent?',
      text: [
        'Sudden loss of sight, flashes with new floaters, or a chemical in the eye. All three need care right away.',
      ],
    },
  ],
  promises: {
    personalized_care: ['{Exams|Visits} [are|will be] longer, with time for questions about lenses.'],
    accessibility: [
      'Red or sore eyes [are usually|will usually be] seen the same week.',
      'Some exams [are|will be] in the evening.',
      'Your call [goes|will go] to a person.',
    ],
    holistic_approach: ['Sleep, screens and stress affect your eyes, so they [come|will come] up, too.'],
    technology: [
      'Your test results [come|will come] by message.',
      'Some questions can be answered by video.',
    ],
    expertise: [
      '{[We check for glaucoma, cataracts and dry eye every week.|Glaucoma, cataracts and dry eye are what we trained for.]|Ask what we trained in, and at which school.}',
    ],
  },
  ways: {
    office: 'Eye exams, pressure checks and trying on frames.',
    video: 'Red or itchy eyes, and questions about lenses.',
  },
}
