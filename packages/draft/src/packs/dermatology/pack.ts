import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const DERMATOLOGY: FieldPack = {
  words: WORDS,
  title: 'dermatology',
  recognized: { pattern: /\bdermat\w*|\bskin\b|\bdermis\b/iu, spanish: /\bpiel\b/iu, order: 18 },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Plans pay for medical skin care, and not for treatments for looks alone.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No skin of patients without a written yes.', text: 'And no “younger”: it is a promise.' },
  plan: {
    neighbors: 'A primary care office, a hair salon, a pharmacist, a pediatric office, a tattoo studio.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    checks: [
      { title: 'Which moles should be seen?', text: 'New, changing, uneven or bleeding ones.' },
      { title: 'What is a biopsy?', text: 'A small sample, taken after the skin is numbed.' },
      { title: 'How long do results take?', text: 'Often one to two weeks.' },
    ],
  },
  schema: 'medical',
}
