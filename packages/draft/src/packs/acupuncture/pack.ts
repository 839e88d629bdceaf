import type { FieldPack } from '../field-pack.ts'
import { BOTH_NOTICES } from '../medical-letters.ts'
import { PATIENTS } from '../people.ts'
import { WORDS } from './words.ts'

export const ACUPUNCTURE: FieldPack = {
  words: WORDS,
  title: 'acupuncture',
  recognized: {
    pattern: /\bacupunct\w*|\bchinese medicine\b|\btcm\b|\bacupuntura\b/iu,
    spanish: /\bacupuntur\w*|\bmedicina (?:tradicional )?china\b/iu,
    order: 14,
  },
  people: PATIENTS,
  isHandsOn: true,
  place: 'office',
  letters: [{ letters: ['LAc', 'L.Ac.', 'DAOM', 'DACM', 'AP', 'A.P.', 'DOM'], role: 'Acupuncturist' }],
  licence: 'Florida acupuncture license AP0000',
  notices: BOTH_NOTICES,
  insurance: {
    isBilled: true,
    says: 'Some plans pay for acupuncture for low back pain, up to a number of visits.',
  },
  estimate: 'owed',
  reviews: 'ask',
  posts: { title: 'No disease and no cure.', text: 'Say what a treatment is like, not what it heals.' },
  plan: {
    neighbors:
      'A massage therapist, a fertility clinic, a physical therapist, a yoga studio, an oncology nurse.',
    directories: 'the NCCAOM directory',
    hasNpi: true,
  },
  pages: {
    headache: [
      { title: 'Do the needles hurt?', text: 'Most people feel a quick prick.' },
      { title: 'Are they clean?', text: 'They are sterile and used once.' },
      { title: 'Do I stop my medicine?', text: 'No. Talk with the person who prescribed it.' },
    ],
    back: [
      { title: 'How many sessions do people have?', text: 'Often six to ten for back pain.' },
      { title: 'Will I lie on my back?', text: 'You lie the way that is comfortable.' },
      { title: 'Can I exercise after a session?', text: 'Gentle movement is usually fine.' },
    ],
    knees: [
      { title: 'Where do the needles go?', text: 'Around the joint, and sometimes in the arms or feet.' },
      {
        title: 'Does it help with arthritis?',
        text: 'It helps some people with the pain. It does not change the joint.',
      },
      { title: 'Can I keep my other treatment?', text: 'Yes.' },
    ],
    sleep: [
      {
        title: 'What happens in the session?',
        text: 'You lie still for about half an hour with the needles in.',
      },
      { title: 'Will I fall asleep?', text: 'Many people do.' },
      { title: 'What should I eat before?', text: 'A light meal one or two hours before.' },
    ],
    nausea: [
      {
        title: 'Is it used along with chemotherapy?',
        text: 'Yes, many cancer centers offer it alongside treatment.',
      },
      { title: 'What if I feel sick during the session?' },
      { title: 'Can I come when I am pregnant?', text: 'Yes, if you say so first.' },
    ],
    cycle: [
      { title: 'When in the month should I come?', text: 'Any day is fine for a first visit.' },
      { title: 'Does it replace hormones?', text: 'No.' },
      {
        title: 'How soon do people notice a change?',
        text: 'Often after two or three cycles, and not everybody does.',
      },
    ],
    jaw: [
      { title: 'Do needles go into the face?', text: 'Some do. They are very thin.' },
      { title: 'Should I see a dentist as well?', text: 'Yes, a dentist can check your bite and teeth.' },
      { title: 'Can I eat after a session?', text: 'Yes.' },
    ],
    shoulder: [
      { title: 'Do I need a scan first?', text: 'Not for most shoulder pain.' },
      { title: 'What do I wear?', text: 'A loose shirt without sleeves.' },
      { title: 'Can I work the same day?', text: 'Most people do.' },
    ],
  },
  schema: 'medical',
}
