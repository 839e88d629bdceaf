import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'nutrition care',
  lede: [
    'Help with food, for your health and your everyday life.',
    'Nutrition advice that starts with what you eat now.',
    'Advice on food that fits your health and your week.',
  ],
  servicesHeading: 'What we [can|will] help with',
  services: [
    {
      id: 'diabetes',
      name: 'Diabetes and blood sugar',
      more: 'What to eat, when, and how to read your numbers.',
    },
    { id: 'heart', name: 'Cholesterol and blood pressure', more: 'Salt, fat and fiber in meals you like.' },
    { id: 'gut', name: 'Digestive problems', more: 'Reflux, bloating and IBS.' },
    {
      id: 'pregnancy',
      name: 'Pregnancy and new babies',
      more: 'What to eat and what to skip while you are pregnant or nursing.',
    },
    { id: 'allergies', name: 'Food allergies', more: 'What to avoid and what to eat instead.' },
    { id: 'disorders', name: 'Eating disorders', more: 'When food takes up too much of the day.' },
    { id: 'kidney', name: 'Kidney disease', more: 'Protein, salt and potassium.' },
    { id: 'children', name: 'Feeding children', more: 'Picky eating and growth.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Three days of notes',
      text: ['Notes on three ordinary days of eating and drinking are enough.'],
      usual: ['No one [grades|will grade] them.'],
    },
    {
      id: 'talk',
      title: 'How you eat now',
      usual: ['We [start|will start] with who cooks, what you can spend and which foods you love.'],
    },
    {
      id: 'change',
      title: 'A first step',
      usual: ['You [choose|will choose] one change that fits this week.'],
    },
  ],
  questions: [
    {
      id: 'foods',
      title: 'Do I have to give up my favorite foods?',
      text: ['Rarely. How much and how often matter more than any one food.'],
    },
    {
      id: 'plan',
      title: 'Does insurance pay for nutrition visits?',
      text: ['Often for diabetes and kidney disease. For other reasons, plans differ.'],
    },
  ],
  promises: {
    personalized_care: [
      'We [leave|will leave] time for questions about your own meals.',
      'Your plan [uses|will use] foods you like.',
    ],
    accessibility: [
      'First visits [are usually|will usually be] open the same week.',
      'We [keep|will keep] times free after work.',
      'You can reach a person by phone.',
    ],
    holistic_approach: ['We [talk|will talk] about sleep, work and mood as well as food.'],
    technology: ['Send us a message or a photo of a meal.', 'Visits can be by video.'],
    expertise: [
      '[We help with diabetes, heart health and digestion every week.|Diabetes, heart health and digestion are what we trained for.]',
    ],
  },
  ways: {
    office: 'Measurements, and reading food labels together.',
    video: 'A look at your own kitchen, and short check-ins.',
  },
}
