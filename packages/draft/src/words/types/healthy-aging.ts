import type { TypeWords } from '../type-words.ts'

export const HEALTHY_AGING: TypeWords = {
  noun: 'healthy aging',
  lede: [
    'Care for later life: strength, memory, sleep and independence.',
    'For the years when staying strong and staying yourself go together.',
    'Care in later life, so that memory, balance and sleep get the time they need.',
  ],
  servicesHeading: '{What you can come for|What you can ask about}',
  services: [
    { id: 'medicines', name: 'Medicine review', more: 'Fewer pills, when fewer will do.' },
    { id: 'strength', name: 'Strength and balance', more: 'Staying on your feet, on stairs and on ice.' },
    { id: 'memory', name: 'Memory', more: 'A calm look at whether forgetting is just age.' },
    { id: 'sleep', name: 'Sleep', more: 'Short nights and long naps.' },
    { id: 'bones', name: 'Bones and joints', more: 'After a break, or before one.' },
    { id: 'hearing', name: 'Hearing and sight', more: 'Small losses that make the world smaller.' },
    { id: 'planning', name: 'Planning ahead', more: 'Your wishes, on paper, in your words.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {bring|have ready}',
      text: ['A bag with all your medicines is worth more than a list, and your glasses belong beside it.'],
    },
    {
      id: 'talk',
      title: 'Mostly talk',
      usual: ['We [go|will go] through how you sleep, walk and eat, and what a good day looks like for you.'],
    },
    {
      id: 'company',
      title: 'Company helps',
      text: [
        'Many people bring a daughter, a friend or a neighbor along, because two people remember more than one.',
      ],
    },
    {
      id: 'after',
      title: 'Written down',
      usual: [
        '{You [take|will take] home|You [get|will get]} a short list of the changes, with the name of the person to ask.',
      ],
    },
  ],
  questions: [
    {
      id: 'medicines',
      title: 'Which medicines should I show you?',
      text: [
        'Every one of them, from prescriptions to vitamins, creams and the drops that you use once in a while.',
      ],
    },
    {
      id: 'memory',
      title: 'Is forgetting names a bad sign?',
      text: ['Usually not, while losing your way on a familiar road is a better reason to be seen.'],
    },
  ],
  promises: {
    personalized_care: 'Longer visits without hurry, and a plan that [is|will be] made for one person.',
    accessibility:
      'A visit the same week, the evening if you prefer, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [are|will be] looked at as one.',
    technology: 'Messages, video visits and results, for those who would rather not call.',
    expertise: 'Deep training in the problems that come with later life.',
  },
  ways: {
    office: 'For balance, memory, and whatever needs a close look.',
    video: 'For days when the stairs are too much, and for family who live far away.',
  },
}
