import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const MIDWIFERY: FieldPack = {
  words: WORDS,
  title: 'midwifery care',
  recognized: {
    pattern:
      /\bmidwi(?:fe|ves|fery)\b|\bbirth (?:center|centre|house)\b|\bhome ?births?\b|\bcnm\b|\bparteras?\b/iu,
    spanish: /\bparter(?:ia|os?|as?)\b|\bcomadronas?\b|\bcasa de partos?\b|\bpartos? en casa\b/iu,
    order: 11,
  },
  people: CLIENTS,
  isHandsOn: true,
  place: 'open',
  crisis: { contact: MOTHERS },
  letters: [
    { letters: ['CNM', 'CM'], role: 'Nurse-midwife', isDeciding: true },
    { letters: ['CPM', 'LM'], role: 'Licensed midwife' },
  ],
  licence: 'Washington midwife license MW00000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Plans differ on births at home. Ask yours early.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No birth stories and no babies.', text: 'They are the family’s to tell.' },
  plan: {
    neighbors: 'A doula, a lactation consultant, a pediatric office, a prenatal yoga studio, a chiropractor.',
    directories: 'your state’s list of midwives',
    hasNpi: true,
  },
  pages: {
    birth: [
      {
        title: 'Can I have an epidural?',
        text: 'In a hospital, yes. At home and in most birth centers, no.',
      },
      { title: 'What if something goes wrong?', text: 'Care moves to a hospital team.' },
      { title: 'When do I start?', text: 'Around eight weeks is common, and later is fine.' },
    ],
    prenatal: [
      { title: 'When is the first visit?', text: 'Around eight to ten weeks is common.' },
      { title: 'How often after that?', text: 'Monthly at first, then more often.' },
      { title: 'Can my partner listen to the heartbeat?', text: 'Yes.' },
    ],
    after: [
      { title: 'When do you see us?' },
      { title: 'How long does bleeding last?', text: 'Up to six weeks.' },
      { title: 'Is sadness normal?', text: 'Some is. If it lasts two weeks or scares you, tell us.' },
    ],
    feeding: [
      { title: 'What if it hurts?', text: 'Tell us early. A small change often helps.' },
      { title: 'Is formula fine?', text: 'Yes.' },
      { title: 'How much should a newborn drink?', text: 'Small amounts, eight to twelve times a day.' },
    ],
    newborn: [
      { title: 'What is checked?', text: 'Weight, color, heart, breathing and feeding.' },
      { title: 'When is the heel prick?', text: 'At one to two days of age.' },
      { title: 'When do we see a pediatrician?' },
    ],
    gyn: [
      { title: 'Do you see women who are not pregnant?', text: 'Yes.' },
      { title: 'Do I need a Pap test each year?', text: 'Not for most women.' },
      { title: 'Can I ask about menopause?', text: 'Yes.' },
    ],
    contraception: [
      { title: 'Can I start right after birth?', text: 'Many methods, yes.' },
      { title: 'Does nursing protect me?', text: 'Only under strict rules.' },
      { title: 'Does an IUD hurt?', text: 'Some women have strong cramps for a moment.' },
    ],
    loss: [
      { title: 'Was it my fault?', text: 'Almost never.' },
      { title: 'Do I need a procedure?', text: 'Not always. There are three ways, and you choose.' },
      { title: 'When can we try again?', text: 'Often after one or two cycles.' },
    ],
  },
  schema: 'medical',
}
