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
    'For [a time|news of the opening] or a question, call us.',
  ],
  email: ['Write to us, and say how we can reach you.', 'If you write, please say how we can reach you.'],
  emailRule: [
    'Please keep medical details out of your message, because email is not private.',
    'Leave the details of your health for the visit, since others may read an email.',
  ],
}
