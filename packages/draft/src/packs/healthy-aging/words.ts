import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'healthy aging',
  lede: [
    'Care for later life: strength, memory, sleep and independence.',
    'Health care for older adults and the people who help them.',
    'Care for older adults, from strength and memory to sleep.',
  ],
  servicesHeading: 'What we [help|will help] with',
  services: [
    { id: 'medicines', name: 'Medicine review', more: 'Every pill, and the reason for it.' },
    { id: 'strength', name: 'Falls and balance', more: 'Why you feel unsteady, and what can help.' },
    { id: 'memory', name: 'Memory concerns', more: 'A short test, a talk and a next step.' },
    { id: 'sleep', name: 'Sleep', more: 'Short nights, early mornings or long naps.' },
    { id: 'bones', name: 'Bone health', more: 'Bone density tests, and care after a fracture.' },
    {
      id: 'hearing',
      name: 'Hearing and sight',
      more: 'Trouble following a conversation or reading the mail.',
    },
    {
      id: 'planning',
      name: 'Advance care planning',
      more: 'Your wishes in writing, and who speaks for you.',
    },
    { id: 'bladder', name: 'Bladder leaks', more: 'Common at this age, and often treatable.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {bring|have ready}',
      text: ['All of your medicines in their bottles, your glasses and your hearing aids.'],
    },
    {
      id: 'talk',
      title: 'The talk',
      usual: ['First we [ask|will ask] how you sleep, walk and eat.'],
    },
    {
      id: 'company',
      title: 'Someone with you',
      text: ['Many people have a family member or a friend with them, who can help remember what was said.'],
    },
    {
      id: 'after',
      title: 'In writing',
      usual: ['We [write|will write] down the changes and the name of the person to call.'],
    },
  ],
  questions: [
    {
      id: 'medicines',
      title: 'Which medicines should I show you?',
      text: ['All of them: prescriptions, vitamins, creams and drops.'],
    },
    {
      id: 'memory',
      title: 'Is forgetting names a bad sign?',
      text: ['Usually not. Getting lost on a familiar road, or missing bills, is a reason to be seen.'],
    },
  ],
  promises: {
    personalized_care: [
      'Nobody [rushes|will rush] you.',
      'The plan [starts|will start] with your own goals.',
    ],
    accessibility: [
      'Most of the time, you [are|will be] seen the same week.',
      'Evening appointments [are|will be] available.',
      'A real person [answers|will answer] the phone.',
    ],
    holistic_approach: ['Sleep, food, mood and family [come|will come] up at every checkup.'],
    technology: ['Family can message us, if you agree.', 'Some visits can be by video.'],
    expertise: [
      '[We help with memory, balance and medicines every week.|Memory, balance and medicines are what we trained for.]',
    ],
  },
  ways: {
    office: 'Balance, memory tests and a full exam.',
    video: 'Days when it is hard to get out, and family who live far away.',
  },
}
