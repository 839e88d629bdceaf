// The card that answers, and the statement on accessibility.
import type { ANSWER_KINDS } from '../answers-section.ts'

/** By the first way to get in touch that the practice has. */
export const ANSWERS_HEADINGS = {
  phone: 'Before you call',
  bookingUrl: 'Before you book',
  patientEmail: 'Before you write',
}

export const ANSWER_WORDS: { readonly [About in (typeof ANSWER_KINDS)[number]]: string } = {
  new: 'New %patients',
  insurance: 'Insurance',
  languages: 'Languages',
  ages: 'Ages',
  hours: 'Hours',
  home: 'Home %visits',
  where: 'Where',
  video: 'Video',
}

/** What was checked of every page of ours, and whom to tell, by the way that a practice has given. */
export const ACCESS_WORDS = {
  title: 'Accessibility:',
  checked: 'This site was checked with automated tools, with a keyboard and at four times its size.',
  call: 'If something on this site is hard to use, call us.',
  write: 'If something on this site is hard to use, write to us.',
} as const
