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
    habits: [
      { title: 'How long until a habit holds?', text: 'It differs. Two months is common.' },
      { title: 'What if I miss a day?', text: 'You pick it up again the next day.' },
      { title: 'Do you give me homework?', text: 'Small things, if you want them.' },
    ],
    goals: [
      { title: 'Do I need a goal before I come?', text: 'No. Finding it can be the first step.' },
      { title: 'How are goals written down?' },
      { title: 'Can goals change?', text: 'Yes.' },
    ],
    checkins: [
      { title: 'How long is a check-in?' },
      { title: 'By phone or by message?' },
      { title: 'How often?' },
    ],
    work: [
      { title: 'Do you help with a resume?' },
      { title: 'Can my employer pay?', text: 'Some do. Ask yours.' },
      { title: 'Will my employer hear about it?', text: 'No.' },
    ],
    changes: [
      { title: 'Is this therapy?', text: 'No. A therapist treats conditions. A coach does not.' },
      {
        title: 'When is therapy the better choice?',
        text: 'When low mood, fear or drinking gets in the way of daily life.',
      },
      { title: 'How many sessions do people book?' },
    ],
    routines: [
      { title: 'Do I have to get up early?', text: 'No.' },
      { title: 'Does it work with children at home?', text: 'It has to, so we plan with them.' },
      { title: 'Which apps do you use?' },
    ],
    checks: [
      { title: 'What happens if I did not do it?', text: 'We look at why, without blame.' },
      { title: 'Can we text?' },
      { title: 'Can I stop at any time?' },
    ],
  },
  schema: 'plain',
}
