import type { ClinicModelWords } from '../model-words.ts'

const ASK = 'Not sure? Ask us, and we [tell|will tell] you.'

export const HYBRID: ClinicModelWords = {
  label: 'How it works',
  heading: ['Two ways to meet', 'Video %visits and %visits in person'],
  fact: 'In person and by video',
  lead: [
    'You [choose|will choose] a video %visit or one in person.',
    'Some %visits [are|will be] in person, and some by video.',
  ],
  terms: [
    {
      id: 'choose',
      title: 'Which one to choose',
      text: ['Exams, measurements and lab tests are done in person. Talking often works by video.'],
      usual: [ASK],
    },
  ],
  question: {
    id: 'first',
    title: 'Is a video %visit as good as one in person?',
    text: ['Often, for talking or going over results. A hands-on exam or a test needs an in-person %visit.'],
  },
  forTalk: {
    terms: [
      {
        id: 'choose',
        title: 'Which one to choose',
        text: ['Video needs a private room and a good connection. Coming in person means time for the trip.'],
        usual: [ASK],
      },
    ],
    question: {
      id: 'first',
      title: 'Is a video %visit as good as one in person?',
      text: ['For many people it is. Others find it easier to talk in the same room.'],
    },
  },
  otherwise: {
    label: 'How it works',
    heading: ['Booking and payment', 'How %visits [are|will be] paid for'],
    fact: 'More than one way to pay',
    lead: ['This [is|will be] a hybrid practice. Not all care is booked or paid for in the same way.'],
    terms: [
      {
        id: 'payment',
        title: 'Insurance and membership',
        usual: ['Insurance [covers|will cover] some %visits, and a membership the others.'],
      },
    ],
    question: {
      id: 'insurance',
      title: 'Does insurance pay for a %visit?',
      text: ['It depends on the service and on the plan.'],
    },
  },
  unbilled: {
    label: 'How it works',
    heading: ['Two ways to meet'],
    lead: ['You [choose|will choose] a video %visit or one in person.'],
    terms: [
      {
        id: 'choose',
        title: 'Which one to choose',
        usual: [ASK],
      },
    ],
    question: {
      id: 'first',
      title: 'How do I pay?',
      usual: ['You [pay|will pay] us directly.'],
    },
  },
  action: ['Request a %visit', 'Request an appointment'],
  costs: { label: 'prices and insurance', advice: 'What a visit costs each way, and which plans you take.' },
}
