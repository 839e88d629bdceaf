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
    cleaning: [
      { title: 'How often should I come?', text: 'Twice a year is right for many people.' },
      { title: 'Do cleanings hurt?', text: 'They can be sore if gums are inflamed. Tell us.' },
      { title: 'Are X-rays part of it?', text: 'Not every time.' },
    ],
    fillings: [
      { title: 'How long does one take?', text: 'Often 30 to 60 minutes.' },
      { title: 'Can I eat after?', text: 'When you can feel your mouth again.' },
      { title: 'Are white fillings an option?', text: 'Yes, for most teeth.' },
    ],
    crowns: [
      { title: 'How many visits does a crown take?', text: 'One or two.' },
      { title: 'How long do they last?', text: 'Many last ten years or more.' },
      { title: 'What if it comes off?', text: 'Keep it, and call.' },
    ],
    gums: [
      { title: 'Why do my gums bleed?', text: 'Often plaque below the gum line.' },
      { title: 'What is a deep cleaning?', text: 'Cleaning under the gums, with numbing.' },
      { title: 'Can gums grow back?', text: 'No, but gum disease can often be kept from getting worse.' },
    ],
    children: [
      { title: 'When is the first visit?', text: 'By the first birthday.' },
      { title: 'May I stay in the room?', text: 'Yes.' },
      { title: 'Are baby teeth worth filling?', text: 'Often. They hold the place for the adult teeth.' },
    ],
    emergencies: [
      { title: 'What do I do with a knocked-out tooth?', text: 'Keep it in milk and come right away.' },
      {
        title: 'When should I go to an emergency room?',
        text: 'For swelling that makes it hard to breathe or swallow.',
      },
      { title: 'Can I be seen the same day?' },
    ],
    extractions: [
      { title: 'Will I feel it?', text: 'Pressure, but it should not be sharp. Tell us if it is.' },
      { title: 'How long does it bleed?', text: 'Usually a few hours.' },
      { title: 'What can I eat?', text: 'Soft, cool food at first, and no straw.' },
    ],
  },
  schema: 'medical',
}
