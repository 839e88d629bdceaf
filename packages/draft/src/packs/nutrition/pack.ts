import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const NUTRITION: FieldPack = {
  words: WORDS,
  title: 'nutrition care',
  recognized: {
    pattern: /\bdieti[tc]ians?\b|\bdietetics?\b|\bnutri\w+/iu,
    spanish: /\bdietistas?\b|\bdietetica\b/iu,
    order: 19,
  },
  people: PATIENTS,
  isHandsOn: false,
  place: 'office',
  letters: [
    { letters: ['RDN', 'LDN'], role: 'Registered dietitian nutritionist', isDeciding: true },
    { letters: ['RD'], role: 'Registered dietitian' },
    { letters: ['CNS'], role: 'Nutrition specialist' },
  ],
  licence: 'Maryland dietitian-nutritionist DX0000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Plans often pay for diabetes and kidney disease, and differ for the rest.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No numbers on a scale, and no plates of shame.',
    text: 'People with eating disorders read along.',
  },
  plan: {
    neighbors: 'A primary care office, a diabetes clinic, a gym owner, a therapist, a farmers’ market.',
    directories: 'the Academy’s “Find a Nutrition Expert”',
    hasNpi: true,
  },
  pages: {
    diabetes: [
      { title: 'Must I give up foods?', text: 'Rarely.' },
      { title: 'Does insurance pay?', text: 'Often for diabetes and kidney disease.' },
      { title: 'What is useful to bring?', text: 'Notes on three ordinary days of eating.' },
    ],
  },
  schema: 'medical',
}
