import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const WOMENS_HEALTH: FieldPack = {
  words: WORDS,
  title: 'women’s health',
  recognized: {
    pattern: /\bwom[ae]n\b|\bgyn(?:ecolog\w*)?\b|\bob-?gyn\b|\bobstetric\w*|\bmenopause\b/iu,
    spanish: /\bmujer(?:es)?\b|\bginec\w*|\bobstetra\w*|\bmenopausia\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: { contact: MOTHERS },
  letters: [
    ...MEDICAL_LETTERS,
    { letters: ['WHNP', 'WHNP-BC', 'CNM'], role: 'Nurse practitioner or nurse-midwife' },
  ],
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Most plans cover yearly well-woman visits at no cost to you.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No birth news and no baby pictures.', text: 'They are the family’s to post.' },
  plan: {
    neighbors: 'A doula, a pelvic floor therapist, a pediatric office, a pharmacist, a prenatal yoga studio.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    checkups: [
      { title: 'When do Pap tests start?', text: 'Guidelines start at age 21.' },
      { title: 'Does it hurt?', text: 'It may pinch for a moment.' },
      {
        title: 'Can I come during my period?',
        text: 'Usually. Another day is better if your flow is heavy.',
      },
    ],
  },
  schema: 'medical',
}
