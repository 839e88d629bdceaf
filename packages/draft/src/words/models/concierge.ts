import type { ClinicModelWords } from '../model-words.ts'

export const CONCIERGE: ClinicModelWords = {
  label: 'Membership',
  heading: ['How membership [works|will work]', 'Membership', 'Care by membership'],
  fact: 'By membership',
  lead: [
    'Members [pay|will pay] a fee, and that fee [keeps|will keep] the practice small.',
    'Your membership fee [lets|will let] us see fewer %patients.',
  ],
  terms: [
    {
      id: 'fee',
      title: 'What the fee pays for',
      text: ['In a concierge practice, it pays for longer %visits and easier access.'],
      usual: ['You [have|will have] a direct line to your clinician.'],
    },
    {
      id: 'insurance',
      title: 'Insurance',
      text: [
        'A membership is not insurance. Most people keep a health plan for hospitals, tests and other care.',
      ],
    },
  ],
  question: {
    id: 'member',
    title: 'What is a membership practice?',
    text: ['%Patients pay a monthly or yearly fee. In return, the practice takes fewer %patients.'],
  },
  unbilled: {
    lead: ['Members [pay|will pay] a fee, by the month or the year.'],
    terms: [
      {
        id: 'fee',
        title: 'What the fee pays for',
        usual: ['It [pays|will pay] for a set of %visits and an easy way to reach us.'],
      },
    ],
    question: {
      id: 'member',
      title: 'Can I come without joining?',
      usual: ['Yes. Ask us for the price of a single %visit.'],
    },
  },
  action: ['Ask about joining', 'Ask about membership'],
  costs: { label: 'the membership fee', advice: 'Per month or per year, and what it covers.' },
}
