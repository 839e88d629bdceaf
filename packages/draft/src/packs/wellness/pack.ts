import type { FieldPack } from '../field-pack.ts'
import { SESSIONS } from '../people.ts'
import { WORDS } from './words.ts'

export const WELLNESS: FieldPack = {
  words: WORDS,
  recognized: {
    pattern:
      /\breiki\b|\bhypno(?:sis|tis\w*|therap\w*)\b|\benergy (?:healing|healers?|work)\b|\bpersonal train\w*|\byoga\b|\bpilates\b|\bbreathwork\b|\bsound (?:baths?|healing)\b|\bherbalis[mt]\w*|\bayurved\w*|\bmeditation\b/iu,
    spanish: /\bhipno(?:sis|terap\w*)\b|\bentrenador\w* personal\w*|\bmeditacion\b|\bherbolari[ao]s?\b/iu,
    order: 27,
  },
  people: SESSIONS,
  isHandsOn: false,
  place: 'open',
  letters: [],
  notices: [],
  insurance: { isBilled: false },
  estimate: 'licensed',
  reviews: 'ask',
  posts: { title: 'No illness and no cure.', text: 'Say what a session is like.' },
  plan: {
    neighbors: 'A massage therapist, a gym owner, a café with a notice board, a therapist, a library.',
    directories: 'your training school’s list',
    hasNpi: false,
  },
  pages: {
    start: [
      { title: 'Is this medical care?', text: 'No. It does not replace care from a doctor or a nurse.' },
      { title: 'What should I wear?', text: 'Something comfortable.' },
      { title: 'Can I stop at any time?', text: 'Yes.' },
    ],
    single: [
      { title: 'Do I have to book a series?', text: 'No.' },
      { title: 'What should I wear?', text: 'Something that you can move and rest in.' },
      { title: 'Can I reschedule?' },
    ],
    series: [
      { title: 'How often do people come?' },
      { title: 'Do unused sessions expire?' },
      { title: 'Can I share them?' },
    ],
    beginners: [
      { title: 'Do I need to be fit?', text: 'No.' },
      { title: 'What if I feel unwell?', text: 'Say so, and we stop.' },
      { title: 'Is it safe in pregnancy?', text: 'Ask your midwife or doctor first.' },
    ],
    groups: [
      { title: 'How many people?' },
      { title: 'Can I just watch?', text: 'For the first time, yes.' },
      { title: 'Is there a dress code?', text: 'No.' },
    ],
    two: [
      { title: 'Do we do the same?' },
      { title: 'Is it twice the price?' },
      { title: 'Can my child be the second person?' },
    ],
    home: [
      { title: 'Do I need equipment?', text: 'No.' },
      { title: 'How often?', text: 'A little on most days.' },
      { title: 'Is there a recording?' },
    ],
    events: [
      { title: 'What is included?' },
      { title: 'Can I come alone?', text: 'Yes, many do.' },
      { title: 'What if I cancel?' },
    ],
  },
  schema: 'plain',
}
