import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const BIRTH_SUPPORT: FieldPack = {
  words: WORDS,
  title: 'birth support',
  recognized: {
    pattern:
      /(?<!\b(?:death|life|grief) )\bdoulas?\b|\bbirth (?:support|work(?:er)?s?|coach\w*|educat\w*)\b|\bchildbirth (?:educat\w*|class\w*)\b/iu,
    spanish:
      /\bdulas?\b|\bacompanamiento (?:al?|de|del|en el) parto\b|\beducacion (?:prenatal|para el parto)\b/iu,
    order: 22,
  },
  people: CLIENTS,
  isHandsOn: false,
  place: 'open',
  crisis: { contact: MOTHERS },
  letters: [{ letters: ['CD(DONA)', 'PCD(DONA)', 'LCCE'], role: 'Doula' }],
  notices: [],
  insurance: { isBilled: false },
  estimate: 'licensed',
  reviews: 'ask',
  posts: { title: 'No birth stories and no babies.', text: 'They belong to the family.' },
  plan: {
    neighbors:
      'A midwife, a lactation consultant, a birth center, a prenatal yoga studio, a shop for new parents.',
    directories: 'DoulaMatch and your training group’s list',
    hasNpi: false,
  },
  pages: {
    birth: [
      { title: 'When do you come?' },
      {
        title: 'Can you be there at a hospital birth?',
        text: 'Most hospitals allow a doula. Ask yours about its rules.',
      },
      { title: 'Do you replace a midwife or a nurse?', text: 'No. A doula gives no medical care.' },
    ],
    plans: [
      { title: 'Does a plan bind the hospital?', text: 'No. It tells your team what matters to you.' },
      { title: 'When do we write it?', text: 'Often between weeks 30 and 36.' },
      { title: 'What if plans change?', text: 'Then we go through the choices again.' },
    ],
    postpartum: [
      { title: 'What does a postpartum doula do?', text: 'Meals, laundry, feeding and someone to talk to.' },
      { title: 'How long do families want help?', text: 'A few weeks is common.' },
      { title: 'Do you give medical advice?', text: 'No. We tell you when to call your midwife or doctor.' },
    ],
    partners: [
      { title: 'Does a doula replace my partner?', text: 'No. Many partners can be more present.' },
      { title: 'Can my partner take breaks?', text: 'Yes.' },
      { title: 'What can a partner learn before?', text: 'Positions, massage and what to expect.' },
    ],
    classes: [
      { title: 'When should we start?', text: 'Many parents come in the last three months.' },
      { title: 'Can a friend come instead of a partner?', text: 'Yes.' },
      { title: 'How big is a class?' },
    ],
    cesarean: [
      { title: 'Can you be in the operating room?', text: 'It depends on the hospital.' },
      { title: 'How can the first hour be calm?', text: 'Ask whether the baby can lie on your chest.' },
      { title: 'What helps at home?', text: 'Help with lifting, meals and older children.' },
    ],
    nights: [
      { title: 'Where do you stay?' },
      { title: 'Do you bring the baby to me for feeding?', text: 'Yes, or we use a bottle, as you like.' },
      { title: 'How many nights?' },
    ],
    siblings: [
      { title: 'When do we tell them?', text: 'When you are ready for everyone to know.' },
      { title: 'Can a child be at the birth?', text: 'At some places, with a grown-up of their own.' },
      { title: 'What helps in the first days?', text: 'Time alone with a parent, even ten minutes.' },
    ],
  },
  schema: 'plain',
  drawnAs: 'midwifery',
}
