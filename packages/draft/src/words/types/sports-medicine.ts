import type { TypeWords } from '../type-words.ts'

export const SPORTS_MEDICINE: TypeWords = {
  noun: 'sports medicine',
  lede: [
    'Injuries, rehab and training plans for active people.',
    'For people who move, get hurt, and want to play again.',
    'Care for the injury in front of you and the season ahead of you.',
  ],
  servicesHeading: 'What we [treat|will treat]',
  services: [
    { id: 'sprains', name: 'Sprains and strains', more: 'Ankles, hamstrings, wrists and backs.' },
    { id: 'overuse', name: 'Overuse injuries', more: 'Shins, tendons, and pain that grows with the miles.' },
    { id: 'concussion', name: 'Concussion', more: 'A careful way back to school, work and play.' },
    { id: 'joints', name: 'Knee and shoulder pain', more: 'Old injuries count too.' },
    { id: 'stress', name: 'Stress fractures', more: 'Pain in one spot that a week of rest does not settle.' },
    { id: 'rehab', name: 'Rehab', more: 'Exercises you can do, in an order that makes sense.' },
    { id: 'training', name: 'Training plans', more: 'Loads that grow step by step.' },
    { id: 'return', name: 'Return to sport', more: 'Clear steps, and a test before the last one.' },
  ],
  visit: [
    {
      id: 'talk',
      title: 'You talk',
      text: [
        'How it happened tells a good deal, and so does the day when you would like to be out there again.',
      ],
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
      usual: [
        'You [hear|will hear] a name for it in plain words, and whether a picture would change the plan.',
      ],
    },
    {
      id: 'plan',
      title: 'You leave with a plan',
      usual: ['It [covers|will cover] this week and the next, with a date for a second look.'],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: 'What should I have ready?',
      text: ['The shoes you train in, shorts or a loose shirt, and any scans or reports you already have.'],
    },
    {
      id: 'rest',
      title: 'Do I have to stop training?',
      text: ['Not always, because many injuries heal while the rest of you keeps working.'],
    },
  ],
  promises: {
    personalized_care:
      'Longer visits, and a plan that [starts|will start] from one athlete’s sport and season.',
    accessibility: 'Same-week visits, evenings included, and a phone that [gets|will get] picked up.',
    holistic_approach: 'Sleep, food, work and mind [get|will get] a look beside the joint.',
    technology: 'Messages, video visits and results, with no call to make.',
    expertise: 'Sports medicine [is|will be] the center of our training, not a side room.',
  },
  ways: {
    office: 'For exams, for strength and balance, and for what has to be seen moving.',
    video: 'For follow-ups, questions and changes to the plan.',
  },
}
