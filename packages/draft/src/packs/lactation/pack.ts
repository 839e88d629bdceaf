import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const LACTATION: FieldPack = {
  words: WORDS,
  title: 'lactation help',
  recognized: {
    pattern:
      /^(?!.*\b(?:p?a?ediatr\w*|medicin[ae]|ob-?gyn|wom[ae]n\b))(?=.*(?:\blactation\b|\bbreast[- ]?feed\w*|\bibclc\b|\blactancia\b))/isu,
    spanish: /^(?!.*\b(?:pediatr\w*|medicina|mujer(?:es)?|ginec\w*))(?=.*\blactancia\b)/isu,
    order: 25,
  },
  people: CLIENTS,
  isHandsOn: true,
  place: 'open',
  crisis: { contact: MOTHERS },
  letters: [
    { letters: ['IBCLC'], role: 'Lactation consultant', isDeciding: true },
    { letters: ['CLC'], role: 'Lactation counselor' },
  ],
  licence: 'IBCLC L-00000',
  notices: [],
  insurance: {
    isBilled: true,
    says: 'Most plans must cover breastfeeding help. Ask yours which consultants it pays.',
  },
  estimate: 'licensed',
  reviews: 'ask',
  posts: { title: 'No mothers and no babies.', text: 'Draw it, or use a doll.' },
  plan: {
    neighbors: 'A pediatric office, a midwife, a doula, a birth center, a shop for new parents.',
    directories: 'the ILCA directory of consultants',
    hasNpi: false,
  },
  pages: {
    first: [
      { title: 'Do you come to me?' },
      { title: 'Does insurance pay?', text: 'Most plans must cover breastfeeding help.' },
      { title: 'What do I need?', text: 'Your baby, a hungry one if possible, and your pump.' },
    ],
  },
  schema: 'medical',
  drawnAs: 'midwifery',
}
