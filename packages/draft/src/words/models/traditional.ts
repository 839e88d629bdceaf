import type { ClinicModelWords } from '../model-words.ts'

export const TRADITIONAL: ClinicModelWords = {
  label: 'Billing',
  heading: ['%Visits and billing', 'Appointments and insurance', 'Insurance and billing'],
  fact: 'Billed to insurance',
  lead: [
    'You [make|will make] an appointment, and we [bill|will bill] your insurance.',
    '%Visits [are|will be] by appointment and billed to insurance.',
  ],
  terms: [
    {
      id: 'share',
      title: 'Your share',
      text: ['What you pay depends on your plan. The number to call is on your insurance card.'],
    },
    {
      id: 'card',
      title: 'Your insurance card',
      text: ['Many plans change in January, and a new plan has a new card.'],
      usual: ['We [check|will check] your coverage before the first %visit.'],
    },
  ],
  question: {
    id: 'referral',
    title: 'Do I need a referral?',
    text: ['It depends on your plan. Many HMO plans ask for one, and most PPO plans do not.'],
  },
  unbilled: {
    label: 'Payment',
    heading: ['Appointments and payment'],
    fact: 'By appointment',
    lead: ['%Visits [are|will be] by appointment.'],
    terms: [
      {
        id: 'payment',
        title: 'Payment',
        usual: ['You [pay|will pay] us directly, at the time of the %visit.'],
      },
    ],
    question: {
      id: 'change',
      title: 'Can I change an appointment?',
      usual: ['Yes. Tell us as early as you can.'],
    },
  },
  action: ['Request an appointment', 'Request a %visit'],
  costs: {
    label: 'insurance plans and prices',
    advice: 'The plans you take, and what a visit costs without one.',
  },
}
