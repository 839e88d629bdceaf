import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const DENTAL: FieldPack = {
  words: WORDS,
  title: 'dental care',
  recognized: {
    pattern:
      /\bdent(?:al|ist\w*|ures?|adura\w*)\b|\b(?:ortho|perio|endo|prostho)dont\w*|\bodontolog\w*|\bteeth\b|\btooth\w*|\boral (?:health|surgery)\b|\bsmiles\b/iu,
    spanish: /\b(?:orto|endo|perio)donc\w*|\bodontopediatr\w*|\bdientes?\b|\bsalud bucal\b/iu,
    order: 10,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [
    { letters: ['DDS', 'DMD'], role: 'Dentist', isDeciding: true },
    { letters: ['RDH'], role: 'Dental hygienist' },
  ],
  licence: 'Florida dental license DN00000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Dental plans usually pay up to a yearly limit.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No smiles of patients without a written yes.',
    text: 'Some boards also bar before and after.',
  },
  plan: {
    neighbors: 'A pediatric office, a pharmacist, a school nurse, a senior center, an orthodontist.',
    directories: 'your dental plans’ lists',
    hasNpi: true,
  },
  pages: {
    roots: [
      { title: 'Does a root canal hurt?', text: 'The area is numbed first.' },
      { title: 'How long does it take?', text: 'One or two visits.' },
      { title: 'Do I need a crown after?', text: 'Back teeth usually do.' },
    ],
  },
  schema: 'medical',
}
