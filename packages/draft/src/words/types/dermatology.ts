import type { FieldWords } from '../type-words.ts'

export const DERMATOLOGY: FieldWords = {
  noun: 'dermatology',
  servicesHeading: 'Skin, hair and nails',
  services: [
    {
      id: 'checks',
      name: 'Skin checks',
      more: '{Head to toe, for spots that are new or have changed.|Which spots need a closer look, and where to have it.}',
    },
    { id: 'acne', name: 'Acne', more: 'At fifteen, and at forty.' },
    {
      id: 'eczema',
      name: 'Eczema and rashes',
      more: 'Itching that wakes you, or patches that keep returning.',
    },
    { id: 'psoriasis', name: 'Psoriasis', more: 'On elbows and scalp, and sometimes in the joints.' },
    { id: 'moles', name: 'Moles and growths', more: 'Most are harmless, and a few deserve a sample.' },
    { id: 'hair', name: 'Hair loss and nails', more: 'Both can tell of something going on inside.' },
  ],
  visit: [
    {
      id: 'before',
      title: '{Come with bare skin|Bare skin and good light}',
      text: [
        'Skin is easiest to read without makeup or nail polish, and photos help with a rash that comes and goes.',
      ],
    },
    {
      id: 'look',
      title: 'A close look',
      usual: [
        '{You [decide|will decide] how much of your skin we see, and we [use|will use] a lens that lights it from the side.|Good daylight and a steady hand are enough; we [ask|will ask] for a photo where the camera is too coarse.}',
      ],
    },
    {
      id: 'explain',
      title: 'A name for it',
      usual: [
        'We [tell|will tell] you what we think it is, and whether a small sample would settle the question.',
      ],
    },
    {
      id: 'routine',
      title: 'A routine you can keep',
      usual: ['You [get|will get] the steps in writing, down to the amount and the hour.'],
    },
  ],
  questions: [
    {
      id: 'mole',
      title: 'When is a mole worth showing?',
      text: [
        'When it is new, uneven, larger than a pencil eraser, or different from last month. Bleeding is a reason not to wait.',
      ],
    },
    {
      id: 'cream',
      title: 'Why does a cream take so long?',
      text: ['Skin renews itself in about a month, so most treatments need at least that much time to show.'],
    },
  ],
  promises: {
    personalized_care: 'A longer visit, and a plan for your skin alone.',
    accessibility:
      'A rash [is|will be] seen in the same week, some evenings included, and calls [are|will be] answered.',
    holistic_approach: 'Skin shows how you sleep, eat, work and worry, so we [ask|will ask] about all four.',
    technology: 'Send a message, meet by video, and read results without a call.',
    expertise: 'Deep training in the skin problems that we [see|will see] most.',
  },
  ways: {
    office: 'For full skin checks, samples, and anything that has to be removed.',
    video: 'For acne, follow-ups, and rashes that photograph well.',
  },
}
