import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const EYE_CARE: FieldPack = {
  words: WORDS,
  title: 'eye care',
  recognized: {
    pattern: /\beyes?\b|\boptometr\w*|\bophthalm\w*|\bvision (?:care|center|clinic)\b|\bopticians?\b/iu,
    spanish:
      /\boftalmolog\w*|\bsalud visual\b|\b(?:cuidado|clinica|centro) de (?:los |la )?(?:ojos|vista)\b|\boptic[ao]s?\b/iu,
    order: 12,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [
    { letters: ['OD'], role: 'Optometrist' },
    { letters: ['MD', 'DO'], role: 'Ophthalmologist' },
  ],
  licence: 'Ohio optometry license OPT.000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Vision plans cover glasses and routine exams. Medical plans cover eye disease.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No faces in new frames without a written yes.',
    text: 'And no prescription in the picture.',
  },
  plan: {
    neighbors: 'A pediatric office, a school nurse, a driving school, a senior center, a diabetes clinic.',
    directories: 'your vision plans’ lists',
    hasNpi: true,
  },
  pages: {
    exams: [
      { title: 'Can I drive after the drops?', text: 'Many people wait a few hours.' },
      { title: 'How often do I need an exam?', text: 'Every one to two years for many adults.' },
      { title: 'Do I get my prescription?', text: 'Yes. Federal law says so after an exam for glasses.' },
    ],
  },
  schema: 'medical',
}
