import type { TypeWords } from '../type-words.ts'

export const WEIGHT_MANAGEMENT: TypeWords = {
  noun: 'weight management',
  lede: [
    'Steady support with food, movement and medication where it fits.',
    'Weight care without blame, with food, movement, and medication where it fits.',
    'Weight care: food, movement, and medicine if it is right for you.',
  ],
  servicesHeading: 'What the care can include',
  services: [
    { id: 'food', name: 'Eating', more: 'Meals you can cook, afford and like.' },
    { id: 'movement', name: 'Movement', more: 'As much as your knees, your week and your mood allow.' },
    {
      id: 'medication',
      name: 'Medication for weight',
      more: 'Its price, its side effects, and how people stop.',
    },
    { id: 'sleep', name: 'Sleep and stress', more: 'Both move the scale more than people think.' },
    { id: 'sugar', name: 'Prediabetes', more: 'Blood sugar that is on its way up.' },
    { id: 'surgery', name: 'Talking about surgery', more: 'Before, after, or to decide against it.' },
    { id: 'keeping', name: 'The second year', more: 'Care for the time when most plans end.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before we meet',
      text: [
        'A list of the diets and medicines you have tried is useful, because some of them change weight for years.',
      ],
    },
    {
      id: 'story',
      title: 'Your story, without blame',
      usual: [
        'You [tell|will tell] us how your weight has come and gone, and what you hope to do with less.',
      ],
    },
    {
      id: 'measure',
      title: 'A few measures',
      usual: [
        '{We [check|will check] blood pressure and labs, and weigh you only if you agree.|A home scale is enough, and a lab near you [does|will do] the rest.}',
      ],
    },
    {
      id: 'plan',
      title: 'A first small plan',
      usual: ['We [pick|will pick] one or two changes and a date to see how they went.'],
    },
  ],
  questions: [
    {
      id: 'medication',
      title: 'Does everyone take medication?',
      text: ['No, because medicine is one tool among several, and it does not suit everyone.'],
    },
    {
      id: 'before',
      title: 'I have tried so many times. Why again?',
      text: [
        'Because weight is not a matter of will alone: hormones, sleep, medicines and genes all pull on it.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and a plan that [begins|will begin] with how one person lives.',
    accessibility: 'Same-week visits, some of them in the evening, and an answered phone.',
    holistic_approach: 'Sleep, work and mind [have|will have] a place beside food.',
    technology: 'Messages, video visits and results, whenever it suits you, without a call.',
    expertise: 'Deep training in weight as a medical matter, not a matter of character.',
  },
  ways: {
    office: 'For the first exam, measures, labs and starting a medicine.',
    video: 'For the regular check-ins that keep a plan alive.',
  },
}
