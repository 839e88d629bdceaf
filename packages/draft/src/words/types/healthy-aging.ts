import type { TypeWords } from '../type-words.ts'

export const HEALTHY_AGING: TypeWords = {
  noun: 'healthy aging',
  lede: [
    'Care for later life: strength, memory, sleep and independence.',
    'For the years when staying strong and staying yourself go together.',
    'Later life: memory, balance, sleep, and what you want to keep doing.',
  ],
  servicesHeading: '{What you can come for|What you can ask about}',
  services: [
    { id: 'medicines', name: 'Medicine review', more: 'Fewer pills, when fewer will do.' },
    { id: 'strength', name: 'Strength and balance', more: 'Staying on your feet, on stairs and on ice.' },
    { id: 'memory', name: 'Memory', more: 'What is normal, what is not, and what helps.' },
    { id: 'sleep', name: 'Sleep', more: 'Short nights and long naps.' },
    { id: 'bones', name: 'Bones and joints', more: 'After a break, or before one.' },
    { id: 'hearing', name: 'Hearing and sight', more: 'Small losses that make the world smaller.' },
    { id: 'planning', name: 'Planning ahead', more: 'Your wishes, on paper, in your words.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to {bring|have ready}',
      text: ['All your medicines, in a bag.', 'The last test results, and your glasses.'],
    },
    {
      id: 'talk',
      title: 'Mostly talk',
      usual: ['We [go|will go] through how you sleep, walk and eat, and what a good day looks like.'],
    },
    {
      id: 'company',
      title: 'Company helps',
      text: ['Many people bring a daughter, a friend or a neighbor.', 'You decide who hears what.'],
    },
    {
      id: 'after',
      title: 'In large print',
      usual: [
        '{You [take|will take] home|You [get|will get]} a short list: what changes, what stays, whom to ask.',
      ],
    },
  ],
  questions: [
    {
      id: 'medicines',
      title: 'Which medicines should I show you?',
      text: ['Every one of them: prescriptions, vitamins, creams and drops.'],
    },
    {
      id: 'memory',
      title: 'Is forgetting names a bad sign?',
      text: ['Usually not.', 'Losing your way on a familiar road is a better reason to be seen.'],
    },
  ],
  promises: {
    personalized_care: 'Unhurried visits, with the same face each time.',
    accessibility: 'Call, and a person [picks|will pick] up, not a menu.',
    holistic_approach: 'Body, mind, home and the people around you [are|will be] looked at as one.',
    technology: 'Family far away can join a visit on a screen.',
    expertise: 'Deep training in the problems that come with later life.',
  },
  ways: {
    office: 'For balance, memory, and whatever needs a close look.',
    video: 'For days when the stairs are too much, and for family who live far away.',
  },
}
