import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const BIRTH_SUPPORT: FieldPack = {
  words: WORDS,
  title: 'birth support',
  recognized: {
    pattern:
      /(?<!\b(?:death|life|grief) )\bdoulas?\b|\bbirth (?:support|work(?:er)?s?|coach\w*|educat\w*)\b|\bchildbirth (?:educat\w*|class\w*)\b/iu,
    spanish:
      /\bdulas?\b|\bacompanamiento (?:al?|de|del|en el) parto\b|\beducacion (?:prenatal|para el parto)\b/iu,
    order: 22,
  },
  people: CLIENTS,
  isHandsOn: false,
  place: 'open',
  crisis: { contact: MOTHERS },
  letters: [{ letters: ['CD(DONA)', 'PCD(DONA)', 'LCCE'], role: 'Doula' }],
  notices: [],
  insurance: { isBilled: false },
  estimate: 'licensed',
  reviews: 'ask',
  posts: { title: 'No birth stories and no babies.', text: 'They belong to the family.' },
  plan: {
    neighbors:
      'A midwife, a lactation consultant, a birth center, a prenatal yoga studio, a shop for new parents.',
    directories: 'DoulaMatch and your training group’s list',
    hasNpi: false,
  },
  pages: {
    birth: [
      { title: 'When do you come?' },
      {
        title: 'Can you be there at a hospital birth?',
        text: 'Most hospitals allow a doula. Ask yours about its rules.',
      },
      { title: 'Do you replace a midwife or a nurse?', text: 'No. A doula gives no medical care.' },
    ],
  },
  schema: 'plain',
  drawnAs: 'midwifery',
}
