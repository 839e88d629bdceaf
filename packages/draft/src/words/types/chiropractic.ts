import type { FieldWords } from '../type-words.ts'

export const CHIROPRACTIC: FieldWords = {
  noun: 'chiropractic care',
  servicesHeading: 'Backs, necks and what hangs on them',
  services: [
    { id: 'back', name: 'Low back pain', more: 'From lifting, from sitting, or out of nowhere.' },
    { id: 'neck', name: 'Neck pain', more: 'Stiff in the morning, worse at the desk.' },
    {
      id: 'headache',
      name: 'Headaches from the neck',
      more: 'They start at the base of the skull and creep forward.',
    },
    { id: 'joints', name: 'Shoulders, hips and knees', more: 'Joints that catch, click or refuse.' },
    { id: 'crash', name: 'After a car crash', more: 'Aches that show up days later are common.' },
    { id: 'posture', name: 'Posture and exercise', more: 'Small habits for long days in a chair.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Wear something loose',
      text: [
        '{Clothes that let you bend are enough, and earlier scans are useful if you own any.|A spot with room to bend is enough, and earlier scans are useful if you own any.}',
      ],
    },
    {
      id: 'story',
      title: 'How it started',
      usual: [
        'We [ask|will ask] when it hurts, what eases it, and which signs would call for a different kind of care.',
      ],
    },
    {
      id: 'exam',
      title: 'How you move',
      usual: [
        '{You [bend|will bend], turn and push while we [watch|will watch] and feel what the joints do.|You [bend|will bend] and turn in front of the camera while we watch.}',
      ],
    },
    {
      id: 'treatment',
      title: 'Only with your yes',
      text: ['An adjustment takes your consent, which is yours to give and yours to take back.'],
    },
  ],
  questions: [
    {
      id: 'sound',
      title: 'What is the cracking sound?',
      text: ['It is gas moving in the fluid of a joint, as in a knuckle, and no bone slips back into place.'],
    },
    {
      id: 'sore',
      title: 'Will I be sore the next day?',
      text: [
        'Some people are, for a day or two, much as after new exercise. An ache that gets worse instead of better is a reason to ask.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Time for a longer visit, and a plan that [is|will be] yours and nobody else’s.',
    accessibility:
      'Visits in the same week, some of them after work, and a phone that [gets|will get] answered.',
    holistic_approach: 'The spine is attached to a life: sleep, food, work and mind [count|will count] too.',
    technology: 'Messages, video visits and results, when hands are not needed.',
    expertise: 'Deep training in the spine problems we [see|will see] most.',
  },
  ways: {
    office: 'For exams, for hands-on care, and for learning an exercise the right way.',
    video: 'For going over exercises, and for asking whether a new ache needs a visit.',
  },
}
