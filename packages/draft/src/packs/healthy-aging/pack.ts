import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const HEALTHY_AGING: FieldPack = {
  words: WORDS,
  title: 'geriatric care',
  recognized: {
    pattern: /\bgeriatric\w*|\baging\b|\bseniors?\b|\blater life\b/iu,
    spanish: /\bgeriatr\w*|\badult[oa]s? mayor(?:es)?\b|\btercera edad\b|\benvejecimiento\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact: 'If this is an emergency, call 911. Chest pain, a weak arm and a drooping face are emergencies.',
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Medicare’s yearly visit is for planning. It is not a full physical.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No pictures of patients or their rooms.',
    text: 'Family may say yes for themselves, and not for a parent.',
  },
  plan: {
    neighbors: 'A senior center, a pharmacist, a hearing clinic, a home care agency, an elder law office.',
    directories: 'your Area Agency on Aging and your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    memory: [
      { title: 'Is forgetting names normal?', text: 'Often, yes. Getting lost in a familiar place is not.' },
      { title: 'Should someone come with me?', text: 'It helps. Family may notice things you do not.' },
      {
        title: 'How is memory tested?',
        text: 'With a short set of questions and drawings. Some people need more tests.',
      },
    ],
    medicines: [
      { title: 'Should I bring the bottles?', text: 'Yes, all of them, with vitamins.' },
      { title: 'Can some be stopped?', text: 'Often. Never by yourself.' },
      { title: 'Who tells my other doctors?' },
    ],
    strength: [
      { title: 'What raises the risk of a fall?', text: 'Weak legs, poor sight, rugs and some medicines.' },
      { title: 'Does balance come back?', text: 'It can be practiced.' },
      { title: 'Is a walker a step back?', text: 'It can keep you going out.' },
    ],
    sleep: [
      { title: 'How much sleep is normal?', text: 'Seven to eight hours, at any age.' },
      { title: 'Are sleeping pills safe?', text: 'They raise the risk of falls.' },
      { title: 'Do naps matter?', text: 'Short ones early in the day are fine.' },
    ],
    bones: [
      { title: 'Who needs a bone scan?', text: 'Women from 65, and others with risks.' },
      { title: 'Is milk enough?', text: 'It is a part. Vitamin D and walking count, too.' },
      { title: 'Do bone medicines have risks?', text: 'Some. We can go through them.' },
    ],
    hearing: [
      { title: 'Does hearing loss affect memory?', text: 'It is linked to it.' },
      { title: 'Does Medicare pay for hearing aids?', text: 'Usually not. Some plans do.' },
      { title: 'How is sight checked?', text: 'With an eye exam, once a year or two.' },
    ],
    planning: [
      { title: 'What is a health care proxy?', text: 'The person who speaks for you when you cannot.' },
      { title: 'Do I need a lawyer?', text: 'Usually not.' },
      { title: 'Can I change my mind?', text: 'Yes, at any time.' },
    ],
    bladder: [
      { title: 'Is it a normal part of getting older?', text: 'It is common, and still worth a visit.' },
      { title: 'Which treatments are there?', text: 'Exercises, habits, medicine or a device.' },
      { title: 'Should I drink less?', text: 'Usually not much less.' },
    ],
  },
  schema: 'medical',
}
