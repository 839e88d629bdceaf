import type { FieldWords } from '../../words/type-words.ts'

export const WORDS: FieldWords = {
  noun: 'dermatology',
  lede: [
    'Care for skin, hair and nails.',
    'Medical care for skin, hair and nails.',
    'Skin care, from acne to skin checks.',
  ],
  servicesHeading: 'Skin, hair and nails',
  services: [
    {
      id: 'checks',
      name: 'Skin cancer checks',
      more: '{Head to toe, for new or changing spots.|Which spots need an in-person look, and where to get one.}',
    },
    { id: 'acne', name: 'Acne', more: 'For teens and adults.' },
    { id: 'eczema', name: 'Eczema and rashes', more: 'Dry, itchy or sore patches.' },
    { id: 'psoriasis', name: 'Psoriasis', more: 'Thick, scaly patches on elbows, knees or scalp.' },
    { id: 'moles', name: 'Moles', more: 'Which ones to watch and which to test.' },
    { id: 'hair', name: 'Hair loss and nail problems', more: 'Causes and treatments.' },
    {
      id: 'warts',
      name: 'Warts',
      more: '{Freezing and other treatments.|Which ones go away by themselves, and which need an office visit.}',
    },
    { id: 'rosacea', name: 'Rosacea', more: 'Redness and bumps on the face.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{How to get ready|Good light helps}',
      text: [
        'Skin and nails are easier to check without makeup or polish.',
        'Photos help with a rash that comes and goes.',
      ],
    },
    {
      id: 'look',
      title: 'The skin check',
      usual: [
        '{You [decide|will decide] how much of your skin we check.|You [show|will show] us the spot, or send a photo if the camera is not clear enough.}',
      ],
    },
    {
      id: 'explain',
      title: 'What it is',
      usual: ['We [tell|will tell] you what we think it is, and whether a small sample would help.'],
    },
    {
      id: 'routine',
      title: 'A routine you can keep',
      usual: ['The steps [are|will be] in writing: what to use, how much and when.'],
    },
  ],
  questions: [
    {
      id: 'mole',
      title: 'Which moles should be checked?',
      text: [
        'New, changing, uneven or bleeding ones.',
        'A mole larger than a pencil eraser should be checked, too.',
      ],
    },
    {
      id: 'cream',
      title: 'How long does a cream take to work?',
      text: ['Skin renews itself about once a month. Most treatments take at least that long.'],
    },
  ],
  promises: {
    personalized_care: ['There [is|will be] time to ask about more than one spot.'],
    accessibility: [
      'New rashes [are usually|will usually be] seen within a week.',
      'Evening visits [are|will be] available.',
      'You [won’t get|will not get] a phone menu when you call.',
    ],
    holistic_approach: ['Stress, sleep and food can affect your skin, so we [ask|will ask] about them.'],
    technology: [
      'Send us a photo or a message.',
      'Acne visits can be by video.',
      'Biopsy results [are|will be] online.',
    ],
    expertise: [
      '[We treat acne, eczema and psoriasis every week.|Acne, eczema and psoriasis are what we trained for.]',
    ],
  },
  ways: {
    office: 'Full skin checks, biopsies and anything that has to be removed.',
    video: 'Acne, follow-ups and rashes that show well in a photo.',
  },
}
