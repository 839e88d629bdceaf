import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const PAIN_MANAGEMENT: FieldPack = {
  words: WORDS,
  title: 'pain management',
  recognized: { pattern: /\bpain\b/iu, spanish: /\bdolor(?:es)?\b/iu, order: 60, isTitleOnly: true },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: {
    contact:
      'If this is an emergency, call 911. New numbness between the legs and loss of bladder control are emergencies.',
  },
  letters: MEDICAL_LETTERS,
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Many plans require approval before an injection.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No promise of a life without pain.', text: 'And no word on opioids, for or against.' },
  plan: {
    neighbors: 'A physical therapist, a primary care office, a spine surgeon, a pharmacist, a therapist.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    back: [
      { title: 'Is my pain real if my scan is normal?', text: 'Yes. Many people in real pain have one.' },
      { title: 'Will it go away?', text: 'Sometimes. If not, the goal is to do more with less pain.' },
      { title: 'Do you prescribe opioids?' },
    ],
    neck: [
      { title: 'Is my pillow to blame?', text: 'Rarely on its own.' },
      { title: 'Should I wear a collar?', text: 'Usually not.' },
      { title: 'What makes it urgent?', text: 'Weak arms, trouble walking or a fever.' },
    ],
    nerves: [
      { title: 'What does nerve pain feel like?', text: 'Burning, tingling or electric.' },
      { title: 'Do usual painkillers help?', text: 'Often little. There are others.' },
      { title: 'Are injections an option?', text: 'For some people.' },
    ],
    joints: [
      { title: 'Does walking harm a worn joint?', text: 'No, it usually helps.' },
      { title: 'When is surgery an option?', text: 'When other ways are not enough.' },
      { title: 'Do creams work?', text: 'Some help knees and hands.' },
    ],
    headache: [
      { title: 'Can painkillers cause headaches?', text: 'Yes, if taken on many days a month.' },
      { title: 'What should I write down?', text: 'Days, hours, sleep, food and cycle.' },
      { title: 'Which signs need an emergency room?', text: 'A sudden headache, the worst you have had.' },
    ],
    surgery: [
      { title: 'How long is pain normal?', text: 'It should get less from week to week.' },
      { title: 'How do I come off opioids?', text: 'Slowly, with a plan.' },
      { title: 'Who do I call at night?' },
    ],
    medication: [
      { title: 'What do you prescribe?' },
      { title: 'Can I drive?', text: 'Not with some medicines, above all at first.' },
      { title: 'What should I bring?', text: 'All bottles, with vitamins and creams.' },
    ],
    fibromyalgia: [
      { title: 'Is there a test?', text: 'No. It is a diagnosis by your story and an exam.' },
      { title: 'Does exercise make it worse?', text: 'At first it can. Slow steps help.' },
      { title: 'Is it in my head?', text: 'No. The pain is real.' },
    ],
  },
  schema: 'medical',
}
