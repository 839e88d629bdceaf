import { MOTHERS } from '../../words/contact.ts'
import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES, MEDICAL_LETTERS } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const WOMENS_HEALTH: FieldPack = {
  words: WORDS,
  title: 'women’s health',
  recognized: {
    pattern: /\bwom[ae]ns?\b|\bgyn(?:ecolog\w*)?\b|\bob-?gyn\b|\bobstetric\w*|\bmenopause\b/iu,
    spanish: /\bmujer(?:es)?\b|\bginec\w*|\bobstetra\w*|\bmenopausia\b|\bplanificacion familiar\b/iu,
    order: 60,
    isTitleOnly: true,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  crisis: { contact: MOTHERS },
  letters: [
    ...MEDICAL_LETTERS,
    { letters: ['WHNP', 'WHNP-BC', 'CNM'], role: 'Nurse practitioner or nurse-midwife' },
  ],
  licence: 'Oregon medical license MD000000',
  notices: BOTH_NOTICES,
  insurance: { isBilled: true, says: 'Most plans cover yearly well-woman visits at no cost to you.' },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No birth news and no baby pictures.', text: 'They are the family’s to post.' },
  plan: {
    neighbors: 'A doula, a pelvic floor therapist, a pediatric office, a pharmacist, a prenatal yoga studio.',
    directories: 'your hospital’s directory and the plans you take',
    hasNpi: true,
  },
  pages: {
    checkups: [
      { title: 'When do Pap tests start?', text: 'Guidelines start at age 21.' },
      { title: 'Does it hurt?', text: 'It may pinch for a moment.' },
      {
        title: 'Can I come during my period?',
        text: 'Usually. Another day is better if your flow is heavy.',
      },
    ],
    contraception: [
      { title: 'Which method fits me?', text: 'The one that fits your health and your days.' },
      { title: 'Does the pill cause weight gain?', text: 'For most women, no.' },
      { title: 'Can I get it the same day?' },
    ],
    periods: [
      { title: 'How heavy is too heavy?', text: 'A pad or tampon every hour or two.' },
      { title: 'Are cramps normal?', text: 'Mild ones. Pain that keeps you home should be seen.' },
      { title: 'Could it be endometriosis?', text: 'It could. An exam and a scan help.' },
    ],
    pregnancy: [
      { title: 'When is the first visit?', text: 'Around eight weeks.' },
      { title: 'What should I stop?', text: 'Alcohol, smoking and some medicines. Ask before you stop any.' },
      { title: 'Do you deliver babies?' },
    ],
    pelvic: [
      { title: 'Are leaks normal after birth?', text: 'Common, and often treatable.' },
      { title: 'Is it an infection?', text: 'A urine test can tell.' },
      { title: 'Does therapy help?', text: 'Pelvic floor therapy helps many women.' },
    ],
    infections: [
      { title: 'Do I need symptoms?', text: 'No. Many infections have none.' },
      { title: 'Is it confidential?', text: 'Yes, with a few exceptions by law.' },
      { title: 'Should my partner be treated?', text: 'Often, yes.' },
    ],
    menopause: [
      { title: 'Are hormones safe?', text: 'For many women under 60, yes. It depends on your history.' },
      { title: 'How long do hot flashes last?', text: 'Several years on average.' },
      { title: 'Are there other ways?', text: 'Yes, other medicines and habits.' },
    ],
    fertility: [
      { title: 'When should we get tests?', text: 'After a year, or six months from 35.' },
      { title: 'Is my partner tested, too?', text: 'Yes. The cause can be with either of you.' },
      { title: 'Which days count?', text: 'The five days before ovulation and that day.' },
    ],
  },
  schema: 'medical',
}
