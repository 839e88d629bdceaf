// What the app, the function `waitlist` and the table waitlist_entries agree on.
import * as z from 'zod/mini'
import { canonicalEmail, EMAIL_MISSING, emailProblem } from '../contact/email.ts'

/** Where visitors without an account join, under the address of the functions: `POST`, as JSON or as a plain form. */
export const WAITLIST_PATH = '/waitlist'

/** What has a list. `social_ads` is the one that visitors without an account can join. */
export const WAITLIST_FEATURES = ['social_ads', 'social_media', 'reviews', 'bookings', 'payments'] as const

export type WaitlistFeature = (typeof WAITLIST_FEATURES)[number]

/** Largest body that the endpoint reads. */
export const WAITLIST_MAX_BYTES = 4 * 1024

export const JOINS_PER_ADDRESS_PER_MINUTE = 10
export const JOINS_PER_EMAIL_PER_HOUR = 5

/** What is sent to join. The last two fields are traps for bots; see `detectBot`. */
export const joinSchema = z.object({
  email: z.pipe(
    z.string({ error: EMAIL_MISSING }).check(
      z.trim(),
      z.superRefine((email, context) => {
        const problem = emailProblem(email)
        if (problem) context.addIssue(problem)
      }),
    ),
    z.transform(canonicalEmail),
  ),
  website: z.optional(z.unknown()),
  elapsed_ms: z._default(z.catch(z.nullable(z.number()), null), null),
})

export type Join = z.output<typeof joinSchema>
