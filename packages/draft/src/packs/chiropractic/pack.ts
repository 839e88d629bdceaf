import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const CHIROPRACTIC: FieldPack = {
  words: WORDS,
  title: 'chiropractic care',
  recognized: { pattern: /\bchiro\w*|\bspinal adjustments?\b|\bquiropr\w*/iu, order: 13 },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [{ letters: ['DC'], role: 'Chiropractor' }],
  licence: 'Pennsylvania chiropractic license DC000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Medicare covers adjustment of the spine, and not exams or X-rays by a chiropractor.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No quotes from patients.', text: 'Several boards bar them in ads, also as a repost.' },
  plan: {
    neighbors:
      'A gym owner, a massage therapist, a running store, a primary care office, a prenatal yoga studio.',
    directories: 'your state association’s list',
    hasNpi: true,
  },
  pages: {
    neck: [
      { title: 'What is the cracking sound?', text: 'Gas moving in the fluid of a joint.' },
      { title: 'Will I be sore?', text: 'Some people are, for a day or two.' },
      { title: 'What are the risks?', text: 'Serious harm is rare. It is right to ask before you agree.' },
    ],
  },
  schema: 'medical',
}
