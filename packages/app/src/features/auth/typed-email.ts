import * as z from 'zod/mini'
import { keep, VISITOR } from '../../session/kept.ts'

const typedEmailSchema = z.object({
  email: z.string(),
  /** The email that the form was prefilled with: a link with another one starts a new form. */
  prefilledEmail: z.string(),
})

/** The email typed on the login screen, for a reload and for Back, until its owner is signed in. */
export const typedEmail = keep({ name: 'email', area: 'tab', schema: typedEmailSchema })(VISITOR)
