import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'weight management',
  lede: [
    'Steady support with food, movement and medication where it fits.',
    'Food, activity, and medicine if it is right for you.',
    'Help with weight, through food, activity and medicine for some people.',
  ],
  servicesHeading: 'What we [help|will help] with',
  services: [
    { id: 'food', name: 'Eating', more: 'Meals you like and can afford.' },
    { id: 'movement', name: 'Activity', more: 'What your body and your week allow.' },
    { id: 'medication', name: 'Weight-loss medicine', more: 'Who it is for, side effects and cost.' },
    { id: 'sleep', name: 'Sleep and stress', more: 'Two things that affect weight.' },
    { id: 'sugar', name: 'Prediabetes', more: 'Blood sugar that is on the rise.' },
    { id: 'surgery', name: 'Before and after surgery', more: 'Tests, habits, vitamins and follow-up.' },
    { id: 'keeping', name: 'Keeping weight off', more: 'Care after the first year.' },
    { id: 'emotional', name: 'Emotional eating', more: 'Eating when tired, sad or bored.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to have ready',
      text: ['A list of the diets and medicines you have tried. Some medicines change weight.'],
    },
    {
      id: 'story',
      title: 'Your history',
      usual: ['Tell us what you have tried and what you would like to be able to do.'],
    },
    {
      id: 'measure',
      title: 'A few measurements',
      usual: [
        '{We [take|will take] your blood pressure, order labs and weigh you only if you agree.|A home scale is enough, and we [send|will send] you to a lab nearby.}',
      ],
    },
    {
      id: 'plan',
      title: 'A small first plan',
      usual: ['We [pick|will pick] one or two changes with you, and a date to look again.'],
    },
  ],
  questions: [
    {
      id: 'medication',
      title: 'Does everyone take medicine?',
      text: ['No. Medicine is one option, and it is not right for everyone.'],
    },
    {
      id: 'before',
      title: 'Why has it not worked before?',
      text: ['It was never only willpower. Hormones, sleep, medicines and genes all play a part.'],
    },
  ],
  promises: {
    personalized_care: ['Visits [leave|will leave] time to talk.', 'Your plan [fits|will fit] how you live.'],
    accessibility: [
      'Most first visits [are|will be] within a week.',
      'Evening check-ins [are|will be] possible.',
      'You [reach|will reach] a person by phone.',
    ],
    holistic_approach: ['Sleep, work and mood [matter|will matter] here as much as food.'],
    technology: ['Message us any time.', 'Check-ins can be by video.', 'Lab results [are|will be] online.'],
    expertise: ['Our training is in the medical side of weight.'],
  },
  ways: {
    office: 'The first exam, measurements, labs and starting a medicine.',
    video: 'Regular check-ins.',
  },
}
