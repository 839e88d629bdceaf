import type { ClinicModelId } from '@foyer/shared/onboarding/option-ids.ts'
import type { ItemWords } from './type-words.ts'

/** How a model works for a patient. */
export type ModelWords = {
  readonly label: string
  readonly heading: string
  /** Inside a list of facts: `By membership`. */
  readonly fact: string
  readonly lead: string
  readonly terms: readonly ItemWords[]
  readonly ways: readonly ItemWords[]
}

/** What we say of each model. Terms that bind the practice are suggestions; those about the field are general. */
export const CLINIC_MODEL_WORDS: { readonly [Id in ClinicModelId]: ModelWords } = {
  concierge: {
    label: 'Membership',
    heading: 'How membership works',
    fact: 'By membership',
    lead: 'You pay a membership fee, and it keeps the number of patients small.',
    terms: [
      {
        id: 'insurance',
        title: 'Insurance',
        text: ['Membership is not insurance.', 'You still need a plan for hospitals and tests.'],
      },
    ],
    ways: [],
  },
  traditional: {
    label: 'Billing',
    heading: 'Visits and billing',
    fact: 'By appointment, billed to insurance',
    lead: 'Visits are by appointment and billed to insurance.',
    terms: [
      {
        id: 'insurance',
        title: 'Insurance',
        text: ['What you pay depends on your plan.', 'The number on your card can tell you.'],
      },
    ],
    ways: [],
  },
  boutique: {
    label: 'How it works',
    heading: 'A small practice',
    fact: 'A boutique practice',
    lead: 'A boutique practice is small and offers a few services.',
    terms: [
      { id: 'payment', title: 'Payment', text: ['Care in a practice like this is often paid directly.'] },
    ],
    ways: [],
  },
  virtual_only: {
    label: 'How it works',
    heading: 'No office, no waiting room',
    fact: 'By video or phone',
    lead: 'Every visit is by video or phone.',
    terms: [{ id: 'need', title: 'What you need', text: ['A quiet room, and a phone or a computer.'] }],
    ways: [],
  },
  hybrid: {
    label: 'How it works',
    heading: 'Two ways to be seen',
    fact: 'A hybrid practice',
    lead: 'Some care needs a room, and some only needs a good talk.',
    terms: [],
    ways: [
      {
        id: 'office',
        title: 'In the office',
        text: ['For exams, and for anything that needs a hand on it.'],
      },
      { id: 'video', title: 'By video', text: ['For questions, results and plans.'] },
    ],
  },
}
