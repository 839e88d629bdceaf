import { visibleLine } from '@foyer/shared/plain-text.ts'
import * as z from 'zod/mini'

const NAME_MIN_LENGTH = 2
/** The limit of the table `profiles`. */
export const NAME_MAX_LENGTH = 100
export const COMPANY_NAME_MAX_LENGTH = 200

const text = (limit: number) =>
  z
    .string()
    .check(
      z.overwrite<string>(visibleLine),
      z.maxLength(limit, { error: `Use at most ${limit} characters.` }),
    )
const name = (message: string) =>
  text(NAME_MAX_LENGTH).check(z.minLength(NAME_MIN_LENGTH, { error: message }))

/** The rules for names, wherever they are typed. */
export const nameFields = {
  firstName: name('First name is required'),
  lastName: name('Last name is required'),
  companyName: text(COMPANY_NAME_MAX_LENGTH),
}

/** The rule for agreeing to the terms. */
export const termsField = z
  .boolean()
  .check(z.refine((accepted) => accepted, { error: 'You must accept the terms' }))

// Labels and limits of the name inputs of every form.

export const FIRST_NAME_INPUT = {
  label: 'First Name',
  autoComplete: 'given-name',
  limit: NAME_MAX_LENGTH,
} as const

export const LAST_NAME_INPUT = {
  label: 'Last Name',
  autoComplete: 'family-name',
  limit: NAME_MAX_LENGTH,
} as const

export const PRACTICE_NAME_INPUT = {
  label: 'Practice Name',
  optional: '(if you have one)',
  autoComplete: 'organization',
  limit: COMPANY_NAME_MAX_LENGTH,
} as const

/** Returns a hint for a name that is too short, unless it is empty. */
export function shortNameHint(typed: string): string | undefined {
  return typed.trim().length === 1 ? `Use at least ${NAME_MIN_LENGTH} characters.` : undefined
}
