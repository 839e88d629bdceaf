import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'therapy and counseling',
  lede: [
    'A private place to talk about what is hard.',
    'Talk therapy for hard times and everyday stress.',
    'For when you want things to be different.',
  ],
  servicesHeading: 'What people [come|will come] to talk about',
  services: [
    {
      id: 'anxiety',
      name: 'Anxiety and worry',
      more: 'Racing thoughts, trouble sleeping or panic that seems to come from nowhere.',
    },
    {
      id: 'mood',
      name: 'Depression and low mood',
      more: 'Feeling flat, tired or hopeless, and losing interest in things you used to enjoy.',
    },
    { id: 'grief', name: 'Grief and loss', more: 'After a death, a divorce, a miscarriage or another loss.' },
    {
      id: 'couples',
      name: 'Couples and relationships',
      more: 'The same fight over and over, growing apart or rebuilding trust.',
    },
    {
      id: 'trauma',
      name: 'Trauma',
      more: 'Memories, nightmares or feeling on edge long after something happened.',
    },
    { id: 'change', name: 'Life changes', more: 'A new baby, a move, a lost job or an empty nest.' },
    {
      id: 'stress',
      name: 'Stress and burnout',
      more: 'Work that does not end, and nothing left in the evening.',
    },
    { id: 'family', name: 'Parents and teens', more: 'Fights about phones, school and doors that slam.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before your first session',
      text: [
        '{It can help to write down what brings you in, but many people just start talking.|A private room and headphones make it easier to speak freely.}',
      ],
      usual: ['You [don’t|won’t] need to prepare anything.'],
    },
    {
      id: 'session',
      title: 'The first session',
      usual: [
        'We [ask|will ask] what brings you in and what has helped before.',
        'You [decide|will decide] how much to share.',
      ],
    },
    {
      id: 'fit',
      title: 'Is it a good fit?',
      text: ['Feeling at ease with your therapist matters, and it can take a session or two to know.'],
      usual: ['If it is not a good match, we [help|will help] you find someone else.'],
    },
    {
      id: 'plan',
      title: 'Making a plan',
      usual: ['Together we [set|will set] goals and choose how often to meet.'],
    },
  ],
  questions: [
    {
      id: 'private',
      title: 'Is therapy confidential?',
      text: [
        'Yes, with a few limits set by law. A therapist may have to act if someone is in danger or a child is being hurt.',
      ],
    },
    {
      id: 'long',
      title: 'How long does therapy take?',
      text: [
        'It depends on your goals. Some people feel done in a few months, and some keep going for a year or more.',
      ],
    },
  ],
  promises: {
    personalized_care: ['Your goals [come|will come] first, and the plan follows from them.'],
    accessibility: [
      'A first session is usually possible within a week.',
      'We [meet|will meet] some evenings.',
      'If you call, a person [picks|will pick] up.',
    ],
    holistic_approach: ['Sleep, food, work and your body [are|will be] part of the conversation.'],
    technology: ['You can message us between sessions.', 'Sessions can be by video.'],
    expertise: [
      '[We work with anxiety, grief and trauma every week.|Anxiety, grief and trauma are what we trained for.]',
    ],
  },
  ways: {
    office: 'A good choice if you think better away from home, or come in as a couple.',
    video: 'Works well on a lunch break, a sick day or after the kids are asleep.',
  },
}
