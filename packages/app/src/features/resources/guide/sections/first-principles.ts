import type { GuideSection } from '../guide-section.ts'

export const firstPrinciples: GuideSection = {
  id: 'first-principles',
  title: 'What marketing has to do for you',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A small practice does not need to be famous. It needs the right people nearby to find it, believe it and reach it. Every hour and every dollar should serve one of these three. If you cannot say which one, leave it out.',
    },
    {
      kind: 'list',
      items: [
        'Found: somebody who needs what you do, near where you do it, sees your name when they look or ask.',
        'Believed: what they read answers their worry in plain words, and it matches what others say about you.',
        'Reached: calling, booking or writing takes one step, and somebody answers soon.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Work on them in the reverse order. An ad that leads to a phone nobody picks up is money burned. Fix the phone first, then the website, then the listings. Buy attention last.',
    },
    {
      kind: 'paragraph',
      text: 'Count one thing from the first day: how each new patient heard of you. Ask it on the intake form and write it down. After three months that list knows more about your marketing than any consultant.',
    },
    {
      kind: 'checklist',
      title: 'Before you spend anything',
      items: [
        'Call your own number at noon and after hours. Note what a new patient would hear.',
        'Book a visit with yourself on a phone. Count the taps.',
        'Add "How did you hear about us?" to the intake form, with room for a name.',
        'Decide who answers new inquiries, and by when.',
      ],
    },
  ],
}
