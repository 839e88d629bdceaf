import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'acupuncture',
  lede: [
    'For pain, stress and poor sleep.',
    'For aches and poor sleep, along with your regular care.',
    'Time to lie still, for everyday aches, stress and sleep.',
  ],
  servicesHeading: 'Why people try acupuncture',
  services: [
    { id: 'back', name: 'Back and neck pain', more: 'A common reason for a first visit.' },
    { id: 'headache', name: 'Headache and migraine', more: 'Along with the medicine you take.' },
    { id: 'knees', name: 'Knee and hip pain', more: 'Stiff, sore joints on the stairs or after a walk.' },
    { id: 'sleep', name: 'Stress and sleep', more: 'Time to lie still and rest.' },
    { id: 'nausea', name: 'Nausea', more: 'In pregnancy or cancer treatment, along with your regular care.' },
    { id: 'cycle', name: 'Period pain and menopause', more: 'Cramps, hot flashes and poor sleep.' },
    { id: 'jaw', name: 'Jaw pain', more: 'Sore jaws, clenching and tight muscles at the temples.' },
    { id: 'shoulder', name: 'Shoulder pain', more: 'Stiff shoulders, from work, sports or sleep.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{Eat something first|What to have ready}',
      text: [
        '{A light meal an hour or two before is enough. Loose sleeves and pant legs help.|A list of your medicines and the dates of earlier treatments.}',
      ],
    },
    {
      id: 'talk',
      title: 'Your health history',
      usual: [
        'We [ask|will ask] about your pain, sleep, digestion and stress.',
        '{Expect us to look at your tongue and feel your pulse.|Expect us to look at your tongue on camera.}',
      ],
    },
    {
      id: 'needles',
      title: '{The treatment|What you can do at home}',
      usual: [
        '{Needles [stay|will stay] in for twenty to thirty minutes while you rest.|You [learn|will learn] which points to press, and when.}',
        '{You can ask us to take one out at any time.|We [watch|will watch] you try it.}',
      ],
    },
    {
      id: 'after',
      title: 'Afterward',
      text: ['Many people feel calm or a little sleepy for an hour or so.'],
    },
  ],
  questions: [
    {
      id: 'hurt',
      title: 'Do the needles hurt?',
      text: [
        'Most people feel a quick prick, then a dull or warm feeling. The needles are much thinner than those for a blood test.',
      ],
    },
    {
      id: 'clean',
      title: 'Are the needles clean?',
      text: ['Yes. In the United States they are sterile and used once.'],
    },
  ],
  promises: {
    personalized_care: [
      'No visit [is|will be] rushed.',
      'Points [are|will be] chosen for how you feel that day.',
    ],
    accessibility: [
      'You can usually get in the same week.',
      'Evening times [are|will be] open, too.',
      'When you call, a person [picks|will pick] up.',
    ],
    holistic_approach: ['Treatment here [takes|will take] your sleep, food, work and mood into account.'],
    technology: ['Questions by message [are|will be] fine.', 'Advice between treatments can be by video.'],
    expertise: [
      '[We treat back pain, headaches and poor sleep every week.|Back pain, headaches and poor sleep are what we trained for.]',
    ],
  },
  ways: {
    office: 'Needles, heat and cupping.',
    video: 'Questions between visits, and things to do at home.',
  },
}
