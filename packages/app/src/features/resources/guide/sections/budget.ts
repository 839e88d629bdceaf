import type { GuideSection } from '../guide-section.ts'

export const budget: GuideSection = {
  id: 'budget',
  title: 'A budget you can defend',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Begin with your time, because in the first year it is what you have. Four hours a week, kept like a clinic session, move a young practice further than a large invoice. Buy help for what you do badly or would never finish: photos, the website, bookkeeping.',
    },
    {
      kind: 'paragraph',
      text: 'Spend in this order, and stop wherever the schedule is full enough.',
    },
    {
      kind: 'list',
      items: [
        'First: a phone that is answered, a sign that can be read from the street, a website that is clear.',
        'Second: an hour with a photographer, cards, and one page for colleagues.',
        'Third: time for visits to colleagues, and one local event at which you would be anyway.',
        'Fourth: search ads for one service in one area, for 60 days, with a limit you can afford to lose.',
        'Last, if at all: social media ads, mailers, sponsorships, radio.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Work with one simple sum. Take what you spent on a channel in a quarter, your own hours included, and divide it by the new patients who named it. Compare channels with each other, not with a number from the internet. If you could not say within a quarter what something brought, it was a gift.',
    },
    { kind: 'calculator' },
    { kind: 'heading', text: 'Before you sign with an agency' },
    {
      kind: 'list',
      items: [
        'Month to month, or a first term of three months at most.',
        'Domain, website, listings and ad accounts are in your name from the first day.',
        'A report that counts calls and booked visits, not impressions.',
        'Two references from practices of your size that you may call.',
        'No promise of a rank, a number of patients, or a return.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Write down today',
      items: [
        'The most you will spend before the first 90 days are over.',
        'The four hours a week, in the calendar.',
        'Which channel you will stop if it brings nobody by then.',
      ],
    },
  ],
}
