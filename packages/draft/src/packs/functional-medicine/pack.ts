import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const FUNCTIONAL_MEDICINE: FieldPack = {
  words: WORDS,
  title: 'functional medicine',
  recognized: {
    pattern: /\b(?:functional|integrative) (?:medicine|health|care)\b/iu,
    spanish: /\bmedicina (?:funcional|integrativa)\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [...MEDICAL_LETTERS, { letters: ['ND', 'NMD'], role: 'Naturopathic doctor' }],
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Some lab tests can go through insurance when the visit itself does not.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No promises about supplements.',
    text: 'The FDA does not check them before they are sold.',
  },
  plan: {
    neighbors: 'A dietitian, a physical therapist, a therapist, a health food store, a gym.',
    directories: 'the directory of your certifying institute',
    hasNpi: true,
  },
  pages: {
    digestion: [
      { title: 'Do I keep my own doctor?', text: 'Yes. This care adds to your regular care.' },
      {
        title: 'Will insurance pay?',
        text: 'Many visits are paid directly, and some lab tests go through insurance.',
      },
      { title: 'Does the FDA check supplements?', text: 'Not before they are sold.' },
    ],
  },
  schema: 'medical',
}
