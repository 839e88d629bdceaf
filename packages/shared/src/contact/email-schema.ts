import * as z from 'zod/mini'
import { plainText } from '../plain-text.ts'
import { canonicalEmail, EMAIL_MISSING, emailProblem } from './email.ts'

/** Parses a typed address into its canonical spelling; an invalid one fails with the sentence of `emailProblem`. */
export const emailSchema = z.pipe(
  z.pipe(
    z.string({ error: EMAIL_MISSING }),
    z.transform((text) => canonicalEmail(plainText(text))),
  ),
  z.string().check(
    z.superRefine((email, context) => {
      const problem = emailProblem(email)
      if (problem) context.addIssue(problem)
    }),
  ),
)
