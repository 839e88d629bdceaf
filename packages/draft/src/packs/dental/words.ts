import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'dental care',
  lede: [
    'Cleanings, fillings and help when a tooth hurts.',
    'Care for teeth and gums.',
    'Checkups, fillings and everyday dental care.',
  ],
  servicesHeading: '{Dental services|What you can ask by video}',
  services: [
    {
      id: 'cleaning',
      name: 'Exams and cleanings',
      more: '{Teeth, gums and a check for oral cancer.|When they are due.}',
    },
    {
      id: 'fillings',
      name: 'Fillings',
      more: 'For cavities, which are simpler to fix while they are small.',
    },
    { id: 'crowns', name: 'Crowns and bridges', more: 'For cracked, worn or missing teeth.' },
    { id: 'gums', name: 'Gum disease', more: 'Deep cleaning, and how to care for your gums at home.' },
    { id: 'roots', name: 'Root canals', more: 'A way to keep an infected tooth.' },
    { id: 'children', name: 'Children’s dentistry', more: 'From the first tooth.' },
    {
      id: 'emergencies',
      name: 'Dental emergencies',
      more: 'A knocked-out adult tooth can sometimes be saved if it is kept in milk and seen right away.',
    },
    { id: 'extractions', name: 'Extractions', more: 'When a tooth cannot be kept.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Before your visit',
      text: ['A list of your medicines, and recent X-rays from another office if you have them.'],
    },
    {
      id: 'look',
      title: 'The exam',
      usual: [
        '{We [check|will check] teeth, gums, tongue and jaw, and show you what we see.|You [hold|will hold] the phone, and we [tell|will tell] you where to point it.}',
      ],
    },
    {
      id: 'talk',
      title: 'What we find',
      usual: [
        'We [show|will show] you which teeth need work now and which can wait.',
        'You [see|will see] the price first.',
      ],
    },
    {
      id: 'afraid',
      title: 'If you are nervous',
      text: ['Many people are, and dentists are used to it.'],
      usual: ['We [agree|will agree] on a hand signal that means stop.'],
    },
  ],
  questions: [
    {
      id: 'often',
      title: 'How often do I need a cleaning?',
      text: ['Twice a year is right for many people. With gum disease it is often more.'],
    },
    {
      id: 'urgent',
      title: 'When is a toothache an emergency?',
      text: [
        'Swelling that spreads, or trouble breathing or swallowing, needs an emergency room right away.',
      ],
    },
  ],
  promises: {
    personalized_care: ['Appointments [are|will be] longer, so nothing is rushed.'],
    accessibility: [
      'With a toothache, you [can|will be able to] see us the same week.',
      'We [see|will see] patients some evenings.',
      'Call, and you [reach|will reach] a person.',
    ],
    holistic_approach: ['Sleep, stress and other health problems [are|will be] part of your history.'],
    technology: ['Text or message us about an appointment.', 'A first look can be by video.'],
    expertise: [
      '{[We do fillings, crowns and gum care every week.|Fillings, crowns and gum care are what we trained for.]|Ask what we trained in, and where.}',
    ],
  },
  ways: {
    office: 'Cleanings, fillings, X-rays and anything else hands-on.',
    video: 'Second opinions, sore spots and questions after treatment.',
  },
}
