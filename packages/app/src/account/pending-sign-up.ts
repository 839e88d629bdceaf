import * as z from 'zod/mini'
import { keep, VISITOR } from '../session/kept.ts'

const pendingSignUpSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  /** Somebody who refers practices and has none is asked nothing about a website. */
  startsAs: z._default(z.enum(['practice', 'partner']), 'practice'),
  /** When the terms were accepted, as an ISO date and time. */
  termsAcceptedAt: z.string(),
})

/**
 * The sign-up form until the account has it. Stored in the browser, because a mailed link opens in another tab. It is the only
 * way from the form to the account: what a request for a mail carries may come from anybody.
 */
export const pendingSignUp = keep({
  name: 'pending-sign-up',
  area: 'browser',
  schema: pendingSignUpSchema,
})(VISITOR)
