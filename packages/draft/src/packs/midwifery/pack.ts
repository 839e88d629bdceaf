import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const MIDWIFERY: FieldPack = {
  words: WORDS,
  title: 'midwifery care',
  recognized: {
    pattern:
      /\bmidwi(?:fe|ves|fery)\b|\bbirth (?:center|centre|house)\b|\bhome ?births?\b|\bcnm\b|\bparteras?\b/iu,
    spanish: /\bparter(?:ia|os?|as?)\b|\bcomadronas?\b|\bcasa de partos?\b|\bpartos? en casa\b/iu,
    order: 11,
  },
  people: CLIENTS,
  isHandsOn: true,
  place: 'open',
  crisis: { contact: MOTHERS },
  letters: [
    { letters: ['CNM', 'CM'], role: 'Nurse-midwife', isDeciding: true },
    { letters: ['CPM', 'LM'], role: 'Licensed midwife' },
  ],
  licence: 'Washington midwife license MW00000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Plans differ on births at home. Ask yours early.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No birth stories and no babies.', text: 'They are the family’s to tell.' },
  plan: {
    neighbors: 'A doula, a lactation consultant, a pediatric office, a prenatal yoga studio, a chiropractor.',
    directories: 'your state’s list of midwives',
    hasNpi: true,
  },
  pages: {
    birth: [
      {
        title: 'Can I have an epidural?',
        text: 'In a hospital, yes. At home and in most birth centers, no.',
      },
      { title: 'What if something goes wrong?', text: 'Care moves to a hospital team.' },
      { title: 'When do I start?', text: 'Around eight weeks is common, and later is fine.' },
    ],
  },
  schema: 'medical',
}
