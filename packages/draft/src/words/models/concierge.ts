import type { ClinicModelWords } from '../model-words.ts'

export const CONCIERGE: ClinicModelWords = {
  label: 'Membership',
  heading: ['How membership [works|will work]', 'What it means to be a member', 'Care by membership'],
  fact: 'By membership',
  lead: [
    'Members [pay|will pay] a fee, and the fee [keeps|will keep] the practice small.',
    'Your membership fee [lets|will let] us keep the number of patients small.',
  ],
  terms: [
    {
      id: 'fee',
      title: 'What the fee buys',
      text: ['In a concierge practice it pays for time and for access.'],
      usual: ['You [reach|will reach] your clinician directly.'],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      text: [
        'A membership is not insurance, so most people keep a health plan for hospitals, tests and care elsewhere.',
      ],
    },
  ],
  question: {
    id: 'member',
    title: 'What is a membership practice?',
    text: ['Patients pay a fee by the month or the year, and in return the number of patients stays low.'],
  },
  action: ['Ask about joining', 'Ask about membership'],
  costs: { label: 'the membership fee', advice: 'Per month or per year, and what it covers.' },
}
