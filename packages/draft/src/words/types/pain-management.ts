import type { TypeWords } from '../type-words.ts'

export const PAIN_MANAGEMENT: TypeWords = {
  noun: 'pain management',
  lede: [
    'Careful plans for pain that has stayed too long.',
    'For pain that did not leave when it should have.',
    'Lasting pain, taken seriously and treated with a careful plan.',
  ],
  servicesHeading: 'Pain that may bring you here',
  services: [
    { id: 'back', name: 'Low back pain', more: 'With or without pain down the leg.' },
    { id: 'neck', name: 'Neck and shoulder pain', more: 'From work, from age, or after a crash.' },
    { id: 'nerves', name: 'Nerve pain', more: 'Burning, tingling, or sciatica.' },
    {
      id: 'joints',
      name: 'Hip and knee pain',
      more: 'While you wait for surgery, or when you decide against it.',
    },
    { id: 'headache', name: 'Headache', more: 'Mostly the kind that starts in the neck.' },
    { id: 'surgery', name: 'Pain after surgery', more: 'When the scar has healed and the pain has not.' },
    { id: 'medication', name: 'Medication review', more: 'A second look at everything you take for pain.' },
  ],
  visit: [
    {
      id: 'before',
      title: 'Gather the papers',
      text: [
        'Earlier scans and reports save time, and so does a list of the treatments that you have already tried.',
      ],
    },
    {
      id: 'history',
      title: 'Your history',
      usual: ['You [tell|will tell] us how it began and what the pain keeps you from.'],
    },
    {
      id: 'exam',
      title: '{The examination|A close look}',
      usual: ['We [look|will look] at how you stand, bend and walk, and where it hurts.'],
    },
    {
      id: 'plan',
      title: 'Next steps',
      text: ['A plan for pain often joins several things, such as movement, therapy, medicine and time.'],
      usual: ['We [set|will set] a day to see whether it has helped.'],
    },
  ],
  questions: [
    {
      id: 'scan',
      title: 'My scan looked normal. Is the pain real?',
      text: [
        'Yes. Pain can be there without a mark on a scan, just as some scans look bad in people who feel fine.',
      ],
    },
    {
      id: 'goal',
      title: 'Will the pain go away?',
      text: ['Sometimes it does, and often the aim is to sleep, walk and work better with less of it.'],
    },
  ],
  promises: {
    personalized_care: 'Longer visits, and a plan built around one person’s day.',
    accessibility: 'Same-week visits, some evening hours, and a phone that [is|will be] answered.',
    holistic_approach:
      'Sleep, food, work and mind [are|will be] part of the plan, because pain touches all four.',
    technology: 'Messages, video visits and results, so a bad day [needs|will need] no phone call.',
    expertise: 'Deep training in the kinds of pain we [see|will see] most.',
  },
  ways: {
    office: 'For the examination, for procedures, and for a first look at you moving.',
    video: 'For reviews of medicine, reading reports together, and changes to a plan.',
  },
}
