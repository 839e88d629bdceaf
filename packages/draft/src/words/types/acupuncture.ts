import type { FieldWords } from '../type-words.ts'

export const ACUPUNCTURE: FieldWords = {
  noun: 'acupuncture',
  servicesHeading: 'Why people try acupuncture',
  services: [
    { id: 'back', name: 'Back and neck pain', more: 'The reason most people come the first time.' },
    {
      id: 'headache',
      name: 'Headache and migraine',
      more: 'Beside the medicine you take, or when you would like to take less.',
    },
    { id: 'knees', name: 'Sore knees and hips', more: 'Stiff in the morning, slow on the stairs.' },
    { id: 'sleep', name: 'Sleep and stress', more: 'An hour of lying still is rare enough.' },
    { id: 'nausea', name: 'Nausea', more: 'In pregnancy, or during treatment for cancer.' },
    { id: 'cycle', name: 'Cycle and menopause', more: 'Cramps, hot flashes and restless nights.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Eat something first',
      text: [
        'A light meal an hour or two before makes it easier to lie still. Sleeves and pant legs that roll up are practical.',
      ],
    },
    {
      id: 'talk',
      title: 'Questions you may not expect',
      usual: [
        'We [ask|will ask] about sleep, digestion and warm or cold hands, and {look at your tongue|ask you to show your tongue}.',
      ],
    },
    {
      id: 'needles',
      title: '{The needles|What can be done at home}',
      usual: [
        '{They [stay|will stay] in for twenty to thirty minutes while you rest, and you can have one taken out at any time.|You [learn|will learn] points to press with your own thumb, and when to do it.}',
      ],
    },
    {
      id: 'after',
      title: 'Afterward',
      text: ['Many people feel calm or a little sleepy, so leave some room before the next thing.'],
    },
  ],
  questions: [
    {
      id: 'hurt',
      title: 'Do the needles hurt?',
      text: [
        'They are far thinner than those for a blood test. Most people notice a prick, then a dull or warm feeling.',
      ],
    },
    {
      id: 'clean',
      title: 'Are the needles clean?',
      text: ['In the United States they are sterile and made for a single use.'],
    },
  ],
  promises: {
    personalized_care: 'An unhurried visit, and points chosen for one person.',
    accessibility: 'Room in the same week, some evenings, and a phone that [is|will be] answered.',
    holistic_approach: 'Sleep, food, work and mind [get|will get] as many questions as the sore spot.',
    technology: 'Write a message, meet on video, skip the phone.',
    expertise: 'Long study of the complaints that we [treat|will treat] most.',
  },
  ways: {
    office: 'For treatment with needles, heat or cups.',
    video: 'For questions between visits, and for what you can do at home.',
  },
}
