import type { ClinicModelWords } from '../model-words.ts'

export const VIRTUAL_ONLY: ClinicModelWords = {
  label: 'How it works',
  heading: ['No office, no waiting room', 'The visit comes to you', 'Care on your screen'],
  fact: 'By video or phone',
  lead: [
    'Every visit [is|will be] by video or phone, so there [is|will be] no trip to make.',
    'We [have|will have] no office, so you [see|will see] us on a screen or hear us on the phone.',
  ],
  terms: [
    {
      id: 'need',
      title: 'What you need',
      text: ['A quiet room, a steady connection, and a phone or a computer.'],
    },
    {
      id: 'limits',
      title: 'What a screen cannot do',
      text: ['Some problems need hands, a lab or a hospital, however sharp the picture is.'],
      usual: ['When yours does, we [say|will say] so early.'],
    },
  ],
  question: {
    id: 'hands-on',
    title: 'What if something has to be examined?',
    text: ['Then it takes a clinic or a lab near you, because a camera cannot feel, listen or measure.'],
    usual: ['We [help|will help] with the choice, and go over the results with you.'],
  },
  forTalk: {
    terms: [
      {
        id: 'need',
        title: 'What you need',
        text: ['A quiet room, a steady connection, and a phone or a computer.'],
      },
      {
        id: 'private',
        title: 'A place to talk',
        text: ['A parked car, a garden or a borrowed office will do, as long as nobody can listen.'],
      },
    ],
    question: {
      id: 'connection',
      title: 'What if the connection breaks off?',
      text: ['It happens to everyone now and then, and a phone within reach is the usual way back.'],
      usual: ['We [call|will call] you back on it.'],
    },
  },
  otherwise: {
    label: 'How it works',
    heading: ['Mostly by video', 'By video or phone'],
    fact: 'By video or phone',
    lead: ['Care here [is|will be] planned around video and phone.'],
    terms: [
      {
        id: 'need',
        title: 'What you need',
        text: ['A quiet room, a steady connection, and a phone or a computer.'],
      },
    ],
    question: {
      id: 'hands-on',
      title: 'What if something has to be examined?',
      text: ['Then a screen is not enough, and someone near you has to look at it.'],
      usual: ['Ask when you book, and you [hear|will hear] where to go.'],
    },
  },
  action: ['Ask for a video visit', 'Ask for a first call'],
  costs: { label: 'your prices', advice: 'A first and a later visit, and whether you take insurance.' },
}
