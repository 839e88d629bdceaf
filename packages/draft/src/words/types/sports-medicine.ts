import type { TypeWords } from '../type-words.ts'

export const SPORTS_MEDICINE: TypeWords = {
  noun: 'sports medicine',
  lede: [
    'Injuries, rehab and training plans for active people.',
    'For people who move: what hurts, how it heals, and when you can play again.',
    'Care for the injury in front of you and the season ahead of you.',
  ],
  servicesHeading: 'What we [treat|will treat]',
  services: [
    { id: 'sprains', name: 'Sprains and strains', more: 'Ankles, hamstrings, wrists and backs.' },
    { id: 'overuse', name: 'Overuse injuries', more: 'Shins, tendons, and pain that grows with the miles.' },
    { id: 'concussion', name: 'Concussion', more: 'A careful way back to school, work and play.' },
    { id: 'joints', name: 'Knee and shoulder pain', more: 'Old injuries count too.' },
    { id: 'stress', name: 'Stress fractures', more: 'Found early, they cost weeks and not a season.' },
    { id: 'rehab', name: 'Rehab', more: 'Exercises you can do, in an order that makes sense.' },
    { id: 'training', name: 'Training plans', more: 'Loads that build you up.' },
    { id: 'return', name: 'Return to sport', more: 'Clear steps, and a test before the last one.' },
  ],
  visit: [
    {
      id: 'talk',
      title: 'You talk',
      text: ['Think of three things: how it happened, what hurts now, what you want to get back to.'],
    },
    {
      id: 'look',
      title: 'We look',
      usual: [
        '{At the joint, at the ones above and below it, and at how you move.|You [move|will move] in front of the camera, and we [guide|will guide] you through the tests.}',
      ],
    },
    {
      id: 'explain',
      title: 'We explain',
      usual: ['You [hear|will hear] what we think it is, what would prove it, and what it is not.'],
    },
    {
      id: 'plan',
      title: 'You leave with a plan',
      usual: ['What to do this week, what to leave alone, when to check again.'],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: 'What should I have ready?',
      text: ['The shoes you train in, and any scans or reports you already have.'],
    },
    {
      id: 'rest',
      title: 'Do I have to stop training?',
      text: ['Not always.', 'Many injuries heal while the rest of you keeps working.'],
    },
  ],
  promises: {
    personalized_care: 'Your plan [starts|will start] from your sport, your week and your next date.',
    accessibility: 'Hurt on the weekend, seen early in the week.',
    holistic_approach: 'Sleep, food, stress and load [get|will get] a look beside the joint.',
    technology: 'Send a clip of how you move, and hear what to change.',
    expertise: 'Sports medicine [is|will be] the center of this practice, not a side room.',
  },
  ways: {
    office: 'For exams, for strength and balance, and for what has to be seen moving.',
    video: 'For follow-ups, questions and changes to the plan.',
  },
}
