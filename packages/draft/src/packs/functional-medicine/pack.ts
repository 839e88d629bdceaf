import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const FUNCTIONAL_MEDICINE: FieldPack = {
  words: WORDS,
  title: 'functional medicine',
  recognized: {
    pattern: /\b(?:functional|integrative) (?:medicine|health|care)\b/iu,
    spanish: /\bmedicina (?:funcional|integrativa)\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [...MEDICAL_LETTERS, { letters: ['ND', 'NMD'], role: 'Naturopathic doctor' }],
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Some lab tests can go through insurance when the visit itself does not.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No promises about supplements.',
    text: 'The FDA does not check them before they are sold.',
  },
  plan: {
    neighbors: 'A dietitian, a physical therapist, a therapist, a health food store, a gym.',
    directories: 'the directory of your certifying institute',
    hasNpi: true,
  },
  pages: {
    digestion: [
      { title: 'Do I keep my own doctor?', text: 'Yes. This care adds to your regular care.' },
      {
        title: 'Will insurance pay?',
        text: 'Many visits are paid directly, and some lab tests go through insurance.',
      },
      { title: 'Does the FDA check supplements?', text: 'Not before they are sold.' },
    ],
    energy: [
      { title: 'Which tests are done first?', text: 'Often blood count, iron, thyroid and sugar.' },
      { title: 'Could it be sleep apnea?', text: 'It could. Snoring is a hint.' },
      { title: 'Do I need supplements?', text: 'Only if something is low.' },
    ],
    hormones: [
      { title: 'Are hormones tested by blood?', text: 'Usually.' },
      { title: 'Do you prescribe hormones?' },
      { title: 'Does age explain it?', text: 'Sometimes, and not always.' },
    ],
    sugar: [
      { title: 'Can prediabetes go back to normal?', text: 'In many people it does.' },
      { title: 'Which change helps most?', text: 'Often weight, walking and sleep.' },
      { title: 'How often is it tested?', text: 'Once or twice a year.' },
    ],
    pain: [
      { title: 'Do you also look at posture and sleep?', text: 'Yes.' },
      { title: 'Should I stop my pain medicine?', text: 'Not without asking the person who prescribed it.' },
      { title: 'Which headaches need a doctor now?', text: 'Sudden and very strong ones, or with fever.' },
    ],
    skin: [
      { title: 'Can food cause a rash?', text: 'It can, but often it is something else.' },
      { title: 'Should I see a dermatologist, too?', text: 'For a rash that stays, yes.' },
      { title: 'Are allergy tests done?' },
    ],
    unnamed: [
      { title: 'Is brain fog a diagnosis?', text: 'No. It is a word for something that has many causes.' },
      { title: 'What helps to find the cause?', text: 'A diary of sleep, meals and how you feel.' },
      { title: 'Is memory tested?', text: 'If you wish.' },
    ],
    reactions: [
      {
        title: 'Is it an allergy?',
        text: 'Hives, swelling or trouble breathing can be one. Call 911 for those.',
      },
      { title: 'How long is a diet tried?', text: 'Often three to four weeks.' },
      { title: 'Do I have to give up foods for life?', text: 'Rarely.' },
    ],
  },
  schema: 'medical',
}
