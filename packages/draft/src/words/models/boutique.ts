import type { ClinicModelWords } from '../model-words.ts'

export const BOUTIQUE: ClinicModelWords = {
  label: 'How it works',
  heading: ['A small practice', 'Small on purpose', 'A short list of services'],
  fact: 'In a small practice',
  lead: [
    'This [is|will be] a small practice with a few services.',
    'We [keep|will keep] it small: a few services, not a long menu.',
  ],
  terms: [
    {
      id: 'payment',
      title: 'Paying',
      text: ['People often pay a boutique practice directly.'],
      usual: ['We [give|will give] you a receipt that you can send to your plan.'],
    },
    {
      id: 'size',
      title: 'Small means known',
      usual: ['The same few people [see|will see] you each time.'],
    },
  ],
  question: {
    id: 'boutique',
    title: 'What does boutique mean for a practice?',
    text: ['Small, with a few services.', 'Many are paid directly and not through insurance.'],
  },
  action: ['Ask for a first visit', 'Ask for a time'],
  costs: {
    label: 'what a visit costs',
    advice: 'Say too how people pay, and if you take insurance or Medicare.',
  },
}
