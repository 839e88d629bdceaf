import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const SPORTS_MEDICINE: FieldPack = {
  words: WORDS,
  title: 'sports medicine',
  recognized: { pattern: /\bsports?\b/iu, spanish: /\bdeport\w*/iu, order: 60, isTitleOnly: true },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Many plans want a referral or an approval before a scan.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No athlete by name.', text: 'Team and school say who is injured, not the clinic.' },
  plan: {
    neighbors: 'A coach, an athletic trainer, a running store, a physical therapist, a school nurse.',
    directories: 'your league’s and school’s lists of providers',
    hasNpi: true,
  },
  pages: {
    concussion: [
      { title: 'Do I need a scan?', text: 'Often not. An exam answers most questions.' },
      { title: 'When can I play?', text: 'After each step is done without symptoms.' },
      {
        title: 'When is it an emergency?',
        text: 'Repeated vomiting, confusion, fainting or a worsening headache.',
      },
    ],
  },
  schema: 'medical',
}
