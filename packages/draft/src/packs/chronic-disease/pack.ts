import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const CHRONIC_DISEASE: FieldPack = {
  words: WORDS,
  title: 'chronic disease care',
  recognized: {
    pattern: /\bchronic (?:disease|illness|conditions?|care)\b|\bdiabetes\b|\bendocrinolog\w*/iu,
    spanish: /\benfermedad(?:es)? cronicas?\b/iu,
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
  insurance: {
    isBilled: true,
    says: 'Many plans cover diabetes education and supplies, with rules of their own.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No numbers of real people.', text: 'An A1C with a date can be enough to name someone.' },
  plan: {
    neighbors: 'A pharmacist, a dietitian, a foot clinic, a heart clinic, a diabetes support group.',
    directories: 'your health plans’ directories',
    hasNpi: true,
  },
  pages: {
    diabetes: [
      { title: 'What is an A1C?', text: 'Your average blood sugar over about three months.' },
      { title: 'How often are visits?', text: 'Every three to six months for many people.' },
      { title: 'Do I keep my other doctors?', text: 'Yes.' },
    ],
    pressure: [
      { title: 'Which home cuff is good?', text: 'One for the upper arm, in your size.' },
      { title: 'When should I measure?', text: 'Morning and evening, after five quiet minutes.' },
      {
        title: 'Which number is an emergency?',
        text: 'Above 180 over 120 with pain, weakness or trouble seeing.',
      },
    ],
    asthma: [
      {
        title: 'How often should I use my rescue inhaler?',
        text: 'If it is more than two days a week, tell us.',
      },
      { title: 'Is my technique right?', text: 'Many people need a small fix. We can watch you use it.' },
      { title: 'What should be in a plan?', text: 'What to do on good days, bad days and in an emergency.' },
    ],
    heart: [
      { title: 'Which weight gain matters?', text: 'Two or three pounds in a day can be water.' },
      { title: 'May I exercise?', text: 'Often, yes. Ask how hard.' },
      { title: 'Which signs need 911?', text: 'Chest pressure, trouble breathing or fainting.' },
    ],
    kidneys: [
      { title: 'Which painkillers should I avoid?', text: 'Often ibuprofen and naproxen. Ask first.' },
      { title: 'Does it always lead to dialysis?', text: 'No.' },
      { title: 'What can slow it?', text: 'Good blood pressure and blood sugar help.' },
    ],
    thyroid: [
      { title: 'When do I take the pill?', text: 'Usually on an empty stomach, the same time each day.' },
      { title: 'How often is blood tested?', text: 'Six to eight weeks after a change, then less often.' },
      { title: 'Can I skip a day?', text: 'Tell us if you do. Do not double it without asking.' },
    ],
    several: [
      { title: 'Who keeps track of everything?', text: 'One list of all medicines helps everyone.' },
      { title: 'Can some medicines go?', text: 'Sometimes. We can go through them together.' },
      { title: 'Should I bring my other doctors’ letters?', text: 'Yes, please.' },
    ],
    cholesterol: [
      { title: 'Do I have to fast for the test?', text: 'Often not.' },
      { title: 'Do statins hurt muscles?', text: 'Some people get aches. Tell us if you do.' },
      { title: 'Can food be enough?', text: 'Sometimes. It depends on your numbers and risk.' },
    ],
  },
  schema: 'medical',
}
