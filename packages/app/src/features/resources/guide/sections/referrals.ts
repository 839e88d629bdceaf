import type { GuideSection } from '../guide-section.ts'

export const referrals: GuideSection = {
  id: 'referrals',
  title: 'Referrals you earn',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Colleagues refer when three worries are gone: the patient will be seen soon, they will hear back, and they will not lose the patient. Lunch does not remove these worries. A one-page sheet and a reliable letter do.',
    },
    {
      kind: 'list',
      items: [
        'Make a list of 20 people who meet your future patients first: primary care, therapists, physical therapists, dentists, pharmacists, school nurses, birth workers, trainers.',
        'Visit or call two of them a week. Ask what they find hard to place. Listen longer than you talk.',
        'Leave one page: whom you see, whom you do not, how soon, which plans, and a direct number that a person answers.',
        "After each referral, send a short note within two working days, with the patient's permission where it is needed.",
        'Refer back. Say who stays in charge of what.',
      ],
    },
    {
      kind: 'wording',
      title: 'A first note to a colleague',
      text: '"I have opened a practice for adults with long-lasting pain on Alder Street. I see new patients within ten days, send a plan to you after the first visit, and hand care back when the plan is running. May I stop by for ten minutes and hear whom you find hard to place?"',
    },
    {
      kind: 'paragraph',
      text: 'Never pay or reward anyone for sending patients: no finder\'s fee, no gift cards, no free rent, no "marketing fee" per patient. Federal and state anti-kickback and fee-splitting laws reach further than most people expect, and some apply to cash practices too. If an offer has a dollar amount for each patient, ask a health lawyer before you answer.',
    },
    {
      kind: 'paragraph',
      text: 'Patients refer as well, and mostly because of small things: a call back on the same day, a clear bill, a name remembered. Two cards with your direct number at the end of a good visit are enough.',
    },
    {
      kind: 'checklist',
      title: 'This week',
      items: [
        'Write the list of 20 names.',
        'Write the one page, and let a colleague strike out every adjective.',
        'Set up the direct number.',
        'Put a reminder for follow-up notes into the visit checklist.',
      ],
    },
  ],
}
