import type { ClinicModelWords } from '../model-words.ts'

export const TRADITIONAL: ClinicModelWords = {
  label: 'Billing',
  heading: ['Visits and billing', 'Appointments and insurance', 'How visits are paid'],
  fact: 'By appointment, billed to insurance',
  lead: [
    'You [book|will book] a visit, and the bill [goes|will go] to your insurance.',
    'Visits [are|will be] by appointment and billed to insurance.',
  ],
  terms: [
    {
      id: 'share',
      title: 'Your share',
      text: ['What you pay depends on your plan, and the number on your insurance card leads to the answer.'],
    },
    {
      id: 'card',
      title: 'Have your card ready',
      text: ['Plans change, often in January, and a new plan comes with a new card.'],
      usual: ['We [check|will check] yours before the first visit.'],
    },
  ],
  question: {
    id: 'referral',
    title: 'Do I need a referral?',
    text: ['Some plans ask for one and others do not, and yours will tell you before you book.'],
  },
  action: ['Request an appointment', 'Ask for a visit'],
  costs: {
    label: 'insurance plans and prices',
    advice: 'The plans you take, and what a visit costs without one.',
  },
}
