import type { FieldWords } from '../type-words.ts'

export const MIDWIFERY: FieldWords = {
  noun: 'midwifery care',
  servicesHeading: 'From the first test to the first months',
  services: [
    {
      id: 'prenatal',
      name: 'Prenatal care',
      more: 'Growth, blood pressure, heartbeat, and all the questions in between.',
    },
    {
      id: 'birth',
      name: 'Birth',
      more: '{Planned together, with a plan for changing plans.|Plans, fears, and whom to call when it starts.}',
    },
    {
      id: 'after',
      name: 'The weeks after',
      more: 'Healing, feeding, sleep, and tears that nobody warned you about.',
    },
    { id: 'feeding', name: 'Feeding your baby', more: 'Breast, bottle, or some of each.' },
    { id: 'newborn', name: 'Newborn checks', more: 'Weight, color, cord, and how the days are going.' },
    {
      id: 'gyn',
      name: 'Care between pregnancies',
      more: 'Birth control, yearly checks, and planning the next one, or none.',
    },
  ],
  visit: [
    {
      id: 'before',
      title: 'When to start',
      text: ['Around eight weeks is usual, though a later start is no reason to stay away.'],
    },
    {
      id: 'story',
      title: 'Your story so far',
      usual: ['We [ask|will ask] about earlier births and losses, your health, and the people around you.'],
    },
    {
      id: 'check',
      title: '{The first check|The first tests}',
      usual: [
        '{Blood pressure, blood tests, and a heartbeat if it is far enough along.|We [tell|will tell] you which tests are due, and find a place near you for them.}',
      ],
    },
    {
      id: 'wish',
      title: 'What you hope for',
      text: [
        'Partners, parents and friends are part of many births, while others happen with few people in the room.',
      ],
    },
  ],
  questions: [
    {
      id: 'doctor',
      title: 'What does a midwife do if something goes wrong?',
      text: [
        'Midwives are trained to notice trouble early and to bring in a hospital team. How that works depends on the place of the birth.',
      ],
    },
    {
      id: 'pain',
      title: 'Can I have pain relief with a midwife?',
      text: [
        'That depends on where you give birth. In a hospital an epidural is possible; at home and in most birth centers it is not.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and a plan for one mother and one birth.',
    accessibility: 'A visit the same week, evenings among them, and a phone that [is|will be] answered.',
    holistic_approach: 'A pregnancy touches sleep, food, work and mind, and each [gets|will get] its turn.',
    technology: 'Messages for small questions, video for some visits, and results you can read at home.',
    expertise: 'Deep training in normal birth, which is what we [attend|will attend] most.',
  },
  ways: {
    office: 'For checks of the baby, blood tests, and meeting the whole team.',
    video: 'For questions, feeding help, and the weeks when leaving the house takes an hour.',
  },
}
