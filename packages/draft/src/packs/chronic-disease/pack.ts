import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const CHRONIC_DISEASE: FieldPack = {
  words: WORDS,
  title: 'chronic disease care',
  recognized: {
    pattern: /\bchronic (?:disease|illness|conditions?|care)\b|\bdiabetes\b|\bendocrinolog\w*/iu,
    spanish: /\benfermedad(?:es)? cronicas?\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact:
      'If this is an emergency, call 911. Chest pain, trouble breathing and slurred speech are emergencies.',
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Many plans cover diabetes education and supplies, with rules of their own.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No numbers of real people.', text: 'An A1C with a date can be enough to name someone.' },
  plan: {
    neighbors: 'A pharmacist, a dietitian, a foot clinic, a heart clinic, a diabetes support group.',
    directories: 'your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    diabetes: [
      { title: 'What is an A1C?', text: 'Your average blood sugar over about three months.' },
      { title: 'How often are visits?', text: 'Every three to six months for many people.' },
      { title: 'Do I keep my other doctors?', text: 'Yes.' },
    ],
  },
  schema: 'medical',
}
