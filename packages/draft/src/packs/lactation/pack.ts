import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { CLIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const LACTATION: FieldPack = {
  words: WORDS,
  title: 'lactation help',
  recognized: {
    pattern:
      /^(?!.*\b(?:p?a?ediatr\w*|medicin[ae]|ob-?gyn|wom[ae]ns?\b))(?=.*(?:\blactation\b|\bbreast[- ]?feed\w*|\bibclc\b|\blactancia\b))/isu,
    spanish: /^(?!.*\b(?:pediatr\w*|medicina|mujer(?:es)?|ginec\w*))(?=.*\blactancia\b)/isu,
    order: 25,
  },
  people: CLIENTS,
  isHandsOn: true,
  place: 'open',
  crisis: { contact: MOTHERS },
  letters: [
    { letters: ['IBCLC'], role: 'Lactation consultant', isDeciding: true },
    { letters: ['CLC'], role: 'Lactation counselor' },
  ],
  licence: 'IBCLC L-00000',
  notices: [],
  insurance: {
    isBilled: true,
    says: 'Most plans must cover breastfeeding help. Ask yours which consultants it pays.',
  },
  estimate: 'licensed',
  reviews: 'ask',
  posts: { title: 'No mothers and no babies.', text: 'Draw it, or use a doll.' },
  plan: {
    neighbors: 'A pediatric office, a midwife, a doula, a birth center, a shop for new parents.',
    directories: 'the ILCA directory of consultants',
    hasNpi: false,
  },
  pages: {
    first: [
      { title: 'Do you come to me?' },
      { title: 'Does insurance pay?', text: 'Most plans must cover breastfeeding help.' },
      { title: 'What do I need?', text: 'Your baby, a hungry one if possible, and your pump.' },
    ],
    pain: [
      { title: 'Should it hurt?', text: 'Tender in the first days is common. Pain through a feed is not.' },
      {
        title: 'Is it mastitis?',
        text: 'A fever and a hot, red area can be. That needs a phone call today.',
      },
      { title: 'Can I go on nursing?', text: 'Usually, yes.' },
    ],
    supply: [
      {
        title: 'How do I know that my baby gets enough?',
        text: 'Wet diapers and weight gain tell you most.',
      },
      { title: 'Does pumping show my supply?', text: 'Not well. Babies often get more.' },
      { title: 'Which foods help?', text: 'No food is sure to. Eat and drink as you like.' },
    ],
    pumping: [
      {
        title: 'Does my employer owe me time?',
        text: 'Federal law gives most workers break time and a private place.',
      },
      { title: 'Which size fits?', text: 'It can differ from side to side.' },
      { title: 'How long does milk keep?', text: 'About four days in the fridge.' },
    ],
    bottle: [
      { title: 'When can I start a bottle?', text: 'Often after three to four weeks.' },
      { title: 'Which bottle should I try?', text: 'A slow one, held level.' },
      { title: 'Will my baby stop nursing?', text: 'Most babies can do both.' },
    ],
    twins: [
      { title: 'Can I nurse two at once?', text: 'Many parents do, with pillows.' },
      { title: 'What if one is in the hospital?', text: 'Pumping keeps your supply going.' },
      { title: 'Is formula a failure?', text: 'No.' },
    ],
    weaning: [
      { title: 'How do I stop without pain?', text: 'Drop one feed every few days.' },
      { title: 'When is the right time?', text: 'When you or your baby want to.' },
      { title: 'What about night feeds?', text: 'They are often the last to go.' },
    ],
    tongue: [
      { title: 'Which signs point to it?', text: 'A shallow latch, clicking and sore nipples.' },
      { title: 'Do you cut it?', text: 'No. That is for a doctor or dentist.' },
      { title: 'Does every tie need treatment?', text: 'No.' },
    ],
  },
  schema: 'medical',
  drawnAs: 'midwifery',
}
