import type { GuideSection } from '../guide-section.ts'

export const reviews: GuideSection = {
  id: 'reviews',
  title: 'Reviews, within the rules',
  blocks: [
    {
      kind: 'paragraph',
      text: 'People read reviews the way they listen to a neighbor. A steady trickle of honest ones does more than a burst. Some rules come from the review sites, others from consumer and privacy law, and they are simple to keep.',
    },
    {
      kind: 'paragraph',
      text: 'Some professions do not ask at all. The codes of psychologists, counselors, social workers and behavior analysts bar requests for testimonials from clients; marriage and family therapists, addiction counselors and psychiatrists do well to keep to the same. Ask colleagues who refer to you for a sentence instead, and skip the rules and words below that are about asking.',
    },
    {
      kind: 'list',
      items: [
        'Ask everybody, or ask at random. Asking only happy patients, or sending unhappy ones to a private form first, is called gating, and the large review sites forbid it.',
        'Never pay, discount, raffle or give gifts for a review.',
        'Never write one yourself, and do not let staff or family do it.',
        'Do not collect reviews on a tablet at the front desk. Patients feel watched, and many reviews from one device look false.',
        'Do not use a quote from a review in an ad or on your site without written authorization.',
      ],
    },
    {
      kind: 'wording',
      title: 'How to ask, on paper or in a message after the visit',
      text: '"Thank you for coming in. If you have a minute, an honest review helps people nearby choose a practice. Please leave out anything about your health that you would rather keep private. Here is the link."',
    },
    { kind: 'heading', text: 'Answering without telling' },
    {
      kind: 'paragraph',
      text: 'A reply may not confirm that the writer is a patient, even if they said so themselves, and even if they are wrong. No dates, no details, no "as we discussed". Reply in general, and move the talk to the phone. Let a second person read each reply before it goes out, and never reply on the day you are angry.',
    },
    {
      kind: 'wording',
      title: 'A reply to praise',
      text: '"Thank you for the kind words. We pass them on to the whole team."',
    },
    {
      kind: 'wording',
      title: 'A reply to a complaint',
      text: '"We take concerns like this seriously. Privacy rules keep us from discussing anybody\'s care here. Our office manager would like to listen: please call 555-0100 on any weekday."',
    },
    {
      kind: 'checklist',
      title: 'Make it a habit',
      items: [
        'Where your profession allows it: one short link to your review page, printed on the visit summary.',
        'One person who reads new reviews every Monday.',
        'Reports of false or abusive reviews go to the site, with calm facts, and not into the comments.',
        'Each complaint that repeats becomes a change in the office, not a better reply.',
      ],
    },
  ],
}
