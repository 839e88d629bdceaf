import type { TypeWords } from '../type-words.ts'

export const WEIGHT_MANAGEMENT: TypeWords = {
  noun: 'weight management',
  lede: [
    'Steady support with food, movement and medication where it fits.',
    'For weight that comes back after every diet.',
    'Weight care: food, movement, and medicine if it is right for you.',
  ],
  servicesHeading: 'What the care can include',
  services: [
    { id: 'food', name: 'Eating', more: 'Meals you can cook, afford and like.' },
    { id: 'movement', name: 'Movement', more: 'What your knees, your week and your mood allow.' },
    { id: 'medication', name: 'Medication for weight', more: 'Who it suits, what it costs, how to stop.' },
    { id: 'sleep', name: 'Sleep and stress', more: 'Both move the scale more than people think.' },
    { id: 'sugar', name: 'Prediabetes', more: 'Blood sugar that is on its way up.' },
    { id: 'surgery', name: 'Talking about surgery', more: 'Before, after, or to decide against it.' },
    { id: 'keeping', name: 'Keeping the weight off', more: 'The second year, when most plans end.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before we meet',
      text: [
        'Write down what you have tried, and what worked for a while.',
        'Add every medicine, since some change weight.',
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
      title: 'Do I have to take medication?',
      text: ['No. It is one choice among several, and it does not suit everyone.'],
    },
    {
      id: 'before',
      title: 'I have tried so many times. Why again?',
      text: ['Because weight is not a matter of will alone.', 'What failed before tells us where to start.'],
    },
  ],
  promises: {
    personalized_care: 'No standard diet: the plan [begins|will begin] with how you live now.',
    accessibility: 'Short, frequent visits, and an answer on the days when it goes wrong.',
    holistic_approach: 'Sleep, stress, mood and pain [have|will have] a place beside food.',
    technology: 'Share your weight and meals from home, and talk when it suits you.',
    expertise: 'Training in weight as a medical matter, not a matter of character.',
  },
  ways: {
    office: 'For the first exam, measures, labs and starting a medicine.',
    video: 'For the regular check-ins that keep a plan alive.',
  },
}
