import * as z from 'zod/mini'
import { keep, VISITOR } from '../../session/kept.ts'

const typedSignUpSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** The email that the form was prefilled with: a link with another one starts a new form. */
  prefilledEmail: z.string(),
})

/** The start form while it is filled in. Without a session it stays in this tab. */
export const typedSignUp = keep({ name: 'sign-up', area: 'tab', schema: typedSignUpSchema })(VISITOR)
