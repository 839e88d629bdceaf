import { COMPANY_NAME_MAX_LENGTH, NAME_MAX_LENGTH, NAME_MIN_LENGTH } from './name-fields.ts'

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
