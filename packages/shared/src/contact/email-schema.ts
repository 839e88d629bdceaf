import * as z from 'zod/mini'
import { canonicalEmail, EMAIL_MISSING } from './email.ts'
import { explainEmail } from './explain-email.ts'

/** Parses a typed address into its canonical spelling; an invalid one fails with the sentence of `explainEmail`. */
export const emailSchema = z.pipe(
  z.pipe(z.string({ error: EMAIL_MISSING }), z.transform(canonicalEmail)),
  z.string().check(
    z.superRefine((email, context) => {
      const problem = explainEmail(email)
      if (problem) context.addIssue(problem)
    }),
  ),
)
