import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const DERMATOLOGY: FieldPack = {
  words: WORDS,
  title: 'dermatology',
  recognized: {
    pattern: /\bdermat\w*|\bskin\b|\bdermis\b/iu,
    spanish: /\bpiel\b|\bmedicina estetica\b/iu,
    order: 18,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Plans pay for medical skin care, and not for treatments for looks alone.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No skin of patients without a written yes.', text: 'And no “younger”: it is a promise.' },
  plan: {
    neighbors: 'A primary care office, a hair salon, a pharmacist, a pediatric office, a tattoo studio.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    checks: [
      { title: 'Which moles should be seen?', text: 'New, changing, uneven or bleeding ones.' },
      { title: 'What is a biopsy?', text: 'A small sample, taken after the skin is numbed.' },
      { title: 'How long do results take?', text: 'Often one to two weeks.' },
    ],
    acne: [
      { title: 'How long until it works?', text: 'Often two to three months.' },
      { title: 'Do I have to stop makeup?', text: 'No, but some kinds clog pores.' },
      { title: 'Is it only for teens?', text: 'No. Adults have it, too.' },
    ],
    eczema: [
      { title: 'Can I use steroid cream?', text: 'Yes, for short times, as you are told.' },
      { title: 'Which cream is good every day?', text: 'A plain, thick one without scent.' },
      { title: 'Does food cause it?', text: 'Not often in adults.' },
    ],
    psoriasis: [
      { title: 'Is it catching?', text: 'No.' },
      { title: 'Can it affect joints?', text: 'Yes, in some people. Tell us about stiff mornings.' },
      { title: 'Which treatments are there?', text: 'Creams, light, pills and shots.' },
    ],
    moles: [
      { title: 'Which moles should be seen?', text: 'New, changing, uneven or bleeding ones.' },
      { title: 'Does removal leave a scar?', text: 'A small one, usually.' },
      { title: 'Is it sent to a lab?', text: 'Yes, when it looks unusual.' },
    ],
    hair: [
      { title: 'Why is my hair falling out?', text: 'Illness, birth, stress, medicines or genes.' },
      { title: 'Which tests are done?', text: 'Often blood tests, and a look at the scalp.' },
      { title: 'Do nails need a test?', text: 'A clipping shows whether it is fungus.' },
    ],
    warts: [
      { title: 'Do warts go away by themselves?', text: 'Many do, over months or years.' },
      { title: 'Does freezing hurt?', text: 'It stings for a short time.' },
      { title: 'How many treatments?', text: 'Often three or four.' },
    ],
    rosacea: [
      { title: 'What sets it off?', text: 'Often sun, heat, alcohol or spicy food.' },
      { title: 'Can redness be treated?', text: 'Often it can be reduced.' },
      { title: 'Does it affect the eyes?', text: 'It can. Tell us about dry or red eyes.' },
    ],
  },
  schema: 'medical',
}
