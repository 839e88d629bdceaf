import * as z from 'zod/mini'
import { keep, VISITOR } from '../session/kept.ts'

const pendingSignUpSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  /** When the terms were accepted, as an ISO date and time. */
  termsAcceptedAt: z.string(),
})

/** The sign-up form until the account exists. Stored in the browser, because a mailed link opens in another tab. */
export const pendingSignUp = keep({
  name: 'pending-sign-up',
  area: 'browser',
  schema: pendingSignUpSchema,
})(VISITOR)
