import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PAIN_MANAGEMENT: FieldPack = {
  words: WORDS,
  title: 'pain management',
  recognized: { pattern: /\bpain\b/iu, spanish: /\bdolor(?:es)?\b/iu, order: 60, isTitleOnly: true },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact:
      'If this is an emergency, call 911. New numbness between the legs and loss of bladder control are emergencies.',
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Many plans require approval before an injection.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No promise of a life without pain.', text: 'And no word on opioids, for or against.' },
  plan: {
    neighbors: 'A physical therapist, a primary care office, a spine surgeon, a pharmacist, a therapist.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    back: [
      { title: 'Is my pain real if my scan is normal?', text: 'Yes. Many people in real pain have one.' },
      { title: 'Will it go away?', text: 'Sometimes. If not, the goal is to do more with less pain.' },
      { title: 'Do you prescribe opioids?' },
    ],
  },
  schema: 'medical',
}
