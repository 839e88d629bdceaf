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
    surgery: [
      { title: 'When can I start?', text: 'Often within days. Your surgeon decides.' },
      { title: 'How long does it take?', text: 'Weeks to months, depending on the surgery.' },
      { title: 'Do you talk to my surgeon?', text: 'Yes, if you agree.' },
    ],
    back: [
      { title: 'Should I rest?', text: 'Usually keep moving, gently.' },
      { title: 'Do I need a scan?', text: 'Not for most back pain.' },
      { title: 'Will you crack my back?', text: 'Only if you agree. There are other ways.' },
    ],
    falls: [
      { title: 'Is it my ears?', text: 'Some kinds of vertigo are.' },
      { title: 'Can I practice alone?', text: 'Yes, near a counter at first.' },
      { title: 'Do I need a cane?', text: 'We test it together.' },
    ],
    sports: [
      { title: 'When can I play again?', text: 'When you pass a few tests.' },
      { title: 'Ice or heat?', text: 'Either is fine for comfort.' },
      { title: 'Can I train the other parts?', text: 'Yes, usually.' },
    ],
    stroke: [
      {
        title: 'When does recovery stop?',
        text: 'It is fastest in the first months, and can go on for years.',
      },
      { title: 'Can family learn to help?', text: 'Yes.' },
      { title: 'Do you come to the home?' },
    ],
    work: [
      { title: 'Who pays?', text: 'Often workers’ compensation.' },
      { title: 'Do you write to my employer?', text: 'Only what you allow.' },
      { title: 'Can we practice my job?', text: 'Yes, bring your shoes and tools if you can.' },
    ],
    shoulder: [
      { title: 'Is it the rotator cuff?', text: 'Often, but other causes feel the same.' },
      { title: 'Which side should I sleep on?', text: 'The other one, with a pillow under the arm.' },
      { title: 'Do I need surgery?', text: 'Many people do not.' },
    ],
  },
  schema: 'medical',
}
