// The contract between the app, the function `waitlist` and the table waitlist_entries.
import * as z from 'zod/mini'
import { emailSchema } from '../contact/email-schema.ts'

/** The path, below the functions' base URL, where visitors without an account join: `POST`, as JSON or as a plain form. */
export const WAITLIST_PATH = '/waitlist'

/** The features with a waitlist. Visitors without an account can join `social_ads` only. */
export const WAITLIST_FEATURES = ['social_ads', 'reviews', 'bookings', 'payments'] as const

export type WaitlistFeature = (typeof WAITLIST_FEATURES)[number]

/** Largest request body, in bytes. */
export const WAITLIST_MAX_BYTES = 4 * 1024

export const JOINS_PER_ADDRESS_PER_MINUTE = 10
export const JOINS_PER_EMAIL_PER_HOUR = 5

/** What is sent to join. The last two fields are traps for bots; see `detectBot`. */
export const joinSchema = z.object({
  email: emailSchema,
  more: z.optional(z.unknown()),
  elapsed_ms: z._default(z.catch(z.nullable(z.number()), null), null),
})

export type Join = z.output<typeof joinSchema>
