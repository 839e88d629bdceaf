import type { Variants } from './type-words.ts'

/** How to ask for a visit, by the ways that the owner has added: one that is missing is not named. */
export const CONTACT_WAYS: {
  readonly booking: Variants
  readonly phone: Variants
  readonly email: Variants
  readonly emailRule: Variants
} = {
  booking: ['Choose a time online, at any hour of the day.', 'You can choose a day and a time online.'],
  phone: [
    'Call us [for a time|about the opening], or with a question.',
    'A call is enough to ask [for a time|about the opening].',
  ],
  email: ['Write to us, and say how we can reach you.', 'A short note by email is enough to begin.'],
  emailRule: [
    'Please keep medical details out of it, because email is not private.',
    'Leave the details of your health for the visit, since others may read an email.',
  ],
}
