import { CRISIS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PSYCHIATRY: FieldPack = {
  words: WORDS,
  title: 'psychiatry',
  recognized: { pattern: /\bpsychiatr\w*|\bpsiquiatr\w*|\bpmhnp\b/iu, order: 16 },
  people: PATIENTS,
  isHandsOn: false,
  place: 'office',
  crisis: { contact: CRISIS, opens: true },
  letters: [
    { letters: ['MD', 'DO'], role: 'Psychiatrist' },
    { letters: ['PMHNP', 'PMHNP-BC'], role: 'Psychiatric nurse practitioner', isDeciding: true },
    { letters: ['PA-C'], role: 'Physician assistant' },
  ],
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Federal law asks plans that cover mental health to treat it like other care.',
  },
  estimate: 'owed',
  // The ethics column of the American Psychiatric Association: psychiatrists do not invite reviews.
  reviews: 'none',
  posts: { title: 'No case, not even a changed one.', text: 'And no diagnosis of people in the news.' },
  plan: {
    neighbors:
      'A primary care office, a therapist, a school counselor, a college health center, a pharmacist.',
    directories: 'Psychology Today and the plans you take',
    hasNpi: true,
  },
  pages: {
    attention: [
      { title: 'Will I get medicine at the first visit?', text: 'Not always.' },
      { title: 'Can it be by video?', text: 'Often. Rules for some medicines differ by state.' },
      { title: 'Is this therapy?', text: 'No, but many people do both.' },
    ],
  },
  schema: 'medical',
}
