import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'midwifery care',
  lede: [
    'For pregnancy, birth and the months after.',
    'Care through pregnancy, birth and the weeks after.',
    'Midwives for pregnancy, birth and the first weeks.',
  ],
  servicesHeading: 'Pregnancy, birth and after',
  services: [
    { id: 'prenatal', name: 'Prenatal care', more: 'Growth, blood pressure and the baby’s heartbeat.' },
    {
      id: 'birth',
      name: 'Birth',
      more: '{A birth plan, and what happens if plans change.|Birth plans, and who to call when labor starts.}',
    },
    { id: 'after', name: 'Postpartum visits', more: 'Healing, feeding, sleep and mood.' },
    { id: 'feeding', name: 'Feeding help', more: 'Breast, bottle or both.' },
    { id: 'newborn', name: 'Newborn checks', more: 'Weight, color and feeding.' },
    { id: 'gyn', name: 'Well-woman care', more: 'Yearly checks and birth control.' },
    { id: 'contraception', name: 'Birth control', more: 'Starting, switching or stopping.' },
    { id: 'loss', name: 'Miscarriage care', more: 'Medical care, and time.' },
  ],
  visit: [
    { id: 'before', title: 'When to start', text: ['Around eight weeks is common, and later is fine.'] },
    {
      id: 'story',
      title: 'Your health history',
      usual: ['This [covers|will cover] earlier births and losses, your health and who helps you at home.'],
    },
    {
      id: 'check',
      title: '{The first check|The first tests}',
      usual: [
        '{We [check|will check] your blood pressure, draw blood and listen for a heartbeat if it is not too early.|We [tell|will tell] you which tests are due and where to get them.}',
      ],
    },
    {
      id: 'wish',
      title: 'The birth you hope for',
      usual: ['We [talk|will talk] about where you want to give birth and who should be there.'],
    },
  ],
  questions: [
    {
      id: 'doctor',
      title: 'What if something goes wrong?',
      text: ['Midwives are trained to see problems early, and care then moves to a hospital team.'],
    },
    {
      id: 'pain',
      title: 'Can I have an epidural?',
      text: ['In a hospital, yes. At home and in most birth centers, no.'],
    },
  ],
  promises: {
    personalized_care: [
      'Our visits [leave|will leave] time to talk.',
      'We [write|will write] a birth plan with you.',
    ],
    accessibility: [
      'Your first visit can usually be within a week.',
      'Evening visits can work, too.',
      'Call us, and a person [answers|will answer].',
    ],
    holistic_approach: ['Sleep, food, work and mood [are|will be] part of each prenatal visit.'],
    technology: [
      'Message us with small questions.',
      'Some visits [are|will be] by video.',
      'Test results [are|will be] online.',
    ],
    expertise: ['Our training is in pregnancy, birth and the weeks after.'],
  },
  ways: {
    office: 'Prenatal checks, blood tests and meeting the team.',
    video: 'Questions, feeding help and the first weeks at home.',
  },
}
