import type { FieldPack } from '../field-pack.ts'
import { SESSIONS } from '../people.ts'
import { WORDS } from './words.ts'

export const COACHING: FieldPack = {
  words: WORDS,
  title: 'coaching',
  recognized: {
    pattern:
      /^(?!.*\b(?:therap\w*|counsel\w*|psych\w*|dieti[tcs]\w*|terap\w*|psic\w*|medic[oa]s?|doctora?|pediatra?s?|physicians?|doctors?|nurses?|nursing|p?a?ediatric\w*|(?:family|internal|primary|general|emergency) (?:medicine|care|practice)))(?=.*\bcoach(?:es|ing)?\b)/isu,
    order: 17,
  },
  people: SESSIONS,
  isHandsOn: false,
  place: 'open',
  letters: [{ letters: ['NBC-HWC', 'ACC', 'PCC', 'MCC'], role: 'Coach' }],
  notices: [],
  insurance: { isBilled: false },
  estimate: 'licensed',
  reviews: 'ask',
  posts: { title: 'No client stories without a written yes.', text: 'And no result as if it were typical.' },
  plan: {
    neighbors: 'A gym owner, a therapist, a dietitian, a yoga studio, someone who runs a staff program.',
    directories: 'your training school’s list of coaches',
    hasNpi: false,
  },
  pages: {
    start: [
      { title: 'Is coaching therapy?', text: 'No. A coach does not treat or diagnose.' },
      { title: 'Does insurance pay?', text: 'Rarely. Some health savings accounts do with a letter.' },
      { title: 'How often do we meet?' },
    ],
  },
  schema: 'plain',
}
