import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'coaching',
  lede: [
    'For a change you have been thinking about.',
    'A coach, a goal and a next step.',
    'For people who want something to change.',
  ],
  servicesHeading: 'What we [work|will work] on',
  services: [
    { id: 'start', name: 'A first session', more: 'Where you are now, and what you want.' },
    { id: 'habits', name: 'Habits', more: 'Small changes, one at a time.' },
    { id: 'goals', name: 'Goals', more: 'Your aim, and the steps to it.' },
    { id: 'checkins', name: 'Check-ins', more: 'A short talk to stay on track.' },
    { id: 'work', name: 'Work and career', more: 'A new job, a hard boss, or what comes next.' },
    { id: 'changes', name: 'Big changes', more: 'Moving, a breakup, a new role or retirement.' },
    { id: 'routines', name: 'Routines', more: 'Mornings, evenings and what falls apart between.' },
    {
      id: 'checks',
      name: 'Someone to answer to',
      more: 'Short check-ins that help you keep a promise to yourself.',
    },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before we talk',
      text: ['One thing that you would like to be different.'],
    },
    {
      id: 'talk',
      title: 'The first talk',
      usual: ['We [listen|will listen], and ask what you have tried.'],
    },
    {
      id: 'after',
      title: 'Your next step',
      usual: ['You [choose|will choose] one thing to try before we talk again.'],
    },
  ],
  questions: [
    {
      id: 'therapy',
      title: 'Is coaching therapy?',
      text: ['No. A coach does not treat an illness, and coaching does not replace health care.'],
    },
    {
      id: 'result',
      title: 'Will it work for me?',
      text: ['Nobody can promise that. A first talk shows if it is a good match.'],
    },
  ],
  wholeTitle: 'Your whole week',
  promises: {
    personalized_care: ['You [set|will set] the goal.'],
    accessibility: [
      'A first talk is usually possible this week or next.',
      'You [can|will be able to] talk to us after work.',
      'We [call|will call] back the same day.',
    ],
    holistic_approach: ['Work, sleep, food and family [all come|will all come] into it.'],
    technology: ['Send a message when you are stuck.', 'Talks can be by video.'],
    expertise: ['Ask us what we trained in, and with whom.'],
  },
  ways: { office: 'Longer talks, without a screen.', video: 'Check-ins from wherever you are.' },
}
