import type { ClinicModelWords, ModelWords } from '../model-words.ts'

const NEED: ModelWords['terms'][number] = {
  id: 'need',
  title: 'What you need',
  text: ['A quiet room, a good connection, and a phone or a computer.'],
}

export const VIRTUAL_ONLY: ClinicModelWords = {
  label: 'How it works',
  heading: ['By video or phone', 'How video %visits [work|will work]', '%Visits from home'],
  fact: 'By video or phone',
  lead: [
    'Every %visit [is|will be] by video or phone, so there [is|will be] no trip to make.',
    'We [have|will have] no office. You [see|will see] us by video or talk with us by phone.',
  ],
  terms: [
    NEED,
    {
      id: 'limits',
      title: 'What video cannot do',
      text: ['Some problems need a hands-on exam, a lab or a hospital.'],
      usual: ['When yours does, we [tell|will tell] you right away.'],
    },
  ],
  question: {
    id: 'hands-on',
    title: 'What if I need an exam?',
    text: ['Then an in-person exam comes next, at a clinic or lab near you.'],
    usual: ['We [point|will point] you to one, and go over the results with you.'],
  },
  forTalk: {
    terms: [
      NEED,
      {
        id: 'private',
        title: 'A private place',
        text: ['A parked car or a borrowed office works, as long as no one can hear.'],
      },
    ],
    question: {
      id: 'connection',
      title: 'What if the video drops?',
      text: ['A phone close by is a good backup.'],
      usual: ['We [call|will call] you right back.'],
    },
  },
  otherwise: {
    label: 'How it works',
    heading: ['Mostly by video', 'By video or phone'],
    fact: 'By video or phone',
    lead: ['Most care here [is|will be] by video or phone.'],
    terms: [NEED],
    question: {
      id: 'hands-on',
      title: 'What if I need an exam?',
      text: ['Then video is not enough, and someone near you does the exam.'],
      usual: ['Ask when you book, and we [tell|will tell] you where to go.'],
    },
  },
  unbilled: {
    terms: [NEED],
    question: {
      id: 'connection',
      title: 'What if the video drops?',
      text: ['A phone close by is a good backup.'],
      usual: ['We [call|will call] you right back.'],
    },
  },
  action: ['Request a video %visit', 'Request a first call'],
  costs: { label: 'your prices', advice: 'A first and a later visit, and whether you take insurance.' },
}
