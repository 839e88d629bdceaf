import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const ACUPUNCTURE: FieldPack = {
  words: WORDS,
  title: 'acupuncture',
  recognized: {
    pattern: /\bacupunct\w*|\bchinese medicine\b|\btcm\b|\bacupuntura\b/iu,
    spanish: /\bacupuntur\w*|\bmedicina (?:tradicional )?china\b/iu,
    order: 14,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [{ letters: ['LAc', 'L.Ac.', 'DAOM', 'DACM', 'AP', 'A.P.', 'DOM'], role: 'Acupuncturist' }],
  licence: 'Florida acupuncture license AP0000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Some plans pay for acupuncture for low back pain, up to a number of visits.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No disease and no cure.', text: 'Say what a treatment is like, not what it heals.' },
  plan: {
    neighbors:
      'A massage therapist, a fertility clinic, a physical therapist, a yoga studio, an oncology nurse.',
    directories: 'the NCCAOM directory',
    hasNpi: true,
  },
  pages: {
    headache: [
      { title: 'Do the needles hurt?', text: 'Most people feel a quick prick.' },
      { title: 'Are they clean?', text: 'They are sterile and used once.' },
      { title: 'Do I stop my medicine?', text: 'No. Talk with the person who prescribed it.' },
    ],
  },
  schema: 'medical',
}
