import type { GuideSection } from '../guide-section.ts'

export const positioning: GuideSection = {
  id: 'positioning',
  title: 'Say whom you are for',
  blocks: [
    {
      kind: 'paragraph',
      text: '"Compassionate, comprehensive care" could stand on any door in the country, so it says nothing. A sentence is useful when some readers think "that is me" and others know that they should look elsewhere. Both save you time.',
    },
    {
      kind: 'paragraph',
      text: 'Write one sentence with four parts: whom you see, what for, how you work, and where. Use the words that patients use on the phone. Read it aloud. If you would not say it to a neighbor, write it again.',
    },
    {
      kind: 'wording',
      title: 'Two sentences that work',
      text: '"I am a family doctor in Camden who sees adults with diabetes and high blood pressure. Visits last 40 minutes, and you always see me." Or: "We treat sports injuries in Boulder. New injuries are seen within two working days, and the first visit ends with a written plan."',
    },
    {
      kind: 'paragraph',
      text: 'Then choose three facts that prove it. Facts are things that another practice could not claim by copying your text: the length of a visit, the languages spoken, your training, same-week openings, posted prices, evening hours. Put these three on the first page, in your listings, and in the voicemail greeting.',
    },
    {
      kind: 'checklist',
      title: 'Done when',
      items: [
        'Your sentence names people, problem, way of working and place.',
        'Three facts stand behind it, and all of them are true today.',
        'The person at the front desk can say it without reading.',
        'You wrote down who is not a fit, and where you send them.',
      ],
    },
  ],
}
