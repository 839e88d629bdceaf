import type { FieldWords } from '../type-words.ts'

export const PSYCHIATRY: FieldWords = {
  noun: 'psychiatry',
  servicesHeading: 'Reasons to see a psychiatric clinician',
  services: [
    {
      id: 'depression',
      name: 'Depression',
      more: 'When sleep, appetite and interest in things have gone missing.',
    },
    { id: 'anxiety', name: 'Anxiety and panic', more: 'Fear that is larger than its cause.' },
    { id: 'attention', name: 'ADHD', more: 'A careful look at attention, in adults as well as children.' },
    {
      id: 'bipolar',
      name: 'Bipolar disorder',
      more: 'Highs, lows, and a mood chart that makes them visible.',
    },
    { id: 'sleep', name: 'Sleep trouble', more: 'Falling asleep, staying asleep, or waking at four.' },
    {
      id: 'review',
      name: 'Medication review',
      more: 'What each medicine is for, and whether it still earns its place.',
    },
  ],
  visit: [
    {
      id: 'before',
      title: 'Two lists help',
      text: [
        'One is of the medicines you take now, and the other is of those you took before and why you stopped.',
      ],
    },
    {
      id: 'talk',
      title: 'An unhurried history',
      usual: [
        'We [ask|will ask] about your mood, your sleep, your family and your health, because all of them play a part.',
      ],
    },
    {
      id: 'opinion',
      title: 'An opinion in plain words',
      usual: ['You [hear|will hear] our view without jargon, and how sure we are of it.'],
    },
    {
      id: 'choices',
      title: 'Your choices',
      text: [
        'Treatment can mean medicine, therapy, both, or waiting a while, and each has something for it and something against it.',
      ],
    },
  ],
  questions: [
    {
      id: 'work',
      title: 'When does a medicine start to work?',
      text: [
        'Many take several weeks, and a first one does not always suit, so follow-up is part of the treatment.',
      ],
    },
    {
      id: 'therapy',
      title: 'Is psychiatry the same as therapy?',
      text: [
        'Not quite: psychiatry looks at the illness and its medicines, and therapy works through talk. Many people use both.',
      ],
    },
  ],
  promises: {
    personalized_care: 'A longer visit, and a plan that [starts|will start] from one person’s life.',
    accessibility: 'Expect a visit in the same week, some evenings, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [are|will be] all part of the picture.',
    technology: 'Send a message, meet by video, and see results without a call.',
    expertise: 'We [have|will have] trained most in the problems that we treat most.',
  },
  ways: {
    office: 'For a first evaluation, and for anyone who finds a screen tiring.',
    video: 'For check-ins about a medicine, when a drive would cost half a day.',
  },
}
