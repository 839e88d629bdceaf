import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PRIMARY_CARE: FieldPack = {
  words: WORDS,
  title: 'primary care',
  recognized: {
    pattern: /\b(?:family|internal|general) (?:medicine|practice)\b|\bprimary care\b/iu,
    spanish:
      /\bmedicina (?:familiar|general|interna)\b|\bmedic[oa]s? (?:familiar|general|internista|de familia|de cabecera)(?:es)?\b|\batencion primaria\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact:
      'If this is an emergency, call 911. Chest pain, trouble breathing and slurred speech are emergencies.',
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Most plans cover a yearly preventive visit at no cost to you.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No test results and no waiting room.',
    text: 'A screen or a face in the background can name a patient.',
  },
  plan: {
    neighbors: 'A pharmacist, a school nurse, a physical therapist, a counselor, a gym owner.',
    directories: 'your hospital’s and your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    pressure: [
      {
        title: 'How do I know I have high blood pressure?',
        text: 'Only by measuring it. Most people feel nothing.',
      },
      {
        title: 'Will I need medicine?',
        text: 'Not always. It depends on your numbers and your other risks.',
      },
      { title: 'Can I check it at home?', text: 'Yes. An upper-arm cuff is more reliable than a wrist one.' },
    ],
    checkups: [
      { title: 'How often?', text: 'Once a year, or less if you are young and well.' },
      { title: 'Do I fast for blood tests?', text: 'Often not.' },
      { title: 'Is it free?', text: 'Most plans pay for one preventive visit a year.' },
    ],
    vaccines: [
      {
        title: 'Which ones do adults need?',
        text: 'Flu each year, tetanus every ten years, and others by age.',
      },
      { title: 'Can I get several at once?', text: 'Usually, yes.' },
      { title: 'Do you keep my record?', text: 'Yes, and most states do.' },
    ],
    colds: [
      { title: 'Do I need antibiotics?', text: 'Not for a cold or most sore throats.' },
      { title: 'When should I come?', text: 'A fever for three days, trouble breathing or getting worse.' },
      { title: 'Can I be seen the same day?' },
    ],
    diabetes: [
      { title: 'What is an A1C?', text: 'Your average blood sugar over three months.' },
      { title: 'Do I have to use insulin?', text: 'Not everyone does.' },
      { title: 'Which checks are yearly?', text: 'Eyes, feet and kidneys.' },
    ],
    asthma: [
      { title: 'Am I using my inhaler right?', text: 'Bring it and show us how you use it.' },
      { title: 'Can I exercise?', text: 'Yes, with a plan.' },
      { title: 'What sets it off?', text: 'Colds, smoke, pollen, pets or cold air.' },
    ],
    injuries: [
      { title: 'Does this need stitches?', text: 'If it gapes or bleeds after ten minutes of pressure.' },
      { title: 'Do you take X-rays?' },
      {
        title: 'When should I go to an emergency room?',
        text: 'For a bone out of line, a deep cut or a head injury with vomiting.',
      },
    ],
    mood: [
      { title: 'Can you treat it here?', text: 'Often, and we refer you if you want.' },
      { title: 'Do I have to take pills?', text: 'No. Therapy works for many people.' },
      { title: 'What if it is urgent?', text: 'Call or text 988, day or night.' },
    ],
  },
  schema: 'medical',
}
