import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const OTHER: FieldPack = {
  words: WORDS,
  people: PATIENTS,
  isHandsOn: false,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No patients, not even from behind.', text: 'And no story that someone could recognize.' },
  plan: {
    neighbors: 'A pharmacist, a school nurse, a counselor, a physical therapist, a midwife.',
    directories: 'the lists where people of your field are looked up',
    hasNpi: true,
  },
  pages: {},
  schema: 'medical',
}
