import type { FieldWords } from '../type-words.ts'

export const THERAPY: FieldWords = {
  noun: 'therapy and counseling',
  servicesHeading: 'What people bring to therapy',
  services: [
    {
      id: 'anxiety',
      name: 'Anxiety and worry',
      more: 'Thoughts that race at night, and a body that will not settle.',
    },
    { id: 'mood', name: 'Low mood', more: 'Days that feel gray, long after the reason has passed.' },
    { id: 'grief', name: 'Grief and loss', more: 'A death, a divorce, or the life you had planned.' },
    { id: 'couples', name: 'Couples', more: 'The same fight again, or a silence that has grown.' },
    { id: 'trauma', name: 'Trauma', more: 'Something that happened then and still sets off alarms now.' },
    { id: 'change', name: 'Big changes', more: 'A move, a new baby, an empty house, a job that ended.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Come as you are',
      text: [
        '{Some people write down a few words on what brings them, and others simply start to talk.|A door that closes and a pair of headphones make it easier to speak freely.}',
      ],
      usual: ['There [is|will be] nothing that you have to prepare.'],
    },
    {
      id: 'session',
      title: 'The first hour',
      usual: [
        'You [say|will say] as much or as little as you like, and we [ask|will ask] a few questions about your life.',
      ],
    },
    {
      id: 'fit',
      title: 'See if it fits',
      text: [
        'How you get along with a therapist matters about as much as the method, and one hour already tells a lot.',
      ],
      usual: ['A first session [is|will be] a test for both sides.'],
    },
    {
      id: 'plan',
      title: 'What comes next',
      usual: ['Together we [decide|will decide] how often to meet, and what you would like to be different.'],
    },
  ],
  questions: [
    {
      id: 'private',
      title: 'Who hears about what I say?',
      text: [
        'By law, what you tell a therapist stays private, with a few exceptions, such as a danger to someone’s life.',
      ],
    },
    {
      id: 'long',
      title: 'How long does therapy take?',
      text: [
        'For some it is a handful of sessions, and for others a year or more, depending on what brings them.',
      ],
    },
  ],
  promises: {
    personalized_care: 'Sessions [run|will run] longer, and the plan [is|will be] made for one person.',
    accessibility: 'You can expect a session in the same week, some evening hours, and an answered phone.',
    holistic_approach: 'How you sleep, eat, work and think all [have|will have] a place in the room.',
    technology: 'You can write messages and meet by video, without waiting on the phone.',
    expertise: 'Our training [is|will be] deepest in the problems that we [see|will see] most.',
  },
  ways: {
    office: 'For people who think better away from home, and for couples who need neutral ground.',
    video: 'For a lunch break, a sick day, or an hour after the children are asleep.',
  },
}
