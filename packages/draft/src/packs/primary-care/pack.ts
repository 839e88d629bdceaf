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
  },
  schema: 'medical',
}
