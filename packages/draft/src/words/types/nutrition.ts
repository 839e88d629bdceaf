import type { FieldWords } from '../type-words.ts'

export const NUTRITION: FieldWords = {
  noun: 'nutrition care',
  servicesHeading: 'What we can talk about over food',
  services: [
    { id: 'diabetes', name: 'Diabetes and blood sugar', more: 'What to eat, when, and how to read a meter.' },
    {
      id: 'heart',
      name: 'Cholesterol and blood pressure',
      more: 'Salt, fat and fiber, in meals you would cook anyway.',
    },
    { id: 'gut', name: 'Stomach and gut', more: 'Reflux, bloating, and foods that do not agree with you.' },
    { id: 'pregnancy', name: 'Pregnancy and new babies', more: 'Eating for two without doubling anything.' },
    { id: 'allergies', name: 'Food allergies', more: 'What to leave out, and what to put in its place.' },
    { id: 'disorders', name: 'Trouble with eating', more: 'When food takes up too much of the day.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Three days of notes',
      text: [
        'Three ordinary days of eating and drinking, takeout included, tell more than one very good day.',
      ],
      usual: ['You [jot|will jot] them down, and nobody [grades|will grade] them.'],
    },
    {
      id: 'talk',
      title: 'Your kitchen, your week',
      usual: ['We [ask|will ask] who cooks, what it may cost, and which dishes you would never give up.'],
    },
    {
      id: 'change',
      title: 'One change at a time',
      usual: ['You [choose|will choose] a first step that fits into this week, rather than a new life.'],
    },
  ],
  questions: [
    {
      id: 'foods',
      title: 'Will I have to give up my favorite foods?',
      text: [
        'Seldom. How much, how often and what goes beside it usually count for more than any single food.',
      ],
    },
    {
      id: 'plan',
      title: 'Does insurance pay for nutrition visits?',
      text: [
        'Many plans do for some conditions, such as diabetes or kidney disease. The number on your card can tell you.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Visits with more time, and a plan for one eater.',
    accessibility: 'Same-week visits, evenings, and an answered phone.',
    holistic_approach:
      'What you eat is tied to sleep, work and mood, so all of it [comes|will come] to the table.',
    technology: 'Messages, results and visits by video, and no waiting on the line.',
    expertise: 'Deep training in the conditions that bring most people to us.',
  },
  ways: {
    office: 'For measuring, for tasting, and for labels read side by side.',
    video: 'For a look into your own refrigerator, and for short check-ins.',
  },
}
