import type { ClinicModelWords } from '../model-words.ts'

export const BOUTIQUE: ClinicModelWords = {
  label: 'How it works',
  heading: ['A small practice', 'How the practice [works|will work]'],
  lead: [
    'This [is|will be] a small practice with a short list of services.',
    'We [keep|will keep] the practice small, with only a few services.',
  ],
  terms: [
    {
      id: 'payment',
      title: 'Payment',
      text: [
        'At a boutique practice, %patients often pay directly. Some then send the receipt to their plan.',
      ],
      usual: ['We [give|will give] you a receipt that plans accept.'],
    },
    { id: 'size', title: 'The people you see', usual: ['You [see|will see] the same few people each time.'] },
  ],
  question: {
    id: 'boutique',
    title: 'What is a boutique practice?',
    text: ['One that stays small and does a few things. Many do not bill insurance.'],
  },
  unbilled: {
    terms: [{ id: 'size', title: 'Who you see', usual: ['You [see|will see] the same people each time.'] }],
    question: {
      id: 'boutique',
      title: 'How do I pay?',
      usual: ['You [pay|will pay] us directly.'],
    },
  },
  action: ['Request a first %visit', 'Request a %visit'],
  costs: {
    label: 'what a visit costs',
    advice: 'Also say how people pay, and if you take insurance or Medicare.',
  },
}
