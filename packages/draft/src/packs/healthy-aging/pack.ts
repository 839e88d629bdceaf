import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const HEALTHY_AGING: FieldPack = {
  words: WORDS,
  title: 'geriatric care',
  recognized: {
    pattern: /\bgeriatric\w*|\baging\b|\bseniors?\b|\blater life\b/iu,
    spanish: /\bgeriatr\w*|\badult[oa]s? mayor(?:es)?\b|\btercera edad\b|\benvejecimiento\b/iu,
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
  insurance: {
    isBilled: true,
    says: 'Medicare’s yearly visit is for planning. It is not a full physical.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No pictures of patients or their rooms.',
    text: 'Family may say yes for themselves, and not for a parent.',
  },
  plan: {
    neighbors: 'A senior center, a pharmacist, a hearing clinic, a home care agency, an elder law office.',
    directories: 'your Area Agency on Aging and your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    memory: [
      { title: 'Is forgetting names normal?', text: 'Often, yes. Getting lost in a familiar place is not.' },
      { title: 'Should someone come with me?', text: 'It helps. Family may notice things you do not.' },
      {
        title: 'How is memory tested?',
        text: 'With a short set of questions and drawings. Some people need more tests.',
      },
    ],
  },
  schema: 'medical',
}
