import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const WEIGHT_MANAGEMENT: FieldPack = {
  words: WORDS,
  title: 'weight care',
  recognized: {
    pattern: /\bweight\b|\bobesity\b|\bbariatric\w*/iu,
    spanish: /\b(?:perdida|perder|bajar|control) de peso\b|\bperder peso\b|\bobesidad\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Some plans pay for weight-loss medicine, and many do not.' },
  estimate: 'owed',
  // Shame and power in the room: nobody is asked face to face.
  reviews: 'link',
  posts: {
    title: 'No before and after, and no pounds.',
    text: 'Drug makers’ names belong to them, and the FDA watches how they are used.',
  },
  plan: {
    neighbors: 'A primary care office, a dietitian, a gym owner, a sleep clinic, a therapist.',
    directories: 'your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    medication: [
      { title: 'Does insurance pay for it?', text: 'Some plans do and many do not.' },
      { title: 'What if I stop?', text: 'Many people regain some weight.' },
      { title: 'Will you weigh me?' },
    ],
  },
  schema: 'medical',
}
