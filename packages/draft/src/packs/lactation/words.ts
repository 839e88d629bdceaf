import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'lactation help',
  lede: [
    'Help with breastfeeding, from the first latch to weaning.',
    'Breastfeeding help for new parents and their babies.',
    'Help with latch, pain and milk supply.',
  ],
  servicesHeading: 'What we [help|will help] with',
  services: [
    { id: 'first', name: 'The first weeks', more: 'Latch, position and how often to feed.' },
    { id: 'pain', name: 'Pain when nursing', more: 'Sore nipples, plugged ducts and mastitis.' },
    { id: 'supply', name: 'Milk supply', more: 'Too little or too much.' },
    { id: 'pumping', name: 'Pumping and work', more: 'A schedule, and parts that fit.' },
    { id: 'bottle', name: 'Bottle and breast', more: 'How to do both.' },
    { id: 'twins', name: 'Twins and early babies', more: 'Feeding more than one, or a small one.' },
    { id: 'weaning', name: 'Weaning', more: 'Slowly, at your pace.' },
    { id: 'tongue', name: 'Tongue-tie checks', more: 'A look, and a referral if one is needed.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'What to have ready',
      text: ['Your pump, a pillow you like, and a baby who will be hungry soon.'],
    },
    {
      id: 'story',
      title: 'How it is going',
      usual: ['We [hear|will hear] about the birth, the feeds so far and what hurts.'],
    },
    {
      id: 'feed',
      title: 'A feed together',
      usual: ['We [watch|will watch] one whole feed and try what may be more comfortable.'],
    },
    {
      id: 'after',
      title: 'A plan for the week',
      usual: ['You [get|will get] the next steps in writing, for you and your baby’s doctor.'],
    },
  ],
  questions: [
    {
      id: 'early',
      title: 'When should I ask for help?',
      text: ['Pain that lasts through a feed is a good reason. So are too few wet diapers.'],
    },
    {
      id: 'partner',
      title: 'Can my partner be there?',
      text: ['Many families like that. It helps when two people know the plan.'],
    },
  ],
  promises: {
    personalized_care: ['A visit [leaves|will leave] time for a whole feed.'],
    accessibility: [
      'New parents [are usually|will usually be] seen within a few days.',
      'We [offer|will offer] some evening visits.',
      'You can text or call, and a person [answers|will answer].',
    ],
    holistic_approach: ['Your own sleep, food and mood [count|will count] as much as the feeding.'],
    technology: ['You can message us between feeds.', 'Follow-ups can be by video.'],
    expertise: ['Ask us about our training in breastfeeding.'],
  },
  ways: {
    office: 'A whole feed, and a weight before and after it.',
    video: 'Pumping, bottles and short questions.',
  },
}
