import type { ClinicModelWords } from '../model-words.ts'

export const HYBRID: ClinicModelWords = {
  label: 'How it works',
  heading: ['Two ways to be seen', 'Office or video', 'Here or from home'],
  fact: 'Office and video',
  lead: [
    'Part of the care needs a room, and part of it only needs a good talk.',
    'You [come|will come] in when it helps, and stay home when a talk is enough.',
  ],
  terms: [
    {
      id: 'choose',
      title: 'Which one to choose',
      text: ['What has to be touched, measured or tested needs a room, and most of the rest is talk.'],
      usual: ['Not sure? Ask, and we [tell|will tell] you which one fits.'],
    },
  ],
  question: {
    id: 'first',
    title: 'Is a video visit as good as one in person?',
    text: ['For a talk or a result it often is, while a lump, a sore joint or a cut needs hands on it.'],
  },
  forTalk: {
    terms: [
      {
        id: 'choose',
        title: 'Which one to choose',
        text: [
          'A video visit needs a private room and a steady connection, and an office visit needs time for the trip.',
        ],
        usual: ['Not sure? Ask, and we [tell|will tell] you which one fits.'],
      },
    ],
    question: {
      id: 'first',
      title: 'Is a video visit as good as one in person?',
      text: ['For many talks it is, while some people open up more easily when they share a room.'],
    },
  },
  otherwise: {
    label: 'How it works',
    heading: ['How the mix works', 'A mix of two ways'],
    fact: 'In more than one way',
    lead: ['This [is|will be] a hybrid practice: not all care is booked or paid in the same way.'],
    terms: [
      {
        id: 'payment',
        title: 'Insurance and membership',
        usual: ['Insurance [covers|will cover] some visits, and a membership the others.'],
      },
    ],
    question: {
      id: 'insurance',
      title: 'Does insurance pay for a visit?',
      text: ['That depends on the service and on your plan, and both are worth a question before you book.'],
    },
  },
  action: ['Ask for a visit', 'Ask where to start'],
  costs: { label: 'prices and insurance', advice: 'What a visit costs each way, and which plans you take.' },
}
