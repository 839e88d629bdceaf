import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const EYE_CARE: FieldPack = {
  words: WORDS,
  title: 'eye care',
  recognized: {
    pattern: /\beyes?\b|\boptometr\w*|\bophthalm\w*|\bvision (?:care|center|clinic)\b|\bopticians?\b/iu,
    spanish:
      /\boftalmolog\w*|\bsalud visual\b|\b(?:cuidado|clinica|centro) de (?:los |la )?(?:ojos|vista)\b|\boptic[ao]s?\b/iu,
    order: 12,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [
    { letters: ['OD'], role: 'Optometrist' },
    { letters: ['MD', 'DO'], role: 'Ophthalmologist' },
  ],
  licence: 'Ohio optometry license OPT.000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Vision plans cover glasses and routine exams. Medical plans cover eye disease.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No faces in new frames without a written yes.',
    text: 'And no prescription in the picture.',
  },
  plan: {
    neighbors: 'A pediatric office, a school nurse, a driving school, a senior center, a diabetes clinic.',
    directories: 'your vision plans’ lists',
    hasNpi: true,
  },
  pages: {
    exams: [
      { title: 'Can I drive after the drops?', text: 'Many people wait a few hours.' },
      { title: 'How often do I need an exam?', text: 'Every one to two years for many adults.' },
      { title: 'Do I get my prescription?', text: 'Yes. Federal law says so after an exam for glasses.' },
    ],
    glasses: [
      { title: 'Can I buy frames somewhere else?', text: 'Yes. Your prescription is yours.' },
      { title: 'How soon will I get used to them?', text: 'Often within two weeks.' },
      { title: 'Do I need a second pair for screens?', text: 'Some people like one.' },
    ],
    contacts: [
      { title: 'How long may I wear them?', text: 'As the package says. Most are not for sleeping.' },
      { title: 'Can children wear them?', text: 'Yes, if they can care for them.' },
      { title: 'Is the fitting part of the exam?', text: 'No, it is a step of its own.' },
    ],
    dry: [
      { title: 'What causes it?', text: 'Screens, age, medicines, wind or contact lenses.' },
      { title: 'Are drops enough?', text: 'Often, at first.' },
      { title: 'Is it serious?', text: 'Usually not, but have pain or sensitivity to light checked.' },
    ],
    diabetes: [
      { title: 'How often?', text: 'Once a year for most people.' },
      { title: 'Are my eyes dilated?', text: 'Usually.' },
      { title: 'Does my doctor get a report?', text: 'Yes, if you agree.' },
    ],
    pressure: [
      { title: 'Does glaucoma hurt?', text: 'Usually not. That is why it is checked.' },
      { title: 'When is a cataract removed?', text: 'When it keeps you from what you do.' },
      { title: 'Will I go blind?', text: 'Most people who are treated keep their sight.' },
    ],
    children: [
      { title: 'When is the first exam?', text: 'Before school starts, or earlier if something seems off.' },
      { title: 'Which signs should I watch?', text: 'Squinting, a turned eye or sitting close to screens.' },
      { title: 'Do glasses make eyes weaker?', text: 'No.' },
    ],
    strain: [
      { title: 'Is screen light harmful?', text: 'There is no good evidence that it is.' },
      { title: 'How often should I take a break?', text: 'Look far away every 20 minutes or so.' },
      { title: 'Do I need special glasses?', text: 'Not always.' },
    ],
  },
  schema: 'medical',
}
