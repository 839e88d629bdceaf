import { emailProblem } from './email.ts'
import { suggestEmail } from './suggest-email.ts'

/**
 * Returns what is wrong with a typed address and which address was probably meant, for fields without a hint of their own;
 * `null` when it is valid.
 */
export function explainEmail(typed: string): string | null {
  const problem = emailProblem(typed)
  const meant = problem && suggestEmail(typed)
  return meant ? `${problem} Did you mean ${meant}?` : problem
}
