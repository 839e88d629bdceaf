import * as z from 'zod/mini'

const NAME_MIN_LENGTH = 2
/** The limit of the table `profiles`. */
export const NAME_MAX_LENGTH = 100
export const COMPANY_NAME_MAX_LENGTH = 200

const name = (message: string) => z.string().check(z.trim(), z.minLength(NAME_MIN_LENGTH, { error: message }))

/** The rules for names, wherever they are typed. */
export const nameFields = {
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  companyName: z.string().check(z.trim()),
}

/** The rule for agreeing to the terms. */
export const termsField = z
  .boolean()
  .check(z.refine((accepted) => accepted, { error: 'You must accept the terms' }))

// Labels and limits of the name inputs of every form.

export const FIRST_NAME_INPUT = {
  label: 'First Name',
  autoComplete: 'given-name',
  maxLength: NAME_MAX_LENGTH,
} as const

export const LAST_NAME_INPUT = {
  label: 'Last Name',
  autoComplete: 'family-name',
  maxLength: NAME_MAX_LENGTH,
} as const

export const PRACTICE_NAME_INPUT = {
  label: 'Practice Name',
  optional: '(if you have one)',
  autoComplete: 'organization',
  maxLength: COMPANY_NAME_MAX_LENGTH,
} as const

/** Returns a hint for a name that is too short, unless it is empty. */
export function shortNameHint(typed: string): string | undefined {
  return typed.trim().length === 1 ? `Use at least ${NAME_MIN_LENGTH} characters.` : undefined
}
