import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'psychiatry',
  lede: [
    'Psychiatric care for mood, worry, sleep and focus.',
    'Mental health care, with medicine when it is right for you.',
    'Care for mood, worry, sleep and focus.',
  ],
  servicesHeading: 'What we [treat|will treat]',
  services: [
    { id: 'depression', name: 'Depression', more: 'Low mood, poor sleep and loss of interest.' },
    { id: 'anxiety', name: 'Anxiety and panic', more: 'Worry or fear that takes over.' },
    { id: 'attention', name: 'ADHD', more: 'A full history first, in children or adults.' },
    { id: 'bipolar', name: 'Bipolar disorder', more: 'Highs, lows and steady treatment.' },
    { id: 'sleep', name: 'Insomnia', more: 'Trouble falling or staying asleep.' },
    {
      id: 'review',
      name: 'Medication review',
      more: 'What each medicine does, and whether you still need it.',
    },
    { id: 'trauma', name: 'PTSD', more: 'Nightmares, memories and being on guard.' },
    { id: 'postpartum', name: 'Depression after birth', more: 'Low mood or fear in the first year.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Two lists help',
      text: [
        'One of the medicines you take now, and one of those you have tried, with the reason you stopped.',
      ],
    },
    {
      id: 'talk',
      title: 'The first visit',
      usual: ['We [ask|will ask] about your mood, sleep, family and health.'],
    },
    {
      id: 'opinion',
      title: 'What we think',
      usual: ['You [hear|will hear] our opinion in plain words, and how sure we are.'],
    },
    {
      id: 'choices',
      title: 'Your choices',
      text: ['Treatment can be medicine, therapy or both. Sometimes it is right to wait.'],
    },
  ],
  questions: [
    {
      id: 'work',
      title: 'How soon does medicine work?',
      text: ['Many take several weeks. It can take more than one try to find the right one.'],
    },
    {
      id: 'therapy',
      title: 'Is this the same as therapy?',
      text: ['No, but many people do both. Psychiatry includes medicine.'],
    },
  ],
  promises: {
    personalized_care: ['First visits [leave|will leave] time for your whole history.'],
    accessibility: [
      'New patients [are usually|will usually be] seen within a week.',
      'We [are|will be] open some evenings.',
      'If you call, someone [answers|will answer].',
    ],
    holistic_approach: ['Your sleep, family and work [matter|will matter] here, along with symptoms.'],
    technology: ['Message us between visits.', 'You can see us by video.'],
    expertise: [
      '[We treat depression, anxiety and ADHD every week.|Depression, anxiety and ADHD are what we trained for.]',
    ],
  },
  ways: {
    office: 'First evaluations, and anyone who would rather talk in person.',
    video: 'Medicine check-ins without the drive.',
  },
}
