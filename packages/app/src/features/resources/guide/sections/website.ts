import type { GuideSection } from '../guide-section.ts'

export const website: GuideSection = {
  id: 'website',
  title: 'A website that answers the phone',
  blocks: [
    {
      kind: 'paragraph',
      text: 'People come to a practice website with five questions. Can you help with this? Are you near or online? Do you take my insurance, or what does it cost? When can I come? Who are you? A good site answers all five before anybody has to scroll far, and offers the next step on every page.',
    },
    { kind: 'heading', text: 'The pages you need' },
    {
      kind: 'list',
      items: [
        'Home: your sentence, three facts, phone number, and one button for a visit.',
        'One page for each service that people look for by name. A page that lists twelve services is found for none of them.',
        'About: a real photo, your training in two lines, and why you do this work in your own voice.',
        'Fees and insurance: plans by name, or prices in dollars. "Call for pricing" makes people call somebody else.',
        'First visit: how long it takes, what to bring, where to park, what happens afterwards.',
        'Contact: address as on the sign, hours, phone, map, and what to do in an emergency.',
      ],
    },
    { kind: 'heading', text: 'What to leave out' },
    {
      kind: 'paragraph',
      text: 'Sliders, music, chat windows that pop up by themselves, and stock photos of models in white coats. Leave out promises of results, words like "best" and "leading", and before-and-after pictures unless you have written permission and have checked your board\'s advertising rules.',
    },
    {
      kind: 'paragraph',
      text: 'Make it usable for everyone: text that can be enlarged, good contrast, labels on every field, no information that lives only in a picture. It is decent, it is expected of health services, and the same work helps search engines to read your pages.',
    },
    {
      kind: 'checklist',
      title: 'Test it on a phone, outside, in sunlight',
      items: [
        'The phone number dials when tapped.',
        'Hours and address are found in ten seconds.',
        'The first page appears before you lose patience on a weak connection.',
        'Every form says what happens next and by when.',
        'Someone over 70 can book without help.',
        'You own the domain name, and the login for it is in your own password manager.',
      ],
    },
  ],
}
