import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const SPORTS_MEDICINE: FieldPack = {
  words: WORDS,
  title: 'sports medicine',
  recognized: {
    pattern: /\bsports?\b/iu,
    spanish: /\bdeport(?:es?|iv[oa]s?|istas?)\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Many plans want a referral or an approval before a scan.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No athlete by name.', text: 'Team and school say who is injured, not the clinic.' },
  plan: {
    neighbors: 'A coach, an athletic trainer, a running store, a physical therapist, a school nurse.',
    directories: 'your league’s and school’s lists of providers',
    hasNpi: true,
  },
  pages: {
    concussion: [
      { title: 'Do I need a scan?', text: 'Often not. An exam answers most questions.' },
      { title: 'When can I play?', text: 'After each step is done without symptoms.' },
      {
        title: 'When is it an emergency?',
        text: 'Repeated vomiting, confusion, fainting or a worsening headache.',
      },
    ],
    sprains: [
      { title: 'Do I need an X-ray?', text: 'If you cannot take four steps, or the bone hurts.' },
      { title: 'Brace or no brace?', text: 'Often for some weeks.' },
      { title: 'When can I run?', text: 'When hopping does not hurt.' },
    ],
    overuse: [
      { title: 'Should I stop training?', text: 'Usually less, not nothing.' },
      { title: 'Do injections help?', text: 'Sometimes, for a while.' },
      { title: 'How long does it take?', text: 'Often three months.' },
    ],
    joints: [
      { title: 'Is it the meniscus?', text: 'An exam tells a lot before a scan.' },
      { title: 'Does running ruin knees?', text: 'No, not healthy ones.' },
      { title: 'When is surgery an option?', text: 'When it locks, gives way or does not get better.' },
    ],
    stress: [
      { title: 'How is it found?', text: 'By exam, and often an MRI.' },
      { title: 'How long is the rest?', text: 'Six to eight weeks is common.' },
      { title: 'Does food matter?', text: 'Yes. Too little food is a cause.' },
    ],
    rehab: [
      { title: 'How often do I come?' },
      { title: 'Can I train at home?', text: 'Yes, most of it.' },
      { title: 'Who decides when I am done?', text: 'We decide together, with a few tests.' },
    ],
    training: [
      { title: 'Do you write plans?' },
      { title: 'How fast can I add miles?', text: 'Slowly. About a tenth a week is an old rule.' },
      { title: 'Do I need a heart check?', text: 'With chest pain, fainting or family history, yes.' },
    ],
    return: [
      { title: 'Which tests do I pass?', text: 'Strength, hops and sport drills.' },
      { title: 'Can I play with pain?', text: 'Some pain is fine. Sharp pain is not.' },
      { title: 'Do you talk to my coach?', text: 'Only if you agree.' },
    ],
  },
  schema: 'medical',
}
