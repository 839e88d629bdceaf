import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const MENS_HEALTH: FieldPack = {
  words: WORDS,
  title: 'men’s health',
  recognized: {
    pattern: /\bmen(?:['’]?s)?\b|\burolog\w*/iu,
    spanish: /\bhombres?\b/iu,
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
  insurance: { isBilled: true, says: 'Plans often pay for testing, and less often for every treatment.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No before and after, no “performance”.',
    text: 'Ads for hormones and ED have rules of their own.',
  },
  plan: {
    neighbors: 'A barber, a gym owner, a physical therapist, a heart clinic, a couples therapist.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    hormones: [
      { title: 'How is testosterone tested?', text: 'By blood, in the morning, usually twice.' },
      { title: 'Can treatment affect having children?', text: 'Yes. It can lower sperm count.' },
      { title: 'Is treatment for life?', text: 'For some men. That is a choice to talk through first.' },
    ],
    checkups: [
      {
        title: 'What is checked?',
        text: 'Blood pressure, weight and blood tests, and what your family history adds.',
      },
      { title: 'How often?', text: 'Every one to three years for many men.' },
      { title: 'Do I have to fast?', text: 'Often not.' },
    ],
    heart: [
      { title: 'When should cholesterol be tested?', text: 'From about 35, or earlier with risks.' },
      { title: 'Does a smartwatch help?', text: 'It can show an irregular pulse.' },
      { title: 'Which signs need 911?', text: 'Chest pressure, a numb side or trouble breathing.' },
    ],
    sexual: [
      { title: 'Is it only age?', text: 'No. It can be blood flow, medicine, sleep or worry.' },
      { title: 'Are pills safe for me?', text: 'Not with some heart medicines. Bring your list.' },
      { title: 'Will I be examined?', text: 'Often, a short exam and blood tests.' },
    ],
    prostate: [
      {
        title: 'Should I be tested?',
        text: 'It is a choice. We talk about what the test can and cannot tell.',
      },
      { title: 'Is there an exam?', text: 'Often a blood test is enough at first.' },
      { title: 'What does a high number mean?', text: 'It is not always cancer.' },
    ],
    sleep: [
      { title: 'What are the signs?', text: 'Pauses in breathing, loud snoring and tired days.' },
      { title: 'Is there a test at home?', text: 'Yes, for many people.' },
      { title: 'Is a mask the only way?', text: 'No, but it is common.' },
    ],
    mood: [
      { title: 'Is this a reason to come?', text: 'Yes.' },
      { title: 'Do I have to take pills?', text: 'No. Talking, sleep and movement are options, too.' },
      { title: 'Who will know?', text: 'Your record is private, with few exceptions.' },
    ],
    infections: [
      { title: 'Do I need symptoms?', text: 'No. Many infections have none.' },
      { title: 'When is it too early to test?', text: 'Some tests need two weeks or more.' },
      {
        title: 'Does my partner have to know?',
        text: 'It helps them. There are ways to tell without your name.',
      },
    ],
  },
  schema: 'medical',
}
