import type { FieldWords } from '../type-words.ts'

export const PHYSICAL_THERAPY: FieldWords = {
  noun: 'physical therapy',
  servicesHeading: 'Moving again after',
  services: [
    { id: 'surgery', name: 'Surgery', more: 'New knees, mended shoulders, and the months that follow.' },
    {
      id: 'back',
      name: 'Back and neck pain',
      more: 'Which movements help, and which ones to leave for later.',
    },
    { id: 'falls', name: 'Falls and dizziness', more: 'Balance is a skill, and it can be practiced.' },
    { id: 'sports', name: 'Sports injuries', more: 'From the first careful steps to the first game.' },
    { id: 'stroke', name: 'A stroke', more: 'Standing up, walking, and using the weaker side.' },
    { id: 'pelvic', name: 'Childbirth', more: 'Pelvic floor, core and back, at your own pace.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Dress to move',
      text: ['Sneakers and clothes that stretch will do, plus the note from your surgeon if there is one.'],
    },
    {
      id: 'goal',
      title: 'Name one thing you miss',
      usual: [
        'It may be stairs, sleep, or lifting a grandchild: we [write|will write] it down, because the plan aims at it.',
      ],
    },
    {
      id: 'test',
      title: 'Test and measure',
      usual: [
        '{We [measure|will measure] strength, reach and balance, and see how you walk.|We [watch|will watch] you sit, stand and walk in your own living room.}',
      ],
    },
    {
      id: 'home',
      title: 'Take it home',
      usual: [
        'You [leave|will leave] with two or three exercises that you have tried, not a stack of paper.',
      ],
    },
  ],
  questions: [
    {
      id: 'referral',
      title: 'Can I come without a referral?',
      text: [
        'Every state lets you start physical therapy without one, some with limits, and some health plans still ask for it.',
      ],
    },
    {
      id: 'hurt',
      title: 'Is it supposed to hurt?',
      text: ['Muscles may ache as after exercise, but sharp pain is a signal to stop and to say so.'],
    },
  ],
  promises: {
    personalized_care: 'Longer sessions, and exercises picked for one person.',
    accessibility: 'A visit in the same week, early evenings too, and a phone that [is|will be] answered.',
    holistic_approach: 'How you sleep, eat, work and feel [shapes|will shape] what your body can do.',
    technology: 'Messages, results and video visits, so nothing [waits|will wait] for a call.',
    expertise: 'Much of our training [went|will have gone] into the injuries that we treat most.',
  },
  ways: {
    office: 'For measuring, for hands-on work, and for equipment that you do not own.',
    video: 'For checking your form at home, where the stairs are your own.',
  },
}
