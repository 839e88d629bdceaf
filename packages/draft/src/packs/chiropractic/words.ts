import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'chiropractic care',
  lede: [
    'For pain anywhere from the neck to the knees.',
    'For a stiff back or a sore neck.',
    'Hands-on care for aching backs and necks.',
  ],
  servicesHeading: 'Back, neck and joint pain',
  services: [
    { id: 'back', name: 'Low back pain', more: 'From lifting, sitting or no clear cause.' },
    { id: 'neck', name: 'Neck pain', more: 'Stiff in the morning, worse at a desk.' },
    { id: 'headache', name: 'Headaches', more: 'The kind that starts in the neck.' },
    {
      id: 'joints',
      name: 'Shoulder, hip and knee pain',
      more: 'Pain, clicking or a joint that will not move all the way.',
    },
    { id: 'crash', name: 'Car accident injuries', more: 'Aches that may show up days later.' },
    { id: 'posture', name: 'Posture and exercise', more: 'Small habits for long days in a chair.' },
    { id: 'sciatica', name: 'Sciatica', more: 'Pain, tingling or numbness down the leg.' },
    { id: 'pregnancy', name: 'Back pain in pregnancy', more: 'Positions that leave room for the belly.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{What to wear|What to have ready}',
      text: [
        '{Loose clothes that let you bend.|Room to bend and turn in front of the camera.}',
        'Earlier X-rays or scans are useful, too.',
      ],
    },
    {
      id: 'story',
      title: 'How it started',
      usual: [
        'Tell us when it hurts and what helps. We [let|will let] you know if you should see someone else first.',
      ],
    },
    {
      id: 'exam',
      title: 'How you move',
      usual: [
        '{You [bend|will bend] and turn, and we [feel|will feel] how the joints move.|You [bend|will bend] and turn while we watch.}',
      ],
    },
    {
      id: 'treatment',
      title: 'Your consent',
      text: ['An adjustment needs your consent, and it stops when you say stop.'],
      usual: ['We [explain|will explain] the risks before we start.'],
    },
  ],
  questions: [
    {
      id: 'sound',
      title: 'What is the cracking sound?',
      text: ['Gas moving in the fluid of a joint, the same as when you crack a knuckle.'],
    },
    {
      id: 'sore',
      title: 'Will I be sore?',
      text: [
        'Some people are, for a day or two.',
        'New weakness, numbness between the legs or loss of bladder control is an emergency.',
      ],
    },
  ],
  promises: {
    personalized_care: [
      'Your first visit [is|will be] long enough for a full history.',
      'Exercises [fit|will fit] your own day.',
    ],
    accessibility: [
      'Same-week visits [are usually|will usually be] possible.',
      'You can {come|meet} after work.',
      'Calls [are|will be] answered by a person.',
    ],
    holistic_approach: ['How you sleep, sit, lift and rest [is|will be] part of the visit.'],
    technology: ['Message us with a question.', 'We [go|will go] over exercises by video.'],
    expertise: [
      '[We treat back pain, neck pain and headaches every week.|Back pain, neck pain and headaches are what we trained for.]',
    ],
  },
  ways: {
    office: 'Exams, adjustments and learning exercises.',
    video: 'Reviewing exercises, and asking about a new ache.',
  },
}
