import { canonicalEmail, isEmail } from '@foyer/shared/contact/email.ts'
import * as z from 'zod/mini'

/** The email of a new account: what a capture takes, in the same spelling. */
export const emailField = z
  .string()
  .check(z.overwrite<string>(canonicalEmail), z.refine(isEmail, { error: 'Valid email is required' }))
