import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const MENS_HEALTH: FieldPack = {
  words: WORDS,
  title: 'men’s health',
  recognized: {
    pattern: /\bmen\b|\bmen['’]s\b|\burolog\w*/iu,
    spanish: /\bhombres?\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact: 'If this is an emergency, call 911. Chest pain, a weak arm and a drooping face are emergencies.',
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Plans often pay for testing, and less often for every treatment.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No before and after, no “performance”.',
    text: 'Ads for hormones and ED have rules of their own.',
  },
  plan: {
    neighbors: 'A barber, a gym owner, a physical therapist, a heart clinic, a couples therapist.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    hormones: [
      { title: 'How is testosterone tested?', text: 'By blood, in the morning, usually twice.' },
      { title: 'Can treatment affect having children?', text: 'Yes. It can lower sperm count.' },
      { title: 'Is treatment for life?', text: 'For some men. That is a choice to talk through first.' },
    ],
  },
  schema: 'medical',
}
