import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const CHIROPRACTIC: FieldPack = {
  words: WORDS,
  title: 'chiropractic care',
  recognized: { pattern: /\bchiro\w*|\bspinal adjustments?\b|\bquiropr\w*/iu, order: 13 },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [{ letters: ['DC'], role: 'Chiropractor' }],
  licence: 'Pennsylvania chiropractic license DC000000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Medicare covers adjustment of the spine, and not exams or X-rays by a chiropractor.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No quotes from patients.', text: 'Several boards bar them in ads, also as a repost.' },
  plan: {
    neighbors:
      'A gym owner, a massage therapist, a running store, a primary care office, a prenatal yoga studio.',
    directories: 'your state association’s list',
    hasNpi: true,
  },
  pages: {
    neck: [
      { title: 'What is the cracking sound?', text: 'Gas moving in the fluid of a joint.' },
      { title: 'Will I be sore?', text: 'Some people are, for a day or two.' },
      { title: 'What are the risks?', text: 'Serious harm is rare. It is right to ask before you agree.' },
    ],
    back: [
      { title: 'Do I need an X-ray?', text: 'Not for most back pain.' },
      { title: 'How often would I come?', text: 'Often once or twice a week at first.' },
      { title: 'What can I do at home?', text: 'Stay active, within what you can stand.' },
    ],
    headache: [
      { title: 'Which headaches are treated?', text: 'Mostly those that start in the neck.' },
      {
        title: 'When should I see a doctor first?',
        text: 'A sudden, very strong headache, or one with fever.',
      },
      { title: 'Will my neck be turned?', text: 'Only if you agree. There are other ways.' },
    ],
    joints: [
      { title: 'Is it only for the spine?', text: 'No. Shoulders, hips and knees are joints, too.' },
      { title: 'Should I bring scans?', text: 'Yes, if you have them.' },
      { title: 'Can I keep training?', text: 'Often, with changes.' },
    ],
    crash: [
      {
        title: 'How soon after a crash should I come?',
        text: 'First rule out an injury that needs a hospital.',
      },
      { title: 'Who pays?', text: 'Often car insurance. Ask yours.' },
      { title: 'Do I need a police report?', text: 'It helps with the claim.' },
    ],
    posture: [
      { title: 'Is there one right posture?', text: 'No. Changing it often helps most.' },
      { title: 'Which chair should I buy?', text: 'One that you can adjust.' },
      { title: 'How long do exercises take?', text: 'Often ten minutes a day.' },
    ],
    sciatica: [
      { title: 'Is it a slipped disc?', text: 'Sometimes. There are other causes.' },
      { title: 'When is it urgent?', text: 'If you lose control of bladder or bowels, or a leg goes weak.' },
      { title: 'Should I rest in bed?', text: 'Usually not for long.' },
    ],
    pregnancy: [
      { title: 'Can I lie on my belly?', text: 'There are tables and cushions made for it.' },
      { title: 'Should my midwife know?', text: 'Yes, tell her.' },
      { title: 'Are X-rays taken?', text: 'No, not in pregnancy.' },
    ],
  },
  schema: 'medical',
}
