import type { FieldWords } from '../type-words.ts'

export const EYE_CARE: FieldWords = {
  noun: 'eye care',
  servicesHeading: 'For eyes at every age',
  services: [
    {
      id: 'exams',
      name: '{Eye exams|Questions about your eyes}',
      more: '{How well you see, and how healthy the eye is.|What can be judged on a screen, and what cannot.}',
    },
    { id: 'glasses', name: 'Glasses', more: 'For reading, driving, screens, or all of them in one lens.' },
    { id: 'contacts', name: 'Contact lenses', more: 'Finding a pair that suits your eyes and your day.' },
    { id: 'dry', name: 'Dry or itchy eyes', more: 'Often from screens, pollen, or the air at work.' },
    {
      id: 'diabetes',
      name: 'Diabetes and the eye',
      more: 'A yearly look at the back of the eye, before anything is felt.',
    },
    {
      id: 'pressure',
      name: 'Glaucoma and cataracts',
      more: 'Both come slowly, so a regular look is worth having.',
    },
    { id: 'children', name: 'Children’s eyes', more: 'A child seldom knows that the board is blurry.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {pack|lay out}',
      text: [
        'The glasses you wear now, the box of your contact lenses, and sunglasses {for the way home|for later}.',
      ],
    },
    {
      id: 'read',
      title: 'Better one, or two?',
      usual: [
        '{You [read|will read] letters through different lenses until the clearest pair is found.|You [tell|will tell] us what you see, near and far, and when it gets worse.}',
      ],
    },
    {
      id: 'inside',
      title: 'A look inside',
      text: ['Drops may widen your pupils for a few hours, which makes print blurry and daylight bright.'],
    },
    {
      id: 'after',
      title: 'Your copy',
      text: [
        'After an exam for glasses, federal law gives you a copy of the prescription whether you buy glasses or not.',
      ],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often should eyes be checked?',
      text: [
        'Every year or two is common advice, and more often with diabetes, glaucoma in the family, or contact lenses.',
      ],
    },
    {
      id: 'drive',
      title: 'Can I drive after the drops?',
      text: [
        'Many people would rather not for a few hours, so a ride home and a pair of sunglasses are useful.',
      ],
    },
  ],
  promises: {
    personalized_care: 'An exam with more time in it, and a plan for one pair of eyes.',
    accessibility: 'Seen within the same week, evenings too, and the phone [is|will be] answered.',
    holistic_approach:
      'Eyes are asked a lot by sleep, food, work and worry, and we [ask|will ask] about those.',
    technology: 'Results by message, and video visits where an exam is not needed.',
    expertise: 'Deep training in the eye problems we [find|will find] most.',
  },
  ways: {
    office: 'For exams, pressure checks, and trying on frames.',
    video: 'For red or itchy eyes, and for questions about a lens.',
  },
}
