import type { Variants } from './type-words.ts'

/** Said on every page, unless the field has words of its own for it. */
export const EMERGENCY = 'If this is an emergency, call 911.'

/** Said in place of it where patients may be in danger from themselves; the links of both lines stand on these words. */
export const CRISIS = 'In a crisis? Call or text 988, day or night, free. In danger now? Call 911.'

/** Where 988 is named and people are seen by video: a page with a person on a screen may look like one. */
export const NO_CRISIS_LINE = 'We are not a crisis line.'

/** Beside 911 and beside services that name a risk. */
export const IN_CRISIS = 'In a crisis, call or text 988.'

/** Where there is a new baby; the hotline says itself that it is no crisis line, so `IN_CRISIS` follows. */
export const NEW_BABY = 'Hard days with a new baby? Call or text 1-833-852-6262, day and night.'

/** The same where the line calls 988 already. */
export const NEW_PARENTS = 'For new parents: 1-833-852-6262.'

/** Beside services, in words of their own: the contact says it, too. */
export const BESIDE_BIRTH =
  'The National Maternal Mental Health Hotline is free: 1-833-852-6262. If you are in crisis, call or text 988.'
export const BESIDE_RISK = 'If you are in crisis, you can call or text 988.'

/** Beside 911 where there is a new baby. */
export const MOTHERS = `If this is an emergency, call 911. ${NEW_BABY} ${IN_CRISIS}`

/** The words of a crisis on the first screen, in words of their own: it is said twice on purpose. */
export const CRISIS_ON_TOP = 'In a crisis, call or text 988 at any hour. In danger now? Call 911.'

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
  email: ['Email us your name and a good number to reach you at.', 'When you email, include a phone number.'],
  emailRule: [
    'Email is not private, so please leave out medical details.',
    'Please leave out medical details. Email is not private.',
  ],
}
