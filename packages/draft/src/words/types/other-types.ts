import type { TypeWords } from '../type-words.ts'

/** What we say when the type is the owner's own, or not known: nothing about the field. */
export const OTHER_TYPE_WORDS: Omit<TypeWords, 'noun'> = {
  lede: ['An independent health practice[|, not open yet].'],
  servicesHeading: 'What people come for',
  services: [],
  visit: [
    {
      id: 'before',
      title: 'Before we meet',
      text: [
        '{Make a list: your medicines, your questions, what you hope for.|Put your medicines and your questions where you can see them.}',
        '{Records are useful if you have any.|Old results can wait in a folder beside you.}',
      ],
    },
    {
      id: 'visit',
      title: '{At the visit|On the screen}',
      usual: [
        '{You [talk|will talk] first, and we [listen|will listen].|It [starts|will start] with what brought you here.}',
        '{What follows depends on what you need.|Then we [sort|will sort] out what a screen can do and what it cannot.}',
      ],
    },
    {
      id: 'after',
      title: 'Before we part',
      usual: [
        '{You [know|will know] the next step and the day for it.|A short summary [reaches|will reach] you in writing.}',
      ],
    },
  ],
  questions: [
    {
      id: 'bring',
      title: 'What should I have ready?',
      text: [
        '{The names of your medicines, and past results if you have some.|A quiet corner, your medicines, and something to write on.}',
      ],
    },
    {
      id: 'company',
      title: 'May someone {be there with me|listen in}?',
      text: [
        '{Most people are glad of a second pair of ears.|If you agree, a relative can join from anywhere.}',
        '{Mention it when you book.|Say who is in the room when the visit begins.}',
      ],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and a plan that [is|will be] yours alone.',
    accessibility: 'Visits within the week, some evenings, and calls that [get|will get] an answer.',
    holistic_approach: 'Rest, food, work and worries [are|will be] part of the talk.',
    technology: 'Write to us, fill in forms online, and read results at home.',
    expertise: 'Deep training in the problems we [treat|will treat] most.',
  },
  ways: {
    office: 'For exams, and for anything that needs a hand on it.',
    video: 'For questions, results and plans.',
  },
}
