import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PHYSICAL_THERAPY: FieldPack = {
  words: WORDS,
  title: 'physical therapy',
  recognized: {
    pattern: /\bphysical therap\w*|\bphysio\w*|\bpelvic floor\b|\bfisioterapia\b|\brehab(?:ilitation)?\b/iu,
    spanish: /\bfisioterap\w*|\bterapias? fisicas?\b|\brehabilitacion\b/iu,
    order: 15,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact: 'If this is an emergency, call 911. New weakness and loss of bladder control are emergencies.',
  },
  letters: [
    { letters: ['DPT', 'MPT'], role: 'Physical therapist', isDeciding: true },
    { letters: ['PT'], role: 'Physical therapist' },
    { letters: ['PTA'], role: 'Physical therapist assistant' },
  ],
  licence: 'Texas physical therapy license 0000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Plans often limit visits per year, and some want a referral.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No exercise with a patient in the picture.',
    text: 'Show it yourself, and say whom it is not for.',
  },
  plan: {
    neighbors: 'A surgeon’s office, a coach, a gym owner, a primary care office, a senior center.',
    directories: 'ChoosePT and the plans you take',
    hasNpi: true,
  },
  pages: {
    pelvic: [
      {
        title: 'Do I need a referral?',
        text: 'Every state allows some care without one, but your plan may want it.',
      },
      { title: 'Is there an internal exam?', text: 'Only with your consent.' },
      { title: 'What do I wear?', text: 'Clothes you can move in.' },
    ],
  },
  schema: 'medical',
}
