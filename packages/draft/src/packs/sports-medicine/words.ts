import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'sports medicine',
  lede: [
    'Injuries, rehab and training plans for active people.',
    'Care for sports injuries, and help getting back to play.',
    'For sprains, sore tendons and the way back to your sport.',
  ],
  servicesHeading: 'Injuries we [treat|will treat]',
  services: [
    { id: 'sprains', name: 'Sprains and strains', more: 'Ankles, knees and hamstrings.' },
    { id: 'overuse', name: 'Tendon pain', more: 'Tennis elbow, runner’s knee and sore Achilles.' },
    { id: 'concussion', name: 'Concussion', more: 'A step-by-step return to school and play.' },
    { id: 'joints', name: 'Knee and shoulder pain', more: 'Old injuries and new ones.' },
    { id: 'stress', name: 'Stress fractures', more: 'Bone pain that gets worse with training.' },
    { id: 'rehab', name: 'Rehab', more: 'Exercises to rebuild strength.' },
    { id: 'training', name: 'Training plans', more: 'How much, how often and when to rest.' },
    { id: 'return', name: 'Return to sport', more: 'Clear steps, with a test before the last one.' },
  ],
  visit: [
    {
      id: 'talk',
      title: 'Your injury',
      text: ['It helps to know how it happened and when the next game or race is.'],
    },
    {
      id: 'look',
      title: 'The exam',
      usual: [
        '{We [look|will look] at the joint, the ones next to it and how you move.|You [move|will move] in front of the camera, and we [guide|will guide] you through a few tests.}',
      ],
    },
    {
      id: 'explain',
      title: 'What it is',
      usual: ['You [hear|will hear] what is wrong, and whether you need an X-ray or a scan.'],
    },
    {
      id: 'plan',
      title: 'What to do next',
      usual: ['Your steps for this week and the next, and a date to check again.'],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: '{What should I bring?|What should I have ready?}',
      text: ['Your training shoes, shorts or a loose shirt, and any scans.'],
    },
    {
      id: 'rest',
      title: 'Do I have to stop training?',
      text: [
        'Not always. Many injuries heal while you train in other ways.',
        'After a blow to the head, vomiting, confusion or fainting is an emergency.',
      ],
    },
  ],
  promises: {
    personalized_care: [
      'Our visits [are|will be] longer.',
      'The plan [fits|will fit] your sport and your season.',
    ],
    accessibility: [
      'New injuries [are usually|will usually be] seen the same week.',
      'You [can|will be able to] {come in|meet us} after practice.',
      'Call, and a person [answers|will answer].',
    ],
    holistic_approach: ['Rest, food and stress [are|will be] part of getting you back to your sport.'],
    technology: [
      'You can message us about a setback.',
      'Some follow-ups can be by video.',
      'Scan results [are|will be] online.',
    ],
    expertise: [
      '[We treat sprains, tendon pain and concussion every week.|Sprains, tendon pain and concussion are what we trained for.]',
    ],
  },
  ways: {
    office: 'Exams, and tests of strength and balance.',
    video: 'Follow-ups, questions and changes to your training.',
  },
}
