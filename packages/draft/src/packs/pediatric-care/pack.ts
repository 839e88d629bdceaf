import { IN_CRISIS, NEW_BABY } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PEDIATRIC_CARE: FieldPack = {
  words: WORDS,
  title: 'pediatric care',
  recognized: {
    pattern: /\bp(?:a)?ediatric\w*|\bchildren\b|\bkids\b/iu,
    spanish: /\bpediatr\w*|\bnin[oa]s\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact: `If this is an emergency, call 911. Swallowed something? Poison Control, day and night: 1-800-222-1222. ${NEW_BABY} ${IN_CRISIS}`,
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Most plans cover well-child visits and shots at no cost to you.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No pictures of children.', text: 'A parent’s yes today may not be the child’s later.' },
  plan: {
    neighbors: 'A school nurse, a daycare, a lactation consultant, a midwife, a children’s librarian.',
    directories: 'local parents’ groups and the plans you take',
    hasNpi: true,
  },
  pages: {
    well: [
      {
        title: 'How often are well-child visits?',
        text: 'Many times in the first two years, then about once a year.',
      },
      { title: 'Are shots given the same day?', text: 'Usually, yes.' },
      { title: 'What if we missed some?', text: 'There is a catch-up schedule for every age.' },
    ],
  },
  schema: 'medical',
}
