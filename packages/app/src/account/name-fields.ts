import * as z from 'zod/mini'

export const NAME_MIN_LENGTH = 2
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
