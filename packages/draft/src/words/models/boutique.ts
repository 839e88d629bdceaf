import type { ClinicModelWords } from '../model-words.ts'

export const BOUTIQUE: ClinicModelWords = {
  label: 'How it works',
  heading: ['Small on purpose', 'How we [work|will work]'],
  fact: 'In a small practice',
  lead: [
    'This [is|will be] a small practice with a few services.',
    'We [keep|will keep] it small, with a few services instead of a long menu.',
  ],
  terms: [
    {
      id: 'payment',
      title: 'Paying',
      text: ['People often pay a boutique practice directly, and some send the receipt to their plan.'],
      usual: ['We [give|will give] you one with all that a plan asks for.'],
    },
    {
      id: 'size',
      title: 'Faces you know',
      usual: ['The same few people [see|will see] you each time.'],
    },
  ],
  question: {
    id: 'boutique',
    title: 'What is a boutique practice?',
    text: ['A small one that does a few things and leaves the rest to others.'],
  },
  action: ['Ask for a first visit', 'Ask for a time'],
  costs: {
    label: 'what a visit costs',
    advice: 'Also say how people pay, and if you take insurance or Medicare.',
  },
}
