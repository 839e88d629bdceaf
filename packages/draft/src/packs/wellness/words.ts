import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'wellness sessions',
  lede: [
    'Quiet time for yourself.',
    'Time to rest, move or breathe.',
    'Sessions that leave room to slow down.',
  ],
  servicesHeading: 'What we [offer|will offer]',
  services: [
    { id: 'start', name: 'A first session', more: 'A short talk, then a first try.' },
    { id: 'single', name: 'Single sessions', more: 'One session, whenever you like.' },
    { id: 'series', name: 'A series', more: 'A regular time in your week.' },
    { id: 'beginners', name: 'For beginners', more: 'Nothing to know and nothing to buy.' },
    { id: 'groups', name: 'Small groups', more: 'With a few others, at one pace.' },
    { id: 'two', name: 'Sessions for two', more: 'With a friend, a partner or a parent.' },
    { id: 'home', name: 'Practice at home', more: 'Ten minutes that you can repeat by yourself.' },
    { id: 'events', name: 'Days and retreats', more: 'More time together, now and then.' },
  ],
  visit: [
    { id: 'before', title: 'What to wear', text: ['Something loose, and layers if you get cold easily.'] },
    {
      id: 'talk',
      title: 'A short talk first',
      usual: ['Tell us how you are, and what you would rather not do.'],
    },
    {
      id: 'session',
      title: 'The session',
      usual: ['You can stop whenever you want.'],
    },
  ],
  questions: [
    {
      id: 'medical',
      title: 'Is this medical care?',
      text: ['No. It does not replace care from a doctor or a nurse.'],
    },
    {
      id: 'first',
      title: 'Is it for beginners?',
      text: ['Yes. Most people start with no experience.'],
    },
  ],
  wholeTitle: 'Body and mind',
  promises: {
    personalized_care: ['Each session [follows|will follow] how you feel that day.'],
    accessibility: [
      'New people can usually start the same week.',
      'Some sessions [are|will be] in the evening.',
      'We [reply|will reply] within a day.',
    ],
    holistic_approach: ['Body, breath and mind [are|will be] all part of a session.'],
    technology: ['Book and ask by message.', 'Some sessions can be by video.'],
    expertise: ['Ask us where we trained, and how long we have done this.'],
  },
  ways: { office: 'The full session, in a quiet room.', video: 'Sessions at home, with a little space.' },
}
