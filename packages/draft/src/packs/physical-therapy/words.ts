import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'physical therapy',
  lede: [
    'For pain, injuries and recovery.',
    'Help with moving after an injury, surgery or a long rest.',
    'From the first exercise to everyday life.',
  ],
  servicesHeading: 'What we [treat|will treat]',
  services: [
    { id: 'surgery', name: 'Rehab after surgery', more: 'New knees, shoulders and hips.' },
    { id: 'back', name: 'Back and neck pain', more: 'Movement that helps, and what to hold off on.' },
    { id: 'falls', name: 'Balance, falls and dizziness', more: 'Practice for steadier steps.' },
    { id: 'sports', name: 'Sports injuries', more: 'From first steps to the first game.' },
    { id: 'stroke', name: 'Stroke recovery', more: 'Standing, walking and using the weaker side.' },
    { id: 'pelvic', name: 'Pelvic floor therapy', more: 'After birth or surgery, and for leaks.' },
    { id: 'work', name: 'Work injuries', more: 'Getting ready to go back.' },
    { id: 'shoulder', name: 'Shoulder pain', more: 'Reaching, lifting and sleeping on that side.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to wear',
      text: ['Sneakers, clothes that stretch, and any note from your surgeon.'],
    },
    {
      id: 'goal',
      title: 'Your goal',
      usual: [
        'Stairs, sleep, lifting a grandchild: tell us what you want back, and we [plan|will plan] for that.',
      ],
    },
    {
      id: 'test',
      title: 'Testing',
      usual: [
        '{We [measure|will measure] strength, reach and balance, and watch you walk.|We [watch|will watch] you sit, stand and walk at home.}',
      ],
    },
    {
      id: 'home',
      title: 'Exercises for home',
      usual: ['Two or three, which you [try|will try] with us first.'],
    },
  ],
  questions: [
    {
      id: 'referral',
      title: 'Do I need a referral?',
      text: ['Every state allows some care without one, but a health plan may want it.'],
    },
    {
      id: 'hurt',
      title: 'Is it supposed to hurt?',
      text: ['Muscles may ache, like after a workout. Sharp pain is a sign to stop.'],
    },
  ],
  promises: {
    personalized_care: ['Sessions [are|will be] one-on-one and unhurried.'],
    accessibility: [
      'You [can|will] usually start the same week.',
      'Early evening sessions [are|will be] available.',
      'If you call, you [reach|will reach] a person.',
    ],
    holistic_approach: ['How you sleep, eat, work and feel [is|will be] part of your plan.'],
    technology: ['Message us about an exercise.', 'Show us your form by video.'],
    expertise: [
      '[We work with back pain, sports injuries and new joints every week.|Back pain, sports injuries and new joints are what we trained for.]',
    ],
  },
  ways: {
    office: 'Testing, hands-on care and equipment you do not have at home.',
    video: 'Checking your exercises where you do them.',
  },
}
