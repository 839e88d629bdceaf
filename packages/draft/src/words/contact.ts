import type { Variants } from './type-words.ts'

/** Said on every page, unless the field has words of its own for it. */
export const EMERGENCY = 'If this is an emergency, call 911.'

/** How to ask for a visit, by the ways that the owner has added: one that is missing is not named. */
export const CONTACT_WAYS: {
  readonly booking: Variants
  readonly phone: Variants
  readonly email: Variants
  readonly emailRule: Variants
} = {
  booking: ['Book online, day or night.', 'Choose a day and a time online.'],
  phone: [
    'Call us [to make an appointment or|about our opening, or to] ask a question.',
    '[To make an appointment|To hear about our opening] or ask a question, call us.',
  ],
  email: ['Email us your name and a good number to reach you.', 'When you email, include a phone number.'],
  emailRule: [
    'Email is not private, so please leave out medical details.',
    'Please leave out medical details. Email is not private.',
  ],
}
