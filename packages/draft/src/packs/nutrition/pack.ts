import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const NUTRITION: FieldPack = {
  words: WORDS,
  title: 'nutrition care',
  recognized: {
    pattern: /\bdieti[tc]ians?\b|\bdietetics?\b|\bnutri\w+/iu,
    spanish: /\bdietistas?\b|\bdietetica\b/iu,
    order: 19,
  },
  people: PATIENTS,
  isHandsOn: false,
  place: 'office',
  letters: [
    { letters: ['RDN', 'LDN'], role: 'Registered dietitian nutritionist', isDeciding: true },
    { letters: ['RD'], role: 'Registered dietitian' },
    { letters: ['CNS'], role: 'Nutrition specialist' },
  ],
  licence: 'Maryland dietitian-nutritionist DX0000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Plans often pay for diabetes and kidney disease, and differ for the rest.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: {
    title: 'No numbers on a scale, and no plates of shame.',
    text: 'People with eating disorders read along.',
  },
  plan: {
    neighbors: 'A primary care office, a diabetes clinic, a gym owner, a therapist, a farmers’ market.',
    directories: 'the Academy’s “Find a Nutrition Expert”',
    hasNpi: true,
  },
  pages: {
    diabetes: [
      { title: 'Must I give up foods?', text: 'Rarely.' },
      { title: 'Does insurance pay?', text: 'Often for diabetes and kidney disease.' },
      { title: 'What is useful to bring?', text: 'Notes on three ordinary days of eating.' },
    ],
    heart: [
      { title: 'Are eggs allowed?', text: 'For most people, some are.' },
      { title: 'How much salt is too much?', text: 'About a teaspoon a day is the limit for many.' },
      { title: 'Does food replace medicine?', text: 'Not always. Ask the person who prescribed it.' },
    ],
    gut: [
      { title: 'What is a low-FODMAP diet?', text: 'A diet in three steps, for a few weeks.' },
      { title: 'Is it celiac disease?', text: 'A blood test can tell. Do not stop gluten before it.' },
      { title: 'Which diary is useful?', text: 'Food, time and symptoms for one week.' },
    ],
    pregnancy: [
      { title: 'What should I not eat?', text: 'Raw fish, raw meat and some cheeses.' },
      { title: 'How much weight is right?', text: 'It depends on where you started.' },
      { title: 'Is coffee allowed?', text: 'Up to about two small cups a day.' },
    ],
    allergies: [
      { title: 'Is a test needed first?', text: 'For an allergy, yes, by a doctor.' },
      { title: 'Do I read every label?', text: 'Yes. Recipes change.' },
      { title: 'What about eating out?', text: 'We can practice what to ask.' },
    ],
    disorders: [
      { title: 'Do you weigh me?', text: 'Only if you agree, and you need not see it.' },
      {
        title: 'Who else is on the team?',
        text: 'A therapist, in most cases, and someone who checks your body.',
      },
      { title: 'Do I have to be thin?', text: 'No. Eating disorders come in every size.' },
    ],
    kidney: [
      { title: 'Which foods have potassium?', text: 'Bananas, potatoes, beans and many more.' },
      { title: 'Can I eat protein?', text: 'Yes. How much depends on your kidneys.' },
      { title: 'Does my plan pay?', text: 'Medicare and many plans do.' },
    ],
    children: [
      { title: 'How many tries does a new food take?', text: 'Often ten or more.' },
      { title: 'Should I hide vegetables?', text: 'You can, but let them see them, too.' },
      { title: 'When is weight a worry?', text: 'When growth leaves its usual curve.' },
    ],
  },
  schema: 'medical',
}
