import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const WEIGHT_MANAGEMENT: FieldPack = {
  words: WORDS,
  title: 'weight care',
  recognized: {
    pattern: /\bweight\b|\bobesity\b|\bbariatric\w*/iu,
    spanish: /\b(?:perdida|perder|bajar|control) de peso\b|\bperder peso\b|\bobesidad\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Some plans pay for weight-loss medicine, and many do not.' },
  estimate: 'owed',
  // Shame and power in the room: nobody is asked face to face.
  reviews: 'link',
  posts: {
    title: 'No before and after, and no pounds.',
    text: 'Drug makers’ names belong to them, and the FDA watches how they are used.',
  },
  plan: {
    neighbors: 'A primary care office, a dietitian, a gym owner, a sleep clinic, a therapist.',
    directories: 'your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    medication: [
      { title: 'Does insurance pay for it?', text: 'Some plans do and many do not.' },
      { title: 'What if I stop?', text: 'Many people regain some weight.' },
      { title: 'Will you weigh me?' },
    ],
    food: [
      { title: 'Do I count calories?', text: 'Only if it helps you.' },
      { title: 'Are there foods I may never eat?', text: 'No.' },
      { title: 'Can I eat with my family?', text: 'Yes, that is the idea.' },
    ],
    movement: [
      { title: 'How much is enough?', text: 'Walking most days is a good start.' },
      { title: 'What if my knees hurt?', text: 'Water, a bike or a chair can work.' },
      { title: 'Do I need a gym?', text: 'No.' },
    ],
    sleep: [
      { title: 'Why does sleep matter?', text: 'Too little makes you hungrier.' },
      { title: 'Could it be apnea?', text: 'It could. Snoring is a hint.' },
      { title: 'What helps at night?', text: 'Set times, a dark room and no screens.' },
    ],
    sugar: [
      { title: 'Can prediabetes go back to normal?', text: 'In many people it does.' },
      { title: 'Which test shows it?', text: 'A1C or fasting sugar.' },
      { title: 'How much weight matters?', text: 'Even a little can change the numbers.' },
    ],
    surgery: [
      { title: 'Do you operate?' },
      { title: 'What is needed before?', text: 'Often months of visits and tests.' },
      { title: 'Do I take vitamins after?', text: 'Yes, for life.' },
    ],
    keeping: [
      { title: 'Why does weight come back?', text: 'The body pushes back. It is not weakness.' },
      { title: 'Do I stay on medicine?', text: 'Many people do.' },
      { title: 'How often would I come?', text: 'Less often, but for longer.' },
    ],
    emotional: [
      { title: 'Is it binge eating?', text: 'Sometimes. There are good treatments.' },
      { title: 'Do I see a therapist, too?', text: 'Some people do.' },
      { title: 'What can I try today?', text: 'Wait ten minutes, and name what you feel.' },
    ],
  },
  schema: 'medical',
}
