import type { GuideSection } from '../guide-section.ts'

export const firstNinetyDays: GuideSection = {
  id: 'first-90-days',
  title: 'Your first 90 days',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Nobody does all of this at once. Take one line at a time, from the top. If you are already open, start anyway: most practices find gaps in the first two weeks.',
    },
    {
      kind: 'checklist',
      title: 'Days 1 to 14: be reachable',
      items: [
        'Sentence and three facts written, and known by everybody who answers the phone.',
        'Phone greeting recorded. Missed calls are returned on the same working day.',
        "Domain name bought in the practice's name. Mail works under it.",
        'Google Business Profile claimed, verification started.',
        '"How did you hear about us?" on the intake form.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Days 15 to 45: be findable',
      items: [
        'Website online with the six pages, tested on a phone.',
        'Pages for your two most important services.',
        'Name, address and phone the same in ten listings.',
        'Ten photos taken and uploaded.',
        'List of 20 colleagues written, the first six visited.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Days 46 to 75: be recommended',
      items: [
        'Review link on every visit summary, where your profession allows it; each review answered within a week.',
        'Follow-up note to every referring colleague within two working days.',
        'Six more colleagues visited.',
        'Answers to the five questions that callers ask most are on the site.',
        'One talk or open hour where your patients already are: a library, a gym, a school, a senior center.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Days 76 to 90: decide',
      items: [
        'Count new patients by how they heard of you.',
        'Stop what brought nobody. Do more of the best two.',
        'Only now decide about ads, with a limit and an end date.',
        'Call three patients who came once and did not return. Ask what would have helped, and listen.',
        'Put the next 90 days on one page.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'After that it becomes quiet work: an hour on Mondays for reviews and listings, one colleague a week, one new page a month. Quiet work, kept up, is what most of your competitors will not do.',
    },
  ],
}
